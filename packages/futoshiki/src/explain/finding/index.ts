/** The techniques that suppose nothing, the easiest first, and what they find where so much is known. */
import type { Argument, Claim } from '../claims/claim.js';
import { thenOf } from '../claims/kinds.js';
import type { Known } from '../claims/known.js';
import { across, apart, run } from './bars.js';
import { brokenRules } from './ending.js';
import { group, homes, wing } from './groups.js';
import { home, left, only, ordered, rest } from './lines.js';
import { between, chain } from './signs.js';
import { squeeze } from './squeeze.js';
import { Lines, type Technique } from './technique.js';

export { choices } from './choices.js';

export const LEVELS = [1, 2, 3] as const;

const FINDERS: readonly Technique[] = [
  { level: 1, find: left },
  { level: 1, find: home },
  { level: 1, find: only },
  { level: 1, find: rest },
  { level: 1, find: ordered },
  { level: 1, find: chain },
  { level: 1, find: between },
  { level: 1, find: across },
  { level: 1, find: apart },
  { level: 1, find: run },
  { level: 2, find: group(2) },
  { level: 2, find: homes(2) },
  { level: 3, find: group(3) },
  { level: 3, find: homes(3) },
  { level: 3, find: squeeze(2) },
  { level: 3, find: squeeze(3) },
  { level: 3, find: wing(2) },
  { level: 3, find: wing(3) },
];

/** What only a board without a solution shows. */
const ENDINGS: readonly Technique[] = [{ level: 1, find: brokenRules }];

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
  const lines = new Lines(known);
  let seen = known.copy();
  for (const technique of techniques) {
    if (technique.level > level) continue;
    for (const claim of technique.find(known, lines)) {
      if (!isWanted(claim)) continue;
      const news = thenOf(known, claim).filter((fact) => known.isNews(fact));
      // The last numbers may be told one by one or all at once.
      if (news.length === 0 || !(claim.says === 'rest' || news.some((fact) => seen.isNews(fact)))) continue;
      // What is written together is told together.
      const facts = news.filter((fact) => fact.is === 'placed' || seen.isNews(fact));
      yield { claim, facts };
      const next = isOver ? seen.learn(facts) : seen.copy().learn(facts);
      if (!next.isDead) seen = next;
      else if (isOver) return;
    }
  }
}
