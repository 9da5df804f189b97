/**
 * A made-up kind to try arguing on: cells in a line, each with a few numbers. What can be said is a rule of the board; what
 * is concluded is that a cell has one of some numbers, or that a number is gone from all cells but one.
 */
import type { Arguing, Argument, Choice, Knowing } from '../../src/arguing/index.js';

export type Fact =
  | { readonly cell: number; readonly numbers: readonly number[] }
  /** No cell but one has it. */
  | { readonly gone: number; readonly but: number };

export interface Rule {
  readonly name: string;
  readonly level: number;
  readonly cost: number;
  /** Cells that it looks at. */
  readonly reads: readonly number[];
  /** What follows from what is left to the cells. */
  readonly shows: (numbers: readonly (readonly number[])[]) => readonly Fact[];
  readonly isGlance?: boolean;
}

/** As easy as can be. */
export const rule = (name: string, reads: Rule['reads'], shows: Rule['shows']): Rule => ({
  name,
  level: 1,
  cost: 1,
  reads,
  shows,
});

export interface Said {
  readonly rule: Rule;
}
export interface Supposed {
  readonly of: number;
  readonly suppose: Fact;
  readonly so: Fact;
  readonly chain: readonly Argument<Claim, Fact>[];
}
export type Claim = Said | Supposed;

export class Line implements Knowing<Fact> {
  readonly numbers: number[][];

  constructor(numbers: readonly (readonly number[])[]) {
    this.numbers = numbers.map((each) => [...each]);
  }

  get isDead(): boolean {
    return this.numbers.some((each) => each.length === 0);
  }

  copy(): this {
    return new Line(this.numbers) as this;
  }

  learn(facts: readonly Fact[]): this {
    for (const fact of facts)
      for (const [cell, left] of this.numbers.entries()) this.numbers[cell] = left.filter((n) => allows(fact, cell, n));
    return this;
  }

  isNews(fact: Fact): boolean {
    return this.numbers.some((left, cell) => left.some((n) => !allows(fact, cell, n)));
  }
}

function allows(fact: Fact, cell: number, n: number): boolean {
  if ('gone' in fact) return cell === fact.but || n !== fact.gone;
  return cell !== fact.cell || fact.numbers.includes(n);
}

export const has = (cell: number, ...numbers: readonly number[]): Fact => ({ cell, numbers });

const isSure = (fact: Fact) => 'cell' in fact && fact.numbers.length === 1;

/** What may be gone from others is said as one thing. */
function* goneFrom(facts: readonly Fact[]): Generator<readonly Fact[]> {
  const gone = facts.filter((fact) => 'gone' in fact);
  if (gone.length > 0) yield gone;
}

export interface LineOptions {
  /** Every solution: none of them has what is impossible. */
  readonly solutions: readonly (readonly number[])[];
  readonly rules: readonly Rule[];
  /** What is not to be placed though it is certain. */
  readonly isPlaced?: (fact: Fact) => boolean;
  readonly isGuess?: boolean;
}

export type LineArguing = Arguing<Line, Claim, Fact, number>;

