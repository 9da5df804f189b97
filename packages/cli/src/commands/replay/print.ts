/** What happened in a trace; with --draw, step by step, with the board after each move. */
import { describe, type Ending, printable, type Reason, type Words } from '@pipwright/core';
import type { Output } from '../../output.js';
import { STATUS, type Status } from '../../status.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { type Board, eventsIn, type ReplayOptions, type ReplayReport } from './compute.js';

export async function printReplay(
  output: Output,
  source: string,
  report: ReplayReport,
  { draw }: ReplayOptions,
): Promise<Status> {
  switch (report.type) {
    case 'begun':
      await output.say(withLegend(drawn(report.board, output), report.board.kind, report.board.puzzle, true));
      return STATUS.done;
    case 'step':
      await output.say(`\n${inWords(report, output)}`);
      return STATUS.done;
    case 'stopped':
      await output.say(`${printable(source)}: stopped early (interrupted)`);
      return report.exit;
    case 'wrong':
      await output.warnOf({ source, kind: { words: report.words } }, report.problems);
      return report.exit;
    case 'done':
      await output.say(`${draw ? '\n' : ''}${printable(source)}: ${summary(report)}`);
      return report.exit;
  }
}

function drawn({ kind: { drawing }, puzzle, standing }: Board, { color }: Output): string {
  return drawing.draw(puzzle, { style: drawing.styles[0] ?? '', solution: standing, color }) || EMPTY_BOARD;
}

function inWords({ step, solutions, board }: Extract<ReplayReport, { type: 'step' }>, output: Output): string {
  const { moves, words } = board.kind;
  switch (step.type) {
    case 'placed':
      return `Placed ${moves.toText(step.move)}.\n${drawn(board, output)}`;
    case 'removed':
      return `Took back ${moves.toText(step.move)}.\n${drawn(board, output)}`;
    case 'pruned':
      return `Ruled out ${moves.toText(step.move)}: ${printable(why(step.reason, words))}`;
    case 'solution':
      return `Solution ${solutions}.`;
    case 'end':
      return `The end: ${ENDED[step.ending]}.`;
  }
}

/** The facts come from a file, and the sentence may need others. */
function why(reason: Reason, words: Words): string {
  try {
    return describe({ ...reason, where: {} }, words);
  } catch {
    return reason.code;
  }
}

const ENDED: Readonly<Record<Ending, string>> = {
  exhausted: 'everything was searched',
  limit: 'it had found as many solutions as asked for',
  timeout: 'the time was up',
  aborted: 'the search was interrupted',
  undecided: 'the engine could not decide',
};

function summary({ engine, counts, deepest, end }: Extract<ReplayReport, { type: 'done' }>): string {
  const { placed, removed, pruned, solution } = counts;
  return [
    `${eventsIn(counts)} events of the engine ${printable(engine)}`,
    `${placed} placed, ${removed} removed, ${pruned} ruled out, at most ${deepest} on the board`,
    `${solution} solution${solution === 1 ? '' : 's'}, verified`,
    `${end?.nodes} nodes until ${end === undefined ? '' : ENDED[end.ending]}`,
  ].join('; ');
}
