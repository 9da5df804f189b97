/** Other people's puzzles, read from the folder that PIPWRIGHT_DATA names; tests over them are skipped without it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzlesSync, type Search } from '@pipwright/core';
import { pips } from '../src/kind.js';
import type { Puzzle } from '../src/model/puzzle.js';

export const dataFolder = process.env.PIPWRIGHT_DATA ?? '';
export const noData = dataFolder === '' || !existsSync(join(dataFolder, 'nyt'));

interface RealFile {
  readonly name: string;
  readonly text: string;
}

function files(folder: string): RealFile[] {
  const path = join(dataFolder, folder);
  return readdirSync(path)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(path, name), 'utf8') }));
}

export const dayFiles = (): RealFile[] => files('nyt');
export const textFiles = (): RealFile[] => files('text');

/** The exact number of solutions by id, such as 2025-10-12-hard. */
export function knownCounts(): Map<string, bigint> {
  const [, ...lines] = readFileSync(join(dataFolder, 'nyt-counts.csv'), 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [date, level, count = '0'] = line.split(',');
      return [`${date}-${level}`, BigInt(count)];
    }),
  );
}

/** Hard puzzles for which the reference engine needs more than a million nodes. */
export const SLOW_HARD: readonly string[] = [
  '2025-09-05',
  '2025-09-07',
  '2025-09-09',
  '2025-09-27',
  '2025-10-18',
  '2025-10-25',
];

/** Hard puzzles for which it needs many millions. */
export const HOPELESS_HARD: readonly string[] = ['2025-09-15', '2025-10-14', '2025-10-28'];

/** Hard puzzles with more than a hundred thousand solutions. */
export const MANIFOLD_HARD: readonly string[] = ['2025-09-15', '2025-10-28'];

/** The puzzles of the days by id, such as 2025-10-12-hard. */
export function dayPuzzles(): Map<string, Puzzle> {
  const puzzles = new Map<string, Puzzle>();
  for (const { text } of dayFiles()) {
    for (const { id, checked } of readPuzzlesSync(text, [pips])) {
      if (id !== undefined && checked.ok) puzzles.set(id, checked.value);
    }
  }
  return puzzles;
}

/** Runs a search to its end and counts what it finds. */
export function countAll(search: Search<unknown, unknown>): { readonly count: bigint; readonly nodes: number } {
  let count = 0n;
  for (;;) {
    const { type } = search.run(Number.POSITIVE_INFINITY);
    if (type === 'exhausted') return { count, nodes: search.nodes };
    if (type !== 'solution') throw new Error(`the search is ${type}`);
    count++;
  }
}
