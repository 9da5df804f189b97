/** Work on all games, puzzles and results at once: all of it is done, or nothing. */
import { type Database, GAME_TABLES, STRICT, type Tables } from './database.js';
import type { Transaction } from './indexed-db.js';

const KEPT_TABLES = [...GAME_TABLES, 'results', 'puzzles', 'solutions'] as const;
/** All that a player has, in one transaction. */
export type KeptTables<Mode extends 'readonly' | 'readwrite'> = Transaction<Tables, (typeof KEPT_TABLES)[number], Mode>;

export function inWhole<Mode extends 'readonly' | 'readwrite', T>(
  store: Database,
  mode: Mode,
  work: (tables: KeptTables<Mode>) => Promise<T>,
): Promise<T> {
  return store.within(async (database) => {
    const tables = database.transaction(KEPT_TABLES, mode, STRICT);
    try {
      const [result] = await Promise.all([work(tables), tables.done]);
      if (mode === 'readwrite') store.tellChanged();
      return result;
    } catch (error) {
      try {
        tables.abort();
      } catch {}
      throw error;
    }
  });
}
