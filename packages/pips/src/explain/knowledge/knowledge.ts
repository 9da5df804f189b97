/**
 * What is known so far, and by which fact: for each cell the values left, for each edge whether a domino lies there, for
 * each pair the dominoes not placed yet. Each value that a cell has lost knows the fact that took it, so that a proof
 * rests on no more than it needs.
 */
import { size, smallest } from '@pipwright/core/bits';
import { FROM_THE_START, type Knowledge as KnownFacts } from '@pipwright/core/explaining';
import { type Compiled, FORBIDDEN, FORCED, OPEN } from '../../engines/swift/index.js';
import type { Fact } from './conclusion.js';
import { Looks } from './looks.js';
import type { Premises } from './premise.js';
import { missingNumbers } from './supply.js';
import type { Truth } from './truth.js';

/** What never changes, so that copies share it. */
interface Layout {
  /** By region: its cells. */
  readonly members: readonly (readonly number[])[];
  /** By cell: its edges. */
  readonly edgesAt: readonly (readonly number[])[];
  /** By cell: its region, and those of its neighbours. */
  readonly regionsAround: readonly (readonly number[])[];
}

function layoutOf({ cells, regions, region, near, first, second }: Compiled): Layout {
  const members = Array.from({ length: regions + 1 }, (): number[] => []);
  for (let c = 0; c < cells; c++) members[region[c]!]!.push(c);
  const edgesAt = Array.from({ length: cells }, (_, cell) =>
    [...near.subarray(4 * cell, 4 * cell + 4)].filter((edge) => edge !== -1),
  );
  const regionsAround = edgesAt.map((at, cell) => [
    ...new Set([cell, ...at.flatMap((edge) => [first[edge]!, second[edge]!])].map((each) => region[each]!)),
  ]);
  return { members, edgesAt, regionsAround };
}

export class Knowledge implements KnownFacts<Fact> {
  readonly compiled: Compiled;
  /** The values that some domino carries. */
  readonly carried: number;
  /** By cell: the values left; by cell and value: the fact that took it. */
  readonly values: Int32Array;
  readonly #lostBy: Int32Array;
  /** By edge: OPEN, FORCED or FORBIDDEN, and the fact that says so. */
  readonly joins: Int32Array;
  readonly #joinsBy: Int32Array;
  /** By cell: the edge that a domino joins it by, or −1. */
  readonly joinedBy: Int32Array;
  /** By cell: the fact that says which domino lies there. */
  readonly #coveredBy: Int32Array;
  /** By edge: 1 where it is known which domino lies there. */
  readonly placed: Int32Array;
  /** By x · pips + y, both ways round: copies not placed yet. */
  readonly left: Int32Array;
  readonly #placedBy = new Map<number, number[]>();
  /** By region: its cells. */
  readonly members: Layout['members'];
  readonly #edgesAt: Layout['edgesAt'];
  readonly #regionsAround: Layout['regionsAround'];
  /** By cell: how many facts were known when something last changed there, or between it and a neighbour. */
  readonly #changedAt: Int32Array;
  /** By region: the same of any of its cells, and of these and their neighbours. */
  readonly regionChangedAt: Int32Array;
  readonly changedAround: Int32Array;
  /** The same of any cell that came to be known, of any edge, and of what is placed. */
  knownAt = 0;
  joinedAt = 0;
  placedAt = 0;
  readonly #looks: Looks;
  /** Dominoes placed so far. */
  placedCount = 0;
  readonly #facts: Fact[] = [];
  /** So many facts were told or given: of a cell under a domino of these, the domino is all that is said. */
  readonly #told: number;

  /** @param given what is known from the start: what a player has placed, what has been told */
  constructor(
    compiled: Compiled,
    given: readonly Fact[] = [],
    layout: Layout = layoutOf(compiled),
    looks: Looks = new Looks(),
  ) {
    const { cells, edges, pips } = compiled;
    this.compiled = compiled;
    this.carried = missingNumbers(compiled).reduce((set, value) => set & ~(1 << value), (1 << pips) - 1);
    this.values = new Int32Array(cells).fill(this.carried);
    this.#lostBy = new Int32Array(cells * pips).fill(FROM_THE_START);
    this.joins = new Int32Array(edges).fill(OPEN);
    this.#joinsBy = new Int32Array(edges).fill(FROM_THE_START);
    this.joinedBy = new Int32Array(cells).fill(-1);
    this.#coveredBy = new Int32Array(cells).fill(FROM_THE_START);
    this.placed = new Int32Array(edges);
    this.left = compiled.given.most.slice();
    this.members = layout.members;
    this.#edgesAt = layout.edgesAt;
    this.#regionsAround = layout.regionsAround;
    this.#told = given.length;
    this.#changedAt = new Int32Array(cells);
    this.regionChangedAt = new Int32Array(compiled.regions + 1);
    this.changedAround = new Int32Array(compiled.regions + 1);
    this.#looks = looks;
    for (const each of given) this.learn(each);
  }

