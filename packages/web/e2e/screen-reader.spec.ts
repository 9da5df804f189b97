/** The app as it is heard: one labelled grid, cells that tell all about themselves, and news after every move. */
import { expect, type Page, test } from '@playwright/test';
import {
  aimsAt,
  type Cell,
  cellAt,
  choosePuzzle,
  heard,
  lay,
  openApp,
  puzzleOf,
  solutionOf,
  solve,
  tool,
} from './app.js';

test('a board is one grid with a name, and its picture is not heard', { tag: '@once' }, async ({ page }) => {
  await openApp(page);
  for (const [pack, name] of [
    ['pips-graded-easy', /^Pips board, \d+ cells$/],
    ['futoshiki-graded-easy', 'Futoshiki board, 4 by 4'],
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

const SIDES: Readonly<Record<string, string>> = {
  '0,1': 'on the right',
  '1,0': 'below',
  '0,-1': 'on the left',
  '-1,0': 'above',
};

function sideOf([row, column]: Cell, [otherRow, otherColumn]: Cell): string {
  return SIDES[`${otherRow - row},${otherColumn - column}`] ?? 'elsewhere';
}

/** A cell of a region with a sum, how it must be heard once the solution lies there, and the domino that brings it. */
function cellWithSum() {
  const { regions, constraints } = puzzleOf('pips-graded-medium', 1);
  for (const placement of solve('pips-graded-medium', 1).placements) {
    for (const [half, [row, column]] of placement.cells.entries()) {
      const sum = constraints[String(regions[row]?.[column])]?.sum;
      if (sum === undefined) continue;
      const label = (held: string) =>
        new RegExp(`^row ${row + 1}, column ${column + 1}, ${held}, region [A-Z]+, sum ${sum}, \\d cells?$`);
      const [other = [0, 0], otherHalf] = [placement.cells[1 - half], placement.domino[1 - half]];
      const side = sideOf([row, column], other);
      const holds = label(`holds ${placement.domino[half]}, with ${otherHalf} ${side}`);
      return { placement, cell: [row, column] as Cell, empty: label('empty'), holds };
    }
  }
  throw new Error('No region has a sum.');
}

test('a cell tells where it is, what it holds and its rule; a move tells what it did', { tag: '@once' }, async ({
  page,
}) => {
  await openApp(page);
  await choosePuzzle(page, 'pips-graded-medium', 1);
  const { placement, cell, empty, holds } = cellWithSum();
  const [aim] = await aimsAt(page, [placement]);
  if (aim === undefined) throw new Error('It is not in the tray.');
  const name = aim.domino.join('-');
  await expect(cellAt(page, cell)).toHaveAccessibleName(empty);

  await aim.option.click();
  await expect(heard(page)).toHaveText(`${name} selected. Now choose a cell.`);
  await lay(page, placement, 'click');
  await expect(cellAt(page, cell)).toHaveAccessibleName(holds);
  const [[row, column]] = aim.cells;
  await expect(heard(page)).toHaveText(
    `${name} placed: ${aim.domino[0]} in row ${row + 1}, column ${column + 1}, ${aim.domino[1]} ${sideOf(...aim.cells)}.`,
  );
  await expect(heard(page)).toHaveAttribute('aria-live', 'polite');
  await tool(page, 'Undo').click();
  await expect(heard(page)).toHaveText(/^Undone\. .* is back in the tray\.$/);
  await expect(cellAt(page, cell)).toHaveAccessibleName(empty);
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
  await expect(page.locator(`[data-cell="${laid}"]`)).toHaveAccessibleName(/, holds \d+, with \d+ \w+/);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);

  await choosePuzzle(page, 'futoshiki-graded-easy', 1);
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

/** A puzzle as it is heard: from the names of cells and dominoes, and from nothing else. */
async function puzzleByEar(page: Page) {
  const rules: readonly (readonly [RegExp, (number: number) => object])[] = [
    [/^sum (\d+)$/, (sum) => ({ sum })],
    [/^sum less than (\d+)$/, (number) => ({ sum_less: number })],
    [/^sum more than (\d+)$/, (number) => ({ sum_greater: number })],
    [/^all the same$/, () => ({ all_equal: true })],
    [/^all different$/, () => ({ all_different: true })],
  ];
  const ruleFrom = (text: string) => {
    for (const [heardAs, make] of rules) {
      const found = heardAs.exec(text);
      if (found !== null) return make(Number(found[1]));
    }
    throw new Error(`No rule: ${text}`);
  };
  const names = (role: 'gridcell' | 'option') =>
    page.getByRole(role).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  const constraints: Record<string, object> = {};
  const cells = (await names('gridcell')).map((label) => {
    const [, row, column, name, rule] =
      /^row (\d+), column (\d+), empty, (?:no rule|region (\w+), (.+), \d+ cells?)$/.exec(label) ?? [];
    if (name !== undefined && rule !== undefined) constraints[name] = ruleFrom(rule);
    return { row: Number(row) - 1, column: Number(column) - 1, name };
  });
  const [rows, cols] = [cells.map(({ row }) => row), cells.map(({ column }) => column)].map(
    (all) => Math.max(...all) + 1,
  );
  const lettered = [...new Set(cells.flatMap(({ name }) => name ?? []))];
  const free = lettered.length;
  const regions = Array.from({ length: rows ?? 0 }, (_, row) =>
    Array.from({ length: cols ?? 0 }, (_, column) => {
      const cell = cells.find((each) => each.row === row && each.column === column);
      if (cell === undefined) return null;
      return cell.name === undefined ? free : lettered.indexOf(cell.name);
    }),
  );
  const dominoes = (await names('option')).map((name) => name.split('-').map(Number));
  const byNumber = Object.fromEntries(lettered.map((name, i) => [i, constraints[name]]));
  return { rows, cols, maxPip: Math.max(...dominoes.flat()), dominoes, regions, constraints: byNumber };
}

test('a whole puzzle is heard, and solved by keys, with the screen off', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page);
  await choosePuzzle(page, 'pips-graded-easy', 4);
  const said = page.getByRole('status').first();
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const press = (key: string) => page.keyboard.press(key);
  await expect.poll(here, 'a chosen puzzle has the focus').toMatch(/^row /);
  const puzzle = await puzzleByEar(page);

  await test.step('the list of regions says what the cells say', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await press('ArrowDown');
    expect(await here()).toMatch(/^row 1, /);
    await press('l');
    const list = page.getByRole('dialog', { name: 'Regions' });
    await expect(
      list.getByRole('button', { name: /^A: .*, \d+ cells? from row \d+, column \d+, empty$/ }),
    ).toBeVisible();
    expect(await list.getByRole('button', { name: /^[A-Z]+: / }).count()).toBe(Object.keys(puzzle.constraints).length);
    await press('Escape');
    await expect(list).toBeHidden();
    expect(await here()).toMatch(/^row 1, /);
  });

  const { placements } = solutionOf(puzzle);
  const names = puzzle.dominoes.map((domino) => domino.join('-'));
  for (const placement of placements) {
    const asHeard = names.includes(placement.domino.join('-'));
    const [first, second] = asHeard ? placement.cells : [placement.cells[1], placement.cells[0]];
    const domino = asHeard ? placement.domino : [placement.domino[1], placement.domino[0]];
    for (const digit of domino) await press(String(digit));
    await expect(said).toHaveText(`${domino.join('-')} selected. Now choose a cell.`);
    await walkByEar(first);
    const side = sideOf(first, second);
    for (let turns = 0; side !== 'on the right' && turns < 4; turns++) {
      const before = await said.textContent();
      await press('r');
      await expect(said).not.toHaveText(before ?? '');
      if ((await said.textContent())?.includes(`turned: ${domino[1]} ${side}.`)) break;
    }
    await press('Enter');
    const last = placement === placements.at(-1);
    const lies = `${domino.join('-')} placed: ${domino[0]} in row ${first[0] + 1}, column ${first[1] + 1}, ${domino[1]} ${side}.`;
    await expect(said).toHaveText(last ? /^Solved in \d+:\d\d/ : lies);
  }

  /** With the arrow keys, by what is heard on the way. */
  async function walkByEar([row, column]: Cell): Promise<void> {
    for (let steps = 0; steps < 60; steps++) {
      const [, atRow, atColumn] = (/^row (\d+), column (\d+)/.exec(await here()) ?? []).map((each) => Number(each) - 1);
      if (atRow === row && atColumn === column) return;
      if (atRow === undefined || atColumn === undefined) throw new Error('No cell is heard.');
      if (atRow !== row) await press(atRow < row ? 'ArrowDown' : 'ArrowUp');
      else await press(atColumn < column ? 'ArrowRight' : 'ArrowLeft');
    }
    throw new Error(`The arrow keys do not lead to row ${row + 1}, column ${column + 1}.`);
  }
});
