/** A game of Latin squares: numbers and notes are put into cells and taken out again. */
import { type Cell, err, field, ok, type Problem, problemMaker, type Result, type Words } from '@pipwright/core';
import {
  actOnMarks,
  type MarkAction,
  type Marks,
  NO_MARKS,
  readMarkAction,
  withMarks,
} from '../../packages/play/src/marks.js';
import { type PuzzleFacts, puzzleAsJson, type Rules } from '../../packages/play/src/rules.js';
import { readCell, readWhole } from '../../packages/play/src/shape.js';
import { playWords } from '../../packages/play/src/words.js';
import { check, verify } from './check.js';
import { jsonFormat } from './formats/json.js';
import { cellsOf, numberAt, type Puzzle, type Solution, withNumber } from './model.js';
import { latinWords } from './words.js';

export interface Board extends Solution {
  readonly marks: Marks;
}

export type Action =
  | { readonly type: 'put'; readonly cell: Cell; readonly number: number }
  | { readonly type: 'clear'; readonly cell: Cell }
  | MarkAction;

export interface PlayedLatin {
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly action: Action;
}

export interface LatinFacts extends PuzzleFacts {
  readonly given: number;
}

export const latinGameWords = { ...latinWords, ...playWords } satisfies Words;

const problem = problemMaker<typeof latinGameWords>();

export const latinRules: Rules<PlayedLatin> = {
  start: ({ grid }) => ({ grid, marks: NO_MARKS }),
  act,
  isFull: (_, board) => board.grid.flat().every((number) => number !== 0),
  isSolved: (puzzle, board) => verify(puzzle, board).length === 0,
  whatIsWrong: (puzzle, board) => verify(puzzle, board).filter(({ code }) => code !== 'latin-open'),
  changedCells: (before, after) => cellsOf(after).filter((cell) => numberAt(before, cell) !== numberAt(after, cell)),
  readAction(value) {
    const type = field(value, 'type');
    const cell = readCell(field(value, 'cell'));
    const number = readWhole(field(value, 'number'));
    if (type === 'clear' && cell !== undefined) return { type, cell };
    if (type === 'put' && cell !== undefined && number !== undefined) return { type, cell, number };
    return readMarkAction(value);
  },
  ...puzzleAsJson(jsonFormat, check),
  key: ({ grid }) => grid.join(';'),
  facts(puzzle): LatinFacts {
    const side = puzzle.grid.length;
    const given = puzzle.grid.flat().filter((number) => number !== 0).length;
    return { rows: side, columns: side, cells: side * side, given };
  },
};

function act(puzzle: Puzzle, board: Board, action: Action): Result<Board, readonly Problem[]> {
  const most = puzzle.grid.length;
  if (action.type === 'mark' || action.type === 'clear-marks') {
    const isOpen = ([row, column]: Cell) => {
      const number = board.grid[row]?.[column];
      return number === undefined ? undefined : number === 0;
    };
    const marks = actOnMarks(board.marks, action, { least: 1, most, isOpen });
    return marks.ok ? ok({ ...board, marks: marks.value }) : marks;
  }
  const { cell } = action;
  const given = puzzle.grid[cell[0]]?.[cell[1]];
  const number = action.type === 'put' ? action.number : 0;
  if (given === undefined) return err([problem('cell-off-board', {}, { cell })]);
  if (given !== 0) return err([problem('latin-given', {}, { cell, number: given })]);
  if (number < 0 || number > most || (number === 0 && action.type === 'put'))
    return err([problem('latin-number', {}, { cell, side: most })]);
  if (numberAt(board, cell) === number) return err([problem('no-change', {}, {})]);
  return ok({ ...withNumber(board, cell, number), marks: withMarks(board.marks, cell, []) });
}
