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
import { isHeavy, needsOf } from './technique.js';

export { choices } from './choices.js';

export const LEVELS = [1, 2, 3] as const;
/** From this level on, several regions are filled in at the same time. */
export const HEAVY = 3;

const FINDERS = [
  [lastOfSum, onlyNeighbour, fitting, different, noneLeft, fewWays, bounds],
  [
    ...[outside, oneDouble, enough(false), sharing, ways('tray'), spent, noPartner],
    ...[lastHome, together, room, enough(true), cutOff],
  ],
  [ways('others'), fittingMany],
];

export const { argumentsIn, endsIn } = findingOf({
  finders: FINDERS,
  endings: [
    [brokenRules, few, odd],
    [total, crowd],
  ],
  survey: needsOf,
  thenOf,
  isBeyond: (claim, level, needs) => level < HEAVY && isHeavy(claim, needs),
});
