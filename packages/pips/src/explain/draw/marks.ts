/** Which cells of the board a step is about: those of its conclusion, and those that its premises speak of. */
import type { Scene } from '@pipwright/core/explaining';
import { type CellMark, drawBox } from '../../draw/box.js';
import { type Cell, cellKey } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import {
  cellsOf,
  type Edge,
  type PipsConflict,
  type PipsFact,
  type PipsLink,
  type PipsPremise,
  type PipsStep,
} from '../step.js';
import { type BoardAfter, boardAfter } from '../told/board-after.js';
import { carriedNumbers } from '../told/tray.js';

/** More values than these are not written into a cell. */
const MOST_NOTED = 3;

export type PipsScene = Scene<PipsStep, PipsConflict, Solution>;

export interface Shown {
  /** With what the step adds. */
  readonly board: BoardAfter;
  readonly concluded: readonly CellMark[];
  readonly premises: readonly CellMark[];
  /** Two cells that the step joins, or parts. */
  readonly joins: readonly Edge[];
  readonly parts: readonly Edge[];
}

export function showScene(puzzle: Puzzle, scene: PipsScene): Shown {
  if ('conflict' in scene) {
    const board = boardAfter(puzzle, [], scene.progress);
    const premises = premiseMarks(puzzle, board, scene.conflict.because);
    return { board, concluded: [], premises, joins: [], parts: [] };
  }
  if ('differ' in scene) {
    const { solutions, cells } = scene.differ;
    const board = boardAfter(puzzle, [], solutions[scene.solution]);
    const concluded = cells.map((cell): CellMark => ({ cell, role: 'concluded', note: '' }));
    return { board, concluded, premises: [], joins: [], parts: [] };
  }
  const { steps, index, progress } = scene;
  const before = boardAfter(puzzle, steps.slice(0, index), progress);
  const board = boardAfter(puzzle, steps.slice(0, index + 1), progress);
  const { concludes, because, seen, suppose, chain } = steps[index]!;
  const seenAt = seen.flatMap((each) => cellsOf(each.concludes));
  const premises = premiseMarks(puzzle, before, because, steps, seenAt);
  if (suppose !== undefined) {
    const concluded = supposedMarks(puzzle, suppose, chain?.at(-1));
    const joins = suppose.kind === 'join' ? [suppose.edge] : suppose.kind === 'place' ? [suppose.cells] : [];
    return { board: before, concluded, premises: without(premises, concluded), joins, parts: [] };
  }
  const marks = concludes.flatMap((fact) =>
    cellsOf(fact).map((cell): CellMark => {
      if (isClash(fact, cell)) return { cell, role: 'concluded', note: '!' };
      const sign = { join: '?', part: '×', place: '', values: '' }[fact.kind];
      const note = sign || noteOf(puzzle, board.valuesOf(cell));
      return { cell, role: 'concluded', note: note || lossOf(puzzle, before.valuesOf(cell), board.valuesOf(cell)) };
    }),
  );
  // Of several facts about one cell, the first is marked.
  const concluded = [...new Map(marks.toReversed().map((mark) => [cellKey(mark.cell), mark])).values()].reverse();
  return {
    board,
    concluded,
    premises: without(premises, concluded),
    joins: edgesOf(concludes, 'join'),
    parts: edgesOf(concludes, 'part'),
  };
}

/** What is supposed, with a question mark, and the cell that is left no number by that, with an exclamation mark. */
function supposedMarks(puzzle: Puzzle, suppose: PipsFact, last: PipsLink | undefined): readonly CellMark[] {
  const supposed = cellsOf(suppose).map((cell, i): CellMark => {
    const values =
      suppose.kind === 'values'
        ? suppose.cells[i]!.values
        : suppose.kind === 'place'
          ? [suppose.domino[i as 0 | 1]]
          : [];
    return { cell, role: 'concluded', note: `${written(puzzle, values)}?` };
  });
  const clashes = (last?.concludes ?? []).flatMap((fact) => cellsOf(fact).filter((cell) => isClash(fact, cell)));
  const marks = clashes.map((cell): CellMark => ({ cell, role: 'concluded', note: '!' }));
  return [...supposed, ...without(marks, supposed)];
}

/** Does a fact leave a cell no number? */
function isClash(fact: PipsFact, cell: Cell): boolean {
  return fact.kind === 'values' && fact.cells.some((each) => each.values.length === 0 && each.cell === cell);
}

function without(marks: readonly CellMark[], others: readonly CellMark[]): readonly CellMark[] {
  const taken = new Set(others.map(({ cell }) => cellKey(cell)));
  return marks.filter(({ cell }) => !taken.has(cellKey(cell)));
}

function edgesOf(facts: readonly PipsFact[], kind: 'join' | 'part'): Edge[] {
  return facts.flatMap((fact) => (fact.kind === kind ? [fact.edge] : []));
}

function premiseMarks(
  puzzle: Puzzle,
  board: BoardAfter,
  because: readonly PipsPremise[],
  steps: readonly PipsStep[] = [],
  more: readonly Cell[] = [],
): CellMark[] {
  const cells = [...because.flatMap((premise) => cellsOfPremise(puzzle, steps, premise)), ...more];
  const unique = [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];
  return unique.map((cell) => ({ cell, role: 'premise', note: noteOf(puzzle, board.valuesOf(cell)) }));
}

/** The values left to a cell, where they are few. */
export function noteOf(puzzle: Puzzle, values: readonly number[]): string {
  const isFew = values.length <= MOST_NOTED && values.length < carriedNumbers(puzzle).length;
  return isFew ? written(puzzle, values) : '';
}

/** The values that a cell has lost, where they are few. */
function lossOf(puzzle: Puzzle, before: readonly number[], after: readonly number[]): string {
  const lost = before.filter((value) => !after.includes(value));
  return lost.length > 0 && lost.length <= MOST_NOTED ? `≠${written(puzzle, lost)}` : '?';
}

function written({ maxPip }: Puzzle, values: readonly number[]): string {
  return values.join(maxPip > 9 ? ',' : '');
}

function cellsOfPremise(puzzle: Puzzle, steps: readonly PipsStep[], premise: PipsPremise): readonly Cell[] {
  if ('region' in premise) return puzzle.regions.find(({ index }) => index === premise.region)?.cells ?? [];
  if ('cell' in premise) return [premise.cell];
  if ('shape' in premise) return premise.shape;
  if ('placed' in premise) return premise.placed.cells;
  const step = 'step' in premise ? steps[premise.step] : undefined;
  return step === undefined ? [] : step.concludes.flatMap(cellsOf);
}

/** A step in boxes: dominoes placed so far, and marks that need no colour. */
export function drawScene(
  puzzle: Puzzle,
  scene: PipsScene,
  { color }: { readonly color?: boolean | undefined } = {},
): string {
  const { board, concluded, premises, joins } = showScene(puzzle, scene);
  const marks = [...concluded, ...premises];
  return drawBox(puzzle, { placements: board.placements }, { labels: true, color, marks, joined: joins });
}
