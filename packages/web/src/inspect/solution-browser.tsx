/** The solutions that were kept, one at a time: to the next, and to the one before. */
import { useEffect, useState } from 'preact/hooks';
import type { Inspected } from '../think/inspected.js';
import { digits } from '../think/say-progress.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { SolutionReport } from './reports.js';
import { SolutionPicture } from './solution-picture.js';

export function SolutionBrowser({
  inspected: { game, solutions },
}: {
  inspected: Pick<Inspected, 'game' | 'solutions'>;
}) {
  const { words } = useSheetTools();
  const { inspect } = words;
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [solutions[0]]);
  const solution = solutions[at] ?? solutions[0];
  if (solution === undefined) return null;
  const last = solutions.length - 1;
  const go = (to: number) => setAt(Math.min(last, Math.max(0, to)));
  return (
    <>
      {last > 0 && (
        <div class="browse">
          <button type="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
            {inspect.previous}
          </button>
          <span aria-live="polite">{inspect.number(digits(words, at + 1), digits(words, solutions.length))}</span>
          <button type="button" aria-disabled={at >= last} onClick={() => go(at + 1)}>
            {inspect.next}
          </button>
        </div>
      )}
      <SolutionPicture game={game} solution={solution} />
      <SolutionReport game={game} solution={solution} title={inspect.solutionReport} />
    </>
  );
}
