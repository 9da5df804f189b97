/** The cells that sentences name, for boards that show them by their names. */
import type { StepScene } from '@pipwright/core/explaining';
import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { regionPlace } from '../model/region-place.js';
import type { Solution } from '../model/solution.js';
import { namedIn } from './claims/told.js';
import { lookAtStep, whyToJson } from './saying/hints.js';
import { speakerOf } from './saying/language.js';
import type { PipsConflict, PipsPremise, PipsStep } from './step.js';

/** Of a conflict those of its last sentence, in which a domino that is only asked about lies "here". */
export function cellsIn(puzzle: Puzzle, told: PipsStep | PipsConflict): readonly Cell[] {
  const isConflict = 'class' in told;
  const own = isConflict && told.supposed === undefined ? (told.wrong?.cells ?? []) : [];
  const { because = [], parts = [] } = (isConflict ? told.chain.at(-1) : told) ?? {};
  const places = because.flatMap((each) => ('region' in each ? cellsOf(puzzle, each) : []));
  return [...new Map([...own, ...places, ...namedIn(parts)].map((cell) => [cellKey(cell), cell])).values()];
}

/** Where its claim may be shown, so may what that says of the regions to look at. */
export function cellsAsked(puzzle: Puzzle, { steps, index }: StepScene<PipsStep, Solution>): readonly Cell[] {
  const step = steps[index];
  if (step === undefined) return [];
  const speaker = speakerOf(puzzle);
  const { because, claim } = whyToJson(speaker, step);
  const look = lookAtStep(speaker, step) as readonly PipsPremise[];
  const looked = look.flatMap((each) => cellsOf(puzzle, each, claim !== undefined));
  const shown = new Set([...looked, ...because.flatMap((each) => cellsOf(puzzle, each))].map(cellKey));
  return cellsIn(puzzle, step).filter((cell) => shown.has(cellKey(cell)));
}

/** A region is named by its badge, and by the cell that tells it from others where no words do. */
function cellsOf(puzzle: Puzzle, premise: PipsPremise, isWhole = false): readonly Cell[] {
  if ('region' in premise) {
    const region = puzzle.regions.find(({ index }) => index === premise.region)!;
    const { at } = regionPlace(puzzle, region);
    return isWhole ? region.cells : at === undefined ? [] : [at];
  }
  if ('placed' in premise) return premise.placed.cells;
  if ('shape' in premise) return premise.shape;
  return 'cell' in premise ? [premise.cell] : [];
}
