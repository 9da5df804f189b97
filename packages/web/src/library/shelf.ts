/** All that a player has, read and changed in one transaction each, so that nobody ever sees half of a change. */

import { entriesIn, movesOf } from '../storage/database.js';
import type { GameStore } from '../storage/game-store.js';
import { isResult } from '../storage/is-result.js';
import {
  isPuzzleRecord,
  isSummary,
  nameOfResult,
  type PuzzleRecord,
  type ResultRecord,
  type SolvedRecord,
  type Summary,
} from '../storage/records.js';
import { inWhole, type KeptTables } from '../storage/whole.js';
import { isSolved } from '../think/solved.js';
import type { Changes, KeptGame, Shelf } from './merge.js';

export interface Overview {
  readonly puzzles: ReadonlyMap<string, PuzzleRecord>;
  readonly summaries: ReadonlyMap<string, Summary>;
  readonly solutions: ReadonlyMap<string, SolvedRecord>;
}

export function readOverview(store: GameStore): Promise<Overview> {
  return inWhole(store, 'readonly', async (tables) => {
    const [puzzles, summaries, solutions] = await Promise.all(listed(tables));
    return { puzzles, summaries, solutions };
  });
}

/** How every game was finished that ever was, also of puzzles that have been deleted. */
export async function readResults(store: GameStore): Promise<readonly ResultRecord[]> {
  return inWhole(store, 'readonly', resultsIn);
}

export async function readShelf(store: GameStore): Promise<Shelf> {
  return inWhole(store, 'readonly', readAll);
}

/** Changes that are made from what is there at that moment. */
export async function changeShelf(store: GameStore, changesFor: (now: Shelf) => Changes): Promise<Changes> {
  return inWhole(store, 'readwrite', async (tables) => {
    const changes = changesFor(await readAll(tables));
    await putAll(tables, changes);
    return changes;
  });
}

/** Takes puzzles away with all of their games, and gives back what was there. That they were solved stays known. */
export async function takeAway(store: GameStore, names: readonly string[]): Promise<Shelf> {
  const taken = new Set(names);
  return inWhole(store, 'readwrite', async (tables) => {
    const puzzles = new Map<string, PuzzleRecord>();
    const games = new Map<string, KeptGame>();
    const solutions = new Map<string, SolvedRecord>();
    for (const name of taken) {
      const [record, solved] = await Promise.all([
        tables.objectStore('puzzles').get(name),
        tables.objectStore('solutions').get(name),
      ]);
      if (record !== undefined) puzzles.set(name, record);
      if (isSolved(solved)) solutions.set(name, solved);
      tables.objectStore('puzzles').delete(name);
      tables.objectStore('solutions').delete(name);
    }
    for (const [name, summary] of await entriesIn(tables.objectStore('summaries'), isSummary)) {
      if (!taken.has(summary.puzzle)) continue;
      games.set(name, { summary, text: await textOf(tables, name) });
      tables.objectStore('summaries').delete(name);
      tables.objectStore('starts').delete(name);
      tables.objectStore('moves').delete(movesOf(name));
    }
    return { puzzles, games, solutions, results: new Map() };
  });
}

export function changePuzzle(store: GameStore, name: string, change: Partial<PuzzleRecord>): Promise<void> {
  return inWhole(store, 'readwrite', async (tables) => {
    const record = await tables.objectStore('puzzles').get(name);
    if (record !== undefined) await tables.objectStore('puzzles').put({ ...record, ...change }, name);
  });
}

function listed(tables: KeptTables<'readonly' | 'readwrite'>) {
  return [
    entriesIn(tables.objectStore('puzzles'), isPuzzleRecord),
    entriesIn(tables.objectStore('summaries'), isSummary),
    entriesIn(tables.objectStore('solutions'), isSolved),
  ] as const;
}

async function textOf(tables: KeptTables<'readonly' | 'readwrite'>, name: string): Promise<string> {
  const [start, lines] = await Promise.all([
    tables.objectStore('starts').get(name),
    tables.objectStore('moves').getAll(movesOf(name)),
  ]);
  return [start ?? '', ...lines].join('');
}

async function readAll(tables: KeptTables<'readonly' | 'readwrite'>): Promise<Shelf> {
  const [puzzles, summaries, solutions, results, names, starts, places, lines] = await Promise.all([
    ...listed(tables),
    resultsIn(tables),
    tables.objectStore('starts').getAllKeys(),
    tables.objectStore('starts').getAll(),
    tables.objectStore('moves').getAllKeys(),
    tables.objectStore('moves').getAll(),
  ]);
  const texts = new Map(names.map((name, i) => [name, [String(starts[i])]]));
  for (const [i, [name]] of places.entries()) texts.get(name)?.push(String(lines[i]));
  const games = new Map<string, KeptGame>();
  for (const [name, summary] of summaries) games.set(name, { summary, text: texts.get(name)?.join('') ?? '' });
  return { puzzles, games, solutions, results: new Map(results.map((result) => [nameOfResult(result), result])) };
}

async function resultsIn(tables: KeptTables<'readonly' | 'readwrite'>): Promise<readonly ResultRecord[]> {
  return (await tables.objectStore('results').getAll()).filter(isResult);
}

/** How many are handed over at once: thousands would hold up the page. */
const PORTION = 100;

async function putAll(tables: KeptTables<'readwrite'>, { puzzles, games, solutions, results }: Changes): Promise<void> {
  let count = 0;
  for (const [name, record] of puzzles) {
    const put = tables.objectStore('puzzles').put(record, name);
    if (++count % PORTION === 0) await put;
  }
  for (const [name, record] of solutions) tables.objectStore('solutions').put(record, name);
  for (const [name, record] of results) tables.objectStore('results').put(record, name);
  for (const [name, { summary, text }] of games) {
    tables.objectStore('starts').put(text, name);
    tables.objectStore('moves').delete(movesOf(name));
    tables.objectStore('summaries').put(summary, name);
  }
}
