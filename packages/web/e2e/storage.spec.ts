/** A disk that refuses, is full or holds damaged games: it is said, play goes on, and nothing that is whole is lost. */
import { expect, type Page, test } from '@playwright/test';
import { addressOf, cellAt, goHome, openApp, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { type Disk, putOnDisk, readDisk, silenceDisk } from './disk.js';
import { test as freshTest } from './fresh-context.js';
import { freeBoard, putInPack } from './own-puzzles.js';
import { openLibrary } from './shelf.js';
import { boardShown, cellsFilled, complaints } from './shown.js';
import { watchForTroubles } from './troubles.js';
import { wipe } from './wipe.js';

interface Failure {
  readonly name: string;
  readonly says: string;
  readonly breaks: (page: Page) => Promise<unknown>;
  /** A browser that has just had room believes for a while that it still has. */
  readonly fresh?: boolean;
  /** Seen by the app as another one is. */
  readonly alike?: true;
  /** Undefined where only another visit can mend it. */
  readonly mends?: (page: Page) => Promise<unknown>;
}

const PATIENCE = 8000;
const quota = async (page: Page, bytes?: number) => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes !== undefined && { quotaSize: bytes }) });
};

const FAILURES: readonly Failure[] = [
  {
    name: 'refuses',
    says: en.storage.refused,
    breaks: (page) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Not here.', 'SecurityError');
        };
      }),
  },
  {
    name: 'never answers',
    alike: true,
    says: en.storage.refused,
    breaks: async (page) => {
      await page.clock.install();
      await silenceDisk(page);
      await page.goto(addressOf('pips-graded-easy-1'));
      await page.clock.fastForward(PATIENCE);
    },
  },
  {
    name: 'throws when it is written to',
    alike: true,
    says: en.storage.full,
    breaks: (page) =>
      page.addInitScript(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...what) {
          if (sessionStorage.getItem('mended') === null) throw new DOMException('Full.', 'QuotaExceededError');
          return put.apply(this, what);
        };
      }),
    mends: (page) => page.evaluate(() => sessionStorage.setItem('mended', 'yes')),
  },
  {
    name: 'is full',
    says: en.storage.full,
    fresh: true,
    breaks: async (page) => {
      // Before the app writes anything: for a while after a write the browser does not look how much room is left.
      await quota(page, 1);
    },
    mends: (page) => quota(page),
  },
];

const inFresh = freshTest.extend({ serviceWorkers: 'block' });

