/** The techniques that suppose nothing, the easiest first, and what they find where so much is known. */
import type { Argument } from '../claims/claim.js';
import type { Known } from '../claims/known.js';
import { thenOf } from '../claims/then.js';
import { enough, noneLeft, room, sharing, spent } from './counting.js';
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
const HEAVY = 3;

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

/** All that can be concluded, by techniques up to a level: what a simpler one shows needs no other. */
export function argumentsIn(known: Known, level: number): Argument[] {
  const needs = needsOf(known);
  const found: Argument[] = [];
  const seen = known.copy();
  for (const technique of FINDERS) {
    if (technique.level > level) continue;
    for (const claim of technique.find(known, needs)) {
      if (level < HEAVY && isHeavy(claim, needs)) continue;
      const facts = thenOf(known, claim).filter((fact) => known.isNews(fact) && seen.isNews(fact));
      if (facts.length === 0) continue;
      found.push({ claim, facts });
      seen.learn(facts);
      if (seen.isDead) return found;
    }
  }
  return found;
}
