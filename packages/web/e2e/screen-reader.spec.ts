/** The app as it is heard: one labelled grid, cells that tell all about themselves, and news after every move. */
import { expect, test } from '@playwright/test';
import { aimsAt, type Cell, cellAt, choosePuzzle, heard, lay, openApp, puzzleOf, solve, tool } from './app.js';

test('a board is one grid with a name, and its picture is not heard', { tag: '@once' }, async ({ page }) => {
  await openApp(page);
  for (const [pack, name] of [
    ['pips-small', /^Pips board, \d+ cells$/],
    ['futoshiki-4', 'Futoshiki board, 4 by 4'],
  ] as const) {
    await choosePuzzle(page, pack, 1);
    await expect(page.getByRole('grid')).toHaveCount(1);
    await expect(page.getByRole('grid')).toHaveAccessibleName(name);
    for (const picture of await page.locator('svg').all()) await expect(picture).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByRole('img')).toHaveCount(0);
    await expect(page.getByRole('grid').getByRole('row').first().getByRole('gridcell').first()).toHaveAccessibleName(
      /^row 1, column \d+, /,
    );
  }
});

/** A cell of a region with a sum, how it must be heard once the solution lies there, and the domino that brings it. */
function cellWithSum() {
  const { regions, constraints } = puzzleOf('pips-small', 1);
  for (const placement of solve('pips-small', 1).placements) {
    for (const [half, [row, column]] of placement.cells.entries()) {
      const sum = constraints[String(regions[row]?.[column])]?.sum;
      if (sum === undefined) continue;
      const where = `row ${row + 1}, column ${column + 1}, region sum ${sum}`;
      return { placement, cell: [row, column] as Cell, where, holds: `${where}, holds ${placement.domino[half]}` };
    }
  }
  throw new Error('No region has a sum.');
}

test('a cell tells where it is, its rule and what it holds; a move tells what it did', { tag: '@once' }, async ({
  page,
}) => {
  await openApp(page);
  const { placement, cell, where, holds } = cellWithSum();
  const [aim] = await aimsAt(page, [placement]);
  if (aim === undefined) throw new Error('It is not in the tray.');
  const name = aim.domino.join('-');
  await expect(cellAt(page, cell)).toHaveAccessibleName(`${where}, empty`);

  await aim.option.click();
  await expect(heard(page)).toHaveText(`${name} chosen. Choose a cell for it.`);
  await lay(page, placement, 'click');
  await expect(cellAt(page, cell)).toHaveAccessibleName(holds);
  const [first, second] = aim.cells.map(([row, column]) => `row ${row + 1}, column ${column + 1}`);
  await expect(heard(page)).toHaveText(`${name} is on ${first} and ${second}.`);
  await expect(heard(page)).toHaveAttribute('aria-live', 'polite');
  await tool(page, 'Undo').click();
  await expect(heard(page)).toHaveText(/^Undone\. .* is back in the tray\.$/);
  await expect(cellAt(page, cell)).toHaveAccessibleName(`${where}, empty`);
});

test('what a screen reader clicks is played', { tag: '@phone' }, async ({ page }) => {
  await openApp(page);
  // One after the other without a pause: what was chosen last must stay chosen.
  const laid = await page.evaluate(() => {
    const [option, other] = document.querySelectorAll<HTMLElement>('[role=option]');
    const cell = document.querySelector<HTMLElement>('[role=gridcell]');
    option?.click();
    return new Promise<string | undefined>((resolve) =>
      requestAnimationFrame(() => {
        cell?.click();
        other?.click();
        resolve(cell?.dataset.cell);
      }),
    );
  });
  await expect(page.locator(`[data-cell="${laid}"]`)).toHaveAccessibleName(/, holds \d+$/);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);

  await choosePuzzle(page, 'futoshiki-4', 1);
  const square = page.getByRole('gridcell', { name: /empty/ }).last();
  const at = await square.getAttribute('data-cell');
  await square.evaluate((element) => (element as HTMLElement).click());
  await expect(square).toHaveAttribute('aria-selected', 'true');
  await page
    .locator('.number')
    .first()
    .evaluate((element) => (element as HTMLElement).click());
  await expect(page.locator(`[data-cell="${at}"]`)).toHaveAccessibleName(/, holds 1\b/);
});
