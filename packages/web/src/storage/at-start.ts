/**
 * The disk of the browser, asked for the player's choices before anything else is known: it takes as long to answer as
 * the rest of the app takes to come.
 */
import { placeOnDisk } from './database.js';
import { GameStore } from './game-store.js';
import type { Summary } from './records.js';
import { inTime, type Trouble, troubleOf } from './trouble.js';

export interface DiskAtStart {
  readonly choices: { readonly settings?: unknown; readonly open?: unknown; readonly coached?: unknown };
  readonly summaries?: ReadonlyMap<string, Summary>;
  readonly trouble?: Trouble;
  readonly late?: Promise<unknown>;
}

export const place = placeOnDisk();
export const store = new GameStore(place);
export const diskAtStart: Promise<DiskAtStart> = askDisk();

async function askDisk(): Promise<DiskAtStart> {
  const reading = Promise.all([
    store.choice('settings'),
    store.choice('open'),
    store.choice('coached'),
    store.summaries(),
  ]);
  try {
    const [settings, open, coached, summaries] = await inTime(reading);
    return { choices: { settings, open, coached }, summaries };
  } catch (error) {
    const trouble = troubleOf(error);
    return { choices: {}, trouble: trouble === 'broken' ? 'refused' : trouble, late: reading };
  }
}
