/**
 * Counts solutions without going through them, depth first. Positions with the same future are counted once (`Key`,
 * `Table`); where whatever is left fits, the rest is the tilings of the open cells times the arrangements of the
 * dominoes; and with an endless supply it is so from the start.
 *
 * Cells that can hold anything are left for last: laying dominoes there first would part positions that have the same
 * future (2025-09-15 hard falls from five million nodes to a few hundred). Keys are kept by frame, not computed again
 * when a frame closes.
 */
import type { Counting, SearchStep } from '@pipwright/core';
import { add, type Count, multiply, TABLE_BYTES, Table } from '@pipwright/core/counting';
import type { Cell } from '../../model/cell.js';
import { countTilings } from '../tiling/count.js';
import { arrangements, fillings, isCoverable } from './arrangements.js';
import { Chooser } from './choose.js';
import type { Compiled } from './compile.js';
import { NO_MOVE } from './compile.js';
import { Key } from './key.js';
import { tile } from './moves.js';
import { Position } from './position.js';
import { Sums } from './sums.js';
import type { Terms } from './terms.js';
import { Trail } from './trail.js';

/** Number of cells from which a determinant, which does not pause, is quicker than going through the tilings. */
const LARGE_SHAPE = 56;

/** Mark in `#factor` of frames that count solutions. */
const SOLUTIONS = 0;

export class SwiftCount implements Counting {
  nodes = 0;
  readonly #position: Position;
  readonly #chooser: Chooser;
  readonly #trail: Trail;
  readonly #key: Key;
  readonly #table: Table;
  /** The keys of all frames, one after another. */
  #keys: Int32Array;
  /** Solutions or tilings counted so far, by frame. */
  readonly #total: Count[] = [];
  /** Number of solutions for which each tiling of a frame stands, or SOLUTIONS. */
  readonly #factor: Count[] = [];
  /** Nodes visited before each frame. */
  readonly #since: number[] = [];
  #entering = true;
  #result: Count | undefined;
  #told = false;

