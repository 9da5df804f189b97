/**
 * Seeded random numbers: the same seed gives the same sequence on every machine and in every browser.
 * The generator is sfc32 (public domain, by Chris Doty-Humphrey): 32-bit integer steps only, so no
 * engine can round differently, and far better distributed than the popular mulberry32.
 */

export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number | string) {
    const next = hashWords(String(seed));
    this.#a = next();
    this.#b = next();
    this.#c = next();
    for (let i = 0; i < 12; i++) this.uint32();
  }

  /** A whole number in [0, 2^32). */
  uint32(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number in [0, below), each equally likely. */
  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32)
      throw new RangeError(`no whole number below ${below}`);
    // Divisions, since `%` of numbers beyond 31 bits is slow.
    const fair = Math.floor(2 ** 32 / below) * below;
    for (;;) {
      const value = this.uint32();
      if (value < fair) return value - Math.floor(value / below) * below;
    }
  }

  /** A whole number in [least, most]. */
  between(least: number, most: number): number {
    return least + this.int(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.uint32() < probability * 2 ** 32;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  }
}

/** Well mixed 32-bit words from a string. */
function hashWords(text: string): () => number {
  let hash = hashText(text);
  return () => {
    hash = (hash + 0x9e3779b9) | 0;
    return mixBits(hash) | 0;
  };
}

/** FNV-1a over the characters of a text: short, quick, the same everywhere; against accidents, not against forgers. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The last steps of MurmurHash3: every bit of a number reaches every bit of the result, and each step can be undone. */
export function mixBits(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function hex32(hash: number): string {
  return hash.toString(16).padStart(8, '0');
}
