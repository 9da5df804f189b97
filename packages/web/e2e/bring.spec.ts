/** Puzzles from outside: every format, by every way in; and what is wrong with them, at its line. */
import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { cellAt, heard, numberKey, openApp, tool } from './app.js';
import { bringSheet, drop, examplePath, exampleText, keptPuzzles, openBringSheet, textField } from './bring.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);

const title = (page: Page) => page.locator('h1 .title');
const found = (page: Page) => bringSheet(page).locator('.bring-list li');
const problems = (page: Page) => bringSheet(page).locator('.bring-problems li');
const said = (page: Page) => bringSheet(page).locator('.bring-said');

/** Every example, and how what it holds is shown. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'adjacent_4x4.txt': ['Futoshiki, grid: 4 by 4, 1 given, 6 bars.'],
  'day_with_three_levels.json': [
    'Pips, Times JSON: 8 cells, 4 dominoes.',
    'Pips, Times JSON: 12 cells, 6 dominoes.',
    'Pips, Times JSON: 16 cells, 8 dominoes.',
  ],
  'every_rule.json': ['Pips, JSON: 16 cells, 8 dominoes.'],
  'futoshiki_4x4.json': ['Futoshiki, JSON: 4 by 4, 6 givens, 7 signs.'],
  'futoshiki_4x4.tatham': ['Futoshiki, game ID: 4 by 4, 6 givens, 7 signs.'],
  'futoshiki_4x4.txt': ['Futoshiki, grid: 4 by 4, 6 givens, 7 signs.'],
  'hard_2025-10-12.txt': ['Pips, text: 18 cells, 9 dominoes.'],
  'my_puzzle.yaml': ['Pips, YAML: 12 cells, 6 dominoes.'],
  'rule_all_different.txt': ['Pips, text: 10 cells, 5 dominoes.'],
  'rule_all_different_avoiding.txt': ['Pips, text: 12 cells, 6 dominoes.'],
  'rule_all_same.txt': ['Pips, text: 16 cells, 8 dominoes.'],
  'rule_all_same_with_value.txt': ['Pips, text: 16 cells, 8 dominoes.'],
  'rule_exactly.txt': ['Pips, text: 14 cells, 7 dominoes.'],
  'rule_less_than.txt': ['Pips, text: 16 cells, 8 dominoes.'],
  'rule_more_than.txt': ['Pips, text: 12 cells, 6 dominoes.'],
  'sample_2x4.yaml': ['Pips, YAML: 8 cells, 4 dominoes.'],
  'set_used_once.yaml': ['Pips, YAML: 12 cells, 6 dominoes.'],
  'set_with_repeats.yaml': ['Pips, YAML: 10 cells, 5 dominoes.'],
};

test('every example can be pasted', { tag: '@desktop' }, async ({ page }) => {
  const troubles = await watchForTroubles(page);
  expect(Object.keys(EXAMPLES).sort()).toEqual(readdirSync(examplePath('.')).sort());
  await openApp(page);
  await openBringSheet(page);
  for (const [name, shown] of Object.entries(EXAMPLES)) {
    await textField(page).fill(exampleText(name));
    await expect(found(page).locator('small'), name).toHaveText([...shown]);
    await expect(problems(page).filter({ hasNotText: /^Warning/ }), name).toHaveCount(0);
  }
  expect(await keptPuzzles(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('what is pasted is played, kept, and known again in another format', async ({ page }) => {
  await openApp(page);
  await openBringSheet(page);
  await textField(page).fill(exampleText('futoshiki_4x4.tatham'));
  await bringSheet(page).getByRole('button', { name: /^Play/ }).click();
  await expect(bringSheet(page)).toHaveCount(0);
  await expect(title(page)).toHaveText('Untitled');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await expect(cellAt(page, [0, 1])).toHaveAccessibleName(/holds 2, given/);

  await cellAt(page, [0, 0]).click();
  await numberKey(page, 1).click();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 1/);
  await page.reload();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 1/);

  await openBringSheet(page);
  await textField(page).fill(exampleText('futoshiki_4x4.json'));
  await expect(found(page)).toContainText('already in My puzzles');
  await bringSheet(page).getByRole('button', { name: /^Play/ }).click();
  await expect(heard(page)).toContainText('already started this puzzle');
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 1/);
  expect(await keptPuzzles(page)).toHaveLength(1);
});

test('files are opened, kept and pasted over', { tag: '@soak' }, async ({ page }) => {
  await openApp(page);
  const sheet = await openBringSheet(page);

  await test.step('a paste over a file is a text of its own, and what was left is there again', async () => {
    const paste = (text: string) =>
      textField(page).evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    const files = ['sample_2x4.yaml', 'futoshiki_4x4.txt'].map(examplePath);
    await sheet.locator('input[type=file]').setInputFiles(files);
    await expect(found(page)).toHaveCount(2);
    await paste('4:p\n4:p,1\n');
    await expect(sheet.getByRole('combobox', { name: 'File' })).toHaveValue('2');
    await expect(textField(page)).toHaveValue('4:p\n4:p,1\n');
    await expect(found(page).locator('strong')).toHaveText(['Simple 2x4 Puzzle', 'futoshiki_4x4', 'Untitled']);

    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await openBringSheet(page);
    await expect(found(page)).toHaveCount(3);
    await tool(page, 'Clear').click();
    await expect(textField(page)).toHaveValue('');
    await expect(textField(page)).toBeFocused();
    await expect(found(page)).toHaveCount(0);

    await textField(page).fill('4:p\n4:1,o\n4:2,o\n');
    await expect(found(page).locator('strong')).toHaveText([1, 2, 3].map((n) => `Futoshiki ${n} of 3`));
    await tool(page, 'Clear').click();
  });

  await test.step('a day brings three puzzles, to keep at once or to play', async () => {
    const choosing = page.waitForEvent('filechooser');
    await tool(page, 'Open files').click();
    await (await choosing).setFiles(examplePath('day_with_three_levels.json'));
    await expect(said(page)).toHaveText('3 puzzles found.');
    await expect(found(page).locator('strong')).toHaveText([
      'Times · Easy · 1 Jan 2030',
      'Times · Medium · 1 Jan 2030',
      'Times · Hard · 1 Jan 2030',
    ]);
    expect(await keptPuzzles(page)).toEqual([]);
    await tool(page, 'Import all 3').click();
    await expect(bringSheet(page).getByText('3 puzzles imported.')).toBeVisible();
    await expect(found(page).filter({ hasText: 'already in My puzzles' })).toHaveCount(3);
    expect((await keptPuzzles(page)).map((each) => each.title).sort()).toEqual([
      'Times 2030-01-01 easy',
      'Times 2030-01-01 hard',
      'Times 2030-01-01 medium',
    ]);
    await tool(page, 'Import all 3').click();
    await expect(bringSheet(page).getByText('Already in My puzzles.')).toBeVisible();
    await bringSheet(page).getByRole('button', { name: 'Play Times · Medium · 1 Jan 2030' }).click();
    await expect(title(page)).toHaveText('Times · Medium · 1 Jan 2030');
    await expect(page.getByRole('option')).toHaveCount(6);
  });
});

test('files are dropped anywhere, several at once, and each says what is wrong in it', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApp(page);
  await drop(page, 'main', {
    files: [
      { name: 'good.tatham', content: exampleText('futoshiki_4x4.tatham') },
      { name: 'broken.tatham', content: '4:p\n\n4:0,0,?' },
    ],
  });
  await expect(said(page)).toHaveText('2 puzzles found, 1 problem.');
  await expect(found(page).locator('strong')).toHaveText(['good', 'broken']);
  await expect(problems(page)).toContainText(['broken.tatham, line 3, column 7: Expected a number here']);
  await problems(page).getByRole('button').click();
  await expect(textField(page)).toHaveValue('4:p\n\n4:0,0,?');
  await expect(textField(page)).toBeFocused();
  expect(await cursor(page)).toBe(11);

  await page.keyboard.press('Escape');
  await drop(page, '.top', { text: exampleText('hard_2025-10-12.txt') });
  await expect(found(page).locator('strong')).toHaveText(['NYTimes Hard 2025-10-12']);
});

const BROKEN: readonly (readonly [what: string, text: string, wrong: readonly string[]])[] = [
  ['nothing known', 'Dear Sir or Madam', ['line 1, column 1: Pipwright doesn’t know this format.']],
  ['JSON cut short', '{"easy": {"dominoes": [[1,', ['line 1, column 27: The JSON ends too early']],
  [
    'a grid with three mistakes',
    'rows: 1\ncols: 3\nmaxPip: many\nregions:\n  - [a, a, b, b]\nconstraints:\n  a: { sum: six }\n',
    ['line 3, column 9: “maxPip”', 'line 5, column 5: This row has 4', 'line 7, column 13: “sum”'],
  ],
  [
    'a day of which one level is right',
    JSON.stringify(
      { ...JSON.parse(exampleText('day_with_three_levels.json')), easy: null, hard: { dominoes: 7 } },
      null,
      1,
    ),
    ['line 4, column 10: The easy puzzle is null', ': The field “regions” is missing', ': “dominoes” must be a list'],
  ],
  [
    'text with a mistake in each part',
    'board:\n##\n#?\n\npieces:\n06,2\n\nconstraints:\nSome 4 {(0,0)}\n',
    ['line 3, column 2', 'line 6, column 4', 'line 9, column 1'],
  ],
];

test('what is wrong with a text', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  await openApp(page);
  const before = await title(page).textContent();
  const sheet = await openBringSheet(page);

  await test.step('is said, all of it, at its line, and nothing is kept', async () => {
    for (const [what, text, wrong] of BROKEN) {
      await textField(page).fill(text);
      await expect(problems(page), what).toHaveCount(wrong.length);
      const shown = await problems(page).allTextContents();
      for (const sentence of wrong) expect(shown.join('\n'), what).toContain(sentence);
    }
    expect(await keptPuzzles(page)).toEqual([]);
  });

  await test.step('leads to its place, far down', async () => {
    const lines = Array.from({ length: 300 }, (_, i) => (i === 249 ? '🂡🂡 4:p' : '4:p'));
    await textField(page).fill(lines.join('\n'));
    await expect(said(page)).toHaveText('299 puzzles found, 1 problem.');
    await problems(page).getByRole('button').click();
    const at = await textField(page).evaluate((field: HTMLTextAreaElement) => ({
      before: field.value.slice(0, field.selectionStart).split('\n').length,
      seen: field.scrollTop / 20 < 250 && field.scrollTop / 20 + field.clientHeight / 20 > 250,
    }));
    expect(at).toEqual({ before: 250, seen: true });
    await expect(found(page)).toHaveCount(200);
    await tool(page, 'Show more (99)').click();
    await expect(found(page)).toHaveCount(299);
  });

  await test.step('leads to its place, far along a line', async () => {
    const json = JSON.parse(exampleText('every_rule.json'));
    const text = JSON.stringify(json).replace(/\}\s*$/, ',"regions":7}');
    await textField(page).fill(`${text.slice(0, -1)} ?}`);
    await expect(problems(page).first().locator('code')).toContainText('?}');
    await expect(problems(page).first().locator('code')).toContainText('…');
    await problems(page).first().getByRole('button').click();
    await expect(textField(page)).toBeFocused();
    expect(await textField(page).evaluate((field) => field.scrollLeft)).toBeGreaterThan(200);
    await expect(sheet).toBeVisible();
  });

  await test.step('leaves the game as it was', async () => {
    await page.keyboard.press('Escape');
    await page.locator('main.home').getByRole('button', { name: 'Start Easy' }).first().click();
    await expect(title(page)).toHaveText(before ?? '');
  });
});

test('too much is refused before it is read, and what takes too long is stopped', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install();
  await openApp(page);
  await drop(page, 'main', { files: [{ name: 'huge.json', content: 'x'.repeat(8 * 1024 * 1024 + 1) }] });
  await page.clock.runFor(1000);
  await expect(said(page)).toHaveText(/^huge\.json: The input is larger than 8 MiB/);

  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
  await textField(page).fill('4:p');
  await page.clock.runFor(1000);
  await expect(said(page)).toHaveText('Reading…');
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(said(page)).toContainText('longer than 10 seconds', { timeout: 500 });
  }).toPass();
});

test('a text that another app shares is looked through, and the address is plain again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`./?title=From+a+friend&text=${encodeURIComponent(exampleText('futoshiki_4x4.txt'))}`);
  await expect(found(page)).toContainText('Futoshiki, grid');
  expect(new URL(page.url()).search).toBe('');
});

test('files that the system opens with the app are looked through', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript((content) => {
    const file = { getFile: async () => new File([content], 'from-system.txt') };
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consume: (launch: object) => void) => setTimeout(() => consume({ files: [file] }), 100) },
    });
  }, exampleText('futoshiki_4x4.txt'));
  await page.goto('./');
  await expect(found(page).locator('strong')).toHaveText(['from-system']);
});

test('the manifest says what the app opens', { tag: '@desktop' }, async ({ page }) => {
  const manifest = await (await page.request.get('manifest.webmanifest')).json();
  expect(manifest.share_target).toEqual({
    action: './',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  });
  expect(Object.values(manifest.file_handlers[0].accept).flat()).toEqual(['.txt', '.tatham', '.json', '.yaml', '.yml']);
});

function cursor(page: Page): Promise<number> {
  return textField(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart);
}
