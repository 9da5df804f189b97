/** Actions on a board of Futoshiki. A number that stands in its row already can be put: players may be wrong. */
import { type Cell, err, ok, type Problem, problemMaker, type Result, sameCell } from '@pipwright/core';
import { type Puzzle, sideOf } from '@pipwright/futoshiki/parts';
import { actOnMarks, cellsOfAction, type Marks, marksAt, sameMarks, withMarks } from '../marks.js';
import type { FutoshikiAction } from './action.js';
import { colourAt, emptyCells, type FutoshikiBoard, MOST_COLOURS, numberAt, withColour, withNumber } from './board.js';
import { candidatesOn } from './candidates.js';
import type { futoshikiGameWords } from './words.js';

const problem = problemMaker<typeof futoshikiGameWords>();

type Outcome = Result<FutoshikiBoard, readonly Problem[]>;

export function actOnFutoshiki(puzzle: Puzzle, board: FutoshikiBoard, action: FutoshikiAction): Outcome {
  switch (action.type) {
    case 'put':
      return put(puzzle, board, action);
    case 'clear':
      return clear(puzzle, board, cellsOfAction(action));
    case 'colour':
      return colour(board, action);
    case 'fill-marks': {
      const candidates = candidatesOn(puzzle, board);
      const marks = emptyCells(board).reduce((all, cell) => withMarks(all, cell, candidates(cell)), board.marks);
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
  const { cell, number } = action;
  const most = sideOf(puzzle);
  const fixed = whyFixed(puzzle, board, cell);
  if (fixed !== undefined) return err([fixed]);
  if (number < 1 || number > most) return err([problem('put-out-of-range', {}, { number, most })]);
  if (numberAt(board, cell) === number) return err([problem('no-change', {}, {})]);
  return ok(withNumber(board, cell, number));
}

/** Clears cells. Givens among them stay; an error where there is nothing else. */
function clear(puzzle: Puzzle, board: FutoshikiBoard, cells: readonly Cell[]): Outcome {
  const off = cells.find((cell) => numberAt(board, cell) === undefined);
  if (off !== undefined) return err([problem('cell-off-board', {}, { cell: off })]);
  const [cell] = cells as [Cell];
  const open = cells.filter((each) => !isGiven(puzzle, each));
  if (open.length === 0) return err([problem('cell-given', {}, { cell })]);
  const filled = open.filter((each) => numberAt(board, each) !== 0);
  if (filled.length > 0) return ok(filled.reduce((now, each) => withNumber(now, each, 0), board));
  if (open.every((each) => marksAt(board.marks, each).length === 0))
    return err([problem('cell-empty-already', {}, { cell: open[0] ?? cell })]);
  return ok({ ...board, marks: open.reduce((marks, each) => withMarks(marks, each, []), board.marks) });
}

function colour(board: FutoshikiBoard, action: FutoshikiAction & { type: 'colour' }): Outcome {
  const cells = cellsOfAction(action);
  const { colour: wanted } = action;
  const off = cells.find((cell) => numberAt(board, cell) === undefined);
  if (off !== undefined) return err([problem('cell-off-board', {}, { cell: off })]);
  if (wanted < 0 || wanted > MOST_COLOURS)
    return err([problem('colour-out-of-range', {}, { colour: wanted, most: MOST_COLOURS })]);
  if (wanted === 0 && cells.every((cell) => colourAt(board.colours, cell) === 0))
    return err([problem('no-change', {}, {})]);
  return ok({ ...board, colours: withColour(board.colours, cells, wanted) });
}

function whyFixed(puzzle: Puzzle, board: FutoshikiBoard, cell: Cell): Problem | undefined {
  if (numberAt(board, cell) === undefined) return problem('cell-off-board', {}, { cell });
  return isGiven(puzzle, cell) ? problem('cell-given', {}, { cell }) : undefined;
}

export function isGiven({ fixedNumbers }: Puzzle, cell: Cell): boolean {
  return fixedNumbers.some(({ square }) => sameCell([square.row, square.column], cell));
}
