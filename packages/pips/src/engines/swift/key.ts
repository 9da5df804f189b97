/**
 * A position as a few words, equal only for positions that have the same future: the open cells, what is left of the
 * supply, what each region still asks for. A sum's interval is cut to what the halves left can make, so that regions
 * that can no longer fail, or differ only in what is impossible, look alike.
 *
 *     [ what is counted | open cells, 32 a word | copies left, packed | a word or two for each region that can be half full
 *       | cells left empty that add to a sum with gaps, where there are any, 32 a word ]
 */
import { FREE, SUM } from './compile.js';
import type { Position } from './position.js';
import type { Sums } from './sums.js';

const SOLUTIONS = 0;
const TILINGS = 1;
/** A sum that can no longer come right. */
const BROKEN = -1;

export class Key {
  readonly width: number;
  readonly #position: Position;
  readonly #sums: Sums;
  /** Pairs of which there is no endless supply, and where their copies stand: word << 5 | shift. */
  readonly #pairs: number[] = [];
  readonly #places: number[] = [];
  readonly #regions: number[] = [];
  readonly #regionsFrom: number;
  /** Two words for each region, for boards whose sums need more than 16 bits. */
  readonly #wide: boolean;
  /** Cells that may be left empty and then add to a sum with gaps. */
  readonly #gapped: readonly number[];
  readonly #gappedFrom: number;

  constructor(position: Position, sums: Sums) {
    const { cells, regions, maxPip } = position.compiled;
    this.#position = position;
    this.#sums = sums;
    this.#regionsFrom = this.#placePairs(1 + ((cells + 31) >> 5));
    for (let r = 0; r < regions; r++) {
      const size = position.needed[r]! + position.optional[r]!;
      if (size > 1 && position.shape[r] !== FREE) this.#regions.push(r);
    }
    this.#wide = cells * maxPip >= 1 << 16;
    this.#gapped = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => position.hasGaps(cell));
    this.#gappedFrom = this.#regionsFrom + this.#regions.length * (this.#wide ? 2 : 1);
    this.width = this.#gappedFrom + ((this.#gapped.length + 31) >> 5);
  }

  /** Packs the copies of each pair into words from this one on; returns the first word behind them. */
  #placePairs(from: number): number {
    const { compiled, terms } = this.#position;
    const { cells, pips } = compiled;
    let word = from;
    let shift = 0;
    for (let x = 0; x < pips; x++) {
      for (let y = x; y < pips; y++) {
        const pair = x * pips + y;
        const most = terms.most[pair]!;
        if (most <= 0 || (most >= cells >> 1 && terms.least[pair] === 0)) continue;
        const bits = 32 - Math.clz32(most);
        if (shift + bits > 32) {
          word++;
          shift = 0;
        }
        this.#pairs.push(pair);
        this.#places.push((word << 5) | shift);
        shift += bits;
      }
    }
    return shift === 0 ? word : word + 1;
  }

  ofSolutions(words: Int32Array, at: number): void {
    const { left } = this.#position;
    this.#openCells(words, at, SOLUTIONS);
    for (let i = 0; i < this.#pairs.length; i++) {
      const place = this.#places[i]!;
      words[at + (place >>> 5)]! |= left[this.#pairs[i]!]! << (place & 31);
    }
    this.#residues(words, at + this.#regionsFrom);
    for (let i = 0; i < this.#gapped.length; i++) {
      if (this.#position.empty[this.#gapped[i]!] === 1) words[at + this.#gappedFrom + (i >>> 5)]! |= 1 << (i & 31);
    }
  }

  ofTilings(words: Int32Array, at: number): void {
    this.#openCells(words, at, TILINGS);
  }

  #openCells(words: Int32Array, at: number, counted: number): void {
    const { next, compiled } = this.#position;
    const { cells } = compiled;
    words.fill(0, at, at + this.width);
    words[at] = counted;
    for (let c = next[cells]!; c !== cells; c = next[c]!) words[at + 1 + (c >>> 5)]! |= 1 << (c & 31);
  }

  #residues(words: Int32Array, from: number): void {
    const { needed, optional, shape, low, high, set, compiled } = this.#position;
    const sums = this.#sums;
    sums.prepare();
    let at = from;
    for (let i = 0; i < this.#regions.length; i++, at += this.#wide ? 2 : 1) {
      const r = this.#regions[i]!;
      const open = needed[r]!;
      const freed = optional[r]!;
      if (open + freed === 0) continue;
      if (shape[r] !== SUM) {
        words[at] = set[r]!;
        continue;
      }
      const least = Math.max(low[r]!, sums.least(open));
      const most = Math.min(high[r]!, sums.most(open) + freed * compiled.maxPip);
      if (least > most) words[at] = BROKEN;
      else if (!this.#wide) words[at] = (least << 16) | most;
      else {
        words[at] = least;
        words[at + 1] = most;
      }
    }
  }
}
