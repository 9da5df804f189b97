/** The service worker with a site of a few files: hosts that are in the way, versions that come and go, many windows. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { writeServiceWorker } from '../offline/plugin.js';
import { test as base } from './fresh-context.js';
import { type Host, hostFolders } from './host.js';

/** A file of the first version that the second one has no more. */
const OLD_PART = 'assets/part-1.js';
const OLD_DAYS = 'days/2010-01.json';

interface Site {
  readonly host: Host;
  /** Where a copy of it is. */
  address(path: string): string;
  /** Puts this version in the place of what was at this path. */
  publish(path: string, version: 'one' | 'two'): Promise<void>;
}

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
  site: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'pipwright-site-'));
    const folderOf = (path: string) => join(root, path);
    const publish = async (path: string, version: 'one' | 'two') => {
      rmSync(folderOf(path), { recursive: true, force: true });
      for (const name of ['assets', 'days']) mkdirSync(join(folderOf(path), name), { recursive: true });
      writeFileSync(join(folderOf(path), 'index.html'), `<!doctype html><title>${version}</title>`);
      writeFileSync(join(folderOf(path), 'same.json'), '{}');
      // Of a day long ago: kept once it is asked for.
      writeFileSync(join(folderOf(path), OLD_DAYS), '{}');
      writeFileSync(join(folderOf(path), version === 'one' ? OLD_PART : 'assets/part-2.js'), `/* ${version} */`);
      await writeServiceWorker(folderOf(path));
    };
    await publish('a', 'one');
    const host = await hostFolders({
      '/a/': pathToFileURL(`${folderOf('a')}/`),
      '/b/': pathToFileURL(`${folderOf('b')}/`),
    });
    await use({ host, publish, address: (path) => new URL(`/${path}/`, host.address).href });
    await host.close();
    rmSync(root, { recursive: true });
  },
});

/** Opens it and waits until all its files are kept. */
async function install(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/pips-graded-easy-1`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./sw.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => controlled(page), { intervals: [20] }).toBe(true);
}

const controlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

/** Looks for another version; what becomes of it. */
function update(page: Page): Promise<ServiceWorkerState | 'none'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const fresh = registration.installing ?? registration.waiting;
    if (fresh === null) return 'none';
    while (fresh.state === 'installing')
      await new Promise((resolve) => fresh.addEventListener('statechange', resolve, { once: true }));
    return fresh.state;
  });
}

/** Takes the version that waits, as the app does when the player agrees. */
async function takeUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    await taken;
  });
  await expect.poll(() => controlled(page), { intervals: [20] }).toBe(true);
}

/** What is kept for a folder, without digests. */
function keptFiles(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (scope) => {
    const requests = await (await caches.open(`pipwright ${scope}`)).keys();
    return requests.map(({ url }) => new URL(url).href.slice(scope.length).replace(/\?.*/, '')).sort();
  }, address);
}

const statusOf = (page: Page, file: string) => page.evaluate((name) => fetch(name).then(({ status }) => status), file);

const ONE = [OLD_PART, 'index.html', 'same.json'];
const TWO = ['assets/part-2.js', 'index.html', 'same.json'];

test('files of a version are dropped once another is taken', { tag: ['@phone', '@soak'] }, async ({ page, site }) => {
  const address = site.address('a');
  await install(page, address);
  expect(await keptFiles(page, address)).toEqual(ONE);
  expect(await statusOf(page, OLD_DAYS)).toBe(200);
  expect(await keptFiles(page, address)).toContain(OLD_DAYS);
  await site.publish('a', 'two');
  expect(await update(page)).toBe('installed');
  await page.reload();
  await expect(page, 'the version in use').toHaveTitle('one');
  expect(await statusOf(page, OLD_PART)).toBe(200);
  await takeUpdate(page);
  expect(await keptFiles(page, address)).toEqual([...TWO.slice(0, 1), OLD_DAYS, ...TWO.slice(1)]);
  await page.reload();
  await expect(page).toHaveTitle('two');
});

test('a window that still runs the version before has its files', { tag: '@phone' }, async ({
  page,
  context,
  site,
}) => {
  const address = site.address('a');
  await install(page, address);
  const other = await context.newPage();
  await other.goto(`${address}#/pips-graded-easy-1`);
  await site.publish('a', 'two');
  expect(await update(page)).toBe('installed');
  await takeUpdate(page);
  await page.reload();
  await expect(page).toHaveTitle('two');
  await expect(other).toHaveTitle('one');
  expect(await statusOf(other, OLD_PART)).toBe(200);

  await test.step('until all are closed', async () => {
    const next = await closeAll(context);
    await next.goto(`${address}#/pips-graded-easy-1`);
    await expect(next).toHaveTitle('two');
    await expect.poll(() => keptFiles(next, address), { intervals: [20] }).toEqual(TWO);
  });
});

