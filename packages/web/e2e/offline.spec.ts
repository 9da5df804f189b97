/** Without a network after the first visit, and a new version that waits until it is asked for. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { writeServiceWorker } from '../offline/plugin.js';
import { choosePuzzle, historyAtRest, openFromMenu } from './app.js';
import { en } from './app-modules.js';
import { SOAKING } from './effort.js';
import { test } from './fresh-context.js';
import { dist, type Host, hostFolder } from './host.js';
import { boardShown, cellsFilled } from './shown.js';
import { watchForTroubles } from './troubles.js';

/** Opens it and waits until the service worker answers for the page. */
async function visit(page: Page, { address }: Host): Promise<void> {
  await page.goto(`${address}#/pips-graded-easy-1`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { intervals: [20] })
    .toBe('activated');
  await expect(page.getByRole('grid')).toBeVisible();
}

async function layOne(page: Page): Promise<void> {
  await page.getByRole('option').first().tap();
  await page.getByRole('gridcell').first().tap();
  await expect.poll(() => cellsFilled(page), { intervals: [20] }).toBe(2);
}

test('after the first visit everything is there without a network', { tag: '@phone' }, async ({ page }) => {
  const host = await hostFolder(dist);
  try {
    await visit(page, host);
  } finally {
    await host.close();
  }
  // Whether days of the Times can be had is asked each time puzzles are brought in.
  const troubles = await watchForTroubles(page, /\/daily\/$/);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();

  await test.step('every pack', async () => {
    const packs = await packsBuilt();
    const answers = await page.evaluate(
      (names) => Promise.all(names.map(async (name) => (await fetch(`./puzzles/${name}.json`)).status)),
      packs,
    );
    expect(answers).toEqual(packs.map(() => 200));
    const chosen = SOAKING ? packs : ['pips-graded-hard', 'futoshiki-graded-medium'];
    expect(packs).toEqual(expect.arrayContaining(chosen));
    for (const pack of chosen) await choosePuzzle(page, pack, 2);
  });

  await test.step('what thinks', async () => {
    await page.getByRole('button', { name: en.tools.check }).click();
    await expect(page.locator('.seen')).toHaveText(en.status.canFinish);
  });

  const told = page.locator('.aid .told p');
  await test.step('what explains', async () => {
    await choosePuzzle(page, 'futoshiki-graded-easy', 2);
    await page.getByRole('gridcell', { name: /empty/ }).first().focus();
    await page.keyboard.press('h');
    await expect(page.getByRole('button', { name: en.aid.why })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('y');
    await page.keyboard.press('1');
    await expect(page.locator('.aid .heading')).toHaveText(en.aid.whyNot);
    await expect(told).toHaveText(/\.$/);
    await page.keyboard.press('Escape');
    await openFromMenu(page, en.menu.walk);
    await expect(page.locator('.aid .heading')).toHaveText(/^1 /);
    await page.getByRole('button', { name: en.close }).click();
  });

  await test.step('what reads, and what makes links', async () => {
    await page.goto(`${host.address}?text=4:p`);
    await expect(page.locator('.bring-list li')).toHaveCount(1);
    await page.getByRole('button', { name: en.close }).click();
    await historyAtRest(page);
    await page.goto(`${host.address}#1damaged`);
    await expect(page.locator('.heard')).toHaveText(en.links.damaged);
  });

  await test.step('sheets and help', async () => {
    await openFromMenu(page, en.menu.rules);
    await expect(page.getByRole('dialog')).toContainText(en.rules.never);
    await page.getByRole('button', { name: en.close }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText(en.keys.common[0]?.[1] ?? '');
    await page.getByRole('button', { name: en.close }).click();
    await openFromMenu(page, en.menu.settings);
    await expect(page.getByRole('dialog')).toContainText(en.settings.leftWhy);
    await page.getByRole('button', { name: en.close }).click();
    await page.keyboard.press('h');
    await expect(page.getByRole('button', { name: en.aid.what }), 'where to look was told before').toBeVisible();
    await expect(told).toHaveText(/\?$/);
  });
  expect(troubles).toEqual([]);
});

const withoutServiceWorker = test.extend({ serviceWorkers: 'block' });

withoutServiceWorker(
  'without a service worker nothing is there, so the test above tells something',
  { tag: '@phone' },
  async ({ page }) => {
    const host = await hostFolder(dist);
    await page.goto(`${host.address}#/pips-graded-easy-1`);
    await expect(page.getByRole('grid')).toBeVisible();
    await host.close();
    await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED');
  },
);

test('a new version asks before it takes over, and drops no game', { tag: '@phone' }, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'pipwright-dist-'));
  await cp(dist, folder, { recursive: true });
  const host = await hostFolder(pathToFileURL(`${folder}/`));
  try {
    await visit(page, host);
    await layOne(page);
    const board = await boardShown(page);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await expect(page.locator('meta[name=version]')).toHaveCount(0);

    await publish(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByRole('status').filter({ hasText: en.news.update });
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in window), 'the page is left alone').toBe(true);
    expect(await boardShown(page)).toBe(board);

    await notice.getByRole('button', { name: en.news.reload }).click();
    await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'next');
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
    expect(await boardShown(page)).toBe(board);
    await expect(page.getByRole('button', { name: en.tools.undo })).toHaveAttribute('aria-disabled', 'false');
  } finally {
    await host.close();
    await rm(folder, { recursive: true });
  }
});

async function packsBuilt(): Promise<string[]> {
  const files = await readdir(new URL('puzzles/', dist), { recursive: true });
  return files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', '').replaceAll(sep, '/'));
}

/** Changes the page, as another build would. */
async function publish(folder: string): Promise<void> {
  const path = join(folder, 'index.html');
  const before = await readFile(path, 'utf8');
  const after = before.replace('<title>', '<meta name="version" content="next"><title>');
  expect(after).not.toBe(before);
  await writeFile(path, after);
  await writeServiceWorker(folder);
}
