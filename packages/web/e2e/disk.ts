/** The tables of the app on the disk of the browser, read and written behind its back. */
import { expect, type Page } from '@playwright/test';

export interface Disk {
  /** By the game's name. */
  readonly starts: Readonly<Record<string, string>>;
  /** By the game's name and the revision: `pips-graded-easy-1,3`. */
  readonly moves: Readonly<Record<string, string>>;
  readonly summaries: Readonly<Record<string, { readonly revision: number; readonly elapsed: number }>>;
  /** By the puzzle's name. */
  readonly solutions: Readonly<Record<string, unknown>>;
  /** By puzzle and time. */
  readonly results: Readonly<Record<string, unknown>>;
  readonly choices: Readonly<Record<string, unknown>>;
}

/** All that is there. */
export function readDisk(page: Page): Promise<Disk> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('pipwright'));
    const tables: Record<string, Record<string, unknown>> = {};
    for (const name of database.objectStoreNames) {
      const table = database.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([answer(table.getAllKeys()), answer(table.getAll())]);
      tables[name] = Object.fromEntries(keys.map((key, i) => [String(key), values[i]]));
    }
    database.close();
    return tables as unknown as Disk;
  });
}

/** Writes values into a table, in one go, each in the place of what was there. The app must have made its tables. */
export async function putOnDisk(
  page: Page,
  table: keyof Disk | 'puzzles',
  entries: readonly (readonly [key: string | [game: string, revision: number], value: unknown])[],
): Promise<void> {
  await page.evaluate(
    (put) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('pipwright');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const transaction = opened.result.transaction(put.table, 'readwrite');
          for (const [key, value] of put.entries) transaction.objectStore(put.table).put(value, key);
          transaction.oncomplete = () => {
            opened.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    { table, entries },
  );
}

/** Who closes help in the same moment has not taken it. */
export async function expectCounted(page: Page, help: string): Promise<void> {
  const lines = async () => {
    const { starts, moves } = await readDisk(page);
    return Object.values({ ...starts, ...moves }).join('');
  };
  // As a move, or counted where the game was written whole.
  await expect.poll(lines, { intervals: [20] }).toMatch(new RegExp(`"rung":"${help}"|"${help}":1`));
}

/** Every page from now on asks it and never hears of an answer. */
export function silenceDisk(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...how) {
      const request = open.apply(this, how);
      Object.defineProperty(request, 'onsuccess', { set: () => {} });
      return request;
    };
  });
}
