/** The techniques that suppose nothing, the easiest first, and what they find where so much is known. */
import type { Argument } from '../claims/claim.js';
import type { Known } from '../claims/known.js';
import { thenOf } from '../claims/then.js';
import { enough, pips, room, sharing, spent } from './counting.js';
import { cutOff, fitting, fittingMany, lastHome, noPartner, oneDouble, onlyNeighbour, outside } from './pairing.js';
import { bounds, different, fewWays, lastOfSum, ways } from './sums.js';
import { isHeavy, needsOf, type Technique } from './technique.js';

export { choices } from './choices.js';

export const LEVELS = [1, 2, 3] as const;
/** From this level on, several regions are filled in at the same time. */
const HEAVY = 3;

const FINDERS: readonly Technique[] = [
  { name: 'What is left of the sum', level: 1, find: lastOfSum },
  { name: 'Only neighbour', level: 1, find: onlyNeighbour },
  { name: 'Only domino that fits', level: 1, find: fitting },
  { name: 'All different', level: 1, find: different },
  { name: 'Ways to make the sum', level: 1, find: fewWays },
  { name: 'Too much, too little', level: 1, find: bounds },
  { name: 'No double left', level: 2, find: outside },
  { name: 'One double for an =', level: 2, find: oneDouble },
  { name: 'Sharing out the numbers', level: 2, find: sharing },
  { name: 'Enough of a number', level: 2, find: enough(false) },
  { name: 'Ways by what is left', level: 2, find: ways('tray') },
  { name: 'All of a number are taken', level: 2, find: spent },
  { name: 'No partner', level: 2, find: noPartner },
  { name: 'Nowhere else to go', level: 2, find: lastHome },
  { name: 'All must go somewhere', level: 2, find: room },
  { name: 'Enough beside the others', level: 2, find: enough(true) },
  { name: 'Cut-off cells', level: 2, find: cutOff },
  { name: 'Ways beside the others', level: 3, find: ways('others') },
  { name: 'All dominoes that fit', level: 3, find: fittingMany },
  { name: 'Counting all pips', level: 3, find: pips },
];

/** All that can be concluded, by techniques up to a level: what a simpler one shows needs no other. */
export function argumentsIn(known: Known, level: number, techniques = FINDERS): Argument[] {
  const needs = needsOf(known);
  const found: Argument[] = [];
  const seen = known.copy();
  for (const technique of techniques) {
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
