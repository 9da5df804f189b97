/** The validation report as a list: what holds, what does not, and what is worth a look. */
import type { Problem } from '@pipwright/core';
import type { AnyGame } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import type { AnySolution } from '../think/engine-messages.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';
import { type Finding, puzzleReport, solutionReport, warningsOf } from './report.js';

export function PuzzleReport({ game }: { game: AnyGame }) {
  const { words } = useSheetTools();
  const findings = useMemo(() => puzzleReport(game), [game.puzzle]);
  const warnings = useMemo(() => warningsOf(game), [game.puzzle]);
  return (
    <>
      <h3>{words.inspect.puzzleReport}</h3>
      <ul class="report puzzle-report">
        <Findings findings={findings} />
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{words.inspect.warning(sayWarning(words, game, warning))}</li>
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
  const findings = useMemo(() => solutionReport(game, solution), [game.puzzle, solution]);
  return (
    <>
      <h3>{title}</h3>
      <ul class="report solution-report">
        <Findings findings={findings} />
      </ul>
    </>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { inspect } = useSheetTools().words;
  return (
    <>
      {findings.map(({ point, faults }) => {
        const what = inspect.reports[point];
        return <li key={point}>{faults === 0 ? inspect.good(what) : inspect.bad(what, faults)}</li>;
      })}
    </>
  );
}

function sayWarning({ inspect, cannot }: Catalogue, game: AnyGame, { data }: Problem): string {
  const region = game.kind === 'pips' ? game.puzzle.regions[Number(data.region)] : undefined;
  return region === undefined ? cannot : inspect.excludesNothing(region.rule, region.cells);
}
