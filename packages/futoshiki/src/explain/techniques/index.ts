/** The techniques, the easiest first. */
import { acrossBar, barRun, noBar } from './bars.js';
import {
  hiddenPair,
  hiddenSingle,
  hiddenTriple,
  lastNumber,
  nakedPair,
  nakedSingle,
  nakedTriple,
  swordfish,
  twoLeft,
  xWing,
} from './lines.js';
import { bound, chainBound, forcedExtreme, orderedPair, peak, valley } from './signs.js';

/** Those that suppose nothing. */
export const PLAIN = [
  lastNumber,
  twoLeft,
  nakedSingle,
  hiddenSingle,
  chainBound,
  forcedExtreme,
  orderedPair,
  valley,
  peak,
  bound,
  barRun,
  acrossBar,
  noBar,
  nakedPair,
  hiddenPair,
  nakedTriple,
  hiddenTriple,
  xWing,
  swordfish,
] as const;

export const TRY_BOTH = { name: 'try-both', level: 4 } as const;
export const LOOKING_AHEAD = { name: 'looking-ahead', level: 5 } as const;

/** All that steps can name. */
export const TECHNIQUES = [...PLAIN, TRY_BOTH, LOOKING_AHEAD];

export type TechniqueName = (typeof TECHNIQUES)[number]['name'];