  /** The same knowledge, to suppose something on. */
  copy(): Knowledge {
    const layout = { members: this.members, edgesAt: this.#edgesAt, regionsAround: this.#regionsAround };
    const copy = new Knowledge(this.compiled, [], layout, this.#looks.copy());
    copy.values.set(this.values);
    copy.#lostBy.set(this.#lostBy);
    copy.joins.set(this.joins);
    copy.#joinsBy.set(this.#joinsBy);
    copy.joinedBy.set(this.joinedBy);
    copy.#coveredBy.set(this.#coveredBy);
    copy.placed.set(this.placed);
    copy.left.set(this.left);
    for (const [pair, facts] of this.#placedBy) copy.#placedBy.set(pair, facts);
    copy.#changedAt.set(this.#changedAt);
    copy.regionChangedAt.set(this.regionChangedAt);
    copy.changedAround.set(this.changedAround);
    copy.knownAt = this.knownAt;
    copy.joinedAt = this.joinedAt;
    copy.placedAt = this.placedAt;
    copy.placedCount = this.placedCount;
    copy.#facts.push(...this.#facts);
    return copy;
  }

  get facts(): readonly Fact[] {
    return this.#facts;
  }

  isNews(fact: Fact): boolean {
    return fact.some((conclusion) => {
      if (conclusion.kind === 'values') return (this.values[conclusion.cell]! & ~conclusion.values) !== 0;
      if (conclusion.kind === 'place') return this.placed[conclusion.edge] === 0;
      return this.joins[conclusion.edge] === OPEN;
    });
  }

  /** Takes a fact as known from now on. */
  learn(fact: Fact): void {
    const id = this.#facts.push(fact) - 1;
    const { first, second, pips } = this.compiled;
    for (const conclusion of fact) {
      switch (conclusion.kind) {
        case 'values':
          this.#keep(conclusion.cell, conclusion.values, id);
          break;
        case 'part':
          this.#part(conclusion.edge, id);
          break;
        case 'join':
          this.#join(conclusion.edge, id);
          break;
        case 'place': {
          const { edge, domino } = conclusion;
          const [x, y] = domino;
          this.#join(edge, id);
          this.#place(first[edge]!, x, id);
          this.#place(second[edge]!, y, id);
          this.placed[edge] = 1;
          this.left[x * pips + y]!--;
          if (x !== y) this.left[y * pips + x]!--;
          const pair = this.#pair(x, y);
          this.#placedBy.set(pair, [...(this.#placedBy.get(pair) ?? []), id]);
          this.placedCount++;
          this.placedAt = this.#facts.length;
        }
      }
    }
  }

  /**
   * What somebody finds at a place, looked for again only if something has changed since.
   * @param by who looks
   * @param since when something that matters there last changed
   */
  look<Found>(by: object, place: number, since: number, find: () => Found): Found {
    return this.#looks.look(by, place, since, this.#facts.length, find);
  }

  changedAt(cell: number): number {
    return this.#changedAt[cell]!;
  }

  /** Is there a domino that lies in one place in all solutions, and is not placed? */
  isPlaceable({ values, joins }: Truth): boolean {
    const { edges, first, second } = this.compiled;
    for (let e = 0; e < edges; e++) {
      if (joins[e] !== 1 || this.placed[e] === 1) continue;
      if (size(values[first[e]!]!) === 1 && size(values[second[e]!]!) === 1) return true;
    }
    return false;
  }

  /** Is everything known that all solutions agree on? */
  isComplete(truth: Truth): boolean {
    const { values, joins } = truth;
    return (
      !this.isPlaceable(truth) &&
      values.every((set, cell) => size(set) > 1 || this.values[cell] === set) &&
      joins.every((join, edge) => join !== 1 || this.joins[edge] === FORCED)
    );
  }

  isKnown(cell: number): boolean {
    return size(this.values[cell]!) === 1;
  }

  /** Does a domino lie on the cell? */
  isPlaced(cell: number): boolean {
    const edge = this.joinedBy[cell]!;
    return edge !== -1 && this.placed[edge] === 1;
  }

  /** The other cell of an edge. */
  across(edge: number, cell: number): number {
    const { first, second } = this.compiled;
    return first[edge] === cell ? second[edge]! : first[edge]!;
  }

  /** The edges at a cell where a domino may lie. */
  openEdges(cell: number): number[] {
    return this.edgesAt(cell).filter((edge) => this.joins[edge] !== FORBIDDEN);
  }

  edgesAt(cell: number): readonly number[] {
    return this.#edgesAt[cell]!;
  }

  /** Why a cell does not hold some values; that it is covered at all matters too. */
  addLost(premises: Premises, cell: number, values: number): void {
    let isCovered = false;
    for (let rest = values & this.carried & ~this.values[cell]!; rest !== 0; rest &= rest - 1) {
      const fact = this.lostBy(cell, smallest(rest));
      premises.fact(fact);
      // That a domino lies there says that it is covered.
      if (fact === this.#coveredBy[cell]) isCovered = true;
    }
    if (!isCovered) premises.cell(cell);
  }

  /** Why a cell holds what is left for it, and nothing else. */
  addValues(premises: Premises, cell: number): void {
    this.addLost(premises, cell, -1);
  }

  /** The fact that took a value of a cell. */
  lostBy(cell: number, value: number): number {
    return this.#lostBy[cell * this.compiled.pips + value]!;
  }

  /** Why an edge is joined, or not. */
  addJoin(premises: Premises, edge: number): void {
    premises.fact(this.#joinsBy[edge]!);
  }

  joinsBy(edge: number): number {
    return this.#joinsBy[edge]!;
  }

  /** Where all copies of a domino that there are have gone, as far as they are placed. */
  addPlaced(premises: Premises, x: number, y: number): void {
    for (const fact of this.#placedBy.get(this.#pair(x, y)) ?? []) premises.fact(fact);
  }

  #keep(cell: number, values: number, fact: number): void {
    const { pips } = this.compiled;
    const before = this.values[cell]!;
    if ((before & ~values) === 0) return;
    for (let rest = before & ~values; rest !== 0; rest &= rest - 1) {
      this.#lostBy[cell * pips + smallest(rest)] = fact;
    }
    this.values[cell] = before & values;
    this.#change(cell);
    if (size(before) === 1 || size(before & values) === 1) this.knownAt = this.#facts.length;
  }

  #place(cell: number, value: number, fact: number): void {
    if (fact < this.#told) this.values[cell] = this.carried;
    this.#coveredBy[cell] = fact;
    this.#change(cell);
    this.#keep(cell, 1 << value, fact);
  }

  #join(edge: number, fact: number): void {
    const { first, second } = this.compiled;
    if (this.joins[edge] !== FORCED) this.#setJoin(edge, FORCED, fact);
    for (const cell of [first[edge]!, second[edge]!]) {
      this.joinedBy[cell] = edge;
      for (const other of this.edgesAt(cell)) if (other !== edge) this.#part(other, this.#joinsBy[edge]!);
    }
  }

  #part(edge: number, fact: number): void {
    if (this.joins[edge] !== FORBIDDEN) this.#setJoin(edge, FORBIDDEN, fact);
  }

  #setJoin(edge: number, join: number, fact: number): void {
    const { first, second } = this.compiled;
    this.joins[edge] = join;
    this.#joinsBy[edge] = fact;
    this.#change(first[edge]!);
    this.#change(second[edge]!);
    this.joinedAt = this.#facts.length;
  }

  #change(cell: number): void {
    const now = this.#facts.length;
    this.#changedAt[cell] = now;
    this.regionChangedAt[this.compiled.region[cell]!] = now;
    for (const region of this.#regionsAround[cell]!) this.changedAround[region] = now;
  }

  #pair(x: number, y: number): number {
    return Math.min(x, y) * this.compiled.pips + Math.max(x, y);
  }
}
