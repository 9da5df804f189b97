/**
 * The database of the browser: its tables, how it is opened, and work on several tables that is done whole or not at
 * all.
 *
 *     starts     game              → saved text
 *     moves      [game, revision]  → the line of the move that led to the revision
 *     summaries  game              → what a list of games shows, and the newest revision
 *     puzzles    puzzle            → a puzzle that the player brought in
 *     solutions  puzzle            → what engines found out about it
 */
import { type Connection, connect, type Transaction } from './indexed-db.js';
import type { PuzzleRecord, SolvedRecord, Summary } from './records.js';
import { troubleOf } from './trouble.js';

type Tables = {
  starts: { key: string; value: string };
  moves: { key: [game: string, revision: number]; value: string };
  summaries: { key: string; value: Summary };
  choices: { key: string; value: unknown };
  puzzles: { key: string; value: PuzzleRecord };
  solutions: { key: string; value: SolvedRecord };
};

const VERSION = 3;
export const GAME_TABLES = ['starts', 'moves', 'summaries'] as const;
const KEPT_TABLES = [...GAME_TABLES, 'puzzles', 'solutions'] as const;
/** All that a player has, in one transaction. */
export type KeptTables<Mode extends 'readonly' | 'readwrite'> = Transaction<Tables, (typeof KEPT_TABLES)[number], Mode>;
/** Told to be kept only when it is on the disk itself. */
export const STRICT = { durability: 'strict' } as const;

/** Every question rejects while the browser keeps nothing for this page, and asks it anew the next time. */
export class Database {
  readonly #name: string;
  #connection: Promise<Connection<Tables>> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** Browsers close connections as they like, and another window may need the database: a new one is opened then. */
  #connected(): Promise<Connection<Tables>> {
    if (this.#connection !== undefined) return this.#connection;
    const forget = () => {
      this.#connection = undefined;
    };
    const connection = openPatiently(this.#name, forget);
    connection.catch(forget);
    this.#connection = connection;
    return connection;
  }

  /** A connection that died unheard is noticed when it is used. */
  protected async within<T>(work: (database: Connection<Tables>) => Promise<T>): Promise<T> {
    const database = await this.#connected();
    try {
      return await work(database);
    } catch (error) {
      if (error instanceof Error && error.name === 'InvalidStateError') this.#connection = undefined;
      throw error;
    }
  }

  /** Work on all games and puzzles at once: all of it is done, or nothing. */
  whole<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (tables: KeptTables<Mode>) => Promise<T>,
  ): Promise<T> {
    return this.within(async (database) => {
      const tables = database.transaction(KEPT_TABLES, mode, STRICT);
      const over = tables.done;
      try {
        const [result] = await Promise.all([work(tables), over]);
        return result;
      } catch (error) {
        over.catch(() => {});
        try {
          tables.abort();
        } catch {}
        throw error;
      }
    });
  }
}

/** A browser that was killed may hold its files for a moment longer; who is refused is refused at once. */
const PAUSES = [100, 300, 900];

async function openPatiently(name: string, forget: () => void): Promise<Connection<Tables>> {
  for (const pause of PAUSES) {
    try {
      return await open(name, forget);
    } catch (error) {
      if (troubleOf(error) === 'refused') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return open(name, forget);
}

function open(name: string, forget: () => void): Promise<Connection<Tables>> {
  return connect(name, VERSION, {
    upgrade(fresh, before) {
      if (before < 1) {
        fresh.createObjectStore('starts');
        fresh.createObjectStore('moves');
        fresh.createObjectStore('summaries');
        fresh.createObjectStore('choices');
      }
      if (before < 2) fresh.createObjectStore('puzzles');
      if (before < 3) fresh.createObjectStore('solutions');
    },
    closed: forget,
  });
}

/** All of a table, by name, but for what is not sound. */
export async function entriesIn<T>(
  table: { getAllKeys(): Promise<string[]>; getAll(): Promise<T[]> },
  isSound: (value: unknown) => value is T,
): Promise<ReadonlyMap<string, T>> {
  const [names, all] = await Promise.all([table.getAllKeys(), table.getAll()]);
  return new Map(names.flatMap((name, i) => (isSound(all[i]) ? [[name, all[i]]] : [])));
}

/** Where this copy of the app keeps its things: copies in several folders of one host know nothing of each other. */
export function placeOnDisk(): string {
  const folder = new URL('.', location.href).pathname;
  return folder === '/' ? 'pipwright' : `pipwright ${folder}`;
}

export function movesOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY]);
}
