/** The solver on puzzles with one solution, with many and with none, of both kinds. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { choosePuzzle, openApp, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { judgeOf } from './axe.js';
import { readDisk } from './disk.js';
import { SOAKING } from './effort.js';
import { freeBoard, looseBoard, NEARLY_FULL, ONE, type OwnPuzzle, putInPack, RULED } from './own-puzzles.js';
import { STILL } from './stillness.js';
import { tasksDuring } from './tasks.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);

const { inspect: w, about, settings } = en;
const { reports, neverHolds, tooFewDominoes } = en.kinds.pips;

/** 4-5 lies either way round, and nothing else does. */
const TWO: OwnPuzzle = {
  ...ONE,
  regions: [
    [0, 1, 2, 3],
    [4, 5, 6, 6],
  ],
  constraints: Object.fromEntries([0, 1, 2, 2, 0, 3, 9].map((sum, cell) => [cell, { sum }])),
};
const NONE: OwnPuzzle = { ...RULED, constraints: { 0: { sum: 12 } } };
/** The second rule excludes nothing; there are thousands of solutions. */
const MANY: OwnPuzzle = { ...freeBoard(4, 4), constraints: { 0: { sum_less: 500 } } };

const square = (side: number, given: readonly (readonly [row: number, column: number, number: number])[]) => ({
  ...NEARLY_FULL,
  Grid: { OriginSquare: { Column: 0, Row: 0 }, Dimensions: { WidthInSquares: side, HeightInSquares: side } },
  MaxNumber: side,
  FixedNumbers: given.map(([Row, Column, number]) => ({ Square: { Column, Row }, Number: number })),
  LessThanSigns: [],
});
const FUTOSHIKI = [
  NEARLY_FULL,
  square(3, []),
  square(3, [
    [0, 0, 1],
    [0, 1, 2],
    [1, 2, 3],
  ]),
];

const PIPS = [ONE, TWO, NONE, MANY, looseBoard(5, 6)];

async function openOn(
  page: Page,
  pack: 'pips-graded-easy' | 'futoshiki-graded-easy',
  number: number,
  choose?: () => Promise<void>,
): Promise<Locator> {
  await putInPack(page, PIPS);
  await putInPack(page, FUTOSHIKI, 'futoshiki-graded-easy');
  await openApp(page);
  if (pack !== 'pips-graded-easy' || number !== 1) await choosePuzzle(page, pack, number);
  if (choose !== undefined) {
    await openFromMenu(page, en.menu.settings);
    await choose();
    await tool(page, en.close).click();
  }
  return openInspect(page);
}

const findAll = (page: Page) => page.getByRole('checkbox', { name: settings.findAll });
const nodesAtATime = (page: Page) => page.getByRole('spinbutton', { name: settings.iterationsPerTick });
const debugLevel = (page: Page) => page.getByRole('combobox', { name: settings.debugLevel });

async function openInspect(page: Page): Promise<Locator> {
  await openFromMenu(page, en.menu.lab);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: w.tasks.solve, exact: true })).toBeVisible();
  return sheet;
}

/** The thread of a task that does not hear is ended after a second. */
const STOPPED_WITHIN = 10_000;

const press = (sheet: Locator, name: string) => sheet.getByRole('button', { name, exact: true }).click();
const status = (sheet: Locator) => sheet.getByRole('status').first();
const figure = (sheet: Locator, name: string) =>
  sheet
    .locator('.figures div')
    .filter({ has: sheet.page().getByText(name, { exact: true }) })
    .locator('dd');
const why = (sheet: Locator) => sheet.locator('.why-none');
const enginesOf = (page: Page) => page.workers().filter((worker) => worker.url().includes('engines')).length;
const pictures = (sheet: Locator) => sheet.locator('.solution-picture');

type Judge = Awaited<ReturnType<typeof judgeOf>>;