export function arguingOf({ solutions, rules, isPlaced = isSure, isGuess = false }: LineOptions): LineArguing {
  const thenOf = (known: Line, claim: Claim): readonly Fact[] =>
    'rule' in claim ? claim.rule.shows(known.numbers) : [claim.so];
  const isTrue = (known: Line, claim: Claim): boolean => {
    if ('rule' in claim) return rules.includes(claim.rule) && claim.rule.shows(known.numbers).length > 0;
    const { of, suppose, so } = claim;
    if (known.numbers[of]?.some((n) => !allows(suppose, of, n) && !allows(so, of, n))) return false;
    const after = known.copy().learn([suppose]);
    for (const link of claim.chain) {
      if (after.isDead || !isTrue(after, link.claim)) return false;
      after.learn(link.facts);
    }
    return after.isDead;
  };
  const costOf = ({ claim, facts }: Argument<Claim, Fact>): number =>
    ('rule' in claim ? claim.rule.cost : claim.chain.reduce((sum, link) => sum + costOf(link), 2)) +
    facts.reduce((sum, fact) => sum + ('gone' in fact ? 0.5 : 0.4), 0);
  const settled = (known: Line) =>
    known.numbers.map((_, cell) => [...new Set(solutions.map((each) => each[cell] ?? Number.NaN))]);
  const argumentsIn = (known: Line, level: number) => {
    const found: Argument<Claim, Fact>[] = [];
    const seen = known.copy();
    for (const rule of rules) {
      if (rule.level > level) continue;
      const facts = rule.shows(known.numbers).filter((fact) => known.isNews(fact) && seen.isNews(fact));
      if (facts.length === 0) continue;
      found.push({ claim: { rule }, facts });
      if (seen.learn(facts).isDead) break;
    }
    return found;
  };
  return {
    levels: [1, 2, 3],
    argumentsIn,
    endsIn(known, level) {
      const each = rules
        .filter((rule) => rule.level <= level)
        .map((rule) => ({ claim: { rule }, facts: rule.shows(known.numbers) }));
      const ends = each.filter(({ facts }) => known.copy().learn(facts).isDead);
      return ends.length > 0 ? ends : argumentsIn(known, level);
    },
    isTrue,
    thenOf,
    reads: (_, claim) =>
      new Set(
        'rule' in claim ? claim.rule.reads : claim.chain.flatMap(({ claim: link }) => readsOf(link)).concat(claim.of),
      ),
    writes: (known, fact) => ('cell' in fact ? [fact.cell] : [...known.numbers.keys()].filter((c) => c !== fact.but)),
    asNow: (_, claim) => claim,
    otherwise: (_, facts) => goneFrom(facts),
    costOf,
    sentencesIn: () => 1,
    isGlance: ({ claim }) => 'rule' in claim && claim.rule.isGlance === true,
    places: isPlaced,
    isGoal: () => false,
    *choices(known): Generator<Choice<number, Fact>> {
      for (const [cell, left] of known.numbers.entries())
        if (left.length > 1) yield { of: cell, options: left.map((n) => has(cell, n)) };
    },
    isGuess,
    isPossible: (fact) => solutions.some((each) => each.every((n, cell) => allows(fact, cell, n))),
    without: (_, left) => {
      const [first] = left;
      if (first === undefined || !('cell' in first)) return undefined;
      return has(first.cell, ...left.flatMap((fact) => ('cell' in fact ? fact.numbers : [])));
    },
    suppose: (of, suppose, so, chain) => ({ of, suppose, so, chain }),
    chainOf: (claim) => ('rule' in claim ? undefined : claim.chain),
    isDone: (known) => settled(known).every((all, cell) => all.length > 1 || known.numbers[cell]?.length === 1),
  };
}

function readsOf(claim: Claim): readonly number[] {
  return 'rule' in claim ? claim.rule.reads : claim.chain.flatMap((link) => readsOf(link.claim));
}

/** The names of rules, with those of a chain in brackets behind what is supposed. */
export function told(steps: readonly Argument<Claim, Fact>[]): string {
  return steps
    .map(({ claim }) => {
      if ('rule' in claim) return claim.rule.name;
      const { suppose } = claim;
      const what = 'cell' in suppose ? `${suppose.cell}=${suppose.numbers}` : `no ${suppose.gone}`;
      return `${what}? (${told(claim.chain)})`;
    })
    .join(' ');
}

interface Look {
  readonly name?: string;
  readonly level?: number;
  readonly cost?: number;
  readonly isGlance?: boolean;
}

/** If a cell is a number, another one has some. */
export function ifThen(from: number, n: number, to: number, numbers: readonly number[], look: Look = {}): Rule {
  return {
    name: `${from}=${n}→${to}`,
    level: 1,
    cost: 1,
    reads: [from, to],
    shows: (left) => (String(left[from]) === String(n) ? [has(to, ...numbers)] : []),
    ...look,
  };
}

/** A cell has one of these, whatever else is known. */
export function given(cell: number, numbers: readonly number[], look: Look = {}): Rule {
  return {
    name: `${cell}:${numbers}`,
    level: 1,
    cost: 1,
    reads: [cell],
    shows: () => [has(cell, ...numbers)],
    ...look,
  };
}

/** Once a cell is sure, no other has its number. */
export function takes(cell: number, look: Look = {}): Rule {
  return {
    name: `takes ${cell}`,
    level: 1,
    cost: 1,
    reads: [cell],
    shows: (left) => {
      const [n, more] = left[cell] ?? [];
      if (n === undefined || more !== undefined) return [];
      const others = [...left.keys()].filter((other) => other !== cell && left[other]?.includes(n));
      if (others.length === 0) return [];
      return [{ gone: n, but: cell }, ...others.map((c) => has(c, ...(left[c] ?? []).filter((m) => m !== n)))];
    },
    ...look,
  };
}
