/** Going back and forth, trying, noting: nothing that was done is lost, and all of it can be taken back. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { boardAsHeard, cellAt, choosePuzzle, heard, lay, openApp, openFromMenu, solve, tool } from './app.js';

/** The board and the tray. */
async function everything(page: Page): Promise<string[]> {
  const tray = await page.getByRole('option').evaluateAll((options) => options.map(({ ariaLabel }) => ariaLabel ?? ''));
  return [...(await boardAsHeard(page)), ...tray];
}

/** Every way to go back or forth; the keys are heard wherever the focus is. */
const PRESSES = { Undo: ['button', 'Control+z'], Redo: ['button', 'Control+Shift+z', 'Control+y'] } as const;

/** Goes on, by one way after the other, until nothing more is to be undone, or redone; how many steps were there? */
async function allTheWay(page: Page, way: 'Undo' | 'Redo'): Promise<number> {
  const news = () => heard(page).textContent();
  for (let steps = 0; steps < 50; steps++) {
    if ((await tool(page, way).getAttribute('aria-disabled')) === 'true') return steps;
    const before = await news();
    const by = PRESSES[way][steps % PRESSES[way].length] ?? 'button';
    await (by === 'button' ? tool(page, way).click() : page.keyboard.press(by));
    await expect.poll(news, { intervals: [20] }).not.toBe(before);
  }
  throw new Error(`${way} never ends.`);
}

test.describe('what was done', { tag: '@desktop' }, () => {
  test('is undone to the very start and done again, by buttons and by keys', async ({ page }) => {
    await openApp(page);
    const start = await everything(page);
    for (const placement of solve('pips-graded-easy', 1).placements.slice(0, 2)) await lay(page, placement, 'click');
    const end = await everything(page);

    const back = await allTheWay(page, 'Undo');
    expect(await everything(page)).toEqual(start);
    expect(await allTheWay(page, 'Redo'), 'as many steps as there were back').toBe(back);
    expect(await everything(page)).toEqual(end);
    expect(back).toBeGreaterThan(1);
  });

  test('is tried, then kept or dropped, and a try outlives a reload', async ({ page }) => {
    await openApp(page);
    await choosePuzzle(page, 'pips-graded-easy', 1);
    const [first, second, third] = solve('pips-graded-easy', 1).placements;
    if (first === undefined || second === undefined || third === undefined) throw new Error('Too few dominoes.');
    const trying = page.getByRole('group', { name: 'What if' });
    await lay(page, first, 'click');

    await tool(page, 'What if').click();
    await expect(tool(page, 'What if'), 'what is on can be read').toHaveCSS('opacity', '1');
    await expect(trying).toBeVisible();
    await lay(page, second, 'click');
    await expect(cellAt(page, second.cells[0])).toHaveAccessibleName(/, what if$/);
    await expect(cellAt(page, first.cells[0])).not.toHaveAccessibleName(/what if/);
    await expect(page.locator('.domino.tried')).toHaveCount(1);
    await trying.getByRole('button', { name: 'Keep' }).click();
    await expect(trying).toBeHidden();
    await expect(page.locator('.domino.tried')).toHaveCount(0);
    const kept = await boardAsHeard(page);

    await cellAt(page, first.cells[0]).focus();
    await page.keyboard.press('t');
    await expect(trying).toBeVisible();
    await lay(page, third, 'click');
    const tried = await everything(page);

    await page.reload();
    await expect(trying).toBeVisible();
    expect(await everything(page)).toEqual(tried);

    await cellAt(page, first.cells[0]).focus();
    await page.keyboard.press('d');
    await expect(trying).toBeHidden();
    expect(await boardAsHeard(page)).toEqual(kept);
    await tool(page, 'Undo').click();
    await expect(trying, 'a dropped try comes back').toBeVisible();
    expect(await everything(page)).toEqual(tried);
    await page.keyboard.press('k');
    await expect(trying).toBeHidden();
    await expect(cellAt(page, third.cells[0])).toHaveAccessibleName(/holds \d+, with \d+ /);
    await expect(cellAt(page, third.cells[0])).not.toHaveAccessibleName(/what if/);

    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await allTheWay(page, 'Undo');
    await expect(page.locator('.board-picture .domino'), 'undo reaches back beyond reloads').toHaveCount(0);
  });

  test('may be started over, and even that is undone', async ({ page }) => {
    await openApp(page);
    const start = await boardAsHeard(page);
    for (const placement of solve('pips-graded-easy', 1).placements.slice(0, 1)) await lay(page, placement, 'click');
    const before = await everything(page);
    await openFromMenu(page, 'Settings');
    await page.getByRole('dialog').getByRole('button', { name: 'Start this puzzle over' }).click();
    await expect.poll(() => boardAsHeard(page), { intervals: [20] }).toEqual(start);
    await expect(heard(page)).toContainText('Undo brings everything back');
    await tool(page, 'Undo').click();
    await expect.poll(() => everything(page), { intervals: [20] }).toEqual(before);
  });
});

