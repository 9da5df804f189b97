/** The player's own puzzles: a long list, changes with undo, backup and restore, and paper. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test';
import { card } from './aid-card.js';
import { cellAt, openApp, openFromMenu } from './app.js';
import { en } from './app-modules.js';
import { readDisk } from './disk.js';
import { freeBoard, NEARLY_FULL, putInPack, RULED } from './own-puzzles.js';
import { manyPuzzles, openLibrary, putOnShelf, SMALL_SHELF } from './shelf.js';
import { STILL } from './stillness.js';
import { tasksDuring } from './tasks.js';
import { watchForTroubles } from './troubles.js';
import { wipe } from './wipe.js';

test.use(STILL);

/** As many as anybody may have. */
const MANY = 1000;
/** Milliseconds of the page's own work. */
const LONGEST_TASK = 300;
const { library: w } = en;
let troubles: readonly string[];

test.beforeEach(async ({ page }) => {
  troubles = await watchForTroubles(page);
  await putInPack(page, [RULED, freeBoard(4, 4)]);
  await putInPack(page, [NEARLY_FULL], 'futoshiki-graded-easy');
  await openApp(page);
});

test.afterEach(() => expect(troubles).toEqual([]));

const rows = (sheet: Locator) => sheet.getByRole('listitem');