for (const { name, says, breaks, fresh, alike, mends } of FAILURES) {
  const tag = ['@phone', ...(alike ? ['@soak'] : [])];
  (fresh ? inFresh : test)(`a disk that ${name} stops nobody from playing`, { tag }, async ({ page }) => {
    await putInPack(page, [freeBoard(2, 3)]);
    const troubles = await watchForTroubles(page);
    await breaks(page);
    if (page.url() === 'about:blank') await page.goto(addressOf('pips-graded-easy-1'));
    for (const domino of ['0-0', '0-1', '0-2']) await lay(page, domino);
    await expect(page.getByRole('alert')).toHaveText(says);
    await expect(page.getByRole('heading', { name: /Solved/ })).toBeVisible();
    expect(troubles).toEqual([]);

    if (mends === undefined) return;
    await mends(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const board = await boardShown(page);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await boardShown(page)).toBe(board);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('heading', { name: /Solved/ })).toBeVisible();
    expect(await complaints(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
}

test('the browser is asked once to keep the games, when there is something to keep', {
  tag: ['@phone', '@soak'],
}, async ({ page }) => {
  await putInPack(page, [freeBoard(4, 4)]);
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    const { storage } = navigator;
    storage.persisted = async () => false;
    storage.persist = async () => {
      (window as unknown as { asked: number }).asked++;
      return true;
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await openApp(page);
  expect(await asked()).toBe(0);
  await lay(page, '0-0');
  expect(await asked(), 'after the first move').toBe(0);
  for (const domino of ['0-1', '0-2', '0-3', '0-4', '0-5']) await lay(page, domino);
  await expect.poll(asked).toBe(1);
  await lay(page, '0-6');
  await lay(page, '1-1');
  expect(await asked(), 'after more moves').toBe(1);
});

/** A write of the app: which tables, and whether it waited for the disk itself. */
interface Write {
  readonly tables: readonly string[];
  readonly durability: IDBTransactionDurability;
}

test('what a player is told to be kept is on the disk itself by then', { tag: '@phone' }, async ({ page }) => {
  await putInPack(page, [freeBoard(4, 4)]);
  await page.addInitScript(() => {
    const writes: Write[] = [];
    Object.assign(window, { writes });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...how) {
      const made = transaction.apply(this, how);
      const { mode, durability, objectStoreNames } = made;
      if (mode === 'readwrite') writes.push({ tables: [...objectStoreNames], durability });
      return made;
    };
  });
  const taken = () =>
    page.evaluate(() =>
      (window as unknown as { writes: Write[] }).writes.splice(0).filter(({ tables }) => tables.join() !== 'choices'),
    );
  const expectStrict = async (tables: string) => {
    const writes = await taken();
    expect(writes.map((write) => write.tables.join())).toContain(tables);
    expect(new Set(writes.map(({ durability }) => durability))).toEqual(new Set(['strict']));
  };
  await openApp(page);
  await lay(page, '0-0');
  await expectStrict('moves,starts,summaries');
  await lay(page, '0-1');
  await page.getByRole('button', { name: en.tools.undo }).click();
  await expect.poll(() => cellsFilled(page), { intervals: [20] }).toBe(2);
  await expectStrict('moves,summaries');

  await goHome(page);
  await tool(page, en.bring.open).click();
  await page.getByRole('textbox', { name: en.bring.label }).fill('4:p');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en.bring.keepAll(1) })
    .click();
  await expect(page.locator('.bring-list em')).toBeVisible();
  await expectStrict('puzzles');
  await page.getByRole('button', { name: en.close }).click();

  const sheet = await openLibrary(page);
  await sheet
    .getByRole('listitem')
    .filter({ hasText: en.kinds.futoshiki.name })
    .getByRole('button', { name: en.library.more('') })
    .click();
  await sheet.getByRole('button', { name: en.library.delete }).click();
  await expect(sheet.locator('.notice')).toBeVisible();
  await expectStrict('moves,puzzles,results,solutions,starts,summaries');
});

/** What is damaged, and how many of three laid dominoes are left. */
const DAMAGES: readonly {
  readonly what: string;
  readonly says: string;
  readonly left: number;
  readonly damage: (page: Page) => Promise<void>;
}[] = [
  { what: 'the last move', says: en.news.damagedPart, left: 2, damage: (page) => cutMove(page, 0) },
  { what: 'a move in between', says: en.news.damagedPart, left: 1, damage: (page) => cutMove(page, 2) },
  {
    what: 'the start',
    says: en.news.damagedAll,
    left: 0,
    damage: (page) => putOnDisk(page, 'starts', [[GAME, '{"pi']]),
  },
  { what: 'all of it', says: en.news.damagedAll, left: 0, damage: (page) => putOnDisk(page, 'starts', [[GAME, 17]]) },
];
const GAME = 'pips-graded-easy-1';

test('a damaged game loses no more than what is damaged', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  await putInPack(page, [freeBoard(4, 4)]);
  await openApp(page);
  for (const domino of ['0-0', '0-1', '0-2']) await lay(page, domino);
  const whole = await readDisk(page);
  for (const { what, says, left, damage } of DAMAGES) {
    await test.step(what, async () => {
      await restore(page, whole);
      await damage(page);
      const before = await readDisk(page);
      await page.reload();
      await expect(page.locator('.seen, .notice')).toHaveText(says);
      expect(await cellsFilled(page)).toBe(2 * left);
      await lay(page, '0-3');
      const after = await readDisk(page);
      if (left === 0) {
        expect(after.starts[GAME], 'what nobody can read').toEqual(before.starts[GAME]);
        expect(after.summaries[GAME]).toEqual(before.summaries[GAME]);
      }

      await page.reload();
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await complaints(page)).toEqual([]);
      expect(await cellsFilled(page)).toBe(2 * left + 2);
    });
  }
});

