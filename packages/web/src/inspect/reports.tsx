/** The validation report as a list: what holds, what does not, and what is worth a look. */
import type { AnyGame } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import type { AnySolution, Finding } from '../kind/parts.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useInspection } from './inspection.js';

export function PuzzleReport({ game }: { game: AnyGame }) {
  const { words } = useSheetTools();
  const inspection = useInspection();
  const findings = useMemo(() => inspection.puzzleReport(game.puzzle), [inspection, game.puzzle]);
  const warnings = useMemo(() => inspection.warnings(words, game.puzzle), [inspection, words, game.puzzle]);
  return (
    <>
      <h3>{words.inspect.puzzleReport}</h3>
      <ul class="report puzzle-report">
        <Findings game={game} findings={findings} />
        {warnings.map((warning) => (
          <li key={warning}>{words.inspect.warning(warning)}</li>
        ))}
      </ul>
    </>
  );
}

interface SolutionReportProps {
  readonly game: AnyGame;
  readonly solution: AnySolution;
  readonly title: string;
}

export function SolutionReport({ game, solution, title }: SolutionReportProps) {
  const inspection = useInspection();
  const findings = useMemo(() => inspection.solutionReport(game.puzzle, solution), [inspection, game.puzzle, solution]);
  return (
    <>
      <h3>{title}</h3>
      <ul class="report solution-report">
        <Findings game={game} findings={findings} />
      </ul>
    </>
  );
}

function Findings({ game, findings }: { game: AnyGame; findings: readonly Finding[] }) {
  const { inspect, kinds } = useSheetTools().words;
  return (
    <>
      {findings.map(({ point, faults }) => {
        const what = kinds[game.kind].reports[point] ?? point;
        return <li key={point}>{faults === 0 ? inspect.good(what) : inspect.bad(what, faults)}</li>;
      })}
    </>
  );
}
