/**
 * What is known so far, and by which fact: for each cell the values left, for each edge whether a domino lies there, for
 * each pair the dominoes not placed yet. A fact about a cell states all that is known of it, so one
 * premise stands for a whole history.
 */
import { size } from '@pipwright/core/bits';
import { FROM_THE_START, type Knowledge as KnownFacts } from '@pipwright/core/explaining';
import { type Compiled, FORBIDDEN, FORCED, OPEN } from '../engines/swift/index.js';
import type { Conclusion } from './conclusion.js';
import type { Premises } from './premise.js';
import type { Truth } from './truth.js';

/** What never changes, so that copies share it. */
interface Layout {
  /** By region: its cells. */
  readonly members: readonly (readonly number[])[];
  /** By cell: its edges. */
  readonly edgesAt: readonly (readonly number[])[];
}

function layoutOf({ cells, regions, region, near }: Compiled): Layout {
  const members = Array.from({ length: regions + 1 }, (): number[] => []);
  for (let c = 0; c < cells; c++) members[region[c]!]!.push(c);
  const edgesAt = Array.from({ length: cells }, (_, cell) =>
    [...near.subarray(4 * cell, 4 * cell + 4)].filter((edge) => edge !== -1),
  );
  return { members, edgesAt };
}

export class Knowledge implements KnownFacts<Conclusion> {
  readonly compiled: Compiled;
  /** By cell: the values left, and the fact that says so. */
  readonly values: Int32Array;
  readonly #valuesBy: Int32Array;
  /** By edge: OPEN, FORCED or FORBIDDEN, and the fact that says so. */
  readonly joins: Int32Array;
  readonly #joinsBy: Int32Array;
  /** By cell: the edge that a domino joins it by, or −1. */
  readonly joinedBy: Int32Array;
  /** By edge: 1 where it is known which domino lies there. */
  readonly placed: Int32Array;
  /** By x · pips + y, both ways round: copies not placed yet. */
  readonly left: Int32Array;
  readonly #placedBy = new Map<number, number[]>();
  /** By region: its cells. */
  readonly members: Layout['members'];
  readonly #edgesAt: Layout['edgesAt'];
  /** Dominoes placed so far. */
  placedCount = 0;
  readonly #facts: Conclusion[] = [];

  /** @param given what is known from the start: what a player has placed */
  constructor(compiled: Compiled, given: readonly Conclusion[] = [], layout: Layout = layoutOf(compiled)) {
    const { cells, edges, pips } = compiled;
    this.compiled = compiled;
    this.values = new Int32Array(cells).fill((1 << pips) - 1);
    this.#valuesBy = new Int32Array(cells).fill(FROM_THE_START);
    this.joins = new Int32Array(edges).fill(OPEN);
    this.#joinsBy = new Int32Array(edges).fill(FROM_THE_START);
    this.joinedBy = new Int32Array(cells).fill(-1);
    this.placed = new Int32Array(edges);
    this.left = compiled.given.most.slice();
    this.members = layout.members;
    this.#edgesAt = layout.edgesAt;
    for (const each of given) this.learn(each);
  }