/** Is it plain that numbers are notes now? */
async function expectNoting(keypad: Locator, noting: boolean): Promise<void> {
  await expect(keypad).toContainText(noting ? 'Making notes' : 'Placing numbers');
  await expect(keypad).toHaveClass(noting ? /noting/ : /^(?!.*noting)/);
  await expect(keypad.getByRole('button').first()).toHaveCSS('font-weight', noting ? '400' : '600');
}

test('notes are made by keypad and by keys in Pips', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page);
  const [cell, keypad] = [page.getByRole('gridcell').first(), page.locator('.keypad')];
  await tool(page, 'Notes').click();
  await expectNoting(keypad, true);
  await cell.click();
  await keypad.getByRole('button', { name: '3' }).click();
  await expect(cell).toHaveAccessibleName(/, notes 3, /);
  await expect(keypad.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true');

  await cell.focus();
  for (const key of ['0', '5', '3']) await page.keyboard.press(key);
  await expect(cell).toHaveAccessibleName(/, empty, notes 0, 5, /);
  await page.keyboard.press('n');
  await expect(page.getByRole('listbox', { name: 'Dominoes' }), 'the dominoes are back').toBeVisible();
  await expect(keypad).toBeHidden();
  await expect(cell, 'and the notes stay').toHaveAccessibleName(/notes 0, 5, /);
});

test('notes are made by keypad and by keys in Futoshiki, one by one and all at once', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApp(page);
  await choosePuzzle(page, 'futoshiki-graded-easy', 4);
  const keypad = page.locator('.keypad');
  const open = page.getByRole('gridcell', { name: /empty/ });
  const square = open.first();
  await expectNoting(keypad, false);
  await tool(page, 'Notes').click();
  await expectNoting(keypad, true);
  await expect(tool(page, 'Notes')).toHaveAttribute('aria-pressed', 'true');

  await square.click();
  await keypad.getByRole('button', { name: '1' }).click();
  await expect(square).toHaveAccessibleName(/, notes 1$/);
  await square.focus();
  await page.keyboard.press('4');
  await expect(square).toHaveAccessibleName(/, notes 1, 4$/);
  await page.keyboard.press('1');
  await expect(square).toHaveAccessibleName(/, notes 4$/);
  await page.keyboard.press('n');
  await expectNoting(keypad, false);

  const noted = open.and(page.getByRole('gridcell', { name: /notes \d/ }));
  const before = await boardAsHeard(page);
  const ways = [() => tool(page, 'All notes').click(), () => page.keyboard.press('a')];
  for (const fill of ways) {
    await fill();
    await expect(noted).toHaveCount(await open.count());
    await page.keyboard.press('Control+z');
    await expect.poll(() => boardAsHeard(page), { intervals: [20] }).toEqual(before);
    await square.focus();
  }
});
