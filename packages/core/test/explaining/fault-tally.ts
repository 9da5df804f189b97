/** Faults of many puzzles, counted, with one example of each sort. */
import type { Played } from './hint-player.js';

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

type Named<Puzzle> = Iterable<readonly [id: string, puzzle: Puzzle]>;

/** The faults of explanations, by their sort and by technique, said aloud. */
export function tallyExplanations<Puzzle>(
  puzzles: Named<Puzzle>,
  faultsOf: (puzzle: Puzzle) => Readonly<Record<string, readonly string[]>>,
): string[] {
  const tally = new FaultTally();
  for (const [id, puzzle] of puzzles) {
    for (const [kind, faults] of Object.entries(faultsOf(puzzle))) {
      for (const text of faults) {
        const [, technique = ''] = /: step \d+ \(([\w-]+)\)/.exec(text) ?? [];
        tally.add(`${kind}, ${[technique, text.startsWith('link') ? 'link' : ''].join(' ')}`, id, text);
      }
    }
  }
  process.stdout.write(`${tally.lines().join('\n')}\n`);
  return tally.lines();
}

/** The faults of games that are played by hints alone, said aloud. */
export function tallyGames<Puzzle>(puzzles: Named<Puzzle>, play: (puzzle: Puzzle) => Played): string[] {
  const tally = new FaultTally();
  const sums = { positions: 0, hints: 0 };
  for (const [id, puzzle] of puzzles) {
    const played = play(puzzle);
    for (const name of ['positions', 'hints'] as const) sums[name] += played[name];
    if (!played.isSolved) tally.add('not solved', id, '');
    for (const text of played.faults) tally.add(text.replace(/^position \d+, hint \d+: |:.*/gs, ''), id, text);
  }
  process.stdout.write(`${[JSON.stringify(sums), ...tally.lines()].join('\n')}\n`);
  return tally.lines();
}
