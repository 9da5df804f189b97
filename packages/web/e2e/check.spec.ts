/** What is wrong is said when asked, in words and by shapes; without being asked, only that a full board is not right. */
import { expect, type Page, test } from '@playwright/test';
import { boardAsHeard, cellAt, choosePuzzle, lay, openApp, type Placement, solve, tool } from './app.js';

const findings = (page: Page) => page.locator('.findings');
const signs = (page: Page) => page.locator('.cross, .wrong-ring');
const FULL = 'The board is full, but something is wrong.';

/** Every domino on the cells of the solution, but each where another belongs. */
function allElsewhere(placements: readonly Placement[]): Placement[] {
  return placements.map(({ cells }, i) => ({
    domino: (placements[i + 1] ?? placements[0] ?? { domino: [0, 0] }).domino,
    cells,
  }));
}

async function expectNothingNamed(page: Page): Promise<void> {
  await expect(signs(page)).toHaveCount(0);
  expect((await boardAsHeard(page)).join()).not.toContain('part of a mistake');
}

async function expectNamed(page: Page): Promise<void> {
  await expect(findings(page)).toContainText(/✗ (One mistake|\d+ mistakes):/);
  await expect(findings(page).getByRole('listitem').first()).toBeVisible();
  await expect(signs(page).first()).toBeVisible();
  expect((await boardAsHeard(page)).join()).toContain('part of a mistake');
}

test('a full and wrong board of Pips names no culprit until Check is asked', { tag: '@phone' }, async ({ page }) => {
  await openApp(page);
  for (const placement of allElsewhere(solve('pips-small', 1).placements)) {
    await expect(findings(page)).toBeEmpty();
    await lay(page, placement, 'tap');
  }
  await expect(findings(page)).toHaveText(FULL);
  await expectNothingNamed(page);

  await tool(page, 'Check').tap();
  await expectNamed(page);
  await expect(findings(page)).toContainText('The region “');
  await tool(page, 'Undo').tap();
  await expect(findings(page), 'a check is for its board alone').toBeEmpty();
  await expectNothingNamed(page);
});

test('so it is in Futoshiki, and only who wishes so is shown at once what is wrong', { tag: '@phone' }, async ({
  page,
}) => {
  await openApp(page);
  await choosePuzzle(page, 'futoshiki-4', 1);
  const { grid } = solve('futoshiki-4', 1);
  const put = async ([row, column]: readonly [number, number], number: number) => {
    await cellAt(page, [row, column]).focus();
    await page.keyboard.press(String(number));
    await expect(cellAt(page, [row, column])).toHaveAccessibleName(new RegExp(`holds ${number}\\b`));
  };
  const heardFirst = await boardAsHeard(page);
  const open = grid.flatMap((line, row) =>
    line.flatMap((number, column) =>
      heardFirst[row * grid.length + column]?.includes('empty') ? [{ cell: [row, column] as const, number }] : [],
    ),
  );
  const [last, ...others] = open.toReversed();
  if (last === undefined) throw new Error('Every cell is given.');
  const wrong = (last.number % grid.length) + 1;

  // Full and wrong.
  for (const { cell, number } of others) await put(cell, number);
  await expect(findings(page)).toBeEmpty();
  await put(last.cell, wrong);
  await expect(findings(page)).toHaveText(FULL);
  await expectNothingNamed(page);
  await tool(page, 'Check').tap();
  await expectNamed(page);
  await expect(findings(page)).toContainText('is repeated in');
  await tool(page, 'Erase').tap();
  await expect(findings(page), 'a check is for its board alone').toBeEmpty();
  await expectNothingNamed(page);
  await tool(page, 'Check').tap();
  await expect(findings(page)).toHaveText('No mistakes found.');

  // Shown at once, by those who ask for it.
  await tool(page, 'Settings').tap();
  const setting = page.getByRole('checkbox', { name: 'Show mistakes at once' });
  await expect(setting).not.toBeChecked();
  await expect(setting, 'with its reason').toHaveAccessibleName(/Off by default: finding mistakes is part of the game/);
  await setting.tap();
  await tool(page, 'Close').tap();
  await put(last.cell, wrong);
  await expect(signs(page).first()).toBeVisible();
  await tool(page, 'Erase').tap();
  await expectNothingNamed(page);
});
