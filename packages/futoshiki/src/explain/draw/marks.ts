/** Which cells, lines and signs of the grid a step is about: those of its conclusion, and those of its premises. */
import type { Cell } from '@pipwright/core';
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
import type { GridMarks } from '../../draw/grid-content.js';
import { type Puzzle, sideOf } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import type { CellLeft, FutoshikiConflict, FutoshikiPremise, FutoshikiStep } from '../step.js';
import { type BoardAfter, boardAfter } from './board-after.js';

export type FutoshikiScene = Scene<FutoshikiStep, FutoshikiConflict, Solution>;

export interface Shown extends Pick<GridMarks, 'lines' | 'between'> {
  /** With what the step adds. */
  readonly board: BoardAfter;
  readonly concluded: readonly CellMark[];
  readonly premises: readonly CellMark[];
}

export function showScene(puzzle: Puzzle, scene: FutoshikiScene): Shown {
  const notes = notesIn(puzzle);
  if ('conflict' in scene) {
    const board = boardAfter(puzzle, [], scene.progress);
    const { because } = scene.conflict;
    const premises = premiseMarks(
      notes,
      because.flatMap((premise) => cellsOfPremise([], premise)),
      board.valuesOf,
    );
    const concluded = failingMarks(scene.conflict);
    return { board, concluded, premises: withoutMarked(premises, concluded), ...besidesCells(because) };
  }
  if ('differ' in scene) {
    const { solutions, cells } = scene.differ;
    const concluded = cells.map((cell) => concludedMark(cell, ''));
    return {
      board: boardAfter(puzzle, [], solutions[scene.solution]),
      concluded,
      premises: [],
      lines: [],
      between: [],
    };
  }
  const { steps, index, progress } = scene;
  const before = boardAfter(puzzle, steps.slice(0, index), progress);
  const { concludes, because, suppose, chain } = steps[index]!;
  const restsOn = because.flatMap((premise) => cellsOfPremise(steps, premise));
  const premises = premiseMarks(notes, restsOn, before.valuesOf);
  if (suppose !== undefined) {
    const clashes = (chain?.at(-1)?.concludes ?? []).filter(isClash).map(({ cell }) => cell);
    const concluded = supposedMarks(notes, [suppose], clashes);
    return { board: before, concluded, premises: withoutMarked(premises, concluded), ...besidesCells(because) };
  }
  const board = boardAfter(puzzle, steps.slice(0, index + 1), progress);
  const concluded = concludes.map((left) => {
    const { cell } = left;
    return concludedMark(cell, isClash(left) ? CLASH : notes.concluded(before.valuesOf(cell), board.valuesOf(cell)));
  });
  return { board, concluded, premises: withoutMarked(premises, concluded), ...besidesCells(because) };
}

/** The empty cells that a conflict leaves no number. */
function failingMarks({ chain }: FutoshikiConflict): CellMark[] {
  const dead = (chain.at(-1)?.concludes ?? []).filter(isClash);
  return dead.map(({ cell }) => concludedMark(cell, CLASH));
}

export function notesIn(puzzle: Puzzle): Notes {
  return notesOf(sideOf(puzzle), sideOf(puzzle));
}

/** Is a cell left no number? */
function isClash({ values }: CellLeft): boolean {
  return values.length === 0;
}

function cellsOfPremise(steps: readonly FutoshikiStep[], premise: FutoshikiPremise): readonly Cell[] {
  if ('given' in premise) return [premise.given];
  if ('cell' in premise) return [premise.cell];
  if ('placed' in premise) return [cellOf(premise.placed.square)];
  const step = 'step' in premise ? steps[premise.step] : undefined;
  return step === undefined ? [] : step.concludes.map(({ cell }) => cell);
}

/** What premises speak of besides cells. */
function besidesCells(because: readonly FutoshikiPremise[]): Pick<GridMarks, 'lines' | 'between'> {
  return {
    lines: because.flatMap((premise) => ('row' in premise || 'column' in premise ? [premise] : [])),
    between: because.flatMap((premise) => {
      if ('sign' in premise) return [premise.sign];
      if ('bar' in premise) return [premise.bar];
      return 'noBar' in premise ? [premise.noBar] : [];
    }),
  };
}

/** A step in boxes: numbers placed so far, and marks that need no colour. */
export function drawScene(
  puzzle: Puzzle,
  scene: FutoshikiScene,
  { color }: { readonly color?: boolean | undefined } = {},
): string {
  const { board, concluded, premises, lines, between } = showScene(puzzle, scene);
  const marks = { cells: [...concluded, ...premises], lines, between };
  return drawBox(puzzle, board.solution, { labels: true, color, marks });
}
