/** What engines found about this puzzle before, folded away. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SolvedRecord } from '../storage/records.js';
import { digits } from '../think/say-progress.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useInspection } from './inspection.js';
import { solutionsOf, solvedBefore } from './kept-solutions.js';
import { SolutionBrowser } from './solution-browser.js';

export function FoundBefore({ game, puzzle }: { game: AnyGame; puzzle: string }) {
  const { words, store } = useSheetTools();
  const [record, setRecord] = useState<SolvedRecord>();
  useEffect(() => {
    let wanted = true;
    setRecord(undefined);
    solvedBefore(store, puzzle).then(
      (found) => wanted && setRecord(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [puzzle]);
  const inspection = useInspection();
  const solutions = useMemo(
    () => (record === undefined ? [] : solutionsOf(inspection, game, record)),
    [inspection, record, game.puzzle],
  );
  if (record === undefined) return null;
  const said = words.inspect.foundBefore(Number(record.found), digits(words, record.found), record.complete);
  if (solutions.length === 0) return <p class="found-before">{said}</p>;
  return (
    <details class="found-before">
      <summary>{said}</summary>
      <SolutionBrowser inspected={{ game, solutions }} />
    </details>
  );
}
