/**
 * Two windows on one game: what one does the other shows, and moving at the same moment harms nothing. The page
 * that is tapped is brought to the front first: one in the background rarely draws a frame, and taps wait for frames.
 */
import { expect, type Page, test } from '@playwright/test';
import { cellAt, choosePuzzle, openApp } from './app.js';
import { en } from './app-modules.js';
import { readDisk } from './disk.js';
import { SOAKING } from './effort.js';
import { freeBoard, putInPack } from './own-puzzles.js';
import { openLibrary } from './shelf.js';
import { boardShown, complaints } from './shown.js';

const NOTE = (number: number) => `.keypad .number:nth-child(${number + 1})`;
const UNDO = '.toolbar .tool:nth-child(1)';
const REDO = '.toolbar .tool:nth-child(2)';

/** What the two press at the same moment, round after round. */
const RACES = [
  [NOTE(1), NOTE(2)],
  [NOTE(3), NOTE(3)],
  [NOTE(4), UNDO],
  [UNDO, UNDO],
  [REDO, NOTE(5)],
] as const;
const ROUNDS = SOAKING ? 5 : 1;

test('Home in one window shows what another one has begun', { tag: '@once' }, async ({ page: one, context }) => {
  const home = await context.newPage();
  await openApp(one);
  await home.goto('./#/');
  await expect(home.locator('.tile')).toHaveCount(4);
  await expect(home.locator('.continue')).toHaveCount(0);
  await one.bringToFront();
  await one.getByRole('option').first().click();
  await cellAt(one, [0, 0]).click();
  await expect(home.locator('.continue')).toContainText('Easy 1');
});

test('two windows on one game end up with the same one', { tag: '@phone' }, async ({ page: one, context }) => {
  await putInPack(context, [freeBoard(4, 4)]);
  const other = await context.newPage();
  await openApp(one);
  await openApp(other);

  await test.step('a move in one is shown in the other', async () => {
    for (const [mover, watcher, domino] of [
      [one, other, '0-0'],
      [other, one, '0-1'],
    ] as const) {
      await mover.bringToFront();
      await mover.getByRole('option', { name: domino }).tap();
      await cellAt(mover, domino === '0-0' ? [0, 0] : [1, 0]).tap();
      await expect(mover.getByRole('option', { name: domino })).toHaveCount(0);
      const board = await boardShown(mover);
      await expect.poll(() => boardShown(watcher), { intervals: [20] }).toBe(board);
    }
  });

  await test.step('moves at the same moment', async () => {
    for (const page of [one, other]) {
      await page.bringToFront();
      await cellAt(page, [3, 3]).tap();
      await page.getByRole('button', { name: 'Notes' }).click();
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [first, second] of RACES) {
        const at = Date.now() + 60;
        const said = await Promise.all([pressAt(one, first, at), pressAt(other, second, at)]);
        const tooLate = said.filter((sentence) => sentence.startsWith(en.news.elsewhere));
        expect(tooLate.length, 'one of the two is never too late').toBeLessThanOrEqual(1);
        await expectSame(one, other);
      }
    }
  });

  await test.step('moves before either can be written', async () => {
    for (const page of [one, other]) await countWrites(page);
    for (const [first, second] of RACES) {
      const release = await holdDisk(one);
      const before = await Promise.all([writesOf(one), writesOf(other)]);
      const said = [pressAt(one, first, Date.now()), pressAt(other, second, Date.now())];
      for (const [i, page] of [one, other].entries())
        await expect.poll(() => writesOf(page), { intervals: [20] }).toBeGreaterThan(before[i] ?? 0);
      await release();
      const tooLate = (await Promise.all(said)).filter((sentence) => sentence.startsWith(en.news.elsewhere));
      expect(tooLate, 'one of the two').toHaveLength(1);
      await expectSame(one, other);
    }
  });

  await test.step('the same place for two dominoes', async () => {
    for (const [page, domino] of [
      [one, '0-2'],
      [other, '0-3'],
    ] as const) {
      await page.bringToFront();
      await page.getByRole('button', { name: 'Notes' }).click();
      await page.getByRole('option', { name: domino }).tap();
    }
    const at = Date.now() + 60;
    const cell = '[data-cell="2,0"]';
    const said = await Promise.all([pressAt(one, cell, at), pressAt(other, cell, at)]);
    await expectSame(one, other);
    const laid = said.filter((sentence) => sentence.includes('placed:'));
    expect(laid, said.join()).toHaveLength(1);
    const { problems } = en.kinds.pips;
    const late = laid[0] === said[0] ? other : one;
    await expect(late.locator('.seen, .notice')).toHaveText(
      new RegExp(`${en.news.elsewhere}|${problems['no-room']()}|${problems['cell-covered']()}`),
    );
  });

  await test.step('it reads back whole', async () => {
    const board = await boardShown(one);
    for (const page of [one, other]) {
      await page.reload();
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await complaints(page)).toEqual([]);
      expect(await boardShown(page)).toBe(board);
    }
    const { summaries, moves } = await readDisk(one);
    expect(Object.keys(summaries)).toEqual(['pips-graded-easy-1']);
    const revisions = Object.keys(moves).map((key) => Number(key.split(',')[1]));
    expect(Math.max(...revisions)).toBe(summaries['pips-graded-easy-1']?.revision);
  });
});

