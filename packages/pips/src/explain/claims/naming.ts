/**
 * Does what is concluded follow on a board where only what the claim names is in force, with what was told before? The tray
 * and the shape of the board are always seen, and so is the rule at a cell that is named or concluded. Where it does not
 * follow, the regions that it needs are named beside the others: they are said or ringed.
 */
import { type Board, withRulesOf } from './board.js';
import { isOneOf, isRest } from './choice.js';
import type { Argument, Claim } from './claim.js';
import { isTrue, namedIn, thenOf } from './kinds.js';
import { type Fact, Known, range } from './known.js';

/** An argument whose claim names all that it needs; of a supposition, so do its links. */
export function named(board: Board, told: readonly Fact[], argument: Argument): Argument {
  const { claim } = argument;
  const whole =
    claim.says === 'two' ? { ...argument, claim: { ...claim, chain: linksNamed(board, told, claim) } } : argument;
  const own = inForce(board, whole);
  if (followsBy(board, told, whole, own)) return whole;
  let regions = new Set(range(board.regions));
  for (const region of range(board.regions)) {
    if (own.has(region)) continue;
    const fewer = new Set(regions);
    fewer.delete(region);
    if (followsBy(board, told, whole, fewer)) regions = fewer;
  }
  const beside = [...regions].filter((region) => !own.has(region));
  return { ...whole, claim: { ...whole.claim, beside } };
}

function linksNamed(board: Board, told: readonly Fact[], { suppose, chain }: Claim & { says: 'two' }): Argument[] {
  const facts = [...told, suppose];
  return chain.map((link) => {
    const now = named(board, facts, link);
    facts.push(...link.facts);
    return now;
  });
}

/** Does it follow from what it names? The links of a supposition are judged by themselves. */
export function follows(board: Board, told: readonly Fact[], argument: Argument): boolean {
  return followsBy(board, told, argument, inForce(board, argument));
}

/** Regions that are named, or seen at what is. */
function inForce(board: Board, { claim, facts }: Argument): Set<number> {
  const known = new Known(board);
  const { regions, cells } = namedIn(known, claim);
  const concluded = facts.flatMap((fact) => (fact.is === 'values' ? [fact.cell] : []));
  const numbers = facts.flatMap((fact) => (fact.is === 'number' ? [fact.region] : []));
  return new Set([...regions, ...numbers, ...[...cells, ...concluded].flatMap((c) => known.regionOf(c) ?? [])]);
}

function followsBy(
  board: Board,
  told: readonly Fact[],
  { claim, facts }: Argument,
  regions: ReadonlySet<number>,
): boolean {
  const known = new Known(withRulesOf(board, regions)).learn(told);
  if (known.isDead) return true;
  if (claim.says === 'two') return isOneOf(known, claim.of) && isRest(known, claim.of, claim.suppose, claim.so);
  if (!isTrue(known, claim)) return false;
  const after = known.copy().learn(thenOf(known, claim));
  return after.isDead || facts.every((fact) => !after.isNews(fact));
}
