/** Plays Futoshiki by hints alone, and finds fault with what they say. */
import { type Cell, cellName, type JsonObject } from '@pipwright/core';
import {
  type Played,
  type Player,
  pastEndFaults as pastEnd,
  playByHints as play,
} from '../../core/test/explaining/hint-player.js';
import type { StepRecord } from '../../core/test/explaining/records.js';
import { deniedOf, saidOf } from '../../core/test/explaining/said.js';
import { hintFormFaults, LEVELS, tooLong } from '../../core/test/explaining/sentence-faults.js';
import { verify } from '../src/check/verify.js';
import type { FutoshikiStep } from '../src/explain/index.js';
import { solutionOf } from '../src/model/added-numbers.js';
import { type Puzzle, sideOf } from '../src/model/puzzle.js';
import type { Move } from '../src/model/solution.js';
import { cellOf, squareOf } from '../src/model/square.js';
import { GridTold } from './chapter-faults.js';
import { placed, removed } from './premise-judge.js';
import { type HintRecord, hinted } from './records.js';

const player: Player<Puzzle, Move, FutoshikiStep> = {
  ask: (puzzle, moves, after) => hinted(puzzle, solutionOf(puzzle, moves), after),
  movesOf: (step) => placed(step).map(({ cell, value }) => ({ square: squareOf(cell), number: value })),
  wrong: (puzzle, moves) => verify(puzzle, solutionOf(puzzle, moves)),
  faultsOf: (puzzle, moves, hint) => (hint.choice === undefined ? hintFaults(puzzle, moves, hint) : choiceFaults(hint)),
  waitingFaults: (open, { where }) =>
    open
      .filter(({ square }) => !where.includes(cellName(cellOf(square))))
      .map(({ square }) => `it does not name ${cellName(cellOf(square))}: ${where}`),
};

/** At every position asks for one hint after another until one says what to write, and writes that. */
export function playByHints(puzzle: Puzzle): Played {
  return play(player, puzzle);
}

/** What is wrong with what is said to somebody who has been told a whole chapter and has not written its number. */
export function pastEndFaults(puzzle: Puzzle): string[] {
  return pastEnd(player, puzzle);
}

function choiceFaults({ choice, steps, where, why, what }: HintRecord): string[] {
  if (choice === undefined || steps.length > 0) return ['it leaves a choice though something can be told'];
  const faults = LEVELS.flatMap((level) => tooLong(level, [{ where, why, what }[level]]));
  const name = cellName(cellOf(choice.square));
  if (![where, why, what].every((text) => text.includes(name)))
    faults.push(`it does not say where to choose: ${where}`);
  if (!why.endsWith('?')) faults.push(`it does not ask: ${why}`);
  return faults;
}

/** What is wrong with one hint where these numbers are written. */
export function hintFaults(puzzle: Puzzle, moves: readonly Move[], hint: HintRecord): string[] {
  const { steps, index, step, look, where, what } = hint;
  if (step === undefined || index === undefined) return ['it has no step'];
  const faults = [
    ...hintFormFaults(hint),
    ...look.flatMap((each) => lookFaults(sideOf(puzzle), each)),
    ...strayNumbers(where).map((number) => `where has the number ${number}: ${where}`),
  ];
  const before = new GridTold(puzzle);
  before.learn({ removes: [], places: moves.map(({ square, number }) => ({ cell: cellOf(square), value: number })) });
  for (const earlier of steps.slice(0, index)) before.learn(earlier);
  for (const level of ['where', 'why'] as const)
    faults.push(...leaksOf(step, before, hint[level]).map((leak) => `${level} gives it away, ${leak}: ${hint[level]}`));
  for (const { cell, value } of placed(step))
    if (!what.includes(cellName(cell)) || !what.includes(`${value}`))
      faults.push(`what does not say that ${cellName(cell)} is ${value}: ${what}`);
  return faults;
}

function lookFaults(side: number, look: JsonObject): string[] {
  const [name = '', ...others] = Object.keys(look);
  const numbers = name === 'cell' ? (look.cell as unknown as Cell) : [look[name] as number];
  const isThere =
    others.length === 0 &&
    ['row', 'column', 'cell'].includes(name) &&
    numbers.every((number) => Number.isInteger(number) && number >= 0 && number < side);
  return isThere ? [] : [`there is no ${JSON.stringify(look)} to look at`];
}

/** Numbers that are part of no name of a cell, a row or a column. */
function strayNumbers(where: string): string[] {
  const names = /\br\d+c\d+|\b(?:rows?|columns?) \d+(?:(?:, \d+)* and \d+)?/g;
  return where.replace(names, ' ').match(/\d+/g) ?? [];
}

/** What a text gives away of a step: a number that it places, or numbers that are left to a cell by it. */
export function leaksOf(step: Pick<StepRecord, 'removes' | 'places'>, before: GridTold, text: string): string[] {
  const isSettled = (cell: Cell) => before.left(cell).size === 1;
  return [
    ...placed(step)
      .filter(({ cell }) => !isSettled(cell))
      .filter(({ cell, value }) =>
        saidOf(text, cell).some(
          ({ numbers, inTurn }) => numbers.join() === `${value}` || (inTurn && numbers.includes(value)),
        ),
      )
      .map(({ cell, value }) => `it says that ${cellName(cell)} is ${value}`),
    ...removed(step)
      .filter(
        ({ cell, values }) =>
          saidOf(text, cell).some(({ numbers }) => numbers.every((number) => !values.includes(number))) ||
          deniedOf(text, cell).some((number) => values.includes(number)),
      )
      .map(({ cell, values }) => `it says that ${cellName(cell)} is not ${values.join(' or ')}`),
  ];
}