test(`a list of ${MANY} puzzles`, { tag: '@soak' }, async ({ page }) => {
  await putOnShelf(page, manyPuzzles(MANY));
  const sheet = await openLibrary(page);
  await expect(rows(sheet)).toHaveCount(MANY);
  await expect(rows(sheet).first()).toContainText(`Puzzle ${MANY}`);
  const body = sheet.locator('.sheet-body');

  await test.step('is found again where it was left, and nothing lies beside the page', async () => {
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await body.evaluate((element) => element.scrollTo(0, 9000));
    const more = sheet.getByRole('button', { name: w.more(`Puzzle ${MANY - 115}`) });
    await more.click();
    await expect(sheet.getByRole('button', { name: w.back })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(more).toBeInViewport();
  });

  await test.step('is searched', async () => {
    await sheet.getByRole('searchbox', { name: w.search }).fill('puzzle 12');
    const withTwelve = Array.from({ length: MANY }, (_, i) => String(i + 1)).filter((number) => number.includes('12'));
    await expect(sheet.locator('.library-count')).toHaveText(w.count(withTwelve.length));
    await expect(rows(sheet)).toHaveCount(withTwelve.length);
  });
});

test('the list is walked with the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await putOnShelf(page, manyPuzzles(100));
  const sheet = await openLibrary(page);
  const play = (row: number) => rows(sheet).nth(row).getByRole('button').first();
  await play(0).focus();
  for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(play(29)).toBeFocused();
  await expect(play(29)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(play(99)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Puzzle 1');
});

test('a few puzzles', async ({ page }) => {
  await putOnShelf(page, SMALL_SHELF);
  const heading = page.getByRole('heading', { level: 1 });
  const play = async (title: string) => {
    await sheet.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await expect(heading).toContainText(title);
  };
  let sheet: Locator;

  await test.step('a puzzle that was played shows its state, and is played on from the list', async () => {
    await layFirst(page);
    sheet = await openLibrary(page);
    await expect(sheet.locator('.library-count')).toHaveText(w.count(4));
    await expect(rows(sheet).first()).toContainText('Easy 1');
    await expect(rows(sheet).first()).toContainText(en.home.progress.begun);
    await play('Ruled');
  });

  await test.step('what is deleted comes back with its games', async () => {
    // It has several solutions.
    await card(page).getByRole('button', { name: en.close }).click();
    await layFirst(page);
    sheet = await openLibrary(page);
    await sheet.getByRole('button', { name: w.more('Ruled') }).click();
    await sheet.getByRole('button', { name: w.delete, exact: true }).click();
    await expect(sheet.locator('.seen')).toHaveText(w.isOpen);
    await sheet.getByRole('button', { name: w.back }).click();
    await play('Nearly');

    const before = await readDisk(page);
    expect(Object.keys(before.starts)).toHaveLength(2);
    sheet = await openLibrary(page);
    for (const title of ['Ruled', 'Free <b>&"']) await sheet.getByRole('checkbox', { name: w.select(title) }).check();
    await sheet.getByRole('button', { name: w.deleteMany(2) }).click();
    await expect(sheet.locator('.library-count')).toHaveText(w.count(2));
    const gone = await readDisk(page);
    expect(Object.keys(gone.starts)).toEqual(['pips-graded-easy-1']);
    expect(Object.keys(gone.moves).filter((key) => !key.startsWith('pips-graded-easy-1,'))).toEqual([]);
    await sheet.locator('.seen, .notice').getByRole('button', { name: w.undo }).click();
    await expect(sheet.locator('.library-count')).toHaveText(w.count(4));
    const after = await readDisk(page);
    expect(after.summaries).toEqual(before.summaries);
    await play('Ruled');
    await expect(page.getByRole('gridcell', { name: /holds/ })).toHaveCount(2);
  });

  await test.step('a puzzle is renamed', async () => {
    sheet = await openLibrary(page);
    await sheet.getByRole('button', { name: w.more('Ruled') }).click();
    await sheet.getByRole('textbox', { name: w.name }).fill('<img src=x onerror=alert(1)>');
    await sheet.getByRole('button', { name: w.save, exact: true }).click();
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('<img src=x onerror=alert(1)>');
    await sheet.getByRole('button', { name: w.back }).click();
    await sheet.getByRole('searchbox', { name: w.search }).fill('IMG');
    await expect(rows(sheet)).toHaveCount(1);
    await sheet.getByRole('button', { name: en.close, exact: true }).click();
    await expect(page.locator('.mine')).toContainText('<img src=x onerror=alert(1)>');
  });
});

test('a backup', async ({ page }, info) => {
  await putOnShelf(page, SMALL_SHELF);
  await layFirst(page);
  let sheet = await openLibrary(page);
  const path = info.outputPath('backup.jsonl');
  await (await saveBackup(page, sheet)).saveAs(path);
  const saved = await readDisk(page);
  const said = () => expect(sheet.locator('.backup-said'));

  await test.step('that is damaged or foreign changes nothing and says where', async () => {
    const text = readFileSync(path, 'utf8');
    const lines = text.trimEnd().split('\n');
    const { foreign, damaged, short, long } = w.backupTroubles;
    const cases: readonly (readonly [text: string, trouble: string])[] = [
      ['', foreign(1)],
      ['{"puzzles":[]}', foreign(1)],
      [text.replace('Ruled', 'Rulef'), damaged(lines.findIndex((line) => line.includes('Ruled')) + 1)],
      [lines.slice(0, -1).join('\n'), short(lines.length)],
      [`${text}${lines[2]}\n`, long(lines.length + 1)],
      [text.slice(0, -20), damaged(lines.length)],
    ];
    const spoiled = info.outputPath('spoiled.jsonl');
    for (const [content, trouble] of cases) {
      writeFileSync(spoiled, content);
      await restore(sheet, spoiled);
      await said().toHaveText(`${trouble} ${w.unchanged}`);
    }
    expect(await readDisk(page)).toEqual(saved);
  });

  await test.step('brings nothing where all of it is there', async () => {
    await restore(sheet, path);
    await said().toHaveText(w.nothingNew);
  });

  await wipe(page);
  await openApp(page);
  sheet = await openBackup(page);

  await test.step('changes nothing when restoring fails halfway', async () => {
    const before = await readDisk(page);
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      let puts = 0;
      IDBObjectStore.prototype.put = function (...what) {
        if (++puts < 3) return put.apply(this, what);
        IDBObjectStore.prototype.put = put;
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await restore(sheet, path);
    await said().toHaveText(w.notRestored);
    expect(await readDisk(page)).toEqual(before);
  });

  await test.step('brings everything back, and only what is new', async () => {
    await restore(sheet, path);
    await said().toHaveText(w.restored(3, 1, 0, 0));
    await restore(sheet, path);
    await said().toHaveText(w.nothingNew);
    expect((await readDisk(page)).summaries).toEqual(saved.summaries);
    await sheet.getByRole('button', { name: w.back }).click();
    await expect(sheet.locator('.library-count')).toHaveText(w.count(4));
  });
});

test('of two versions of a game both are kept', { tag: ['@phone', '@soak'] }, async ({ page }, info) => {
  await layFirst(page);
  const path = await backUpAndWipe(page, info);
  await page.getByRole('option', { name: '4-5' }).click();
  await cellAt(page, [1, 0]).click();
  await expect(page.getByRole('gridcell', { name: /holds/ })).toHaveCount(2);
  let sheet = await openBackup(page);
  await restore(sheet, path);
  await expect(sheet.locator('.backup-said')).toHaveText(w.restored(0, 1, 0, 0));
  const { starts, summaries } = await readDisk(page);
  expect(Object.keys(summaries).sort()).toEqual([
    'pips-graded-easy-1',
    expect.stringMatching(/^pips-graded-easy-1~[0-9a-f]{8}$/),
  ]);
  expect(Object.keys(starts)).toHaveLength(2);

  const other = new RegExp(`^${w.playGame('')}`);
  await sheet.getByRole('button', { name: w.back }).click();
  await sheet.getByRole('button', { name: w.more('Easy 1') }).click();
  await expect(sheet.getByRole('heading', { name: w.games })).toBeVisible();
  await sheet.getByRole('button', { name: other }).click();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds/);
  await expect(cellAt(page, [1, 0])).not.toHaveAccessibleName(/holds/);
  // It is the one that is open from now on, and the other one is in reach.
  await openApp(page);
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds/);
  sheet = await openLibrary(page);
  await sheet.getByRole('button', { name: w.more('Easy 1') }).click();
  await sheet.getByRole('button', { name: other }).click();
  await expect(cellAt(page, [1, 0])).toHaveAccessibleName(/holds/);
});

test(
  'what the solver found is kept, listed, backed up and restored',
  { tag: ['@phone', '@soak'] },
  async ({ page }, info) => {
    const inspect = async () => {
      await openFromMenu(page, en.menu.lab);
      return page.getByRole('dialog');
    };
    await openFromMenu(page, en.menu.settings);
    await page.getByRole('checkbox', { name: en.settings.findAll }).check();
    await page.keyboard.press('Escape');
    let sheet = await inspect();
    await sheet.getByRole('button', { name: en.inspect.tasks.solve, exact: true }).click();
    const outcome = sheet.getByRole('status').first();
    await expect(outcome).toHaveText(/^There (?:is|are)/);
    const found = Number(/\d+/.exec((await outcome.textContent()) ?? '')?.[0] ?? 1);
    await expect.poll(async () => Object.keys((await readDisk(page)).solutions)).toEqual(['pips-graded-easy-1']);
    const known = en.inspect.foundBefore(found, String(found), true);

    await openApp(page);
    sheet = await inspect();
    await sheet.getByText(known).click();
    await expect(sheet.locator('.solution-picture')).toHaveAccessibleName(/^Dominoes: /);
    await expect(sheet.locator('.solution-report li').first()).toHaveText(/^✓/);
    await page.keyboard.press('Escape');

    sheet = await openLibrary(page);
    await expect(sheet.locator('.entry-play')).toContainText(w.solver(found, String(found), true));
    await page.keyboard.press('Escape');
    const path = await backUpAndWipe(page, info);
    sheet = await openBackup(page);
    await restore(sheet, path);
    await expect(sheet.locator('.backup-said')).toHaveText(w.restored(0, 0, 1, 0));
    await openApp(page);
    await expect((await inspect()).getByText(known)).toBeVisible();
  },
);

test('settings come from a backup only when asked, and with undo', { tag: '@desktop' }, async ({ page }, info) => {
  await openFromMenu(page, en.menu.settings);
  await page.getByRole('combobox', { name: en.settings.theme }).selectOption('dark');
  await page.keyboard.press('Escape');
  const path = await backUpAndWipe(page, info);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const sheet = await openBackup(page);
  await restore(sheet, path);
  await expect(sheet.locator('.backup-said')).toHaveText(w.nothingNew);
  await expect(root).toHaveAttribute('data-theme', 'light');
  await sheet.getByRole('checkbox', { name: w.restoreSettings }).check();
  await restore(sheet, path);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await sheet.locator('.seen, .notice').getByRole('button', { name: w.undo }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test(`a backup of ${MANY} puzzles is restored`, { tag: '@desktop' }, async ({ page }, info) => {
  test.setTimeout(300_000);
  await putOnShelf(page, manyPuzzles(MANY));
  const path = await backUpAndWipe(page, info);
  const sheet = await openBackup(page);
  await restore(sheet, path);
  await expect(sheet.locator('.backup-said')).toHaveText(w.restored(MANY, 0, 0, 0), { timeout: 180_000 });
  await sheet.getByRole('button', { name: w.back }).click();
  await expect(sheet.locator('.library-count')).toHaveText(w.count(MANY));
});

test(`${MANY} puzzles are listed, scrolled and selected without holding up the page, deleted and brought back`, {
  tag: '@desktop',
}, async ({ page, browser }) => {
  test.setTimeout(300_000);
  await putOnShelf(page, manyPuzzles(MANY));
  const longest = async (what: string, work: () => Promise<void>) => {
    const [task] = await tasksDuring(browser, page, work);
    console.log(`    ${what}: ${Math.round(task?.own ?? 0)} ms`);
    expect(task?.own ?? 0, what).toBeLessThan(LONGEST_TASK);
  };
  const sheet = page.getByRole('dialog');
  const counted = (count: number) =>
    expect(sheet.locator('.library-count')).toHaveText(w.count(count), { timeout: 180_000 });
  await longest('listed', async () => void (await openLibrary(page)));
  await longest('scrolled', async () => {
    await page.mouse.move(640, 600);
    for (let i = 0; i < 40; i++) await page.mouse.wheel(0, 2000);
    await expect(rows(sheet).last()).toBeInViewport();
  });
  await longest('selected', () => sheet.getByRole('checkbox', { name: w.selectAll }).check());
  await sheet.getByRole('button', { name: w.printMany(MANY) }).click();
  await expect(sheet.locator('.seen')).toHaveText(w.tooManyToPrint(400));
  await sheet.getByRole('button', { name: w.deleteMany(MANY) }).click();
  await counted(0);
  await sheet.locator('.notice').getByRole('button', { name: w.undo }).click();
  await counted(MANY);
});

test('puzzles are printed, one to a page', { tag: '@desktop' }, async ({ page }, info) => {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await putOnShelf(page, SMALL_SHELF);
  const sheet = await openLibrary(page);
  await sheet.getByRole('checkbox', { name: w.selectAll }).check();
  for (const format of ['A4', 'Letter'] as const) {
    await sheet.getByRole('button', { name: w.printMany(3) }).click();
    await expect(page.locator('.print-pages img')).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#app')).toBeHidden();
    expect(await picturesBesidePages(page)).toBe(0);
    const pdf = await page.pdf({ format, path: info.outputPath(`${format}.pdf`) });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(3);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.print-pages')).toHaveCount(0);
  }
});

test('all settings are reset by one button', { tag: '@soak' }, async ({ page }) => {
  const { settings: s } = en;
  const [root, sheet] = [page.locator('html'), page.getByRole('dialog')];
  await openFromMenu(page, en.menu.settings);

  await test.step('and come back', async () => {
    await sheet.getByRole('combobox', { name: s.theme }).selectOption('dark');
    await sheet.getByRole('combobox', { name: s.maxPip }).selectOption('9');
    await sheet.getByRole('checkbox', { name: s.allowDuplicates }).check();
    await sheet.getByRole('button', { name: s.reset }).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(sheet.getByRole('combobox', { name: s.maxPip })).toHaveValue('6');
    await sheet.locator('.seen, .notice').getByRole('button', { name: w.undo }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(sheet.getByRole('checkbox', { name: s.allowDuplicates })).toBeChecked();
    await page.reload();
    await openFromMenu(page, en.menu.settings);
    await expect(sheet.getByRole('combobox', { name: s.maxPip })).toHaveValue('9');
  });
});

async function layFirst(page: Page): Promise<void> {
  await page.getByRole('option', { name: '0-1' }).click();
  await cellAt(page, [0, 0]).click();
  await expect(page.getByRole('gridcell', { name: /holds/ })).toHaveCount(2);
}

async function saveBackup(page: Page, sheet: Locator): Promise<Download> {
  await sheet.getByRole('button', { name: w.backup, exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: w.backupSave }).click(),
  ]);
  return saved;
}

/** Takes away all that is kept once a backup of it is saved, and opens the app anew. */
async function backUpAndWipe(page: Page, info: TestInfo): Promise<string> {
  const path = info.outputPath('backup.jsonl');
  await (await saveBackup(page, await openLibrary(page))).saveAs(path);
  await wipe(page);
  await openApp(page);
  return path;
}

async function openBackup(page: Page): Promise<Locator> {
  const sheet = await openLibrary(page);
  await sheet.getByRole('button', { name: w.backup, exact: true }).click();
  return sheet;
}

async function restore(sheet: Locator, path: string): Promise<void> {
  await sheet.locator('input[type=file]').setInputFiles(path);
}

/** Pictures that do not lie wholly on their page, or are too small to see. */
function picturesBesidePages(page: Page): Promise<number> {
  return page.locator('.print-pages img').evaluateAll(
    (images) =>
      images.filter((image) => {
        const [box, paper] = [image.getBoundingClientRect(), image.closest('section')?.getBoundingClientRect()];
        if (paper === undefined) return true;
        return box.bottom > paper.bottom + 1 || box.right > paper.right + 1 || box.height < 40;
      }).length,
  );
}
