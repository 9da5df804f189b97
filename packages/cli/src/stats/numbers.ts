/** Many numbers, kept so that a million of them take eight megabytes, and what is said of them. */

export class Numbers {
  #values = new Float64Array(16);
  #count = 0;
  #sorted: Float64Array | undefined;

  get count(): number {
    return this.#count;
  }

  add(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = new Float64Array(2 * this.#count);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#count++] = value;
    this.#sorted = undefined;
  }

  /** The smallest that at least this share of all does not exceed. */
  quantile(share: number): number {
    const sorted = this.sorted();
    return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  }

  sorted(): Float64Array {
    this.#sorted ??= this.#values.slice(0, this.#count).sort();
    return this.#sorted;
  }
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Round numbers for bounds: 1, 2 and 5, and their tens. */
const ROUND = [1, 2, 5];
const MOST_BINS = 24;
/** Beyond it the small ones could not be told apart in bins of one size. */
const WIDE = 100;
/** What is smaller than the largest by more than this goes into the first bin. */
const LARGEST_SPAN = 1e12;
/** Below it, tenths are no tenths any more. */
const SMALLEST = 1e-300;
/** Bounds that differ by a smaller share than this are the same when they are tidy. */
const FINEST_SHARE = 1e-10;

/**
 * At most some two dozen bins with round bounds that hold all numbers: of one size, or, where the largest is a hundred
 * times the median, each larger than the one before.
 */
export function binsOf(numbers: Numbers): readonly Bin[] {
  const sorted = numbers.sorted();
  if (sorted.length === 0) return [];
  const [least, most] = [sorted[0] ?? 0, sorted[sorted.length - 1] ?? 0];
  const isWide = most > WIDE * Math.max(numbers.quantile(0.5), Number.MIN_VALUE) && numbers.quantile(0.5) > 0;
  const finest = sorted.every(Number.isInteger) ? 1 : 0;
  const bounds = isWide ? growing(numbers.quantile(0.01), most) : evenly(least, most, finest);
  let at = 0;
  return bounds.slice(1).map((to, i) => {
    const start = at;
    const isLast = i === bounds.length - 2;
    while (at < sorted.length && (isLast || (sorted[at] ?? 0) < to)) at++;
    return { from: bounds[i] ?? 0, to, count: at - start };
  });
}

/** @param finest no bin is smaller: whole numbers are not parted */
function evenly(least: number, most: number, finest: number): readonly number[] {
  const size = Math.max(Math.abs(least), Math.abs(most));
  const wanted = most > least ? Math.max(most / MOST_BINS - least / MOST_BINS, size * FINEST_SHARE) : 0;
  const step = Math.max(finest, roundUp(wanted)) || 1;
  const start = Math.floor(least / step);
  return Array.from({ length: Math.floor(most / step) - start + 2 }, (_, i) => tidy((start + i) * step));
}

/** From 0 over 1, 2, 5, 10, 20 … to beyond the largest. @param small where they begin to be told apart */
function growing(small: number, most: number): readonly number[] {
  const bounds = [0];
  const least = Math.max(small, most / LARGEST_SPAN, SMALLEST);
  let ten = 1;
  while (ten > least) ten /= 10;
  while (ten * 10 <= least) ten *= 10;
  for (; ; ten *= 10) {
    for (const each of ROUND) {
      bounds.push(tidy(each * ten));
      if (each * ten > most) return bounds;
    }
  }
}

/** The smallest round number that is not below; 0 for 0. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  let ten = 1;
  while (ten > Math.max(value, SMALLEST)) ten /= 10;
  while (ten * 10 <= value) ten *= 10;
  return tidy([...ROUND, 10].map((each) => each * ten).find((each) => each >= value) ?? 10 * ten);
}

/** Without what halves of tenths leave behind. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
