/** Faults of many puzzles, counted, with one example of each sort. */
const LONGEST_EXAMPLE = 400;

export class FaultTally {
  readonly #sorts = new Map<string, { count: number; readonly puzzles: Set<string>; readonly example: string }>();

  /** @param sort what sort of fault it is; numbers in it do not matter */
  add(sort: string, id: string, text: string): void {
    const key = sort.replace(/\d+/g, '#');
    const entry = this.#sorts.get(key) ?? { count: 0, puzzles: new Set(), example: `${id}: ${text}` };
    entry.count++;
    entry.puzzles.add(id);
    this.#sorts.set(key, entry);
  }

  /** A line each sort, the most frequent first. */
  lines(): string[] {
    return [...this.#sorts]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(
        ([sort, { count, puzzles, example }]) =>
          `${sort}: ${count} in ${puzzles.size} puzzles, such as ${example.slice(0, LONGEST_EXAMPLE)}`,
      );
  }
}
