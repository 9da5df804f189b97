/**
 * A board of which only some is known, as someone sees it who counts: halves, cells that must be covered, rules that hold.
 * Dominoes that must be used leave no room for others; where they fill the board, every cell is covered by them.
 */
import { type Compiled, FORBIDDEN, FORCED, type Terms, termsOf } from '../../engines/swift/index.js';
import type { Judge } from '../judging/judge.js';
import type { Premise } from '../knowledge/premise.js';

export class Loosened {
  readonly compiled: Compiled;
  readonly terms: Terms;
  /** By cell: must a domino lie there? */
  readonly covered: readonly boolean[];
  /** By edge: may a domino lie there? */
  readonly open: readonly boolean[];
  /** The regions whose rules hold. */
  readonly ruled: readonly number[];
  /** By region: its cells. */
  readonly members: readonly (readonly number[])[];
  /** How many dominoes fit on the board beside those that must be used. */
  readonly spare: number;
  /** By pair x · pips + y: at most so many dominoes. */
  readonly copies: Int32Array;
  /** By number: at most so many halves carry it. */
  readonly most: readonly number[];
  /** By number: at least so many halves with it must be used. */
  readonly least: readonly number[];

  constructor(compiled: Compiled, terms: Terms) {
    const { cells, edges, regions, pips, region, first, second } = compiled;
    this.compiled = compiled;
    this.terms = terms;
    const spare = Math.max(0, Math.floor(cells / 2) - mustBeUsed(terms, pips));
    const covered = Array.from({ length: cells }, (_, cell) => spare === 0 || terms.freed[cell] === 0);
    this.spare = spare;
    const joined = new Set<number>();
    for (let e = 0; e < edges; e++) if (terms.joins[e] === FORCED) joined.add(first[e]!).add(second[e]!);
    for (const cell of joined) covered[cell] = true;
    this.covered = covered;
    this.open = Array.from({ length: edges }, (_, e) => {
      if (terms.joins[e] === FORBIDDEN) return false;
      return terms.joins[e] === FORCED || !(joined.has(first[e]!) || joined.has(second[e]!));
    });
    const members = Array.from({ length: regions + 1 }, (): number[] => []);
    for (let c = 0; c < cells; c++) members[region[c]!]!.push(c);
    this.members = members;
    this.ruled = Array.from({ length: regions }, (_, r) => r).filter((r) => terms.silent[r] === 0);
    this.copies = terms.most.map((most, pair) => Math.min(most, terms.least[pair]! + spare));
    this.least = halves(terms.least, pips);
    this.most = halves(this.copies, pips).map((most, value) => Math.min(most, this.least[value]! + 2 * spare));
  }

  /**
   * The same board as if all its cells were covered, for counting numbers: what is not on a domino that must be used is on
   * a spare one, or bare, and there are no more such cells than spare halves.
   */
  asIfCovered(): Loosened {
    const covered = this.covered.map(() => true);
    const most = this.least.map((least) => least + 2 * this.spare);
    return Object.assign(Object.create(Loosened.prototype) as Loosened, this, { covered, most });
  }

  /** The same board where only these cells must be covered. */
  covering(cells: readonly number[]): Loosened {
    const { compiled } = this;
    const terms = termsOf(compiled).copyFrom(this.terms);
    terms.freed.fill(1);
    for (const cell of cells) terms.freed[cell] = 0;
    return new Loosened(compiled, terms);
  }
}

/** What premises say, for someone who counts. */
export function boardOf(judge: Judge, premises: readonly Premise[]): Loosened {
  return new Loosened(judge.compiled, judge.terms(premises));
}

function mustBeUsed({ least }: Terms, pips: number): number {
  let dominoes = 0;
  for (let x = 0; x < pips; x++) for (let y = x; y < pips; y++) dominoes += least[x * pips + y]!;
  return dominoes;
}

/** By number: the halves of so many dominoes. */
function halves(copies: Int32Array, pips: number): number[] {
  return Array.from({ length: pips }, (_, x) => {
    const row = copies.subarray(x * pips, (x + 1) * pips);
    return row.reduce((sum, count) => sum + count, 0) + row[x]!;
  });
}
