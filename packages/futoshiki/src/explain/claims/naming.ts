/**
 * Does what is concluded follow where only what the claim names is seen, with what was told before? The lines that it
 * speaks of are always seen whole; of others those numbers are named beside it that keep something out.
 */
import { type Board, withSight } from './board.js';
import { isOneOf, isRest } from './choice.js';
import type { Argument, Claim } from './claim.js';
import type { Has } from './kind.js';
import { aboutOf, isTrue, restsOn, thenOf } from './kinds.js';
import { bitOf, type Fact, Known, numbersOf } from './known.js';

/** What has been told, with numbers in sight only where they are written. */
export function untold(board: Board): Known {
  return new Known(withSight(board, new Int32Array(2 * board.side)));
}

/** These say what is left, or a bound. */
const WHOLE: ReadonlySet<Claim['says']> = new Set(['chain', 'between', 'homes', 'across', 'run']);

/** Facts as they are said: of what only takes something out, not what was seen to be out before. */
export function saidIn({ values }: Known, { claim, facts }: Argument): readonly Fact[] {
  if (WHOLE.has(claim.says)) return facts;
  return facts.map((fact) =>
    fact.is === 'values' && fact.set !== 0 ? { ...fact, set: ~(values[fact.cell]! & ~fact.set) } : fact,
  );
}

/** Where facts leave nothing to something, as few as show it. */
export function endIn(known: Known, facts: readonly Fact[]): readonly Fact[] {
  const isEnd = (some: readonly Fact[]) => known.copy().learn(some).isDead;
  const pairs = facts.flatMap((a, i) => [[a], ...facts.slice(0, i).map((b) => [b, a])]);
  return pairs.sort((a, b) => a.length - b.length).find(isEnd) ?? facts;
}

/**
 * An argument whose claim names all that it needs; of a supposition, so do its links.
 * @param known all that is known before it
 * @param told the same without what is seen along lines
 */
export function named(known: Known, told: Known, argument: Argument): Argument {
  const { claim } = argument;
  const whole = claim.says === 'two' ? { ...claim, chain: linksNamed(known, told, claim) } : claim;
  const lines = crossing(known, told, argument);
  return { ...argument, claim: lines.length === 0 ? whole : { ...whole, lines } };
}

function linksNamed(before: Known, toldBefore: Known, { suppose, chain }: Claim & { says: 'two' }): Argument[] {
  const known = before.copy().learn([suppose]);
  const told = toldBefore.copy().learn([suppose]);
  return chain.map((link) => {
    const now = named(known, told, link);
    told.learn(saidIn(known, link));
    known.learn(link.facts);
    return now;
  });
}

/** Of two cells, was it told which number one of them is not? */
function isTold(told: Known, claim: Claim): boolean {
  if (claim.says !== 'left' || claim.isBySign) return false;
  const { cells, values } = claim;
  return cells.length > 1 && cells.some((cell, i) => !told.can(cell, values[1 - i]!));
}

/** As few lines as can be, with the numbers of each that it needs. */
function crossing(known: Known, told: Known, argument: Argument): readonly Has[] {
  const own = new Set(aboutOf(known, argument.claim).lines ?? []);
  const open: { readonly value: number; readonly lines: readonly number[] }[] = [];
  for (const { cell, set } of isTold(told, argument.claim) ? [] : restsOn(known, argument)) {
    const lines = known.board.linesAt[cell]!;
    const seen = lines.reduce((all, line) => (own.has(line) ? all | known.has[line]! : all), 0);
    const isWritten = !known.isOpen(cell);
    for (const value of numbersOf(isWritten ? 0 : set & told.values[cell]! & ~seen))
      open.push({ value, lines: lines.filter((line) => (known.has[line]! & bitOf(value)) !== 0) });
  }
  const has = new Map<number, number>();
  // Where one line alone has a number, that is named in any case.
  for (const { value, lines } of open.sort((a, b) => a.lines.length - b.lines.length)) {
    if (lines.some((line) => ((has.get(line) ?? 0) & bitOf(value)) !== 0)) continue;
    const line = lines.find((each) => has.has(each)) ?? lines[0];
    if (line !== undefined) has.set(line, (has.get(line) ?? 0) | bitOf(value));
  }
  return [...has].sort(([a], [b]) => a - b).map(([line, set]) => ({ line, values: numbersOf(set) }));
}

/** Does it follow from what it names? The links of a supposition are judged by themselves. */
export function follows(board: Board, told: readonly Fact[], { claim, facts }: Argument): boolean {
  const inSight = new Int32Array(2 * board.side);
  for (const { line, values } of claim.lines ?? []) for (const value of values) inSight[line]! |= bitOf(value);
  for (const line of aboutOf(new Known(board), claim).lines ?? []) inSight[line] = -1;
  const known = new Known(withSight(board, inSight)).learn(told);
  if (known.isDead) return true;
  if (claim.says === 'two') return isOneOf(known, claim.of) && isRest(claim.of, claim.suppose, claim.so);
  if (!isTrue(known, claim)) return false;
  const after = known.copy().learn(thenOf(known, claim));
  return after.isDead || facts.every((fact) => !after.isNews(fact));
}
