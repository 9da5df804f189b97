/**
 * Games on the disk of the browser. A game is the text it was last written as and a record for every move since, so a
 * move costs one small record, and a crash costs nothing that was told to be kept.
 *
 *     starts     game              → saved text
 *     moves      [game, revision]  → the line of the move that led to the revision
 *     summaries  game              → what a list of games shows, and the newest revision
 *     puzzles    puzzle            → a puzzle that the player brought in
 *     solutions  puzzle            → what engines found out about it
 *
 * Every write looks first whether the disk is where the writer believes it is: of two windows one is told it is behind.
 */
import type { JsonValue } from '@pipwright/core';
import type { KindName } from '@pipwright/play';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { troubleOf } from './trouble.js';

export interface Summary {
  /** The puzzle's place in its pack, the same for every game of it. */
  readonly puzzle: string;
  readonly revision: number;
  readonly finished: boolean;
  /** Milliseconds played. */
  readonly elapsed: number;
  /** When it was last played, by the clock of the machine. */
  readonly touched: number;
}

export interface MoveRecord {
  readonly revision: number;
  readonly line: string;
}

/** A puzzle of the player's own. Its name is made from what it is, so that the same one is never kept twice. */
export interface PuzzleRecord {
  readonly kind: KindName;
  /** As saved games keep it. */
  readonly json: JsonValue;
  readonly title: string;
  readonly tags: readonly string[];
  /** Rows and columns, `5×4`, and how many cells: lists show them without reading the puzzle. Not in old records. */
  readonly size?: string;
  readonly cells?: number;
  /** When it was brought in, by the clock of the machine. */
  readonly added: number;
}

/** What engines found out about a puzzle. */
export interface SolvedRecord {
  /** The first of them, as JSON. */
  readonly solutions: string;
  /** How many there are, written out: it may be very large. */
  readonly found: string;
  /** Or are there perhaps more? */
  readonly complete: boolean;
}

/** `behind`: somebody else has written to this game since; nothing was written. */
export type Written = 'kept' | 'behind';

interface Tables extends DBSchema {
  starts: { key: string; value: string };
  moves: { key: [game: string, revision: number]; value: string };
  summaries: { key: string; value: Summary };
  choices: { key: string; value: unknown };
  puzzles: { key: string; value: PuzzleRecord };
  solutions: { key: string; value: SolvedRecord };
}

const VERSION = 3;
const GAME_TABLES = ['starts', 'moves', 'summaries'] as const;
const KEPT_TABLES = [...GAME_TABLES, 'puzzles', 'solutions'] as const;
/** All that a player has, in one transaction. */
export type KeptTables<Mode extends IDBTransactionMode> = IDBPTransaction<Tables, typeof KEPT_TABLES, Mode>;
/** Told to be kept only when it is on the disk itself. */
const STRICT = { durability: 'strict' } as const;