test('a disk that cannot be read for a while loses nothing', { tag: '@phone' }, async ({ page }) => {
  await putInPack(page, [freeBoard(4, 4)]);
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...what) {
      if (sessionStorage.getItem('deaf') !== null) throw new DOMException('Not now.', 'UnknownError');
      return getAll.apply(this, what);
    };
  });
  await openApp(page);
  await lay(page, '0-0');
  const board = await boardShown(page);
  await page.evaluate(() => sessionStorage.setItem('deaf', 'yes'));
  await page.reload();
  await expect(page.locator('.seen, .notice')).toHaveText(en.news.unasked);

  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('option', { name: '0-1' }).tap();
  await page.getByRole('gridcell').first().tap();
  await expect(page.locator('.seen, .notice')).toHaveText(en.news.elsewhere);
  expect(await boardShown(page)).toBe(board);
});

test('a puzzle that is played again is a fresh one after a reload, too', { tag: '@phone' }, async ({ page }) => {
  await putInPack(page, [freeBoard(1, 2)]);
  await openApp(page);
  await lay(page, '0-0');
  await openFromMenu(page, en.finished.again);
  await expect.poll(() => cellsFilled(page)).toBe(0);
  await expect.poll(async () => Object.keys((await readDisk(page)).summaries)).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await cellsFilled(page)).toBe(0);
  await lay(page, '0-0');
  expect(await complaints(page)).toEqual([]);
});

/** Puts everything back as it was. */
async function restore(page: Page, { starts, moves, summaries, choices }: Disk): Promise<void> {
  await wipe(page);
  await putOnDisk(page, 'starts', Object.entries(starts));
  await putOnDisk(page, 'summaries', Object.entries(summaries));
  await putOnDisk(page, 'choices', Object.entries(choices));
  await putOnDisk(
    page,
    'moves',
    Object.entries(moves).map(([key, line]) => [[GAME, Number(key.split(',')[1])], line]),
  );
}

/** Damages the line of a move, counted from the last domino laid. */
async function cutMove(page: Page, ago: number): Promise<void> {
  const { moves, summaries } = await readDisk(page);
  const revision = (summaries[GAME]?.revision ?? 0) - ago;
  const line = moves[`${GAME},${revision}`] ?? '';
  await putOnDisk(page, 'moves', [[[GAME, revision], line.slice(0, line.length / 2)]]);
}

/** Lays a domino of the tray on the first free cell of the board, by two taps. */
async function lay(page: Page, domino: string): Promise<void> {
  const filled = await cellsFilled(page);
  await page.getByRole('option', { name: domino }).tap();
  await page.getByRole('gridcell', { name: /empty/ }).first().tap();
  await expect.poll(() => cellsFilled(page), { intervals: [20] }).toBe(filled + 2);
}

test('a move counts as kept only when it is on the disk itself', { tag: '@once' }, async ({ page, context }) => {
  await putInPack(context, [freeBoard(2, 4)]);
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    const seen: string[] = [];
    Object.assign(window, { seen });
    IDBDatabase.prototype.transaction = function (tables, mode, options) {
      if (mode === 'readwrite' && [tables].flat().includes('moves')) seen.push(options?.durability ?? 'default');
      return transaction.call(this, tables, mode, options);
    };
  });
  await openApp(page);
  await page.getByRole('option', { name: '0-0' }).tap();
  await cellAt(page, [0, 0]).tap();
  await expect(page.getByRole('option', { name: '0-0' })).toHaveCount(0);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual(['strict']);
});