test('a puzzle that the other window deletes is kept with the next move', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await putInPack(context, [freeBoard(4, 4), freeBoard(2, 4)]);
  await openApp(page);
  await page.getByRole('option', { name: '0-0' }).tap();
  await cellAt(page, [0, 0]).tap();
  await expect(page.getByRole('option', { name: '0-0' })).toHaveCount(0);
  const other = await context.newPage();
  await openApp(other);
  await choosePuzzle(other, 'pips-graded-easy', 2);
  const sheet = await openLibrary(other);
  await sheet.getByRole('button', { name: en.library.more('Easy 1') }).click();
  await sheet.getByRole('button', { name: en.library.deleteGames }).click();
  await expect(page.getByRole('alert')).toHaveText(en.news.gone);
  await page.bringToFront();
  await page.getByRole('option', { name: '0-1' }).tap();
  await cellAt(page, [1, 0]).tap();
  await expect(page.getByRole('option', { name: '0-1' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.seen')).toHaveText(en.news.revived);
  const board = await boardShown(page);
  expect(Object.keys((await readDisk(page)).summaries)).toEqual(['pips-graded-easy-1']);
  await other.close();
  await choosePuzzle(page, 'pips-graded-easy', 2);
  await choosePuzzle(page, 'pips-graded-easy', 1);
  await expect.poll(() => boardShown(page)).toBe(board);
});

/** Clicks at this time by the machine's clock, and returns what was said about it. */
function pressAt(page: Page, selector: string, time: number): Promise<string> {
  return page.evaluate(
    ({ selector: pressed, time: due }) =>
      new Promise<string>((resolve) => {
        const voice = document.querySelector('.heard') as HTMLElement;
        const heard = new MutationObserver(() => {
          heard.disconnect();
          resolve(voice.textContent);
        });
        heard.observe(voice, { childList: true, characterData: true, subtree: true });
        const press = () => (document.querySelector(pressed) as HTMLElement).click();
        setTimeout(press, due - Date.now());
      }),
    { selector, time },
  );
}

/** Counts the moves that the page has begun to write, which may have to wait for others. */
function countWrites(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { prototype } = IDBDatabase;
    const begin = prototype.transaction;
    Object.assign(window, { writes: 0 });
    prototype.transaction = function (this: IDBDatabase, ...[tables, mode, ...how]: Parameters<typeof begin>) {
      if (mode === 'readwrite' && [tables].flat().includes('moves')) (window as unknown as { writes: number }).writes++;
      return begin.call(this, tables, mode, ...how);
    };
  });
}

function writesOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { writes: number }).writes);
}

/** Lets nobody write to the games until it is released. */
async function holdDisk(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('pipwright');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const database = opened.result;
          const table = database.transaction(['moves', 'summaries'], 'readwrite').objectStore('summaries');
          let held = true;
          // A transaction lasts as long as something is asked of it.
          const ask = () => {
            if (held) table.count().onsuccess = ask;
            else database.close();
            resolve();
          };
          Object.assign(window, {
            release: () => {
              held = false;
            },
          });
          table.count().onsuccess = ask;
        };
      }),
  );
  return () => page.evaluate(() => (window as unknown as { release(): void }).release());
}

async function expectSame(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await boardShown(one)) === (await boardShown(other)), { intervals: [20] }).toBe(true);
}