test('a puzzle of Pips with one solution is solved, counted and verified', { tag: '@soak' }, async ({ page }) => {
  const troubles = await watchForTroubles(page);
  const sheet = await openOn(page, 'pips-graded-easy', 1);
  await press(sheet, w.tasks.solve);
  await expect(status(sheet)).toHaveText(w.found);
  await expect(pictures(sheet)).toHaveAccessibleName(/^Dominoes: .*0-1 on row 1, column 1 and row 1, column 2/);
  await expect(sheet.locator('.solution-report li')).toHaveText(
    (['filled', 'adjacent', 'supply', 'rules', 'covered'] as const).map((point) => `✓ ${reports[point]}`),
  );
  await expect(sheet.locator('.puzzle-report li')).toHaveText(
    (['dimensions', 'coverage', 'syntax', 'parity'] as const).map((point) => `✓ ${reports[point]}`),
  );
  await press(sheet, about.count);
  await expect(status(sheet)).toHaveText(about.one);
  await expect(pictures(sheet)).toHaveCount(0);
  await press(sheet, w.tasks.common);
  await expect(status(sheet)).toHaveText(w.shared(8, 8));
  await expect(sheet.locator('.shared li')).toHaveCount(12);
  expect(troubles).toEqual([]);
});

test('a puzzle of Pips with two solutions', { tag: '@soak' }, async ({ page, isMobile }) => {
  const axe = await judgeOf(page, SOAKING);
  const sheet = await openOn(page, 'pips-graded-easy', 2, () => findAll(page).check());

  await test.step('shows them one by one', async () => {
    await press(sheet, w.tasks.solve);
    await expect(status(sheet)).toHaveText(about.counted('2'));
    await expect(sheet.getByText(w.number('1', '2'))).toBeVisible();
    const first = await pictures(sheet).getAttribute('aria-label');
    await press(sheet, w.next);
    await expect(pictures(sheet)).not.toHaveAccessibleName(first ?? '');
    await expect(sheet.getByText(w.number('2', '2'))).toBeVisible();
    await press(sheet, w.previous);
    await expect(pictures(sheet)).toHaveAccessibleName(first ?? '');
  });
  if (isMobile) await expectNothingWrong(page, axe, w.tasks.solve);

  if (isMobile)
    await test.step('a picture is looked at closely as a board is, and put back', async () => {
      const width = async () => (await pictures(sheet).boundingBox())?.width ?? 0;
      const small = await width();
      await pictures(sheet).click();
      await expect.poll(width, { intervals: [20] }).toBeGreaterThan(1.3 * small);
      await sheet.getByRole('button', { name: en.tools.fit }).press('Enter');
      await expect.poll(width, { intervals: [20] }).toBe(small);
    });

  await test.step('tells what they share where it is no whole domino', async () => {
    await press(sheet, w.tasks.common);
    await expect(status(sheet)).toHaveText(w.shared(6, 8));
    // 4-5 lies there in both solutions, either way round.
    const there = w.joined([
      [1, 2],
      [1, 3],
    ]);
    await expect(sheet.locator('.shared li').getByText(there)).toBeVisible();
  });
  if (isMobile && SOAKING) await expectNothingWrong(page, axe, w.tasks.common);
});

test('a puzzle without a solution says so, by every engine', { tag: '@desktop' }, async ({ page }) => {
  const sheet = await openOn(page, 'pips-graded-easy', 3);
  for (const engine of ['swift', 'reference', 'tiling', 'forward']) {
    await sheet.getByRole('combobox', { name: w.engine }).selectOption(engine);
    for (const name of [w.tasks.solve, about.count]) {
      await press(sheet, name);
      await expect(status(sheet)).toHaveText(w.none);
      await expect(figure(sheet, w.engine)).toHaveText(engine);
    }
  }
  await press(sheet, w.tasks.common);
  await expect(status(sheet)).toHaveText(w.none);
});

test('seed 004: a puzzle without a solution says why', async ({ page, isMobile }) => {
  const troubles = await watchForTroubles(page);
  const axe = await judgeOf(page, SOAKING);
  const sheet = await openOn(page, 'pips-graded-easy', 3);

  await test.step('beneath that it has none', async () => {
    await press(sheet, w.tasks.solve);
    await expect(status(sheet)).toHaveText(w.none);
    await expect(why(sheet)).toHaveText('The 12 makes at most 10.');
  });
  if (isMobile) await expectNothingWrong(page, axe, w.tasks.solve);
  expect(troubles).toEqual([]);
});

