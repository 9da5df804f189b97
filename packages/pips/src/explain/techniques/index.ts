/** The techniques in the order in which they are tried, then those that suppose something: one table for the finder, the grades, the documentation and the tests. */
import type { Technique } from '@pipwright/core/explaining';
import { complement } from './complement.js';
import { counting } from './counting.js';
import { doublesTest } from './doubles-test.js';
import { equalSupply } from './equal-supply.js';
import { equalValues } from './equal-values.js';
import { extremeNumbers } from './extreme-numbers.js';
import { extremeSum } from './extreme-sum.js';
import { forcedPartner } from './forced-partner.js';
import { halfSupply } from './half-supply.js';
import { halvesLeft } from './halves-left.js';
import { lastCells } from './last-cells.js';
import { lastHome } from './last-home.js';
import { noPartner } from './no-partner.js';
import { notEqual } from './not-equal.js';
import { oddArea } from './odd-area.js';
import { onlyDomino } from './only-domino.js';
import { restOfSum } from './rest-of-sum.js';
import { singleCell } from './single-cell.js';
import { sumBounds } from './sum-bounds.js';
import { sumCombinations } from './sum-combinations.js';
import { sumPair } from './sum-pair.js';
import type { PipsTechnique } from './technique.js';
import { bridge, everyWay, sameDomino, twoWays } from './ways.js';

/** Those that suppose nothing, in the order in which they are tried. */
export const PLAIN = [
  singleCell,
  extremeSum,
  extremeNumbers,
  equalValues,
  restOfSum,
  forcedPartner,
  onlyDomino,
  notEqual,
  sumBounds,
  doublesTest,
  halfSupply,
  equalSupply,
  sumPair,
  sumCombinations,
  halvesLeft,
  counting,
  twoWays,
  noPartner,
  oddArea,
  lastHome,
  lastCells,
  complement,
  bridge,
  sameDomino,
  everyWay,
] as const satisfies readonly PipsTechnique[];

/** As many = as there are numbers for them, told by claims alone. */
export const SHARING = { name: 'sharing-out', level: 3 } as const satisfies Technique;

/** Two candidates for one place, one of them dead within two links. */
export const TRY_BOTH = { name: 'try-both', level: 2 } as const satisfies Technique;

/** Whatever else supposes something. */
export const LOOKING_AHEAD = { name: 'looking-ahead', level: 5 } as const satisfies Technique;

export const TECHNIQUES = [...PLAIN, SHARING, TRY_BOTH, LOOKING_AHEAD] as const;

export type TechniqueName = (typeof TECHNIQUES)[number]['name'];
