/**
 * Games on the disk of the browser. A game is the text it was last written as and a record for every move since, so a
 * move costs one small record, and a crash costs nothing that was told to be kept.
 *
 *     starts     game              → saved text
 *     moves      [game, revision]  → the line of the move that led to the revision
 *     summaries  game              → what a list of games shows, and the newest revision
 *
 * Every write looks first whether the disk is where the writer believes it is: of two windows one is told it is behind.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

/** `behind`: somebody else has written to this game since; nothing was written. */
export type Written = 'kept' | 'behind';

interface Tables extends DBSchema {
  starts: { key: string; value: string };
  moves: { key: [game: string, revision: number]; value: string };
  summaries: { key: string; value: Summary };
  choices: { key: string; value: unknown };
}

const VERSION = 1;
const GAME_TABLES = ['starts', 'moves', 'summaries'] as const;
/** Told to be kept only when it is on the disk itself. */
const STRICT = { durability: 'strict' } as const;

export class GameStore {
  readonly #database: IDBPDatabase<Tables>;

  private constructor(database: IDBPDatabase<Tables>) {
    this.#database = database;
  }

  /** Rejects where the browser keeps nothing for this page. */
  static async open(name = 'pipwright'): Promise<GameStore> {
    const database = await openDB<Tables>(name, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('starts');
        fresh.createObjectStore('moves');
        fresh.createObjectStore('summaries');
        fresh.createObjectStore('choices');
      },
      // A later version of the app in another window: it may have the disk.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new GameStore(database);
  }

  /** The whole text of a game; undefined where there is none. */
  async read(game: string): Promise<string | undefined> {
    const transaction = this.#database.transaction(['starts', 'moves']);
    const [start, lines] = await Promise.all([
      transaction.objectStore('starts').get(game),
      transaction.objectStore('moves').getAll(movesOf(game)),
    ]);
    return start === undefined ? undefined : start + lines.join('');
  }

  /** Writes a game whole, in place of what was there; `after` is the revision that must be there, if any. */
  async write(game: string, text: string, summary: Summary, after: number | undefined): Promise<Written> {
    const transaction = this.#database.transaction(GAME_TABLES, 'readwrite', STRICT);
    const known = await transaction.objectStore('summaries').get(game);
    if (known?.revision === after) {
      transaction.objectStore('starts').put(text, game);
      transaction.objectStore('moves').delete(movesOf(game));
      transaction.objectStore('summaries').put(summary, game);
    }
    await transaction.done;
    return known?.revision === after ? 'kept' : 'behind';
  }

  /** Adds moves to a game, all of them or none. */
  async append(game: string, moves: readonly MoveRecord[], summary: Summary): Promise<Written> {
    const transaction = this.#database.transaction(['moves', 'summaries'], 'readwrite', STRICT);
    const known = await transaction.objectStore('summaries').get(game);
    const inStep = known !== undefined && known.revision + moves.length === summary.revision;
    if (inStep) {
      for (const { revision, line } of moves) transaction.objectStore('moves').put(line, [game, revision]);
      transaction.objectStore('summaries').put(summary, game);
    }
    await transaction.done;
    return inStep ? 'kept' : 'behind';
  }

  /** Every game there is, by its name. */
  async summaries(): Promise<ReadonlyMap<string, Summary>> {
    const transaction = this.#database.transaction('summaries');
    const [names, all] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    return new Map(names.flatMap((name, i) => (all[i] === undefined ? [] : [[name, all[i]]])));
  }

  /** What the player chose last under this name: settings, the game that is open. */
  choice(name: string): Promise<unknown> {
    return this.#database.get('choices', name);
  }

  async choose(name: string, value: unknown): Promise<void> {
    await this.#database.put('choices', value, name);
  }
}

function movesOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY]);
}
