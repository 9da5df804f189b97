/** The techniques that suppose nothing, the easiest first, and what they find where so much is known. */
import type { Argument, Claim } from '../claims/claim.js';
import { thenOf } from '../claims/kinds.js';
import type { Known } from '../claims/known.js';
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

/** All that can be concluded, by techniques up to a level: what a simpler one shows needs no other. */
export function argumentsIn(known: Known, level: number, isWanted: (claim: Claim) => boolean = () => true): Argument[] {
  return [...argumentsBy(FINDERS, known, level, { isOver: true, isWanted })];
}

/** Each argument that ends with nothing left, or where there is none, all that can be concluded. */
export function endsIn(known: Known, level: number): Argument[] {
  const how = { isOver: false, isWanted: () => true };
  const found = [...argumentsBy(ENDINGS, known, level, how), ...argumentsBy(FINDERS, known, level, how)];
  const ends = found.filter(({ facts }) => known.copy().learn(facts).isDead);
  return ends.length > 0 ? ends : found;
}

interface How {
  /** Are no more looked for where nothing is left? */
  readonly isOver: boolean;
  isWanted(claim: Claim): boolean;
}

function* argumentsBy(
  techniques: readonly Technique[],
  known: Known,
  level: number,
  { isOver, isWanted }: How,
): Generator<Argument> {
  const needs = needsOf(known);
  let seen = known.copy();
  for (const technique of techniques) {
    if (technique.level > level) continue;
    for (const claim of technique.find(known, needs)) {
      if ((level < HEAVY && isHeavy(claim, needs)) || !isWanted(claim)) continue;
      const facts = thenOf(known, claim).filter((fact) => known.isNews(fact) && seen.isNews(fact));
      if (facts.length === 0) continue;
      yield { claim, facts };
      const next = isOver ? seen.learn(facts) : seen.copy().learn(facts);
      if (!next.isDead) seen = next;
      else if (isOver) return;
    }
  }
}
