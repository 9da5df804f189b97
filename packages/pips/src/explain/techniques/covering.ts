/** By special technique, the general ones of its level: each of these finds all that it finds, and more. */
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
