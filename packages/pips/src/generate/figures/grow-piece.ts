/**
 * One piece of a board, grown in a box domino by domino, each beside what lies already, so that it can be tiled; its
 * mirror image is laid with it where the piece is symmetric. A cutter of blocks gives blobs and a walk gives tangles:
 * here each place is weighed by what it does to the outline. Few corners and few full blocks make limbs.
 */
import type { Random } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { allSurroundings } from './domino-surroundings.js';

export type Symmetry = 'mirror' | 'rotation' | 'none';

export interface Box {
  readonly rows: number;
  readonly columns: number;
}

/** Factors by which a place is liked more, or less. */
export interface Hand {
  /** For each full block of 2×2. */
  readonly block: number;
  /** For each corner. */
  readonly corner: number;
  /** For what walls places in. */
  readonly closing: number;
  /** For what reaches further to a side of the box. */
  readonly reach: number;
}

interface PieceRequest {
  readonly dominoes: number;
  readonly box: Box;
  /** A mirror stands upright in the middle of the box. */
  readonly symmetry: Symmetry;
  /** Grow around a hole. */
  readonly ring: boolean;
  /** May more holes come into being? */
  readonly mayClose: boolean;
  readonly hand: Hand;
}

/** Undefined when this try came to nothing. */
export function tryPiece(random: Random, request: PieceRequest): Cell[] | undefined {
  const sheet = new Sheet(request);
  const laid = request.ring ? sheet.layRing(random) : sheet.layFirst(random);
  if (!laid) return undefined;
  while (sheet.left > 0) if (!sheet.layNext(random)) return undefined;
  return sheet.cells();
}

class Sheet {
  left: number;
  readonly #box: Box;
  readonly #symmetry: Symmetry;
  readonly #width: number;
  readonly #taken: Uint8Array;
  /** Where a domino may lie. */
  readonly #open: Uint8Array;
  /** By place, its image. */
  readonly #images: Int32Array | undefined;
  /** Both ways to lie: the step to the second cell, and those to the places around. */
  readonly #ways: readonly { readonly step: number; readonly around: readonly number[] }[];
  /** By the places taken around a domino. */
  readonly #weights: Float64Array;
  readonly #reach: number;
  #top = Number.POSITIVE_INFINITY;
  #bottom = 0;
  #leftmost = Number.POSITIVE_INFINITY;
  #rightmost = 0;

  constructor({ dominoes, box, symmetry, mayClose, hand }: PieceRequest) {
    this.left = dominoes;
    this.#box = box;
    this.#symmetry = symmetry;
    const width = box.columns + 2;
    this.#width = width;
    this.#taken = new Uint8Array(width * (box.rows + 2));
    this.#open = new Uint8Array(this.#taken.length);
    this.#images = symmetry === 'none' ? undefined : new Int32Array(this.#taken.length);
    for (let row = 0; row < box.rows; row++) {
      for (let column = 0; column < box.columns; column++) {
        this.#open[this.#at(row, column)] = 1;
        if (this.#images === undefined) continue;
        const imageRow = symmetry === 'rotation' ? box.rows - 1 - row : row;
        this.#images[this.#at(row, column)] = this.#at(imageRow, box.columns - 1 - column);
      }
    }
    this.#ways = [
      { step: 1, around: [-width - 1, -width, 1 - width, 2 - width, 2, width + 2, width + 1, width, width - 1, -1] },
      {
        step: width,
        around: [-width - 1, -1, width - 1, 2 * width - 1, 2 * width, 2 * width + 1, width + 1, 1, 1 - width, -width],
      },
    ];
    this.#weights = weightsFor(hand, mayClose);
    this.#reach = hand.reach;
  }

  cells(): Cell[] {
    const cells: Cell[] = [];
    for (let row = 0; row < this.#box.rows; row++) {
      for (let column = 0; column < this.#box.columns; column++) {
        if (this.#taken[this.#at(row, column)] === 1) cells.push([row, column]);
      }
    }
    return cells;
  }

  /** A domino that hangs together with its image, or is its own where not all go in pairs. */
  layFirst(random: Random): boolean {
    const places: Place[] = [];
    const alone = this.#images !== undefined && this.left % 2 === 1;
    this.#eachFree((first, second) => {
      if (alone ? this.#isItsImage(first, second) : this.#touchesImage(first, second)) places.push([first, second]);
    });
    if (places.length === 0) return false;
    this.#lay(...random.pick(places));
    return true;
  }

