/**
 * Games on the disk of the browser. A game is the text it was last written as and a record for every move since, so a
 * move costs one small record, and a crash costs nothing that was told to be kept.
 *
 * Every write looks first whether the disk is where the writer believes it is: of two windows one is told it is behind.
 */
import { Database, entriesIn, GAME_TABLES, movesOf, STRICT, type TableName, type Writing } from './database.js';
import {
  isPuzzleRecord,
  isSummary,
  type MoveRecord,
  nameOfResult,
  type PuzzleRecord,
  type ResultRecord,
  type Summary,
} from './records.js';

/** `behind`: somebody else has written to this game since; nothing was written. */
export type Written = 'kept' | 'behind';

export class GameStore extends Database {
  /** The whole text of a game; undefined where there is none. */
  read(game: string): Promise<string | undefined> {
    return this.within(async (database) => {
      const transaction = database.transaction(['starts', 'moves']);
      const [start, lines] = await Promise.all([
        transaction.objectStore('starts').get(game),
        transaction.objectStore('moves').getAll(movesOf(game)),
      ]);
      return start === undefined ? undefined : start + lines.join('');
    });
  }

  /** Writes a game whole, in place of what was there; `after` is the revision that must be there, if any. */
  write(
    game: string,
    text: string,
    summary: Summary,
    after: number | undefined,
    result?: ResultRecord,
  ): Promise<Written> {
    return this.#write(GAME_TABLES, game, summary, after, result, (tables) => {
      tables.objectStore('starts').put(text, game);
      tables.objectStore('moves').delete(movesOf(game));
    });
  }

  /** Adds moves to a game, all of them or none. */
  append(game: string, moves: readonly MoveRecord[], summary: Summary, result?: ResultRecord): Promise<Written> {
    const after = summary.revision - moves.length;
    return this.#write(['moves', 'summaries'], game, summary, after, result, (tables) => {
      for (const { revision, line } of moves) tables.objectStore('moves').put(line, [game, revision]);
    });
  }

  #write(
    names: readonly TableName[],
    game: string,
    summary: Summary,
    after: number | undefined,
    result: ResultRecord | undefined,
    put: (tables: Writing) => void,
  ): Promise<Written> {
    return this.within(async (database) => {
      const all = result === undefined ? names : [...names, 'results' as const];
      const tables: Writing = database.transaction(all, 'readwrite', STRICT);
      const known = await tables.objectStore('summaries').get(game);
      const inStep = known?.revision === after;
      if (inStep) {
        put(tables);
        tables.objectStore('summaries').put(summary, game);
        if (result !== undefined) await keepFirst(tables, result);
      }
      await tables.done;
      if (inStep) this.tellChanged();
      return inStep ? 'kept' : 'behind';
    });
  }

  summaries(): Promise<ReadonlyMap<string, Summary>> {
    return this.within((database) =>
      entriesIn(database.transaction(['summaries']).objectStore('summaries'), isSummary),
    );
  }

  puzzle(name: string): Promise<PuzzleRecord | undefined> {
    return this.within((database) => database.transaction(['puzzles']).objectStore('puzzles').get(name));
  }

  puzzles(): Promise<ReadonlyMap<string, PuzzleRecord>> {
    return this.within((database) =>
      entriesIn(database.transaction(['puzzles']).objectStore('puzzles'), isPuzzleRecord),
    );
  }

  /** Keeps puzzles, all of them or none; those that are there already stay as they are. How many are new? */
  addPuzzles(puzzles: ReadonlyMap<string, PuzzleRecord>): Promise<number> {
    return this.within(async (database) => {
      const transaction = database.transaction(['puzzles'], 'readwrite', STRICT);
      const table = transaction.objectStore('puzzles');
      const known = new Set(await table.getAllKeys());
      const added = [...puzzles].filter(([name]) => !known.has(name));
      for (const [name, record] of added) table.put(record, name);
      await transaction.done;
      this.tellChanged();
      return added.length;
    });
  }

  /** What the player chose last under this name: settings, the game that is open. */
  choice(name: string): Promise<unknown> {
    return this.within((database) => database.transaction(['choices']).objectStore('choices').get(name));
  }

  choose(name: string, value: unknown): Promise<void> {
    return this.within(async (database) => {
      const transaction = database.transaction(['choices'], 'readwrite');
      transaction.objectStore('choices').put(value, name);
      await transaction.done;
    });
  }
}

/** A result is kept once and never changed. */
async function keepFirst(tables: Writing, result: ResultRecord): Promise<void> {
  const results = tables.objectStore('results');
  const name = nameOfResult(result);
  if ((await results.get(name)) === undefined) results.put(result, name);
}
