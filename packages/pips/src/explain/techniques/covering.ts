/** Techniques that others of their level say all of and more: whoever has the general one has the special one too. */
import { counting } from './counting.js';
import { halvesLeft } from './halves-left.js';
import { sumCombinations } from './sum-combinations.js';
import { bridge, everyWay, sameDomino } from './ways.js';

export const COVERING: Readonly<Record<string, readonly string[]>> = {
  [sumCombinations.name]: [halvesLeft.name, counting.name],
  [halvesLeft.name]: [counting.name],
  [bridge.name]: [everyWay.name],
  [sameDomino.name]: [everyWay.name],
};
