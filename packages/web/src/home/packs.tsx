/** The packs of a kind by difficulty: how far each has come, the puzzle to go on with, and the way to all of them. */
import type { KindName } from '@pipwright/play';
import { useState } from 'preact/hooks';
import { startOf } from '../game/library.js';
import { type Pack, packsOf, sizeOfPack } from '../game/packs.js';
import { useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Thumbnail } from '../ui/thumbnail.js';
import { useAsked } from '../ui/use-asked.js';
import { type HomeData, nextIn, solvedIn } from './home-data.js';
import { PackSheet } from './pack-sheet.js';

export function Packs({ kind, data }: { kind: KindName; data: HomeData }) {
  const { words } = useSheetTools();
  const [open, setOpen] = useState<Pack>();
  return (
    <section class="packs" aria-label={words.kinds[kind].name}>
      <h2>{words.kinds[kind].name}</h2>
      <ul>
        {packsOf(kind).map((pack) => (
          <PackCard key={pack.name} pack={pack} data={data} onOpen={() => setOpen(pack)} />
        ))}
      </ul>
      {open && <PackSheet pack={open} data={data} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

interface PackCardProps {
  readonly pack: Pack;
  readonly data: HomeData;
  readonly onOpen: () => void;
}

function PackCard({ pack, data, onOpen }: PackCardProps) {
  const { words, store } = useSheetTools();
  const { home: w, kinds } = words;
  const { go } = useNavigation();
  const next = nextIn(data, pack);
  const start = useAsked(() => startOf(store, next), [next]);
  const solved = solvedIn(data, pack);
  const title = sizeOfPack(words, pack);
  return (
    <li class="card pack-card">
      <button type="button" class="whole" aria-label={`${title}, ${w.solved(solved, pack.count)}`} onClick={onOpen}>
        <b>{title}</b>
        <Thumbnail game={start?.game} />
        <span class="soft">{kinds[pack.kind].range(...pack.range)}</span>
        <span class="bar" aria-hidden="true">
          <span style={{ width: `${(100 * solved) / pack.count}%` }} />
        </span>
      </button>
      <footer>
        <span class="soft" aria-hidden="true">
          {w.of(solved, pack.count)}
        </span>
        <button type="button" aria-label={solved > 0 ? w.nextOf(title) : w.startOf(title)} onClick={() => go(next)}>
          {solved > 0 ? w.next : w.start}
        </button>
      </footer>
    </li>
  );
}
