/**
 * Does what is concluded follow where only what the claim names is seen, with what was told before? The lines that it
 * speaks of are always seen whole; of others those numbers are named beside it that keep something out.
 */
import { type Board, withSight } from './board.js';
import { isOneOf, isRest } from './choice.js';
import type { Argument, Claim } from './claim.js';
import type { Has, Out } from './kind.js';
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

/** As few facts as show that nothing is left for something; all, where something is. */
export function endIn(known: Known, facts: readonly Fact[]): readonly Fact[] {
  const isEnd = (some: readonly Fact[]) => known.copy().learn(some).isDead;
  const pairs = facts.flatMap((a, i) => [[a], ...facts.slice(0, i).map((b) => [b, a])]);
  return pairs.sort((a, b) => a.length - b.length).find(isEnd) ?? facts;
}

/** What is known at a place of an explanation. */
export class Standing {
  readonly known: Known;
  /** The same without what is seen along lines. */
  readonly told: Known;
  /** What of that was told before this chapter: a reader has to be reminded of it. */
  #earlier: Known;

  constructor(known: Known, told: Known, earlier = told) {
    this.known = known.copy();
    this.told = told.copy();
    this.#earlier = earlier;
  }

  get earlier(): Known {
    return this.#earlier;
  }

  copy(): this {
    return new Standing(this.known, this.told, this.#earlier) as this;
  }

  /** A chapter begins. */
  begin(): void {
    this.#earlier = this.told.copy();
  }

  learn(facts: readonly Fact[]): void {
    this.told.learn(facts);
    this.known.learn(facts);
  }
}

/** An argument whose claim names all that it needs; of a supposition, so do its links. */
export function named(at: Standing, argument: Argument): Argument {
  const { claim } = argument;
  const whole = claim.says === 'two' ? { ...claim, chain: linksNamed(at, claim) } : claim;
  const lines = crossing(at, argument);
  return { ...argument, claim: lines.length === 0 ? whole : { ...whole, lines } };
}

function linksNamed(before: Standing, { suppose, chain }: Claim & { says: 'two' }): Argument[] {
  const at = before.copy();
  at.learn([suppose]);
  return chain.map((link) => {
    const now = named(at, link);
    at.told.learn(saidIn(at.known, link));
    at.known.learn(link.facts);
    return now;
  });
}

/** What an argument needs to be out of open cells, beside what its own lines have. */
function needsOf({ known }: Standing, argument: Argument): readonly Out[] {
  const own = new Set(aboutOf(known, argument.claim).lines ?? []);
  return restsOn(known, argument).flatMap(({ cell, set }) => {
    const lines = known.board.linesAt[cell]!;
    const seen = lines.reduce((all, line) => (own.has(line) ? all | known.has[line]! : all), 0);
    return known.isOpen(cell) ? [{ cell, set: set & ~seen }] : [];
  });
}

/**
 * What cells were told not to be, where no line shows all of it: before this chapter, and in it too where that is all that a
 * claim goes by.
 */
export function notesOf(at: Standing, argument: Argument): readonly Out[] {
  const { known, told, earlier } = at;
  const { claim } = argument;
  const isRecalled = claim.says === 'only' || (claim.says === 'left' && !claim.isBySign);
  return needsOf(at, argument).flatMap(({ cell, set }) => {
    const shown = known.board.linesAt[cell]!.reduce((all, line) => all | known.has[line]!, 0);
    const now = isRecalled ? set & earlier.values[cell]! & ~told.values[cell]! : 0;
    const before = set & ~earlier.values[cell]!;
    const noted = now | ((before & ~shown) === 0 ? 0 : before);
    return noted === 0 ? [] : [{ cell, set: noted }];
  });
}

/** As few lines as can be, with the numbers of each that it needs. */
function crossing(at: Standing, argument: Argument): readonly Has[] {
  const { known, told, earlier } = at;
  const open: { readonly value: number; readonly lines: readonly number[] }[] = [];
  const noted = new Map(notesOf(at, argument).map(({ cell, set }) => [cell, set]));
  for (const { cell, set } of needsOf(at, argument)) {
    const isToldNow = earlier.values[cell]! & ~told.values[cell]!;
    for (const value of numbersOf(set & ~isToldNow & ~(noted.get(cell) ?? 0)))
      open.push({
        value,
        lines: known.board.linesAt[cell]!.filter((line) => (known.has[line]! & bitOf(value)) !== 0),
      });
  }
  const has = new Map<number, number>();
  // Where one line alone has a number, that is named in any case.
  for (const { value, lines } of open.sort((a, b) => a.lines.length - b.lines.length)) {
    if (lines.some((line) => ((has.get(line) ?? 0) & bitOf(value)) !== 0)) continue;
    const line = lines.find((each) => has.has(each)) ?? lines[0];
    if (line !== undefined) has.set(line, (has.get(line) ?? 0) | bitOf(value));
  }
  // A number that was named for one cell may be needless by what was named for another.
  const isNamed = () =>
    open.every(
      ({ value, lines }) => lines.length === 0 || lines.some((line) => ((has.get(line) ?? 0) & bitOf(value)) !== 0),
    );
  for (const [line, set] of [...has])
    for (const value of numbersOf(set)) {
      const before = has.get(line)!;
      has.set(line, before & ~bitOf(value));
      if (!isNamed()) has.set(line, before);
    }
  return [...has]
    .filter(([, set]) => set !== 0)
    .sort(([a], [b]) => a - b)
    .map(([line, set]) => ({ line, values: numbersOf(set) }));
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
