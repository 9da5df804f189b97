/** Plays Futoshiki by hints alone, and finds fault with what they say. */
import { type Cell, cellName, type JsonObject } from '@pipwright/core';
import {
  type Played,
  type Player,
  pastEndFaults as pastEnd,
  playByHints as play,
} from '../../core/test/explaining/hint-player.js';
import { type HintRecord as HintRecordOf, recorderOf } from '../../core/test/explaining/records.js';
import { saidOf } from '../../core/test/explaining/said.js';
import { tooLong } from '../../core/test/explaining/sentence-faults.js';
import { verify } from '../src/check/verify.js';
import { type FutoshikiStep, futoshikiExplainer } from '../src/explain/index.js';
import { type Puzzle, sideOf, solutionOf } from '../src/model/puzzle.js';
import type { Move } from '../src/model/solution.js';
import { cellOf } from '../src/model/square.js';

const { moves: movesOf } = futoshikiExplainer;

const player: Player<Puzzle, Move, FutoshikiStep> = {
  ask: (puzzle, moves, after) => hinted(puzzle, solutionOf(puzzle, moves), after),
  movesOf: ({ places }) =>
    (places as unknown as readonly { readonly cell: Cell; readonly value: number }[]).map(({ cell, value }) => ({
      square: { row: cell[0], column: cell[1] },
      number: value,
    })),
  wrong: (puzzle, moves) => verify(puzzle, solutionOf(puzzle, moves)),
  faultsOf: (puzzle, _, hint) => (hint.choice === undefined ? hintFaults(puzzle, hint) : choiceFaults(hint)),
  // Several steps may be about one place.
  saidOnce: ['what'],
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
  const faults: string[] = [];
  const name = cellName(cellOf(choice.square));
  if (![where, why, what].every((text) => text.includes(name)))
    faults.push(`it does not say where to choose: ${where}`);
  if (!why.endsWith('?')) faults.push(`it does not ask: ${why}`);
  return faults;
}

/** What is wrong with one hint: it asks about what it points to, and gives nothing away. */
export function hintFaults(puzzle: Puzzle, hint: HintRecord): string[] {
  const { steps, chapter, index, step, typed, look, where, why, what, isTold } = hint;
  if (step === undefined || index === undefined || typed === undefined) return ['it has no step'];
  const faults = [where, why, what].flatMap((text) =>
    tooLong('step', text.match(/[^.?]+[.?]/g) ?? [`no sentence: ${text}`]),
  );
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`${fault}: ${where} ${why} ${what}`);
  };
  check(chapter?.steps.includes(index) === true && chapter.steps.at(-1) === steps.length - 1, 'its chapter lacks it');
  check(/^(?:\p{Lu}|r\d)/u.test(what) && what.endsWith('.'), 'what is no sentence');
  check(/^[^.?]+\.$/.test(where) && /^([^.?]+[.?] )*[^.?]+\?$/.test(why), 'it is no pointer and question');
  check(!/undefined|NaN|\{/.test(where + why + what), 'it has no word for something');
  check(look.length > 0 && look.length <= 2, `it points to ${look.length} things`);
  for (const thing of look) {
    check(isOnBoard(sideOf(puzzle), thing), `there is no ${JSON.stringify(thing)} to look at`);
    if (!isTold) check(where.includes(nameOf(thing)), `it does not point to ${nameOf(thing)}`);
  }
  for (const { square, number } of movesOf(typed)) {
    const cell = cellOf(square);
    check(
      what.includes(cellName(cell)) && what.includes(`${number}`),
      `what does not say ${number} in ${cellName(cell)}`,
    );
    const says = (text: string) => saidOf(text, cell).some(({ numbers }) => numbers.join() === `${number}`);
    check(!says(where) && !says(why), 'it gives a number away');
    const { claim } = futoshikiExplainer.whyToJson(puzzle, { steps: [typed], index: 0 });
    check(claim === undefined || typed.chain !== undefined, 'its claim has the number');
  }
  return faults;
}

function nameOf(thing: JsonObject): string {
  if ('cell' in thing) return cellName(thing.cell as unknown as Cell);
  return 'row' in thing ? `row ${Number(thing.row) + 1}` : `column ${Number(thing.column) + 1}`;
}

function isOnBoard(side: number, thing: JsonObject): boolean {
  const [name = '', ...others] = Object.keys(thing);
  const numbers = name === 'cell' ? (thing.cell as unknown as Cell) : [thing[name] as number];
  const isNamed = ['row', 'column', 'cell'].includes(name) && others.length === 0;
  return isNamed && numbers.every((number) => Number.isInteger(number) && number >= 0 && number < side);
}

export type HintRecord = HintRecordOf<Move, FutoshikiStep>;

export const { explained, hinted, conflictRecord } = recorderOf(futoshikiExplainer);