  constructor(compiled: Compiled, terms: Terms = compiled.given, tableBytes = TABLE_BYTES) {
    this.#position = new Position(compiled, terms);
    const sums = new Sums(this.#position);
    this.#chooser = new Chooser(this.#position, sums, true);
    this.#trail = new Trail(this.#position);
    this.#key = new Key(this.#position, sums);
    // No more solutions than ways to give each cell a partner and a value.
    const mostBits = compiled.cells * (2 + Math.log2(compiled.pips));
    this.#table = new Table(this.#key.width, mostBits, tableBytes);
    this.#keys = new Int32Array(this.#key.width * 16);
  }

  get atLeast(): bigint {
    if (this.#result !== undefined) return BigInt(this.#result);
    let counted = 0n;
    let factor = 1n;
    for (let frame = 0; frame < this.#trail.frames; frame++) {
      if (this.#isFirstTiling(frame)) factor = BigInt(this.#factor[frame]!);
      counted += factor * BigInt(this.#total[frame]!);
    }
    return counted;
  }

  run(budget: number): SearchStep<bigint> {
    if (this.#told) return { type: 'exhausted' };
    const last = this.nodes + Math.floor(budget);
    while (this.#result === undefined) {
      if (!(this.nodes < last)) return { type: 'paused' };
      const value = this.#entering ? this.#enter() : this.#advance();
      if (value !== undefined) this.#leave(value);
    }
    if (!(budget >= 1)) return { type: 'paused' };
    this.#told = true;
    return { type: 'solution', solution: BigInt(this.#result) };
  }

  #enter(): Count | undefined {
    const position = this.#position;
    const trail = this.#trail;
    const tiling = trail.frames > 0 && this.#factor[trail.frames - 1] !== SOLUTIONS;
    this.#entering = false;
    if (position.openCells === 0) return tiling || position.isSolved() ? 1 : 0;
    if (position.isBroken()) return 0;
    const at = this.#keyAt(trail.frames);
    if (tiling) this.#key.ofTilings(this.#keys, at);
    else this.#key.ofSolutions(this.#keys, at);
    const known = this.#table.get(this.#keys, at);
    if (known !== undefined) return known;
    if (tiling) return this.#open(tile(position, trail.stack, trail.top), 1);
    return trail.frames === 0 ? this.#enterFirst() : this.#enterNext();
  }

  #enterFirst(): Count | undefined {
    const position = this.#position;
    if (!isCoverable(position)) return 0;
    // Cells that hold a value by themselves are not filled.
    const ways = position.openCells < position.compiled.cells ? undefined : fillings(position);
    if (ways === undefined) return this.#enterNext();
    return ways === 0n ? 0 : this.#enterSlack(ways);
  }

  #enterNext(): Count | undefined {
    const position = this.#position;
    const { stack, top } = this.#trail;
    const end = this.#chooser.choose(stack, top);
    if (!this.#chooser.isSlack) return this.#open(end, SOLUTIONS);
    const ways = arrangements(position, position.openCells >> 1);
    return ways === 0 || ways === 0n ? 0 : this.#enterSlack(ways);
  }

  /** Each tiling of the open cells counts for so many solutions. */
  #enterSlack(ways: Count): Count | undefined {
    const position = this.#position;
    const { stack, top, frames } = this.#trail;
    if (position.openCells < LARGE_SHAPE || position.anyBarred) return this.#open(tile(position, stack, top), ways);
    // The shape's key stands behind the frames; their own keys are still needed.
    const at = this.#keyAt(frames + 1);
    this.#key.ofTilings(this.#keys, at);
    let tilings = this.#table.get(this.#keys, at);
    if (tilings === undefined) {
      tilings = tilingsOf(position);
      this.#table.set(this.#keys, at, tilings, position.openCells);
    }
    return multiply(tilings, ways);
  }

  #open(end: number, factor: Count): Count | undefined {
    const trail = this.#trail;
    const frame = trail.frames;
    if (end === trail.top) return 0;
    trail.open(end);
    this.#total[frame] = 0;
    this.#factor[frame] = factor;
    this.#since[frame] = this.nodes;
    return undefined;
  }

  #advance(): Count | undefined {
    if (this.#trail.advance() === NO_MOVE) return this.#close();
    this.nodes++;
    this.#entering = true;
    return undefined;
  }

  #close(): Count {
    const trail = this.#trail;
    const frame = trail.frames - 1;
    const at = this.#keyAt(frame);
    const work = this.nodes - this.#since[frame]!;
    let total = this.#total[frame]!;
    if (this.#isFirstTiling(frame)) total = multiply(total, this.#factor[frame]!);
    this.#table.set(this.#keys, at, total, work);
    trail.close();
    return total;
  }

  #leave(value: Count): void {
    const frame = this.#trail.frames - 1;
    if (frame === -1) {
      this.#result = value;
      return;
    }
    this.#trail.takeBack();
    this.#total[frame] = add(this.#total[frame]!, value);
  }

  /** Does this frame count tilings for one that counts solutions? Its key is that of the solutions. */
  #isFirstTiling(frame: number): boolean {
    return this.#factor[frame] !== SOLUTIONS && (frame === 0 || this.#factor[frame - 1] === SOLUTIONS);
  }

  #keyAt(frame: number): number {
    const { width } = this.#key;
    const at = frame * width;
    if (at + width > this.#keys.length) {
      const more = new Int32Array(2 * this.#keys.length);
      more.set(this.#keys);
      this.#keys = more;
    }
    return at;
  }
}

function tilingsOf({ compiled, next }: Position): bigint {
  const cells: Cell[] = [];
  for (let c = next[compiled.cells]!; c !== compiled.cells; c = next[c]!) cells.push(compiled.puzzle.cells[c]!);
  for (const count of countTilings(cells)) if (count !== undefined) return count;
  return 0n;
}
