/**
 * Possibilities that are left: the pips each cell may hold, the edges where a domino may still lie, the dominoes left.
 * All of it only shrinks, so every change goes on a trail, and to go back is to undo the trail down to a mark: cheaper
 * than a copy for each choice, and nothing can be forgotten. Cells whose surroundings changed are `touched` until
 * propagation has looked at them.
 */
import type { Edge, NormalizedPuzzle } from './normalize.js';
import { between, EMPTY, has, highest, type PipSet, singleton, smallest } from './pip-set.js';

const UNDECIDED = 0;
const CLOSED = 1;
const TAKEN = 2;

interface Change {
  readonly values: Int32Array;
  readonly index: number;
  readonly before: number;
}

export class Position {
  readonly puzzle: NormalizedPuzzle;
  readonly #domains: Int32Array;
  readonly #edges: Int32Array;
  /** Copies left of each kind of domino. */
  readonly #left: Int32Array;
  /** Number of dominoes still to be laid; in an array for the sake of the trail. */
  readonly #needed: Int32Array;
  /** Pips that share a domino that is left with each pip. */
  readonly #partners: Int32Array;
  /** Least and greatest sum that the domains of each region's cells allow. */
  readonly #leastSums: Int32Array;
  readonly #greatestSums: Int32Array;
  readonly #trail: Change[] = [];
  #touched: Set<number>;

  constructor(puzzle: NormalizedPuzzle) {
    const { cells, edges, dominoes, regionCells, maxPip } = puzzle;
    this.puzzle = puzzle;
    this.#domains = new Int32Array(cells.length).fill(between(0, maxPip));
    this.#edges = new Int32Array(edges.length).fill(UNDECIDED);
    this.#left = Int32Array.from(dominoes, ({ copies }) => copies);
    this.#needed = Int32Array.of(cells.length / 2);
    this.#partners = new Int32Array(maxPip + 1).fill(EMPTY);
    for (const { pip1, pip2 } of dominoes) {
      this.#partners[pip1] = this.partners(pip1) | singleton(pip2);
      this.#partners[pip2] = this.partners(pip2) | singleton(pip1);
    }
    this.#leastSums = new Int32Array(regionCells.length).fill(0);
    this.#greatestSums = Int32Array.from(regionCells, ({ length }) => length * maxPip);
    this.#touched = new Set(cells.keys());
  }

  domain(cell: number): PipSet {
    return this.#domains[cell] as number;
  }

  isUndecided(edge: number): boolean {
    return this.#edges[edge] === UNDECIDED;
  }

  isTaken(edge: number): boolean {
    return this.#edges[edge] === TAKEN;
  }

  kindOf(pip1: number, pip2: number): number {
    return this.puzzle.kindOf[pip1]?.[pip2] as number;
  }

  get needed(): number {
    return this.#needed[0] as number;
  }

  left(kind: number): number {
    return this.#left[kind] as number;
  }

  partners(pip: number): PipSet {
    return this.#partners[pip] as number;
  }

  leastSum(region: number): number {
    return this.#leastSums[region] as number;
  }

  greatestSum(region: number): number {
    return this.#greatestSums[region] as number;
  }

  edge(edge: number): Edge {
    return this.puzzle.edges[edge] as Edge;
  }

  edgesAt(cell: number): readonly number[] {
    return this.puzzle.edgesAt[cell] as readonly number[];
  }

  across(edge: number, cell: number): number {
    const { first, second } = this.edge(edge);
    return cell === first ? second : first;
  }

  cellsOf(region: number): readonly number[] {
    return this.puzzle.regionCells[region] as readonly number[];
  }

  narrow(cell: number, kept: PipSet): void {
    const before = this.domain(cell);
    const after = before & kept;
    if (after === before) return;
    this.#set(this.#domains, cell, after);
    const region = this.puzzle.regionOf[cell];
    if (region !== undefined) {
      this.#set(this.#leastSums, region, this.leastSum(region) + smallest(after) - smallest(before));
      this.#set(this.#greatestSums, region, this.greatestSum(region) + highest(after) - highest(before));
    }
    this.#touched.add(cell);
  }

  close(edge: number): void {
    this.#decide(edge, CLOSED);
  }

  take(edge: number, pip1: number, pip2: number): void {
    this.#decide(edge, TAKEN);
    this.#set(this.#needed, 0, this.needed - 1);
    const { first, second } = this.edge(edge);
    for (const other of [...this.edgesAt(first), ...this.edgesAt(second)]) {
      if (this.isUndecided(other)) this.close(other);
    }
    this.#useUp(pip1, pip2);
  }

  get touched(): ReadonlySet<number> {
    return this.#touched;
  }

  /** The cells touched so far, which count as looked at from now on. */
  takeTouched(): ReadonlySet<number> {
    const touched = this.#touched;
    this.#touched = new Set();
    return touched;
  }

  get mark(): number {
    return this.#trail.length;
  }

  undoTo(mark: number): void {
    for (let change = this.#trail.length; change > mark; change--) {
      const { values, index, before } = this.#trail.pop() as Change;
      values[index] = before;
    }
    this.#touched.clear();
  }

  #decide(edge: number, state: typeof CLOSED | typeof TAKEN): void {
    this.#set(this.#edges, edge, state);
    const { first, second } = this.edge(edge);
    this.#touched.add(first).add(second);
  }

  #useUp(pip1: number, pip2: number): void {
    const kind = this.kindOf(pip1, pip2);
    this.#set(this.#left, kind, this.left(kind) - 1);
    if (this.left(kind) > 0) return;
    this.#set(this.#partners, pip1, this.partners(pip1) & ~singleton(pip2));
    this.#set(this.#partners, pip2, this.partners(pip2) & ~singleton(pip1));
    for (let cell = 0; cell < this.#domains.length; cell++) {
      if (has(this.domain(cell), pip1) || has(this.domain(cell), pip2)) this.#touched.add(cell);
    }
  }

  #set(values: Int32Array, index: number, value: number): void {
    this.#trail.push({ values, index, before: values[index] as number });
    values[index] = value;
  }
}