/** Closes every window, and opens another that knows nothing of them. */
async function closeAll(context: BrowserContext): Promise<Page> {
  const next = await context.newPage();
  for (const page of context.pages()) if (page !== next) await page.close();
  return next;
}

const FAILURES: Readonly<Record<string, RequestListener>> = {
  'is refused': (_, response) => response.writeHead(500).end(),
  'breaks off': (_, response) => response.destroy(),
  'is of another version': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>'),
};

test('a version of which one file cannot be had is not installed', { tag: '@once' }, async ({ page, site }) => {
  const address = site.address('a');
  await install(page, address);
  await site.publish('a', 'two');
  for (const [name, failure] of Object.entries(FAILURES)) {
    await test.step(`a file that ${name}`, async () => {
      site.host.instead.set('/a/index.html', failure);
      expect(await update(page)).toBe('redundant');
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
      await page.reload();
      await expect(page).toHaveTitle('one');
    });
  }
  site.host.instead.clear();
  expect(await update(page)).toBe('installed');
  await takeUpdate(page);
  await site.host.close();
  await page.reload();
  await expect(page).toHaveTitle('two');
});

test('a host that sends index.html on to its folder, and says that no answer is the same', {
  tag: ['@phone', '@soak'],
}, async ({ page, site }) => {
  const address = site.address('a');
  site.host.instead.set('/a/index.html', (_, response) => response.writeHead(301, { location: '/a/' }).end());
  site.host.instead.set('/a/same.json', (_, response) => response.writeHead(200, { vary: '*' }).end('{}'));
  await install(page, address);
  expect(await keptFiles(page, address)).toEqual(ONE);
  await site.host.close();
  for (const asked of ['', 'index.html', '?text=4:p']) {
    await page.goto(`${address}${asked}`);
    await expect(page, asked).toHaveTitle('one');
  }
});

test('copies in two folders of a host leave each other alone', { tag: ['@phone', '@soak'] }, async ({ page, site }) => {
  const [a, b] = [site.address('a'), site.address('b')];
  await site.publish('b', 'one');
  await install(page, a);
  await install(page, b);
  await page.goto(`${a}#/pips-graded-easy-1`);
  await site.publish('a', 'two');
  expect(await update(page)).toBe('installed');
  await takeUpdate(page);
  expect(await keptFiles(page, a)).toEqual(TWO);
  expect(await keptFiles(page, b)).toEqual(ONE);
  await site.host.close();
  await page.goto(`${b}#/pips-graded-easy-1`);
  await expect(page).toHaveTitle('one');
  expect(await statusOf(page, OLD_PART)).toBe(200);
});

test('a cache that somebody has emptied fills again', { tag: ['@phone', '@soak'] }, async ({ page, site }) => {
  const address = site.address('a');
  await install(page, address);
  await page.evaluate((scope) => caches.delete(`pipwright ${scope}`), address);
  await page.reload();
  await expect(page).toHaveTitle('one');
  expect(await statusOf(page, OLD_PART)).toBe(200);
  await expect.poll(() => keptFiles(page, address)).toEqual(ONE);
  await site.host.close();
  await page.reload();
  await expect(page).toHaveTitle('one');
});
