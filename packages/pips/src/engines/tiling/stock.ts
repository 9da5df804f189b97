import { type Domino, dominoKey, dominoSet, isDouble } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';

interface Batch {
  readonly domino: Domino;
  left: number;
}

export interface Way {
  readonly batch: Batch;
  readonly first: number;
  readonly second: number;
}

/** Number of copies that no board takes. */
const ENDLESS = 2 ** 20;

export class Stock {
  /** Every domino of the puzzle, either way round; a double lies one way. */
  readonly ways: readonly Way[];
  readonly halves: Int32Array;
  /** The least and the most that so many halves add up to, as things stand after the last `take`. */
  readonly least: Int32Array;
  readonly most: Int32Array;

  constructor(puzzle: Puzzle) {
    const batches = batchesOf(puzzle);
    this.ways = batches.flatMap((batch): Way[] => {
      const [first, second] = batch.domino;
      const way = { batch, first, second };
      return isDouble(batch.domino) ? [way] : [way, { batch, first: second, second: first }];
    });
    this.halves = new Int32Array(puzzle.maxPip + 1);
    for (const { domino, left } of batches) for (const pip of domino) this.#count(pip, left);
    const sums = puzzle.regions.filter(({ rule }) => rule.kind === 'sum');
    const longest = Math.max(0, ...sums.map(({ cells }) => cells.length));
    this.least = new Int32Array(longest + 1);
    this.most = new Int32Array(longest + 1);
    this.#addUp();
  }

  take(way: Way): void {
    way.batch.left--;
    this.#count(way.first, -1);
    this.#count(way.second, -1);
    this.#addUp();
  }

  putBack(way: Way): void {
    way.batch.left++;
    this.#count(way.first, 1);
    this.#count(way.second, 1);
  }

  #count(pip: number, change: number): void {
    this.halves[pip] = (this.halves[pip] as number) + change;
  }

  #addUp(): void {
    addUp(this.least, this.halves, 0, 1);
    addUp(this.most, this.halves, this.halves.length - 1, -1);
  }
}

function batchesOf({ supply, maxPip }: Puzzle): Batch[] {
  if (supply.kind === 'set') {
    return dominoSet(maxPip).map((domino) => ({ domino, left: supply.repeats ? ENDLESS : 1 }));
  }
  const batches = new Map<string, Batch>();
  for (const domino of supply.dominoes) {
    const batch = batches.get(dominoKey(domino));
    if (batch === undefined) batches.set(dominoKey(domino), { domino, left: 1 });
    else batch.left++;
  }
  return [...batches.values()];
}

/** Sums of the first 0, 1, 2 … halves from one end of the pips on; where they run out the last pip goes on. */
function addUp(sums: Int32Array, halves: Int32Array, from: number, step: 1 | -1): void {
  let pip = from;
  let left = halves[pip] as number;
  for (let count = 1; count < sums.length; count++) {
    for (let next = halves[pip + step]; left === 0 && next !== undefined; next = halves[pip + step]) {
      pip += step;
      left = next;
    }
    left--;
    sums[count] = (sums[count - 1] as number) + pip;
  }
}
