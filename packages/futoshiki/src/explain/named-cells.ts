/** The cells that sentences name, for boards that show them by their names: rows and columns are numbered there. */
import { type Cell, cellKey } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { cellOf } from '../model/square.js';
import { lookAtStep, whyToJson } from './saying/hints.js';
import { speaker } from './saying/language.js';
import type { FutoshikiConflict, FutoshikiPremise, FutoshikiStep } from './step.js';

/** Fields of claims and facts that hold cells which are named. */
const NAMED = ['cell', 'other', 'cells', 'others', 'signs', 'of', 'suppose', 'so'];

/** Of a conflict those of its last sentence, in which a number that is only asked about stands "here". */
export function cellsIn(_: Puzzle, told: FutoshikiStep | FutoshikiConflict): readonly Cell[] {
  if (!('class' in told)) return once(namedIn(told));
  const last = told.chain.at(-1);
  const wrong = told.wrong !== undefined && told.supposed === undefined ? [cellOf(told.wrong.square)] : [];
  return once([...wrong, ...(last === undefined ? [] : namedIn(last))]);
}

function namedIn({ parts }: FutoshikiStep): readonly Cell[] {
  return parts.flatMap(({ claim, facts, notes = [] }) => cellsNamed([claim, ...facts, ...notes]));
}

function cellsNamed(told: object): readonly Cell[] {
  if (Array.isArray(told)) return typeof told[0] === 'number' ? [told as unknown as Cell] : told.flatMap(cellsNamed);
  return Object.entries(told).flatMap(([name, value]) => (NAMED.includes(name) ? cellsNamed(value) : []));
}

/** Nothing that is concluded, unless it is looked at or may be shown with its claim. */
export function cellsAsked(_: Puzzle, { steps, index }: StepScene<FutoshikiStep, Solution>): readonly Cell[] {
  const step = steps[index];
  if (step === undefined) return [];
  const { because, claim } = whyToJson(speaker, step);
  const looked = lookAtStep(speaker, step).flatMap((thing) => ('cell' in thing ? [thing.cell as Cell] : []));
  if (claim !== undefined) return once([...looked, ...namedIn(step)]);
  const hidden = new Set(step.concludes.map(({ cell }) => cellKey(cell)));
  return once([...looked, ...because.flatMap(cellsOf).filter((cell) => !hidden.has(cellKey(cell)))]);
}

function cellsOf(premise: FutoshikiPremise): readonly Cell[] {
  if ('given' in premise) return [premise.given];
  if ('cell' in premise) return [premise.cell];
  if ('placed' in premise) return [cellOf(premise.placed.square)];
  if ('sign' in premise) return premise.sign;
  if ('bar' in premise) return premise.bar;
  return 'noBar' in premise ? premise.noBar : [];
}

function once(cells: readonly Cell[]): readonly Cell[] {
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];
}
