/**
 * How games were finished is remembered: of games of an earlier version too, whatever interrupts the upgrade. The page
 * is not asked to go: its process crashes while the disk is at it, as it does when a phone is short of memory.
 */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { choosePuzzle, goHome, openApp } from './app.js';
import { en } from './app-modules.js';
import { readDisk } from './disk.js';
import { test as freshTest } from './fresh-context.js';
import { freeBoard, putInPack } from './own-puzzles.js';
import { openLibrary } from './shelf.js';
import { cellsFilled } from './shown.js';

const test = freshTest.extend({ serviceWorkers: 'block' });

interface Game {
  readonly text: string;
  readonly summary: { readonly puzzle: string; readonly finished: boolean; readonly elapsed: number };
}
type Games = Readonly<Record<string, Game>>;

/** A game that was solved, and one that was not, as an earlier app left them; many times each. */
function earlierGames(): Games {
  const { disk } = JSON.parse(readFileSync(new URL('earlier/app-0.1-november.json', import.meta.url), 'utf8'));
  const games: Record<string, Game> = {};
  for (const [name, summary] of Object.entries<Game['summary']>(disk.summaries)) {
    const lines = Object.entries<string>(disk.moves).filter(([key]) => key.startsWith(`${name},`));
    const inOrder = lines.sort(([a], [b]) => revisionIn(a) - revisionIn(b)).map(([, line]) => line);
    const text = disk.starts[name] + inOrder.join('');
    for (let i = 0; i < 20; i++) games[`${name}~${i}`] = { text, summary: { ...summary, elapsed: 1000 + i } };
  }
  return games;
}

const revisionIn = (key: string) => Number(key.slice(key.lastIndexOf(',') + 1));

/** The third version of the database, as it was when there were no results. */
async function makeEarlierDatabase(page: Page, games: Games): Promise<void> {
  // Any page of the host that is not the app.
  await page.goto('./manifest.webmanifest');
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('pipwright', 3);
        opened.onerror = () => reject(opened.error);
        opened.onupgradeneeded = () => {
          for (const name of ['starts', 'moves', 'summaries', 'choices', 'puzzles', 'solutions'])
            opened.result.createObjectStore(name);
          const { transaction } = opened;
          for (const [name, { text, summary }] of Object.entries(all)) {
            transaction?.objectStore('starts').put(text, name);
            transaction?.objectStore('summaries').put(summary, name);
          }
        };
        opened.onsuccess = () => {
          opened.result.close();
          resolve();
        };
      }),
    games,
  );
}

/** Lets the page come so far and no further: its transaction lasts, and is never done. */
type Moment = 'upgrading' | 'making results';

async function stopAt(page: Page, moment: Moment): Promise<() => Promise<void>> {
  await page.addInitScript((when) => {
    const stop = (store: IDBObjectStore) => {
      Object.assign(window, { stopped: true });
      const ask = () => {
        store.count().onsuccess = ask;
      };
      ask();
    };
    const { createObjectStore } = IDBDatabase.prototype;
    IDBDatabase.prototype.createObjectStore = function (...how) {
      const made = createObjectStore.apply(this, how);
      if (when === 'upgrading' && how[0] === 'results') stop(made);
      return made;
    };
    const { put } = IDBObjectStore.prototype;
    let results = 0;
    IDBObjectStore.prototype.put = function (...what) {
      const done = put.apply(this, what);
      if (when === 'making results' && this.name === 'results' && ++results === 5) stop(this);
      return done;
    };
  }, moment);
  return async () => {
    await expect.poll(() => page.evaluate(() => 'stopped' in window), { intervals: [20] }).toBe(true);
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
  };
}

/** What a backup says, which needs all results. */
async function backUp(page: Page): Promise<readonly string[]> {
  const sheet = await openLibrary(page);
  await sheet.getByRole('button', { name: en.library.backup, exact: true }).click();
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: en.library.backupSave, exact: true }).click();
  return readFileSync(await (await saved).path(), 'utf8')
    .trimEnd()
    .split('\n');
}

/** What is there, and which version of the database it is in. */
async function left(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('./manifest.webmanifest');
  const version = await page.evaluate(async () => (await indexedDB.databases())[0]?.version);
  const { summaries, starts, results = {}, choices } = await readDisk(page);
  await page.close();
  return { version, summaries, starts, results, choices };
}

test('the upgrade to results, interrupted wherever it may be, loses nothing', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const games = earlierGames();
  const finished = Object.values(games).filter(({ summary }) => summary.finished);
  expect(finished.length).toBeGreaterThan(10);
  await makeEarlierDatabase(page, games);
  const before = await left(context);
  expect(before.version).toBe(3);

  await test.step('while the tables are made', async () => {
    const crash = await stopAt(page, 'upgrading');
    await page.goto('./', { waitUntil: 'commit' });
    await crash();
    expect(await left(context)).toEqual(before);
  });

  await test.step('while results are made', async () => {
    const next = await context.newPage();
    const crash = await stopAt(next, 'making results');
    await openApp(next);
    await goHome(next);
    await crash();
    const { version, summaries, starts, results } = await left(context);
    expect({ version, summaries, starts, results }).toEqual({ ...before, version: 4, choices: undefined });
  });

  await test.step('then they are all there, once', async () => {
    const last = await context.newPage();
    await openApp(last);
    const lines = await backUp(last);
    expect(lines.filter((line) => line.startsWith('{"result":'))).toHaveLength(finished.length);
    const { results, summaries, starts } = await left(context);
    expect({ summaries, starts }).toEqual({ summaries: before.summaries, starts: before.starts });
    const names = finished.map(({ summary }) => `${summary.puzzle} ${summary.elapsed}`);
    expect(Object.keys(results).sort()).toEqual(names.sort());
    for (const result of Object.values(results)) expect(result).toMatchObject({ kind: expect.any(String), hints: {} });
    await last.close();
  });
});

test('a result is kept with the last move, once, and stays when the game is deleted', { tag: '@phone' }, async ({
  page,
}) => {
  await putInPack(page, [freeBoard(2, 2), freeBoard(2, 3)]);
  await openApp(page);
  const results = async () => Object.values((await readDisk(page)).results ?? {});
  for (const domino of ['0-0', '0-1']) {
    expect(await results()).toEqual([]);
    await lay(page, domino);
  }
  const [kept, ...others] = await results();
  expect(others).toEqual([]);
  const known = { puzzle: 'pips-graded-easy-1', kind: 'pips', hints: { where: 0, why: 0, what: 0 } };
  expect(kept).toMatchObject({ ...known, solvedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });

  await page.getByRole('button', { name: en.tools.undo, exact: true }).click();
  await expect.poll(() => cellsFilled(page)).toBe(2);
  await page.getByRole('button', { name: en.tools.redo, exact: true }).click();
  await expect.poll(() => cellsFilled(page)).toBe(4);
  expect(await results()).toEqual([kept]);

  await choosePuzzle(page, 'pips-graded-easy', 2);
  const sheet = await openLibrary(page);
  await sheet.getByRole('button', { name: en.library.more('Easy 1') }).click();
  await sheet.getByRole('button', { name: en.library.deleteGames }).click();
  await expect.poll(async () => Object.keys((await readDisk(page)).summaries)).toEqual([]);
  expect(await results()).toEqual([kept]);
});

async function lay(page: Page, domino: string): Promise<void> {
  const filled = await cellsFilled(page);
  await page.getByRole('option', { name: domino }).tap();
  await page.getByRole('gridcell', { name: /empty/ }).first().tap();
  await expect.poll(() => cellsFilled(page), { intervals: [20] }).toBe(filled + 2);
}
