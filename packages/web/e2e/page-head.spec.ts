/** What systems and other sites are told of the app: no player would notice if it were wrong. */
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from './app.js';

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly screenshots: readonly Picture[];
  readonly icons: readonly Picture[];
}

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

async function readManifest(page: Page): Promise<Manifest> {
  return (await page.request.get('manifest.webmanifest')).json();
}

/** Its width and height stand at the head of a PNG. */
async function sizeOf(page: Page, address: string): Promise<string> {
  const content = await (await page.request.get(address)).body();
  return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
}

test('shortcuts lead to today’s puzzles and to the lessons', { tag: '@once' }, async ({ page }) => {
  const { shortcuts } = await readManifest(page);
  const shown = [page.locator('main.home .today'), page.locator('.coach-words')];
  expect(shortcuts).toHaveLength(shown.length);
  for (const [i, { url }] of shortcuts.entries()) {
    await page.goto('about:blank');
    await page.goto(url);
    await expect(shown[i] ?? page.locator('nothing')).toBeVisible();
  }
});

test('pictures are there, and as large as is said', { tag: '@once' }, async ({ page }) => {
  const { screenshots, icons } = await readManifest(page);
  for (const { src, sizes } of [...screenshots, ...icons].filter(({ type }) => type === 'image/png'))
    expect(await sizeOf(page, src), src).toBe(sizes);
  await page.goto('./');
  const said = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  const size = `${await said('image:width')}x${await said('image:height')}`;
  expect(await sizeOf(page, (await said('image')) ?? '')).toBe(size);
});

test('the first pack is loaded once, by the first script', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(addressOf('pips-graded-easy-1'));
  await expect(page.getByRole('grid')).toBeVisible();
  const packs = asked.filter((address) => address.includes('/puzzles/'));
  expect(packs).toEqual([expect.stringContaining('/puzzles/pips-graded-easy.json')]);
  const scripts = asked.filter((address) => /\/assets\/.*\.js$/.test(address));
  expect(scripts.findIndex((address) => address.includes('/early-'))).toBe(0);
});

test('the first script needs no other', { tag: '@once' }, async ({ page }) => {
  await page.goto('./');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  const [first = '', second = ''] = scripts;
  const imports = async (address: string) => (await (await page.request.get(address)).text()).match(/\bfrom ?"\.\//g);
  expect(await imports(first), first).toBeNull();
  expect(await imports(second), 'or it is not seen what a script needs').not.toBeNull();
});
