/** All of the app without a pointer: every control in reach and seen to have the focus, which never gets lost. */
import { expect, type Page, test } from '@playwright/test';
import { card } from './aid-card.js';
import { aimsAt, choosePuzzle, focusedCell, heard, openApp, solve, tabTo, tool, walkTo } from './app.js';
import { GRAND, putInPack } from './own-puzzles.js';

/** What has the focus, and whether that is to be seen. */
function focus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isRinged = element.matches('.cell') && document.querySelector('.focus-ring') !== null;
    return {
      // All text of the page would have the clock in it.
      name: element === document.body ? 'nothing' : (element.ariaLabel ?? element.textContent ?? ''),
      seen:
        element !== document.body &&
        (isRinged || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)) &&
        box.width > 0,
    };
  });
}

test.describe('the keyboard', { tag: '@desktop' }, () => {
  test('goes everywhere', async ({ page }) => {
    await openApp(page);

    await test.step('reaches every control, and the focus is seen on each', async () => {
      const buttons = await page
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent ?? ''));
      const reached: string[] = [];
      await page.keyboard.press('Tab');
      for (let tabs = 0; tabs < buttons.length + 10; tabs++) {
        const { name, seen } = await focus(page);
        if (name === reached[0]) break;
        expect(seen, `the focus on ${name}`).toBe(true);
        reached.push(name);
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) break;
      }
      // The clock goes on meanwhile.
      const plain = (name: string) => name.replace(/\d+:\d\d/, 'time');
      expect(reached.map(plain)).toEqual(expect.arrayContaining(buttons.map(plain)));
      expect(
        reached.filter((name) => /^row \d/.test(name)),
        'one cell for the board',
      ).toHaveLength(1);
      expect(
        reached.filter((name) => /^\d+-\d+$/.test(name)),
        'one domino for the tray',
      ).toHaveLength(1);
    });

    await test.step('opens its sheet from anywhere, and closing it gives the focus back', async () => {
      const sheet = page.getByRole('dialog', { name: 'Shortcuts' });
      const places = [
        ['nowhere', () => page.evaluate(() => (document.activeElement as HTMLElement).blur())],
        ['a tool', () => tool(page, 'Undo').focus()],
        ['a domino', () => page.getByRole('option').first().focus()],
        ['a cell', () => page.getByRole('gridcell').first().focus()],
      ] as const;
      for (const [place, go] of places) {
        await go();
        const before = await focus(page);
        await page.keyboard.press('?');
        await expect(sheet, place).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(sheet, place).toBeHidden();
        expect((await focus(page)).name, place).toBe(before.name);
      }

      await tabTo(page, 'button', 'Menu');
      await page.keyboard.press('Enter');
      await page.keyboard.press('s');
      await expect(page.getByRole('menuitem', { name: 'Solution' })).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Rules' }), 'round and round').toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(tool(page, 'Menu')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      for (let times = 0; times < 6; times++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
      await page.keyboard.press('?');
      await expect(sheet, 'another sheet').toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(tool(page, 'Menu')).toBeFocused();

      await tool(page, 'Time played: 0:00. Pause')
        .or(page.getByRole('button', { name: /Pause/ }))
        .first()
        .click();
      await page.keyboard.press('?');
      await expect(sheet, 'a pause').toBeVisible();
    });
  });

  test('types a domino or a number as soon as the page is there', async ({ page }) => {
    await openApp(page);
    expect((await focus(page)).name, 'nobody is called to the board').toBe('nothing');
    const names = await page.getByRole('option').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
    const name = names[1] ?? '';
    for (const digit of name.split('-')) await page.keyboard.press(digit);
    await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
    await expect(heard(page)).toHaveText(`${name} selected. Now choose a cell.`);

    await choosePuzzle(page, 'futoshiki-graded-easy', 1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const cell = page.getByRole('gridcell', { name: /empty/ }).first();
    const at = (await cell.getAttribute('data-cell')) ?? '';
    await page.keyboard.press('2');
    await expect(page.locator(`[data-cell="${at}"]`)).toHaveAccessibleName(/holds 2/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  });

  test('rings its cell below the badges, and not while there is help', async ({ page }) => {
    await openApp(page);
    await page.keyboard.press('ArrowDown');
    const rings = page.locator('.focus-ring');
    await expect(rings).toHaveCount(2);
    const isBelow = await rings
      .last()
      .evaluate((ring) =>
        [...document.querySelectorAll('.badge')].every(
          (badge) => ring.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      );
    expect(isBelow).toBe(true);
    expect((await focus(page)).seen).toBe(true);
    await page.keyboard.press('h');
    await expect(card(page)).toBeVisible();
    await expect(rings).toHaveCount(0);
    expect((await focus(page)).seen).toBe(false);
    await page.keyboard.press('Escape');
    await expect(rings).toHaveCount(2);
  });

  test('sees where a domino will lie before Enter lays it there', async ({ page }) => {
    await openApp(page);
    const aims = await aimsAt(page, solve('pips-graded-easy', 1).placements);
    await page.getByRole('gridcell').first().focus();
    const cells = await page.getByRole('gridcell').evaluateAll((all) => all.map((each) => each.dataset.cell ?? ''));
    const [domino = [0, 0]] = aims.map((aim) => aim.domino);
    const previewed = () =>
      page.evaluate(() => {
        const middles = [...document.querySelectorAll('.aim > rect')].map((each) => each.getBoundingClientRect());
        const under = (x: number, y: number) =>
          [...document.querySelectorAll<HTMLElement>('[role=gridcell]')].find((cell) => {
            const box = cell.getBoundingClientRect();
            return x > box.left && x < box.right && y > box.top && y < box.bottom;
          })?.dataset.cell;
        return middles.map(({ x, y, width, height }) => under(x + width / 2, y + height / 2) ?? 'off the board').sort();
      });
    const covered = () =>
      page
        .getByRole('gridcell', { name: /holds/ })
        .evaluateAll((all) => all.map((each) => each.dataset.cell ?? '').sort());
    for (const [i, name] of cells.slice(0, 2).entries()) {
      const [row = 0, column = 0] = name.split(',').map(Number);
      for (const digit of domino) await page.keyboard.press(String(digit));
      await walkTo(page, [row, column]);
      const before = await page.getByRole('option', { selected: true }).getAttribute('aria-label');
      await page.keyboard.press('r');
      await expect(page.getByRole('option', { selected: true })).not.toHaveAccessibleName(before ?? '');
      await expect.poll(previewed, { message: `${i}`, intervals: [20] }).toHaveLength(2);
      const preview = await previewed();
      expect(preview).toContain(name);
      await page.keyboard.press('Enter');
      await expect.poll(covered, { intervals: [20] }).toEqual(preview);
      await page.keyboard.press('Delete');
      await expect.poll(covered, { intervals: [20] }).toEqual([]);
    }
  });

  test('on a large board', { tag: '@soak' }, async ({ page }) => {
    await putInPack(page, [GRAND]);
    await openApp(page);
    await page.getByRole('gridcell').first().focus();

    await test.step('chooses a domino by its numbers, those above nine too', async () => {
      for (const [keys, name] of [
        ['35', /^(?:3-5|5-3)$/],
        ['12,5', /^(?:12-5|5-12)$/],
        ['0,10', /^(?:0-10|10-0)$/],
        ['11.11', '11-11'],
      ] as const) {
        await page.keyboard.type(keys);
        await expect(page.getByRole('option', { name, selected: true }), keys).toBeVisible();
        await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
        await page.keyboard.press('Escape');
      }
    });

    await test.step('moves the view along on a board that is larger than its window', async () => {
      for (let times = 0; times < 4; times++) await page.keyboard.press('+');
      const isSeen = () =>
        page.evaluate(() => {
          const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
          const cell = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          const [inX, inY] = [
            cell.left >= stage.left - 1 && cell.right <= stage.right + 1,
            cell.top >= stage.top - 1 && cell.bottom <= stage.bottom + 1,
          ];
          return inX && inY;
        });
      await expect(page.locator('.plane')).not.toHaveClass(/gliding/);
      const all = (await page.getByRole('gridcell').last().getAttribute('data-cell')) ?? '';
      const [lastRow = 0, lastColumn = 0] = all.split(',').map(Number);
      for (const corner of [
        [lastRow, lastColumn],
        [lastRow, 0],
        [0, lastColumn],
        [0, 0],
      ] as const) {
        await walkTo(page, corner);
        expect(await focusedCell(page)).toEqual(corner);
        await expect.poll(isSeen, { intervals: [50], message: `${corner} is seen` }).toBe(true);
      }
      // The board is larger than its window indeed.
      const [stage, plane] = [await page.locator('.stage').boundingBox(), await page.locator('.plane').boundingBox()];
      expect(plane?.height).toBeGreaterThan((stage?.height ?? 0) * 1.2);
    });
  });
});