/** Every question rejects while the browser keeps nothing for this page, and asks it anew the next time. */
export class GameStore {
  readonly #name: string;
  #connection: Promise<IDBPDatabase<Tables>> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** Browsers close connections as they like, and another window may need the database: a new one is opened then. */
  #connected(): Promise<IDBPDatabase<Tables>> {
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
  async #with<T>(work: (database: IDBPDatabase<Tables>) => Promise<T>): Promise<T> {
    const database = await this.#connected();
    try {
      return await work(database);
    } catch (error) {
      if (error instanceof Error && error.name === 'InvalidStateError') this.#connection = undefined;
      throw error;
    }
  }

  /** The whole text of a game; undefined where there is none. */
  read(game: string): Promise<string | undefined> {
    return this.#with(async (database) => {
      const transaction = database.transaction(['starts', 'moves']);
      const [start, lines] = await Promise.all([
        transaction.objectStore('starts').get(game),
        transaction.objectStore('moves').getAll(movesOf(game)),
      ]);
      return start === undefined ? undefined : start + lines.join('');
    });
  }

  /** Writes a game whole, in place of what was there; `after` is the revision that must be there, if any. */
  write(game: string, text: string, summary: Summary, after: number | undefined): Promise<Written> {
    return this.#with(async (database) => {
      const transaction = database.transaction(GAME_TABLES, 'readwrite', STRICT);
      const known = await transaction.objectStore('summaries').get(game);
      const inStep = known?.revision === after;
      if (inStep) {
        transaction.objectStore('starts').put(text, game);
        transaction.objectStore('moves').delete(movesOf(game));
        transaction.objectStore('summaries').put(summary, game);
      }
      await transaction.done;
      return inStep ? 'kept' : 'behind';
    });
  }

  /** Adds moves to a game, all of them or none. */
  append(game: string, moves: readonly MoveRecord[], summary: Summary): Promise<Written> {
    return this.#with(async (database) => {
      const transaction = database.transaction(['moves', 'summaries'], 'readwrite', STRICT);
      const known = await transaction.objectStore('summaries').get(game);
      const inStep = known !== undefined && known.revision + moves.length === summary.revision;
      if (inStep) {
        for (const { revision, line } of moves) transaction.objectStore('moves').put(line, [game, revision]);
        transaction.objectStore('summaries').put(summary, game);
      }
      await transaction.done;
      return inStep ? 'kept' : 'behind';
    });
  }

  /** Every game there is, by its name. */
  summaries(): Promise<ReadonlyMap<string, Summary>> {
    return this.#with(async (database) => {
      const transaction = database.transaction('summaries');
      const [names, all] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return new Map(names.flatMap((name, i) => (isSummary(all[i]) ? [[name, all[i]]] : [])));
    });
  }

  /** A puzzle that the player brought in. */
  puzzle(name: string): Promise<PuzzleRecord | undefined> {
    return this.#with((database) => database.get('puzzles', name));
  }

  /** Every puzzle that the player brought in, by its name. */
  puzzles(): Promise<ReadonlyMap<string, PuzzleRecord>> {
    return this.#with(async (database) => {
      const transaction = database.transaction('puzzles');
      const [names, all] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return new Map(names.flatMap((name, i) => (all[i] === undefined ? [] : [[name, all[i]]])));
    });
  }

  /** Keeps puzzles, all of them or none; those that are there already stay as they are. How many are new? */
  addPuzzles(puzzles: ReadonlyMap<string, PuzzleRecord>): Promise<number> {
    return this.#with(async (database) => {
      const transaction = database.transaction('puzzles', 'readwrite', STRICT);
      const known = new Set(await transaction.store.getAllKeys());
      const added = [...puzzles].filter(([name]) => !known.has(name));
      for (const [name, record] of added) transaction.store.put(record, name);
      await transaction.done;
      return added.length;
    });
  }

  /** Work on all games and puzzles at once: all of it is done, or nothing. */
  whole<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (tables: KeptTables<Mode>) => Promise<T>,
  ): Promise<T> {
    return this.#with(async (database) => {
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

  /** What the player chose last under this name: settings, the game that is open. */
  choice(name: string): Promise<unknown> {
    return this.#with((database) => database.get('choices', name));
  }

  choose(name: string, value: unknown): Promise<void> {
    return this.#with(async (database) => {
      await database.put('choices', value, name);
    });
  }
}

/** A browser that was killed may hold its files for a moment longer; who is refused is refused at once. */
const PAUSES = [100, 300, 900];

async function openPatiently(name: string, forget: () => void): Promise<IDBPDatabase<Tables>> {
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

function open(name: string, forget: () => void): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(name, VERSION, {
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
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
}

/** What is on the disk may come from anywhere. */
export function isSummary(value: unknown): value is Summary {
  if (typeof value !== 'object' || value === null) return false;
  const { puzzle, revision, finished, touched } = value as Partial<Summary>;
  return [typeof puzzle, typeof revision, typeof finished, typeof touched].join() === 'string,number,boolean,number';
}

export function movesOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY]);
}
