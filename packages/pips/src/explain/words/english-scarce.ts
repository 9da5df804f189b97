/** Numbers of which there are too few for a region, in English. */

import { scarceFor } from '../told/sums.js';
import { regionIs } from './english-facts.js';
import { ofPart, scarce } from './english-parts.js';
import { combinationsSaid } from './english-sums.js';
import { type OfRegion, so } from './english-telling.js';

export function thereIs(many: boolean): string {
  return `there ${many ? 'are' : 'is'}`;
}

export const suppliedSaid: OfRegion = (told, { region, cells }, name) => {
  const few = scarceFor(told, region);
  const gone = told.values.filter(
    (value) => told.halvesFor(region, value) <= 0 && cells.some((each) => told.lost(each).includes(value)),
  );
  const values = [...gone, ...few].slice(0, 2);
  const whole = regionIs(told, region, cells);
  const then = whole === undefined ? ofPart(told, cells) : [`${name} ${whole}`, ...ofPart(told, cells)];
  if (values.length === 0) return combinationsSaid(told, { region, cells }, name);
  const there = `${thereIs(told.halvesFor(region, values[0]!) > 1)} ${scarce(told, region, values)}`;
  const inside = whole === undefined ? ` for ${name}` : '';
  return [...so(`${there}${inside}`, then, ', so '), ...so(there, then)];
};