  /** Around a hole that lies as the symmetry asks, which stays open. */
  layRing(random: Random): boolean {
    const { rows, columns } = this.#box;
    const rings: (readonly [top: number, left: number, height: number, width: number])[] = [];
    for (let height = 1; height <= 3; height++) {
      for (let width = 1; width <= 3; width++) {
        const dominoes = height + width + 2;
        const odd = (this.left - dominoes) % 2 === 1;
        if (dominoes > this.left || (odd && this.#symmetry === 'rotation')) continue;
        for (let top = 1; top + height < rows; top++) {
          for (let left = 1; left + width < columns; left++) {
            if (this.#isOwnImage(top, left, height, width)) rings.push([top, left, height, width]);
          }
        }
      }
    }
    if (rings.length === 0) return false;
    const [top, left, height, width] = random.pick(rings);
    for (let row = top - 1; row <= top + height; row++) {
      for (let column = left - 1; column <= left + width; column++) {
        const inHole = row >= top && row < top + height && column >= left && column < left + width;
        if (inHole) this.#open[this.#at(row, column)] = 0;
        else this.#take(this.#at(row, column));
      }
    }
    this.left -= height + width + 2;
    return true;
  }

  layNext(random: Random): boolean {
    const places: Place[] = [];
    const sums: number[] = [];
    let sum = 0;
    this.#eachFree((first, second, around) => {
      const weight = this.#weightOf(first, second, around);
      if (weight === 0) return;
      sum += weight;
      places.push([first, second]);
      sums.push(sum);
    });
    const drawn = (random.uint32() / 2 ** 32) * sum;
    const place = places[sums.findIndex((upTo) => upTo > drawn)];
    if (place === undefined) return false;
    this.#lay(...place);
    return true;
  }

  /** Nothing for a place that does not touch the shape, or for which, with its image, too few dominoes are left. */
  #weightOf(first: number, second: number, around: readonly number[]): number {
    const weight = this.#weights[this.#mask(first, around)] as number;
    if (weight === 0 || this.#meetsImage(first, second, around)) return 0;
    return this.#reachesOut(first, second) ? weight * this.#reach : weight;
  }

  #mask(first: number, around: readonly number[]): number {
    let mask = 0;
    for (let place = 0; place < around.length; place++) {
      mask |= (this.#taken[first + (around[place] as number)] as number) << place;
    }
    return mask;
  }

  /** Would the image be refused once the domino lies? Only together may they wall places in. */
  #meetsImage(first: number, second: number, around: readonly number[]): boolean {
    const images = this.#images;
    if (images === undefined || this.#isItsImage(first, second)) return false;
    this.#taken[first] = 1;
    this.#taken[second] = 1;
    const image = Math.min(images[first] as number, images[second] as number);
    const refused = this.#weights[this.#mask(image, around)] === 0;
    this.#taken[first] = 0;
    this.#taken[second] = 0;
    return refused;
  }

  #reachesOut(first: number, second: number): boolean {
    const [top, bottom] = [Math.floor(first / this.#width), Math.floor(second / this.#width)];
    const [left, right] = [first % this.#width, second % this.#width];
    return top < this.#top || bottom > this.#bottom || left < this.#leftmost || right > this.#rightmost;
  }

  /** All places where a domino may lie, with its image where it is to have one. */
  #eachFree(see: (first: number, second: number, around: readonly number[]) => void): void {
    const { rows, columns } = this.#box;
    for (const { step, around } of this.#ways) {
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const first = this.#at(row, column);
          if (this.#isFree(first) && this.#isFree(first + step) && this.#fits(first, first + step))
            see(first, first + step, around);
        }
      }
    }
  }

  #isFree(at: number): boolean {
    return this.#open[at] === 1 && this.#taken[at] === 0;
  }

  /** A domino that is its own image changes whether those left go in pairs: so late, only where that is needed. */
  #fits(first: number, second: number): boolean {
    if (this.#images === undefined) return true;
    if (this.#isItsImage(first, second)) return this.left % 2 === 1 || this.left >= 6;
    const [one, other] = [this.#images[first], this.#images[second]];
    return this.left >= 2 && one !== first && one !== second && other !== first && other !== second;
  }

  #isItsImage(first: number, second: number): boolean {
    const [one, other] = [this.#images?.[first], this.#images?.[second]];
    return (one === first && other === second) || (one === second && other === first);
  }

  #touchesImage(first: number, second: number): boolean {
    if (this.#images === undefined) return true;
    return [first, second].some((at) =>
      [at - 1, at + 1, at - this.#width, at + this.#width, at].some(
        (near) => near === this.#images?.[first] || near === this.#images?.[second],
      ),
    );
  }

  #isOwnImage(top: number, left: number, height: number, width: number): boolean {
    const at = this.#at(top, left);
    const opposite = this.#at(top + height - 1, left + width - 1);
    const beside = this.#at(top, left + width - 1);
    return this.#images === undefined || this.#images[at] === (this.#symmetry === 'mirror' ? beside : opposite);
  }

  #lay(first: number, second: number): void {
    const images = this.#images;
    this.#take(first);
    this.#take(second);
    this.left--;
    if (images === undefined || this.#taken[images[first] as number] === 1) return;
    this.#take(images[first] as number);
    this.#take(images[second] as number);
    this.left--;
  }

  #take(at: number): void {
    this.#taken[at] = 1;
    const [row, column] = [Math.floor(at / this.#width), at % this.#width];
    this.#top = Math.min(this.#top, row);
    this.#bottom = Math.max(this.#bottom, row);
    this.#leftmost = Math.min(this.#leftmost, column);
    this.#rightmost = Math.max(this.#rightmost, column);
  }

  #at(row: number, column: number): number {
    return (row + 1) * this.#width + column + 1;
  }
}

type Place = readonly [first: number, second: number];

const known = new Map<string, Float64Array>();

/** Worked out once for each hand. */
function weightsFor(hand: Hand, mayClose: boolean): Float64Array {
  const factor = mayClose ? hand.closing : 0;
  const key = [hand.block, hand.corner, factor].join();
  const weights = known.get(key) ?? workOutWeights(hand, factor);
  known.set(key, weights);
  return weights;
}

function workOutWeights({ block, corner }: Hand, closing: number): Float64Array {
  const all = allSurroundings();
  const fewest = Math.min(...all.map(({ corners }) => corners));
  return Float64Array.from(all, ({ contacts, blocks, corners, closes }) =>
    contacts === 0 ? 0 : power(block, blocks) * power(corner, corners - fewest) * (closes ? closing : 1),
  );
}

/** By multiplying, which rounds alike everywhere. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}