  /** The same knowledge, to suppose something on. */
  copy(): Knowledge {
    const copy = new Knowledge(this.compiled, [], { members: this.members, edgesAt: this.#edgesAt });
    copy.values.set(this.values);
    copy.#valuesBy.set(this.#valuesBy);
    copy.joins.set(this.joins);
    copy.#joinsBy.set(this.#joinsBy);
    copy.joinedBy.set(this.joinedBy);
    copy.placed.set(this.placed);
    copy.left.set(this.left);
    for (const [pair, facts] of this.#placedBy) copy.#placedBy.set(pair, facts);
    copy.placedCount = this.placedCount;
    copy.#facts.push(...this.#facts);
    return copy;
  }

  get facts(): readonly Conclusion[] {
    return this.#facts;
  }

  /** Takes a conclusion as known from now on. */
  learn(conclusion: Conclusion): void {
    const fact = this.#facts.push(conclusion) - 1;
    const { first, second, pips } = this.compiled;
    switch (conclusion.kind) {
      case 'values':
        for (const { cell, values } of conclusion.cells) this.#learnValues(cell, values, fact);
        break;
      case 'part':
        this.#part(conclusion.edge, fact);
        break;
      case 'join':
        this.#join(conclusion.edge, fact);
        break;
      case 'place': {
        const { edge, domino } = conclusion;
        const [x, y] = domino;
        this.#join(edge, fact);
        this.#learnValues(first[edge]!, 1 << x, fact);
        this.#learnValues(second[edge]!, 1 << y, fact);
        this.placed[edge] = 1;
        this.left[x * pips + y]!--;
        if (x !== y) this.left[y * pips + x]!--;
        const pair = this.#pair(x, y);
        this.#placedBy.set(pair, [...(this.#placedBy.get(pair) ?? []), fact]);
        this.placedCount++;
      }
    }
  }

  /** The facts that say which dominoes lie where, and all that is known of cells and pairs where that is not known. */
  finalFacts(): number[] {
    const { edges, first, second } = this.compiled;
    const placed = this.#facts.flatMap(({ kind }, fact) => (kind === 'place' ? [fact] : []));
    const joined: number[] = [];
    for (let e = 0; e < edges; e++)
      if (this.joins[e] === FORCED && this.placed[e] === 0) joined.push(this.#joinsBy[e]!);
    const covered = new Set<number>();
    for (let e = 0; e < edges; e++) if (this.placed[e] === 1) covered.add(first[e]!).add(second[e]!);
    const narrowed = Array.from(this.#valuesBy).filter((fact, cell) => fact !== FROM_THE_START && !covered.has(cell));
    return [...placed, ...joined, ...narrowed];
  }

  /** Is everything known that is true? */
  isComplete({ values, joins, unique }: Truth): boolean {
    if (unique) return this.placedCount === values.length / 2;
    return (
      values.every((set, cell) => this.values[cell] === set) &&
      joins.every((join, edge) => join !== 1 || this.joins[edge] === FORCED) &&
      !this.#isPlaceable()
    );
  }

  /** Is there a domino of which all is known, and which is not placed? */
  #isPlaceable(): boolean {
    const { edges, first, second } = this.compiled;
    for (let e = 0; e < edges; e++) {
      if (this.joins[e] !== FORCED || this.placed[e] === 1) continue;
      if (this.isKnown(first[e]!) && this.isKnown(second[e]!)) return true;
    }
    return false;
  }

  isKnown(cell: number): boolean {
    return size(this.values[cell]!) === 1;
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

  hasOpenEdge(cell: number): boolean {
    return this.edgesAt(cell).some((edge) => this.joins[edge] !== FORBIDDEN);
  }

  /** Why a cell holds something, and only what is left for it. */
  addValues(premises: Premises, cell: number): void {
    const fact = this.#valuesBy[cell]!;
    premises.fact(fact);
    if (this.#facts[fact]?.kind !== 'place') premises.cell(cell);
  }

  /** Why an edge is joined, or not. */
  addJoin(premises: Premises, edge: number): void {
    premises.fact(this.#joinsBy[edge]!);
  }

  /** Where all copies of a domino that there are have gone, as far as they are placed. */
  addPlaced(premises: Premises, x: number, y: number): void {
    for (const fact of this.#placedBy.get(this.#pair(x, y)) ?? []) premises.fact(fact);
  }

  /** Where all dominoes with a value have gone, as far as they are placed. */
  addPlacedWith(premises: Premises, value: number): void {
    for (let y = 0; y < this.compiled.pips; y++) this.addPlaced(premises, value, y);
  }

  #learnValues(cell: number, values: number, fact: number): void {
    this.values[cell] = values;
    this.#valuesBy[cell] = fact;
  }

  #join(edge: number, fact: number): void {
    const { first, second } = this.compiled;
    if (this.joins[edge] !== FORCED) {
      this.joins[edge] = FORCED;
      this.#joinsBy[edge] = fact;
    }
    for (const cell of [first[edge]!, second[edge]!]) {
      this.joinedBy[cell] = edge;
      for (const other of this.edgesAt(cell)) if (other !== edge) this.#part(other, this.#joinsBy[edge]!);
    }
  }

  #part(edge: number, fact: number): void {
    if (this.joins[edge] === FORBIDDEN) return;
    this.joins[edge] = FORBIDDEN;
    this.#joinsBy[edge] = fact;
  }

  #pair(x: number, y: number): number {
    return Math.min(x, y) * this.compiled.pips + Math.max(x, y);
  }
}
