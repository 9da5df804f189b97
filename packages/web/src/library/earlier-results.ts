/**
 * Results of games that were finished before results were kept, made from what there is of them. The upgrade of the
 * database only notes that this is to be done, and that note goes in the same transaction as the results come: whoever
 * is interrupted, by a reload or a power cut, begins anew, and what has a result already keeps it.
 */
import { readGame } from '@pipwright/play';
import { hasDay, localDay } from '../game/local-day.js';
import { placeOf } from '../game/packs.js';
import { loadAllKinds } from '../kind/page.js';
import { entriesIn, RESULTS_TO_MAKE } from '../storage/database.js';
import type { GameStore } from '../storage/game-store.js';
import { isResult } from '../storage/is-result.js';
import { isSummary, nameOfResult, type ResultRecord } from '../storage/records.js';
import { inWhole } from '../storage/whole.js';
import { textOf } from './game-text.js';
import type { KeptGame } from './merge.js';
import { slices } from './slices.js';

export async function makeEarlierResults(store: GameStore): Promise<void> {
  if ((await store.choice(RESULTS_TO_MAKE)) === undefined) return;
  await loadAllKinds();
  const finished = await inWhole(store, 'readonly', async (tables) => {
    const games: KeptGame[] = [];
    for (const [name, summary] of await entriesIn(tables.objectStore('summaries'), isSummary))
      if (summary.finished) games.push({ summary, text: await textOf(tables, name) });
    return games;
  });
  const made = new Map<string, ResultRecord>();
  const rest = slices();
  for (const game of finished) {
    const result = resultOfEarlier(game);
    if (result !== undefined) made.set(nameOfResult(result), result);
    await rest();
  }
  await inWhole(store, 'readwrite', async (tables) => {
    const results = tables.objectStore('results');
    const known = new Set(await results.getAllKeys());
    for (const [name, result] of made) if (!known.has(name)) results.put(result, name);
    await tables.objectStore('choices').delete(RESULTS_TO_MAKE);
  });
}

/** Undefined where it is not finished, or nobody can tell what it is or when it was played. When it was last played is as near as it gets. */
export function resultOfEarlier({ summary, text }: KeptGame): ResultRecord | undefined {
  const { puzzle, finished, elapsed, touched } = summary;
  if (!finished || !hasDay(touched)) return undefined;
  const read = readGame(text);
  const kind = read.ok ? read.value.kind : placeOf(puzzle)?.pack.kind;
  if (kind === undefined) return undefined;
  const hints = read.ok ? { hints: read.value.hints } : {};
  const result = { puzzle, kind, moment: touched, solvedOn: localDay(touched), elapsed: elapsed || 0, ...hints };
  return isResult(result) ? result : undefined;
}
