/** One action on a board of Futoshiki. A number that stands in its row already can be put: players may be wrong. */
import { type Cell, err, ok, type Problem, problemMaker, type Result, sameCell } from '@pipwright/core';
import { type Puzzle, sideOf } from '@pipwright/futoshiki';
import { actOnMarks, type Marks, marksAt, NO_MARKS, sameMarks, withMarks, withoutNumber } from '../marks.js';
import type { FutoshikiAction } from './action.js';
import { emptyCells, type FutoshikiBoard, numberAt, withNumber } from './board.js';
import { candidatesOn } from './candidates.js';
import type { futoshikiGameWords } from './words.js';

const problem = problemMaker<typeof futoshikiGameWords>();

type Outcome = Result<FutoshikiBoard, readonly Problem[]>;

export function actOnFutoshiki(puzzle: Puzzle, board: FutoshikiBoard, action: FutoshikiAction): Outcome {
  switch (action.type) {
    case 'put':
      return put(puzzle, board, action);
    case 'clear':
      return clear(puzzle, board, action.cell);
    case 'fill-marks': {
      const candidates = candidatesOn(puzzle, board);
      const marks = emptyCells(board).reduce((all, cell) => withMarks(all, cell, candidates(cell)), NO_MARKS);
      return changed(board, marks);
    }
    case 'mark':
    case 'clear-marks': {
      const isOpen = (cell: Cell) => {
        const number = numberAt(board, cell);
        return number === undefined ? undefined : number === 0;
      };
      const marks = actOnMarks(board.marks, action, { least: 1, most: sideOf(puzzle), isOpen });
      return marks.ok ? changed(board, marks.value) : marks;
    }
  }
}

function changed(board: FutoshikiBoard, marks: Marks): Outcome {
  return sameMarks(board.marks, marks) ? err([problem('no-change', {}, {})]) : ok({ ...board, marks });
}

function put(puzzle: Puzzle, board: FutoshikiBoard, action: FutoshikiAction & { type: 'put' }): Outcome {
  const { cell, number, keepMarks } = action;
  const most = sideOf(puzzle);
  const fixed = whyFixed(puzzle, board, cell);
  if (fixed !== undefined) return err([fixed]);
  if (number < 1 || number > most) return err([problem('put-out-of-range', {}, { number, most })]);
  if (numberAt(board, cell) === number) return err([problem('no-change', {}, {})]);
  const own = withMarks(board.marks, cell, []);
  const inLine = ([row, column]: Cell) => row === cell[0] || column === cell[1];
  const marks = keepMarks ? own : withoutNumber(own, number, inLine);
  return ok({ ...withNumber(board, cell, number), marks });
}

function clear(puzzle: Puzzle, board: FutoshikiBoard, cell: Cell): Outcome {
  const fixed = whyFixed(puzzle, board, cell);
  if (fixed !== undefined) return err([fixed]);
  if (numberAt(board, cell) !== 0) return ok(withNumber(board, cell, 0));
  if (marksAt(board.marks, cell).length === 0) return err([problem('cell-empty-already', {}, { cell })]);
  return ok({ ...board, marks: withMarks(board.marks, cell, []) });
}

/** Why no number can be changed here. */
function whyFixed(puzzle: Puzzle, board: FutoshikiBoard, cell: Cell): Problem | undefined {
  if (numberAt(board, cell) === undefined) return problem('cell-off-board', {}, { cell });
  return isGiven(puzzle, cell) ? problem('cell-given', {}, { cell }) : undefined;
}

/** Does the puzzle itself give the number in this square? */
export function isGiven({ fixedNumbers }: Puzzle, cell: Cell): boolean {
  return fixedNumbers.some(({ square }) => sameCell([square.row, square.column], cell));
}
