/**
 * All puzzles that come with the app, by kind and pack, each with how far it has come. Of packs of earlier versions only
 * what was played is listed.
 */
import type { KindName } from '@pipwright/play';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Progress, progressOf } from '../game/library.js';
import { allPacks, earlierPacks, nameOf, type Pack, placesIn, titleOfPack, titleOfPlace } from '../game/packs.js';
import { Icon } from '../ui/icons.js';
import { useNavigation } from '../ui/navigation.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

interface PuzzlesSheetProps {
  readonly kind: KindName;
  readonly current: string;
  readonly onBring: () => void;
  readonly onLibrary: () => void;
  readonly onClose: () => void;
}

export function PuzzlesSheet({ kind, current, onBring, onLibrary, onClose }: PuzzlesSheetProps) {
  const { words } = useSheetTools();
  const { summaries } = useNavigation();
  const packs = allPacks();
  const kinds = [...new Set(packs.map((pack) => pack.kind))];
  // A kind may have no packs at all.
  const [shown, setShown] = useState(kinds.includes(kind) ? kind : kinds[0]);
  const [progress, setProgress] = useState<(puzzle: string) => Progress>(() => progressOf(new Map()));
  useEffect(() => {
    void summaries().then((all) => setProgress(() => progressOf(all)));
  }, []);
  return (
    <Sheet title={words.puzzles.title} onClose={onClose}>
      <div class="choices">
        <button type="button" onClick={onLibrary}>
          {words.library.title}
        </button>
        <button type="button" onClick={onBring}>
          {words.bring.open}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of which one is down. */}
      <div class="tabs" role="group" aria-label={words.puzzles.title}>
        {kinds.map((each) => (
          <button key={each} type="button" aria-pressed={shown === each} onClick={() => setShown(each)}>
            {words.kinds[each].name}
          </button>
        ))}
      </div>
      {[...packs, ...earlierPacks()]
        .filter((pack) => pack.kind === shown)
        .map((pack) => (
          <PackList key={pack.name} pack={pack} current={current} progress={progress} onClose={onClose} />
        ))}
    </Sheet>
  );
}

interface PackListProps {
  readonly pack: Pack;
  readonly current: string;
  readonly progress: (puzzle: string) => Progress;
  readonly onClose: () => void;
}

function PackList({ pack, current, progress, onClose }: PackListProps) {
  const { words } = useSheetTools();
  const { go } = useNavigation();
  const open = useRef<HTMLButtonElement>(null);
  const all = placesIn(pack);
  const places = pack.followedBy === undefined ? all : all.filter((place) => progress(nameOf(place)) !== 'new');
  // Once the sheet is there, and what was played is known.
  useEffect(() => {
    requestAnimationFrame(() => open.current?.scrollIntoView({ block: 'nearest' }));
  }, [places.length]);
  if (places.length === 0) return null;
  const done = places.filter((place) => progress(nameOf(place)) === 'finished').length;
  return (
    <section class="pack">
      <h3>
        {titleOfPack(words, pack)} <small>{words.puzzles.solved(done, places.length)}</small>
      </h3>
      <div class="pack-list">
        {places.map((place) => {
          const name = nameOf(place);
          const state = progress(name);
          return (
            <button
              key={name}
              type="button"
              class={`choice ${state}`}
              ref={name === current ? open : null}
              aria-current={name === current}
              aria-label={words.puzzles.choose(titleOfPlace(words, place), words.puzzles.progress[state])}
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
    </section>
  );
}