/** No solution by counting, and the end of the report on the puzzle. */
const HOPELESS: readonly (readonly [puzzle: object, why: RegExp, report: readonly string[]])[] = [
  [
    {
      rows: 2,
      cols: 2,
      maxPip: 0,
      regions: [
        [0, 0],
        [0, 0],
      ],
      constraints: {},
    },
    /^The board needs 2 dominoes.* has 1\.$/,
    [w.bad(reports.parity, 1), w.warning(tooFewDominoes(2, 1, 0))],
  ],
  [
    {
      rows: 2,
      cols: 2,
      maxPip: 6,
      regions: [
        [0, 0],
        [0, 0],
      ],
      constraints: { 0: { all_equal: true } },
    },
    /inside the =: .* doubles?.*\.$/,
    [w.good(reports.parity)],
  ],
  [
    {
      rows: 2,
      cols: 2,
      maxPip: 6,
      regions: [
        [0, 0],
        [0, 1],
      ],
      constraints: { 0: { sum: 19 } },
    },
    /^The 19 .* 18 pips .* 19\.$/,
    [
      w.good(reports.parity),
      w.warning(
        neverHolds(
          { kind: 'sum', op: '=', target: 19 },
          [
            [0, 0],
            [0, 1],
            [1, 0],
          ],
          6,
        ),
      ),
    ],
  ],
  [
    {
      rows: 3,
      cols: 3,
      maxPip: 6,
      regions: [
        [0, 0, 0],
        [null, null, null],
        [null, 0, null],
      ],
      constraints: {},
    },
    /^r3c2 has no neighbour .*\.$/,
    [w.good(reports.parity)],
  ],
];

test('seed 004: what keeps a puzzle from having a solution is told by its figures', { tag: '@soak' }, async ({
  page,
  isMobile,
}) => {
  await putInPack(
    page,
    HOPELESS.map(([puzzle]) => puzzle),
  );
  await openApp(page);
  for (const [index, [, said, report]] of HOPELESS.entries()) {
    if (index > 0) await choosePuzzle(page, 'pips-graded-easy', index + 1);
    const sheet = await openInspect(page);
    await expect(sheet.locator('.puzzle-report li').nth(3)).toHaveText(report[0] ?? '');
    await expect(sheet.locator('.puzzle-report li')).toHaveCount(3 + report.length);
    await expect(sheet.locator('.puzzle-report li').last()).toHaveText(report.at(-1) ?? '');
    await press(sheet, w.tasks.solve);
    await expect(status(sheet)).toHaveText(w.none);
    await expect(why(sheet)).toHaveText(said);
    if (isMobile) await expectNothingBeside(page);
    await tool(page, en.close).click();
  }
});

test('puzzles with more solutions than are kept', { tag: '@soak' }, async ({ page, isMobile }) => {
  let sheet = await openOn(page, 'pips-graded-easy', 4, () => findAll(page).check());

  await test.step('of many solutions some are kept, and all are counted', async () => {
    await expect(sheet.locator('.puzzle-report li').last()).toContainText('rules nothing out');
    await press(sheet, w.tasks.solve);
    await expect(sheet.getByText(w.onlyCounted('100'))).toBeVisible({ timeout: 60_000 });
    await expect
      .poll(async () => Number((await figure(sheet, w.figures.found).textContent())?.replaceAll(',', '')))
      .toBeGreaterThan(100);
    await expect(sheet.getByText(w.number('1', '100'))).toBeVisible();
    await press(sheet, w.next);
    await expect(sheet.getByText(w.number('2', '100'))).toBeVisible();
    await press(sheet, en.status.stop);
    await expect(status(sheet)).toHaveText(/^(Stopped|There)/);
    await expect(sheet.locator('.solution-report li')).toHaveText(Array(5).fill(/^✓/));
  });
  await tool(page, en.close).click();
  await choosePuzzle(page, 'pips-graded-easy', 5);
  sheet = await openInspect(page);

  await test.step('a task gives way to the next', async () => {
    await press(sheet, about.count);
    await expect(figure(sheet, w.figures.nodes)).not.toHaveText('0');
    await press(sheet, w.tasks.solve);
    await expect(pictures(sheet)).toBeVisible();
  });

  if (isMobile)
    await test.step('Stop leaves the focus at what came of it', async () => {
      await press(sheet, about.count);
      await sheet.getByRole('button', { name: en.status.stop }).press('Enter');
      await expect(status(sheet)).toHaveText(/^Stopped/);
      await expect(status(sheet)).toBeFocused();
    });

  await test.step('a task ends with the sheet', async () => {
    await press(sheet, about.count);
    await expect.poll(() => enginesOf(page)).toBe(1);
    await press(sheet, en.close);
    await expect.poll(() => enginesOf(page)).toBe(0);
  });
});

