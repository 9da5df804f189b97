/** A set of levels above one level of the search tree, for strategies that remember who is to blame. */
export class LevelSet {
  readonly #words: Int32Array;

  constructor(levels: number) {
    this.#words = new Int32Array(Math.ceil(levels / 32));
  }

  clear(): void {
    this.#words.fill(0);
  }

  add(level: number): void {
    (this.#words[level >>> 5] as number) |= 1 << (level & 31);
  }

  remove(level: number): void {
    (this.#words[level >>> 5] as number) &= ~(1 << (level & 31));
  }

  addAll(others: LevelSet): void {
    for (let i = 0; i < this.#words.length; i++) (this.#words[i] as number) |= others.#words[i] as number;
  }

  /** The deepest level in the set, or −1. */
  get deepest(): number {
    for (let i = this.#words.length - 1; i >= 0; i--) {
      const word = this.#words[i] as number;
      if (word !== 0) return i * 32 + 31 - Math.clz32(word);
    }
    return -1;
  }
}
