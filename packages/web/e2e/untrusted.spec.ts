/** Names, comments and titles from anywhere are text and nothing else, by whichever way they come. */
import { expect, type Page, test } from '@playwright/test';
import { openApp } from './app.js';
import { pack } from './app-modules.js';
import { bringSheet, drop, openBringSheet, textField } from './bring.js';
import { SOAKING } from './effort.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);

const VECTORS = [
  '<img src=x onerror="alert(1)">',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  "javascript:alert('1')",
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<style>@import "//example.org/x.css"</style>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  ']]><!--<base href="//example.org/">',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'constructor',
  '\u202Edetrever\u202C \u2066x\u2069',
  'nul\u0000l \u0007\u001B[31m',
  '\uD800 lone',
  '𝕬'.repeat(5000),
  'a '.repeat(50_000),
] as const;

/** All of them come in files; every so many by other ways, of which every third is played. */
const EVERY = SOAKING ? 1 : 5;
const SAMPLE = VECTORS.filter((_, i) => i % EVERY === 0);
const SHARED = SOAKING ? 12 : 4;

/** One of each kind of name that a file may have. */
function gridNamed(name: string, seed: number): string {
  return JSON.stringify({
    id: name,
    name,
    [name]: 'an unknown field',
    rows: 1,
    cols: 2,
    maxPip: 6,
    dominoes: [[0, seed % 7]],
    regions: [[name, name]],
    constraints: { [name]: { sum_greater: 0, op: undefined } },
  });
}

async function expectOnlyText(page: Page): Promise<void> {
  const injected = await page.evaluate(() => {
    const known = /^(?:HTML|HEAD|META|LINK|TITLE|BODY|NOSCRIPT|SCRIPT)$/;
    const risky = 'img, iframe, script, base, math, form:not(.bring-day), object, embed, a, style';
    const elements = [...document.querySelectorAll(risky)];
    return elements
      .filter((each) => !(each instanceof HTMLScriptElement && each.src !== '' && known.test(each.tagName)))
      .map((each) => each.outerHTML.slice(0, 100));
  });
  expect(injected).toEqual([]);
  const handlers = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((each) => each.getAttributeNames().some((name) => /^on/.test(name)))
        .length,
  );
  expect(handlers).toBe(0);
}

async function watched(page: Page): Promise<readonly string[]> {
  const troubles = (await watchForTroubles(page)) as string[];
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => troubles.push(`popup: ${popup.url()}`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'example.org') troubles.push(`asked: ${request.url()}`);
  });
  return troubles;
}

test('what is pasted', { tag: '@soak' }, async ({ page }) => {
  const troubles = await watched(page);
  await openApp(page);
  await openBringSheet(page);
  for (const [i, vector] of SAMPLE.entries()) {
    await textField(page).fill(gridNamed(vector, i));
    await expect(bringSheet(page).locator('.bring-list li'), vector.slice(0, 60)).toBeVisible();
    await expectOnlyText(page);
    if (i % 3 !== 0) continue;
    await bringSheet(page).getByRole('button', { name: /^Play/ }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(2);
    await expectOnlyText(page);
    expect(await page.title()).not.toMatch(/[\u202a-\u202e]/);
    expect((await page.title()).length).toBeLessThan(200);
    await openBringSheet(page);
  }
  expect(troubles).toEqual([]);
});

test('what files are called and hold, right and wrong', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  const troubles = await watched(page);
  await openApp(page);
  const named = VECTORS.map((vector, i) => ({
    name: `${vector.slice(0, 100).replaceAll('/', '∕')}.json`,
    content: i % 2 === 0 ? gridNamed(vector, i) : `// ${vector}\nboard:\n${vector}\n\npieces:\n${vector}\n`,
  }));
  await drop(page, 'main', { files: named });
  await expect(bringSheet(page).locator('.bring-said')).toHaveText(/^\d+ puzzles found, \d+ problems\.$/);
  await expectOnlyText(page);
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBeLessThanOrEqual(width[1]);
  for (const text of [...VECTORS, `{"name": ${JSON.stringify(VECTORS[0])}`, `4:${VECTORS[0]}`]) {
    await textField(page).fill(text);
    await expectOnlyText(page);
  }
  expect(troubles).toEqual([]);
});

test('what links call their puzzle', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  const troubles = await watched(page);
  await openApp(page);
  for (const vector of SAMPLE) {
    const content = { kind: 'futoshiki', puzzle: '4:p', title: vector };
    const fragment = `#1${await pack(JSON.stringify(content))}`;
    await page.goto(`./${fragment}`);
    await expect(page.locator('h1 .kind')).toHaveText('Futoshiki, 4 × 4');
    await expectOnlyText(page);
  }
  for (const vector of SAMPLE) {
    await page.goto(`./#${encodeURIComponent(vector.slice(0, 1000).replace(/\p{Surrogate}/gu, '�'))}`);
    await expectOnlyText(page);
  }
  for (const vector of VECTORS.slice(0, SHARED)) {
    await page.goto(`./?text=${encodeURIComponent(vector)}`);
    await expect(textField(page)).toHaveValue(vector);
    await expectOnlyText(page);
  }
  expect(troubles).toEqual([]);
});
