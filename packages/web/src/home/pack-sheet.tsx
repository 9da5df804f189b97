/** All puzzles of a pack, each with how far it has come. */
import { useEffect, useRef } from 'preact/hooks';
import { nameOf, type Pack, placesIn, sizeOfPack, titleOfPlace } from '../game/packs.js';
import { Icon } from '../ui/icons.js';
import { useNavigation } from '../ui/navigation.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { type HomeData, nextIn, solvedIn } from './home-data.js';

interface PackSheetProps {
  readonly pack: Pack;
  readonly data: HomeData;
  readonly onClose: () => void;
}

export function PackSheet({ pack, data, onClose }: PackSheetProps) {
  const { words } = useSheetTools();
  const { home: w, kinds } = words;
  const { go } = useNavigation();
  const next = nextIn(data, pack);
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    requestAnimationFrame(() => nextButton.current?.scrollIntoView({ block: 'nearest' }));
  }, []);
  return (
    <Sheet title={`${kinds[pack.kind].name} · ${sizeOfPack(words, pack)}`} onClose={onClose}>
      <p>{w.solved(solvedIn(data, pack), pack.count)}</p>
      <div class="pack-list">
        {placesIn(pack).map((place) => {
          const name = nameOf(place);
          const { state } = data.playedOf(name);
          return (
            <button
              key={name}
              type="button"
              class={`choice ${state}`}
              ref={name === next ? nextButton : null}
              aria-current={name === next}
              aria-label={w.choose(titleOfPlace(words, place), w.progress[state])}
              onClick={() => {
                onClose();
                go(name);
              }}
            >
              {place.number}
              {state === 'finished' && <Icon name="done" />}
              {state === 'begun' && <Icon name="begun" />}
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
