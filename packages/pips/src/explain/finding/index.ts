/** The techniques that suppose nothing, the easiest first, and what they find where so much is known. */
import { findingOf } from '@pipwright/core/arguing';
import { thenOf } from '../claims/kinds.js';
import { enough, noneLeft, room, sharing, spent } from './counting.js';
import { brokenRules, crowd, few, odd, total } from './ending.js';
import {
  cutOff,
  fitting,
  fittingMany,
  lastHome,
  noPartner,
  oneDouble,
  onlyNeighbour,
  outside,
  together,
} from './pairing.js';
import { bounds, different, fewWays, lastOfSum, ways } from './sums.js';
import { isHeavy, needsOf, type Technique } from './technique.js';

export { choices } from './choices.js';

export const LEVELS = [1, 2, 3] as const;
/** From this level on, several regions are filled in at the same time. */
export const HEAVY = 3;

const FINDERS: readonly Technique[] = [
  { level: 1, find: lastOfSum },
  { level: 1, find: onlyNeighbour },
  { level: 1, find: fitting },
  { level: 1, find: different },
  { level: 1, find: noneLeft },
  { level: 1, find: fewWays },
  { level: 1, find: bounds },
  { level: 2, find: outside },
  { level: 2, find: oneDouble },
  { level: 2, find: enough(false) },
  { level: 2, find: sharing },
  { level: 2, find: ways('tray') },
  { level: 2, find: spent },
  { level: 2, find: noPartner },
  { level: 2, find: lastHome },
  { level: 2, find: together },
  { level: 2, find: room },
  { level: 2, find: enough(true) },
  { level: 2, find: cutOff },
  { level: 3, find: ways('others') },
  { level: 3, find: fittingMany },
];

/** What only a board without a solution shows. */
const ENDINGS: readonly Technique[] = [
  { level: 1, find: brokenRules },
  { level: 1, find: few },
  { level: 1, find: odd },
  { level: 2, find: total },
  { level: 2, find: crowd },
];

export const { argumentsIn, endsIn } = findingOf({
  finders: FINDERS,
  endings: ENDINGS,
  survey: needsOf,
  thenOf,
  isBeyond: (claim, level, needs) => level < HEAVY && isHeavy(claim, needs),
});
