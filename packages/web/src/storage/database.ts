/**
 * The database of the browser: its tables and how it is opened.
 *
 *     starts     game              → saved text
 *     moves      [game, revision]  → the line of the move that led to the revision
 *     summaries  game              → what a list of games shows, and the newest revision
 *     puzzles    puzzle            → a puzzle that the player brought in
 *     solutions  puzzle            → what engines found out about it
 *     results    puzzle and time   → when and how a game of it was finished
 */
import { type Connection, connect, type Transaction } from './indexed-db.js';
import type { PuzzleRecord, ResultRecord, SolvedRecord, Summary } from './records.js';
import { troubleOf } from './trouble.js';

export type Tables = {
  starts: { key: string; value: string };
  moves: { key: [game: string, revision: number]; value: string };
  summaries: { key: string; value: Summary };
  choices: { key: string; value: unknown };
  puzzles: { key: string; value: PuzzleRecord };
  solutions: { key: string; value: SolvedRecord };
  results: { key: string; value: ResultRecord };
};

export type TableName = keyof Tables;
const TABLES = [
  'starts',
  'moves',
  'summaries',
  'choices',
  'puzzles',
  'solutions',
  'results',
] as const satisfies readonly TableName[];
export type Writing = Transaction<Tables, TableName, 'readwrite'>;

/** A later version makes its own tables in `upgrade`. */
const VERSION = 1;
export const GAME_TABLES = ['starts', 'moves', 'summaries'] as const;
/** Told to be kept only when it is on the disk itself. */
export const STRICT = { durability: 'strict' } as const;

/** Every question rejects while the browser keeps nothing for this page, and asks it anew the next time. */
export class Database {
  readonly #name: string;
  #connection: Promise<Connection<Tables>> | undefined;
  readonly #listeners = new Set<() => void>();
  /** To the other windows; not everywhere. */
  readonly #channel: BroadcastChannel | undefined;

  constructor(name: string) {
    this.#name = name;
    this.#channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${name} changed`);
    this.#channel?.addEventListener('message', () => this.#tellHere());
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

  /** Hears of whatever any window changes of games, puzzles and results. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tellChanged(): void {
    this.#tellHere();
    this.#channel?.postMessage('');
  }

  #tellHere(): void {
    for (const listener of this.#listeners) listener();
  }

  /** A connection that died unheard is noticed when it is used. */
  async within<T>(work: (database: Connection<Tables>) => Promise<T>): Promise<T> {
    const database = await this.#connected();
    try {
      return await work(database);
    } catch (error) {
      if (error instanceof Error && error.name === 'InvalidStateError') this.#connection = undefined;
      throw error;
    }
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
    upgrade(fresh) {
      for (const name of TABLES) fresh.createObjectStore(name);
    },
    closed: forget,
  });
}

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
