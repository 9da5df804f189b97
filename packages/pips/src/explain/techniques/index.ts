/** The techniques, the easiest first: one table for the finder, the grades, the documentation and the tests. */
import { bothHalves } from './both-halves.js';
import { complement } from './complement.js';
import { doublesTest } from './doubles-test.js';
import { equalSupply } from './equal-supply.js';
import { equalValues } from './equal-values.js';
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
import type { Find, PausingFind, PlainTechnique } from './technique.js';
import { whatIf } from './what-if.js';

/** More steps than these are no longer held in the head. */
const STEPS_IN_THE_HEAD = 4;

const PLAIN = [
  singleCell,
  extremeSum,
  equalValues,
  bothHalves,
  restOfSum,
  forcedPartner,
  notEqual,
  sumBounds,
  onlyDomino,
  doublesTest,
  halfSupply,
  equalSupply,
  sumPair,
  sumCombinations,
  halvesLeft,
  noPartner,
  oddArea,
  lastHome,
  lastCells,
  complement,
] as const satisfies readonly PlainTechnique[];

/** Those that suppose nothing. */
export const PLAIN_FINDERS: readonly Find[] = PLAIN.map(({ find }) => find);

const WHAT_IF = { name: 'what-if', level: 4, search: whatIf(PLAIN_FINDERS, STEPS_IN_THE_HEAD) } as const;

/** In the order in which they are tried. */
export const TECHNIQUES = [...PLAIN, WHAT_IF] as const;

/** For what no technique finds: these together force that. */
export const GENERAL = { name: 'general', level: 5 } as const;

export type TechniqueName = (typeof TECHNIQUES)[number]['name'] | (typeof GENERAL)['name'];

/** More steps than any refutation takes. */
const ANY_NUMBER = 40;

/** For general reasons: any supposition that plain steps refute. */
export const unboundedWhatIf: PausingFind = whatIf(PLAIN_FINDERS, ANY_NUMBER);
