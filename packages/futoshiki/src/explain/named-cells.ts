/** The cells that sentences name, for boards that show them by their names: rows and columns are numbered there. */
import { type Cell, cellKey } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { cellOf } from '../model/square.js';
import type { FutoshikiConflict, FutoshikiLink, FutoshikiPremise, FutoshikiStep } from './step.js';
import { look } from './told/look.js';

/** More names hide the board. */
const MOST_NAMED = 8;

/** What it comes to, what is seen on the way, and the signs and bars that it rests on; of many those in line with it. */
export function cellsIn(_: Puzzle, told: FutoshikiStep | FutoshikiLink | FutoshikiConflict): readonly Cell[] {
  if ('class' in told) return once(cellsOfConflict(told));
  const { because, seen, concludes } = told;
  const suppose = 'suppose' in told && told.suppose !== undefined ? [told.suppose] : [];
  const left = [...suppose, ...seen.flatMap((each) => each.concludes), ...concludes];
  const own = left.map(({ cell }) => cell);
  return once([...between(because, own), ...own]);
}

function between(because: readonly FutoshikiPremise[], own: readonly Cell[]): readonly Cell[] {
  const all = once(because.flatMap(betweenCells));
  const isInLine = ([row, column]: Cell) => own.some((cell) => cell[0] === row || cell[1] === column);
  return all.length > MOST_NAMED ? all.filter(isInLine) : all;
}

/** Nothing that is concluded, unless it is looked at: a sign may stand beside it. */
export function cellsAsked(puzzle: Puzzle, scene: StepScene<FutoshikiStep, Solution>): readonly Cell[] {
  const step = scene.steps[scene.index];
  if (step === undefined) return [];
  const looked = look(puzzle, scene).flatMap((thing) => ('cell' in thing ? [thing.cell as unknown as Cell] : []));
  const own = step.concludes.map(({ cell }) => cell);
  const hidden = new Set(own.map(cellKey));
  return once([...looked, ...between(step.because, own).filter((cell) => !hidden.has(cellKey(cell)))]);
}

/** What has no reason of its own takes steps to see: of what it rests on only what a player has placed, and bars, are named. */
function cellsOfConflict({ about, because }: FutoshikiConflict): readonly Cell[] {
  const named = about === undefined ? because.filter((premise) => !('sign' in premise || 'given' in premise)) : because;
  return [...named.flatMap(cellsOf), ...(about?.cells ?? [])];
}

function cellsOf(premise: FutoshikiPremise): readonly Cell[] {
  if ('given' in premise) return [premise.given];
  return 'placed' in premise ? [cellOf(premise.placed.square)] : betweenCells(premise);
}

function betweenCells(premise: FutoshikiPremise): readonly Cell[] {
  if ('sign' in premise) return premise.sign;
  if ('bar' in premise) return premise.bar;
  return 'noBar' in premise ? premise.noBar : [];
}

function once(cells: readonly Cell[]): readonly Cell[] {
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];
}