test('a task that does not hear is stopped all the same', { tag: '@desktop' }, async ({ page }) => {
  const sheet = await openOn(page, 'pips-graded-easy', 5, async () => {
    await nodesAtATime(page).fill('1000000');
    await nodesAtATime(page).press('Enter');
  });
  await sheet.getByRole('combobox', { name: w.engine }).selectOption('reference');
  await press(sheet, about.count);
  await press(sheet, en.status.stop);
  await expect(status(sheet)).toHaveText(/^Stopped/, { timeout: STOPPED_WITHIN });
});

test('Futoshiki', { tag: '@soak' }, async ({ page }) => {
  const troubles = await watchForTroubles(page);
  let sheet = await openOn(page, 'futoshiki-graded-easy', 1);

  await test.step('has its algorithms and its nine conditions', async () => {
    await sheet.getByRole('combobox', { name: w.engine }).selectOption('CBJ+MT');
    await press(sheet, w.tasks.solve);
    await expect(figure(sheet, w.engine)).toHaveText('CBJ+MT');
    await expect(pictures(sheet)).toHaveAccessibleName('Numbers: row 1: 1, 2, 3; row 2: 2, 3, 1; row 3: 3, 1, 2');
    await expect(sheet.locator('.solution-report li')).toHaveText(Array(9).fill(/^✓/));
  });
  expect(troubles).toEqual([]);

  await test.step('with many solutions', async () => {
    await tool(page, en.close).click();
    await choosePuzzle(page, 'futoshiki-graded-easy', 2);
    sheet = await openInspect(page);
    await press(sheet, about.count);
    await expect(status(sheet)).toHaveText(about.counted('12'));
    await press(sheet, w.tasks.common);
    await expect(status(sheet)).toHaveText(w.shared(0, 9));
  });

  await test.step('with none', async () => {
    await tool(page, en.close).click();
    await choosePuzzle(page, 'futoshiki-graded-easy', 3);
    sheet = await openInspect(page);
    await expect(status(sheet)).toHaveText('');
    await press(sheet, w.tasks.solve);
    await expect(status(sheet)).toHaveText(w.none);
    await expect(why(sheet)).toHaveText(/r1c3.*\.$/);
  });
});

test('settings: find all, nodes at a time, and what goes to the console', { tag: '@soak' }, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'debug' && logged.push(message.text()));
  await openOn(page, 'pips-graded-easy', 2, async () => {
    await findAll(page).check();
    await nodesAtATime(page).fill('1');
    await nodesAtATime(page).press('Enter');
    await debugLevel(page).selectOption('2');
    await expect.poll(async () => (await readDisk(page)).choices.settings).toMatchObject({ debugLevel: 2 });
  });
  await page.reload();
  await openFromMenu(page, en.menu.settings);
  await expect(nodesAtATime(page)).toHaveValue('1');
  await expect(findAll(page)).toBeChecked();
  await tool(page, en.close).click();
  const sheet = await openInspect(page);
  await press(sheet, w.tasks.solve);
  await expect(status(sheet)).toHaveText(about.counted('2'));
  await expect.poll(() => logged.join('\n')).toContain('Pipwright');
});

test('a log of every step does not hold up the page', { tag: '@desktop' }, async ({ page, browser }) => {
  const sheet = await openOn(page, 'pips-graded-easy', 5, async () => {
    await findAll(page).check();
    await debugLevel(page).selectOption('2');
  });
  await press(sheet, w.tasks.solve);
  await expect(sheet.getByText(w.onlyCounted('100'))).toBeVisible({ timeout: 60_000 });
  const found = figure(sheet, w.figures.found);
  const tasks = await tasksDuring(browser, page, async () => {
    for (let times = 0; times < 8; times++) await expect(found).not.toHaveText((await found.textContent()) ?? '');
  });
  console.log(`    the longest tasks: ${tasks.slice(0, 4).map(({ own }) => Math.round(own))} ms`);
  expect(tasks[0]?.own).toBeLessThan(100);
  await press(sheet, en.status.stop);
  await expect(status(sheet)).toHaveText(/^Stopped/, { timeout: STOPPED_WITHIN });
});

/** axe finds nothing, in any look in the soak, and nothing lies beside the sheet. `walkScreens` shows axe most of it. */
async function expectNothingWrong(page: Page, axe: Judge, screen: string): Promise<void> {
  await test.step(`nothing is wrong with what is shown: ${screen}`, async () => {
    await axe.look(screen);
    expect(axe.found).toEqual([]);
    await expectNothingBeside(page);
  });
}

async function expectNothingBeside(page: Page): Promise<void> {
  const wide = await page.locator('.sheet-body').evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(wide).toBe(0);
}
