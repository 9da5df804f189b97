/** Plays a puzzle by hints alone, and finds fault with what they say. */
import { cellName, finish } from '@pipwright/core';
import {
  type Played,
  type Player,
  pastEndFaults as pastEnd,
  playByHints as play,
} from '../../core/test/explaining/hint-player.js';
import { type HintRecord as HintRecordOf, recorderOf } from '../../core/test/explaining/records.js';
import { tooLong } from '../../core/test/explaining/sentence-faults.js';
import { verify } from '../src/check/verify.js';
import { type PipsStep, pipsExplainer } from '../src/explain/index.js';
import { type Domino, dominoName } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Placement } from '../src/model/solution.js';
import { partsOf } from './claims.js';
import { revealFaults } from './hint-faults.js';

/** Does whoever does as the hints say solve the puzzle? What they say is not read. */
export function isSolvedByHints(puzzle: Puzzle): boolean {
  const placements: Placement[] = [];
  while (placements.length < puzzle.cells.length / 2) {
    const { steps = [], choice } = finish(pipsExplainer.hint(puzzle, { placements }));
    const moves = choice === undefined ? steps.slice(-1).flatMap((step) => pipsExplainer.moves(step)) : [choice.move];
    if (moves.length === 0) return false;
    placements.push(...moves);
  }
  const { status } = finish(pipsExplainer.hint(puzzle, { placements }));
  return status === 'solved' && verify(puzzle, { placements }).length === 0;
}

const player: Player<Puzzle, Placement, PipsStep> = {
  ask: (puzzle, placements, after) => hinted(puzzle, { placements }, after),
  movesOf: (step) => partsOf(step).placed.slice(0, 1),
  wrong: (puzzle, placements) => verify(puzzle, { placements }),
  faultsOf: (puzzle, placements, hint) =>
    hint.choice === undefined ? hintFaults(puzzle, placements, hint) : choiceFaults(hint),
  // Several steps may be about one place.
  saidOnce: ['what'],
  waitingFaults: (open, { where, why, typed }) =>
    open.flatMap(({ domino, cells }) => [
      ...[where, ...(isChoice(typed) ? [] : [why])]
        .filter((text) => says(text, domino))
        .map((text) => `it gives it away: ${text}`),
      ...(cells.every((cell) => where.includes(cellName(cell))) ? [] : [`it does not say where to place it: ${where}`]),
    ]),
};

/** Does a step ask which of a few dominoes lies there, or which way round? */
function isChoice(step: PipsStep | undefined): boolean {
  const claim = step?.parts.at(-1)?.claim;
  return claim?.says === 'two' && claim.of.kind === 'domino';
}

/** At every position asks for one hint after another until one says what to place, and places that. */
export function playByHints(puzzle: Puzzle): Played {
  return play(player, puzzle);
}

/** What is wrong with what is said to somebody who has been told a whole chapter and has not placed its domino. */
export function pastEndFaults(puzzle: Puzzle): string[] {
  return pastEnd(player, puzzle);
}

function choiceFaults({ choice, steps, where, why, what }: HintRecord): string[] {
  if (steps.length > 0) return ['it leaves a choice though something can be told'];
  const faults: string[] = [];
  const cells = choice?.cells.map(cellName) ?? [];
  if (!cells.every((cell) => where.includes(cell))) faults.push(`it does not say where to choose: ${where}`);
  for (const text of [why, what])
    if (!text.startsWith('Several ways work from here.'))
      faults.push(`it does not say that there is a choice: ${text}`);
  if (!why.endsWith('?') || !cells.every((cell) => why.includes(cell))) faults.push(`it does not ask: ${why}`);
  if (choice === undefined || !says(what, choice.domino)) faults.push(`it does not say what to place: ${what}`);
  if (choice !== undefined && (says(where, choice.domino) || says(why, choice.domino)))
    faults.push('it says what to place before it is asked');
  return [...faults, ...lengthFaults([where, why, what])];
}

/** What is wrong with one hint on a board where these lie. */
export function hintFaults(puzzle: Puzzle, placements: readonly Placement[], hint: HintRecord): string[] {
  const { steps, chapter, index, step, typed, where, why, what, isTold } = hint;
  if (step === undefined || index === undefined || typed === undefined) return ['it has no step'];
  const faults = lengthFaults([where, why, what]);
  if (!chapter?.steps.includes(index) || chapter.steps.at(-1) !== steps.length - 1)
    faults.push(`its chapter ${chapter?.steps} has no step ${index} of ${steps.length}, or does not end with them`);
  if (!isTold) faults.push(...revealFaults(puzzle, { steps: [typed], index: 0, progress: { placements } }));
  if (!/^\p{Lu}|^r\d/u.test(what) || !what.endsWith('.')) faults.push(`what is no sentence: ${what}`);
  for (const { domino } of partsOf(step).placed)
    if (!says(what, domino)) faults.push(`what does not say which domino to place: ${what}`);
  return faults;
}

function lengthFaults(texts: readonly string[]): string[] {
  return tooLong(
    'step',
    texts.flatMap((text) => text.match(/[^.?]+[.?]/g) ?? [`it is no sentence: ${text}`]),
  );
}

function says(text: string, domino: Domino): boolean {
  return text.includes(dominoName(domino));
}

export type { StepRecord } from '../../core/test/explaining/records.js';

export type HintRecord = HintRecordOf<Placement, PipsStep>;

export const { stepRecords, explanationRecord, hinted } = recorderOf(pipsExplainer);
