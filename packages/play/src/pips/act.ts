/** Actions on a board of Pips. Whether one leads anywhere is another question: rules of regions forbid no move. */
import { type Cell, err, ok, type Problem, problemMaker, type Result, sameCell } from '@pipwright/core';
import type { Puzzle } from '@pipwright/pips';
import { actOnMarks } from '../marks.js';
import type { PipsAction } from './action.js';
import {
  cellsFrom,
  isOnBoard,
  type LyingDomino,
  lyingAt,
  type PipsBoard,
  quartersOf,
  slotsOf,
  trayOf,
} from './board.js';
import type { pipsGameWords } from './words.js';

const problem = problemMaker<typeof pipsGameWords>();

type Outcome = Result<PipsBoard, readonly Problem[]>;

export function actOnPips(puzzle: Puzzle, board: PipsBoard, action: PipsAction): Outcome {
  switch (action.type) {
    case 'place':
      return place(puzzle, board, action);
    case 'move':
      return withLying(puzzle, board, action.cell, (lying) => lay(puzzle, board, lying, action.to));
    case 'take':
      return takeAll(puzzle, board, [action.cell, ...(action.also ?? [])]);
    case 'flip':
      return withLying(puzzle, board, action.cell, (lying) => flip(board, lying));
    case 'turn':
      return withLying(puzzle, board, action.cell, (lying) => turn(puzzle, board, lying, action));
    case 'turn-in-tray':
      return turnInTray(puzzle, board, action);
    case 'mark':
    case 'clear-marks': {
      const isOpen = (cell: Cell) => (isOnBoard(puzzle, cell) ? lyingAt(board, cell) === undefined : undefined);
      const marks = actOnMarks(board.marks, action, { least: 0, most: puzzle.maxPip, isOpen });
      return marks.ok ? ok({ ...board, marks: marks.value }) : marks;
    }
  }
}

function withLying(puzzle: Puzzle, board: PipsBoard, cell: Cell, act: (lying: LyingDomino) => Outcome): Outcome {
  const lying = lyingAt(board, cell);
  if (lying !== undefined) return act(lying);
  return err([problem(isOnBoard(puzzle, cell) ? 'cell-bare' : 'cell-off-board', {}, { cell })]);
}

/** Takes dominoes one after the other: a cell that an earlier one has bared holds nothing. */
function takeAll(puzzle: Puzzle, board: PipsBoard, [cell, ...others]: readonly Cell[]): Outcome {
  if (cell === undefined) return ok(board);
  return withLying(puzzle, board, cell, (taken) => takeAll(puzzle, take(board, taken), others));
}

/** Back in the tray it lies as the puzzle writes it, however it was turned before. */
function take(board: PipsBoard, taken: LyingDomino): PipsBoard {
  const { [taken.slot]: _, ...turned } = board.turned;
  return { ...board, lying: board.lying.filter((each) => each !== taken), turned };
}

function place(puzzle: Puzzle, board: PipsBoard, action: PipsAction & { type: 'place' }): Outcome {
  const { slot, cells } = action;
  const inTray = trayOf(puzzle, board)[slot];
  if (inTray === undefined) return err([problem('slot-unknown', {}, { slot })]);
  const { domino, left } = inTray;
  if (left === 0) return err([problem('slot-empty', {}, { domino })]);
  const blocked = whyBlocked(puzzle, board.lying, cells);
  if (blocked.length > 0) return err(blocked);
  return ok({ ...board, lying: [...board.lying, { slot, domino, cells }] });
}

/** Lays a domino of the board elsewhere; its own cells count as free. */
function lay(puzzle: Puzzle, board: PipsBoard, lying: LyingDomino, cells: readonly [Cell, Cell]): Outcome {
  if (liesLike(lying, cells)) return err([problem('no-change', {}, {})]);
  const others = board.lying.filter((each) => each !== lying);
  const blocked = whyBlocked(puzzle, others, cells);
  return blocked.length > 0 ? err(blocked) : ok(withCells(board, lying, cells));
}

/** Would it look the same there? A double has no first half. */
function liesLike({ domino, cells: [first, second] }: LyingDomino, [a, b]: readonly [Cell, Cell]): boolean {
  const turned = sameCell(first, b) && sameCell(second, a);
  return (sameCell(first, a) && sameCell(second, b)) || (turned && domino[0] === domino[1]);
}

function whyBlocked(puzzle: Puzzle, others: readonly LyingDomino[], cells: readonly [Cell, Cell]): readonly Problem[] {
  const problems = cells
    .filter((cell) => !isOnBoard(puzzle, cell))
    .map((cell) => problem('cell-off-board', {}, { cell }));
  if (quartersOf(cells) === undefined) problems.push(problem('cells-apart', {}, { cells }));
  const covered = cells.filter((cell) => lyingAt({ lying: others }, cell) !== undefined);
  return [...problems, ...covered.map((cell) => problem('cell-covered', {}, { cell }))];
}

/** The same dominoes in the same order, but for where this one lies. */
function withCells(board: PipsBoard, lying: LyingDomino, cells: readonly [Cell, Cell]): PipsBoard {
  return { ...board, lying: board.lying.map((each) => (each === lying ? { ...lying, cells } : each)) };
}

function flip(board: PipsBoard, lying: LyingDomino): Outcome {
  if (lying.domino[0] === lying.domino[1]) return err([problem('no-change', {}, {})]);
  return ok(withCells(board, lying, [lying.cells[1], lying.cells[0]]));
}

function turn(puzzle: Puzzle, board: PipsBoard, lying: LyingDomino, action: PipsAction & { type: 'turn' }): Outcome {
  const { cell, quarters } = action;
  const onFirst = sameCell(lying.cells[0], cell);
  const outward: readonly [Cell, Cell] = onFirst ? lying.cells : [lying.cells[1], lying.cells[0]];
  const wrong = wrongQuarters(quarters);
  if (wrong !== undefined) return err([wrong]);
  const [hub, end] = cellsFrom(outward[0], (quartersOf(outward) ?? 0) + quarters);
  return lay(puzzle, board, lying, onFirst ? [hub, end] : [end, hub]);
}

function turnInTray(puzzle: Puzzle, board: PipsBoard, action: PipsAction & { type: 'turn-in-tray' }): Outcome {
  const { slot, quarters } = action;
  const domino = slotsOf(puzzle)[slot];
  if (domino === undefined) return err([problem('slot-unknown', {}, { slot })]);
  if (trayOf(puzzle, board)[slot]?.left === 0) return err([problem('slot-empty', {}, { domino })]);
  const wrong = wrongQuarters(quarters);
  if (wrong !== undefined) return err([wrong]);
  const { [slot]: before = 0, ...others } = board.turned;
  const after = (before + quarters) & 3;
  return ok({ ...board, turned: after === 0 ? others : { ...others, [slot]: after } });
}

function wrongQuarters(quarters: number): Problem | undefined {
  return quarters >= 1 && quarters <= 3 ? undefined : problem('quarters-out-of-range', {}, { quarters });
}
