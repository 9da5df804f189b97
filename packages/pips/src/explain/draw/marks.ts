/** Which cells of the board a step is about: those of its conclusion, and those that its premises speak of. */
import {
  type CellMark,
  CLASH,
  concludedMark,
  type Notes,
  notesOf,
  premiseMarks,
  supposedMarks,
  withoutMarked,
} from '@pipwright/core/drawing';
import type { Scene } from '@pipwright/core/explaining';
import { drawBox } from '../../draw/box.js';
import { type Cell, cellKey } from '../../model/cell.js';
import { carriedNumbers, type Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { cellsOf, type Edge, type PipsConflict, type PipsFact, type PipsPremise, type PipsStep } from '../step.js';
import { type BoardAfter, boardAfter } from './board-after.js';

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
  const notes = notesIn(puzzle);
  if ('conflict' in scene) {
    const board = boardAfter(puzzle, [], scene.progress);
    const cells = scene.conflict.because.flatMap((premise) => cellsOfPremise(puzzle, [], premise));
    return { board, concluded: [], premises: premiseMarks(notes, cells, board.valuesOf), joins: [], parts: [] };
  }
  if ('differ' in scene) {
    const { solutions, cells } = scene.differ;
    const board = boardAfter(puzzle, [], solutions[scene.solution]);
    const concluded = cells.map((cell) => concludedMark(cell, ''));
    return { board, concluded, premises: [], joins: [], parts: [] };
  }
  const { steps, index, progress } = scene;
  const before = boardAfter(puzzle, steps.slice(0, index), progress);
  const board = boardAfter(puzzle, steps.slice(0, index + 1), progress);
  const { concludes, because, suppose, chain } = steps[index]!;
  const restsOn = because.flatMap((premise) => cellsOfPremise(puzzle, steps, premise));
  const premises = premiseMarks(notes, restsOn, before.valuesOf);
  if (suppose !== undefined) {
    const clashes = (chain?.at(-1)?.concludes ?? []).flatMap((fact) =>
      cellsOf(fact).filter((cell) => isClash(fact, cell)),
    );
    const concluded = supposedMarks(notes, supposedValues(suppose), clashes);
    const joins = suppose.kind === 'join' ? [suppose.edge] : suppose.kind === 'place' ? [suppose.cells] : [];
    return { board: before, concluded, premises: withoutMarked(premises, concluded), joins, parts: [] };
  }
  const marks = concludes.flatMap((fact) =>
    cellsOf(fact).map((cell) => {
      if (isClash(fact, cell)) return concludedMark(cell, CLASH);
      const sign = { join: '?', part: '×', place: '', values: '' }[fact.kind];
      return concludedMark(cell, sign || notes.concluded(before.valuesOf(cell), board.valuesOf(cell)));
    }),
  );
  // The first of several facts about one cell is marked.
  const concluded = [...new Map(marks.toReversed().map((mark) => [cellKey(mark.cell), mark])).values()].reverse();
  return {
    board,
    concluded,
    premises: withoutMarked(premises, concluded),
    joins: edgesOf(concludes, 'join'),
    parts: edgesOf(concludes, 'part'),
  };
}

export function notesIn(puzzle: Puzzle): Notes {
  return notesOf(carriedNumbers(puzzle).length, puzzle.maxPip);
}

function supposedValues(suppose: PipsFact): readonly { readonly cell: Cell; readonly values: readonly number[] }[] {
  if (suppose.kind === 'values') return suppose.cells;
  return cellsOf(suppose).map((cell, i) => ({
    cell,
    values: suppose.kind === 'place' ? [suppose.domino[i as 0 | 1]] : [],
  }));
}

/** Does a fact leave a cell no number? */
function isClash(fact: PipsFact, cell: Cell): boolean {
  return fact.kind === 'values' && fact.cells.some((each) => each.values.length === 0 && each.cell === cell);
}

function edgesOf(facts: readonly PipsFact[], kind: 'join' | 'part'): Edge[] {
  return facts.flatMap((fact) => (fact.kind === kind ? [fact.edge] : []));
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
