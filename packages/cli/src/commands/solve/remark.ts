/** What stands beneath the answer, for people: are there more solutions, or why is there none? */
import { type Input, kindOf, puzzleOf } from '../../inputs.js';
import { commandLine } from '../command-line.js';
import { explainStop } from '../drive.js';
import type { SolveDone, SolveOptions } from './compute.js';

/** @param name of the program */
export function remarkLines(input: Input, report: SolveDone, options: SolveOptions, name: string): readonly string[] {
  if (report.status === 'unsolvable') return whyLines(input, report, options, name);
  if (report.status === 'stopped' || report.common !== undefined) return [];
  const { complete, found } = report;
  if (complete === false) return [options.all ? '(there are more: without --limit)' : '(there are more: --all)'];
  if (complete === null) return [`(there may be more: --all, or ${commandLine(name, 'count', input, options)})`];
  return [found === 1n ? '(the only one)' : '(there are no others)'];
}

/** Nothing where it was not looked for: where no kind of reason is known, there is nowhere to ask. */
function whyLines(input: Input, { why }: SolveDone, options: SolveOptions, name: string): readonly string[] {
  const { explainer } = kindOf(input);
  if (why === undefined || explainer === undefined) return [];
  const { conflict, ending } = why;
  const ask = commandLine(name, 'explain', input, options);
  if (conflict !== undefined) return [explainer.languages.en.conflict(puzzleOf(input), conflict), `(more: ${ask})`];
  // Whoever asked gave it all the time there was.
  return [options.why && ending !== undefined ? `(reason not found: ${explainStop(ending)})` : `(why: ${ask})`];
}
