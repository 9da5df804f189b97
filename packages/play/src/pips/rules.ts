import { type Cell, cellKey } from '@pipwright/core';
import { check, verify } from '@pipwright/pips/check';
import { jsonFormat, type Puzzle, puzzleKey } from '@pipwright/pips/parts';
import { type PuzzleFacts, puzzleAsJson, type Rules } from '../rules.js';
import { actOnPips } from './act.js';
import { type PipsAction, readPipsAction } from './action.js';
import { EMPTY_BOARD, type LyingDomino, type PipsBoard } from './board.js';
import { whatIsWrongInPips } from './mistakes.js';

export interface PlayedPips {
  readonly puzzle: Puzzle;
  readonly board: PipsBoard;
  readonly action: PipsAction;
}

export interface PipsFacts extends PuzzleFacts {
  readonly dominoes: number;
  readonly set?: number;
  readonly repeats?: boolean;
}

export const pipsRules: Rules<PlayedPips> = {
  start: () => EMPTY_BOARD,
  act: actOnPips,
  isFull: (puzzle, board) => board.lying.length * 2 === puzzle.cells.length,
  isSolved: (puzzle, board) => verify(puzzle, { placements: board.lying }).length === 0,
  whatIsWrong: whatIsWrongInPips,
  changedCells(before, after) {
    const lay = new Set(before.lying.flatMap(halves));
    const now = after.lying.flatMap((lying) =>
      lying.cells.map((cell, half) => ({ cell, lies: halves(lying)[half] ?? '' })),
    );
    const stillCovered = new Set(now.map(({ cell }) => cellKey(cell)));
    const taken = before.lying.flatMap(({ cells }): Cell[] => cells.filter((cell) => !stillCovered.has(cellKey(cell))));
    return [...now.filter(({ lies }) => !lay.has(lies)).map(({ cell }) => cell), ...taken];
  },
  readAction: readPipsAction,
  ...puzzleAsJson(jsonFormat, check),
  key: puzzleKey,
  facts({ cells, supply, maxPip }): PipsFacts {
    const [rows, columns] = [cells.map(([row]) => row), cells.map(([, column]) => column)].map(extentOf);
    const set = supply.kind === 'set' ? { set: maxPip, repeats: supply.repeats } : {};
    return { rows: rows ?? 1, columns: columns ?? 1, cells: cells.length, dominoes: cells.length / 2, ...set };
  },
};

function extentOf(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.max(a, b), 0) - numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0) + 1;
}

/** Text for what lies on each of the two cells, and how; of two dominoes alike, which one. */
function halves({ slot, domino: [first, second], cells: [a, b] }: LyingDomino): readonly [string, string] {
  return [`${slot} ${a} ${b} ${first} ${second}`, `${slot} ${b} ${a} ${second} ${first}`];
}
