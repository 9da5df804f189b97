/** The app as a player meets it: what tests do with it again and again. */
import { expect, type Locator, type Page } from '@playwright/test';

export { puzzleOf, solutionOf, solve } from '../../../scripts/pack-puzzles.mjs';

export type Cell = readonly [row: number, column: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** With a finger or with a mouse. */
export type Press = 'tap' | 'click';

/** The address of a puzzle. */
export function addressOf(puzzle: string): string {
  return `./#/${puzzle}`;
}

/** Opens the app on its first puzzle and waits until the board is there. */
export async function openApp(page: Page): Promise<void> {
  await openAnew(page, 'pips-graded-easy-1');
}

/** The page is loaded even where it has this address already. */
export async function openAnew(page: Page, puzzle: string): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(addressOf(puzzle));
  await expect(page.getByRole('grid')).toBeVisible();
  await closeWelcome(page);
}

/** Who is new is told the rules: most tests are about something else. Nothing of it counts as a touch of the player. */
async function closeWelcome(page: Page): Promise<void> {
  // In one go: its room may be there before it, and go again where there is nothing to be said.
  await page.waitForFunction(() => {
    if (document.querySelector('.welcome') === null) return true;
    const close = document.querySelector<HTMLElement>('.welcome > button');
    if (close === null) return false;
    close.click();
    // The focus goes to the board then; it is to be where a page begins.
    const first = document.createElement('button');
    document.body.prepend(first);
    first.focus();
    first.remove();
    return true;
  });
  await expect(page.locator('.welcome')).toHaveCount(0);
}

/** Where all puzzles are, from wherever the page is. */
export async function goHome(page: Page): Promise<void> {
  if ((await page.locator('main.home').count()) === 0) await tool(page, 'Home').click();
  await expect(page.locator('main.home .tile')).not.toHaveCount(0);
}

/** Opens a puzzle by its address: `pips-graded-easy`, 3. */
export async function choosePuzzle(page: Page, pack: string, number: number): Promise<void> {
  const [kind = '', ...rest] = pack.split('-');
  const size = rest.at(-1) ?? '';
  const name = `${size[0]?.toUpperCase()}${size.slice(1)}`;
  await historyAtRest(page);
  // Of the host that the page is from.
  await page.goto(new URL(`#/${pack}-${number}`, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} ${number}`);
  // Both kinds have an “Easy 1”: the board tells which one is open.
  await expect(page.getByRole('grid', { name: kind === 'pips' ? /Pips/ : /Futoshiki/ })).toBeVisible();
}

/**
 * Waits until the browser has gone back from the entry of what was just closed: it takes its time, and would go back from
 * an address that was typed meanwhile. The app must be open.
 */
export async function historyAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isOpen = document.querySelector('dialog[open], .menu-list, .aid, .verdict') !== null;
      const level = document.querySelector('main.home') === null ? 1 : 0;
      return isOpen || history.state === level;
    },
    undefined,
    { polling: 20 },
  );
}

export function cellAt(page: Page, [row, column]: Cell): Locator {
  return page.locator(`[data-cell="${row},${column}"]`);
}

/** The domino of the tray, whichever way it is written. */
function dominoInTray(page: Page, [first, second]: readonly [number, number]): Locator {
  const either = first === second ? `${first}-${second}` : `(?:${first}-${second}|${second}-${first})`;
  return page.getByRole('option', { name: new RegExp(`^${either}(?:,|$)`) }).first();
}

/** Opens one of the sheets of the menu by its name. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** A button by its word. */
export function tool(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** A number on the keypad, however many of it are left. */
export function numberKey(page: Page, number: number): Locator {
  return page.locator('.keypad').getByRole('button', { name: new RegExp(`^${number}(?:,|$)`) });
}

/** The sentence that was heard last. */
export function heard(page: Page): Locator {
  return page.locator('.heard');
}

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a domino of the tray is, once the one before it has fallen and the tray has closed up. */
export async function placeInTray(page: Page, option: Locator): Promise<Point> {
  await expect(page.locator('.ghost')).toHaveCount(0);
  await option.click({ trial: true });
  return middleOf(option);
}

/** Where the middle of a domino is that lies on these cells. */
export async function middleOfBoth(page: Page, [first, second]: readonly [Cell, Cell]): Promise<Point> {
  const [a, b] = [await middleOf(cellAt(page, first)), await middleOf(cellAt(page, second))];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The cell that has the focus, if one has. */
export async function focusedCell(page: Page): Promise<Cell | undefined> {
  const name = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.cell);
  const [row, column] = name?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : [row, column];
}

/** Walks over the board with the arrow keys. */
export async function walkTo(page: Page, [row, column]: Cell): Promise<void> {
  for (let turns = 0; turns < 20; turns++) {
    const [atRow, atColumn] = (await focusedCell(page)) ?? [];
    if (atRow === undefined || atColumn === undefined) throw new Error('No cell has the focus.');
    if (atRow === row && atColumn === column) return;
    const [key, steps] =
      atRow !== row
        ? [atRow < row ? 'ArrowDown' : 'ArrowUp', Math.abs(row - atRow)]
        : [atColumn < column ? 'ArrowRight' : 'ArrowLeft', Math.abs(column - atColumn)];
    for (let step = 0; step < steps; step++) await page.keyboard.press(key);
  }
  throw new Error(`The arrow keys do not lead to ${row},${column}.`);
}

/** Goes from control to control until this one has the focus. */
export async function tabTo(page: Page, role: 'button' | 'gridcell' | 'option', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let tabs = 0; tabs < 30; tabs++) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

export interface Placement {
  readonly domino: readonly [number, number];
  readonly cells: readonly [Cell, Cell];
}

/** A placement as the tray has the domino: how it must be turned there, and its first half's cell first. */
export interface Aim extends Placement {
  readonly option: Locator;
  readonly quarters: number;
}

const STEPS = ['0,1', '1,0', '0,-1', '-1,0'];

export async function aimAt(page: Page, placement: Placement): Promise<Aim> {
  const [aim] = await aimsAt(page, [placement]);
  if (aim === undefined) throw new Error(`${placement.domino} is not in the tray.`);
  return aim;
}

export async function aimsAt(page: Page, placements: readonly Placement[]): Promise<Aim[]> {
  const labels = await page.getByRole('option').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
  const inTray = new Set(labels.map((label) => label.split(',')[0]));
  return placements.map(({ domino, cells }) => {
    const asWritten = inTray.has(domino.join('-'));
    const [first, second] = asWritten ? cells : [cells[1], cells[0]];
    return {
      option: dominoInTray(page, domino),
      domino: asWritten ? domino : [domino[1], domino[0]],
      cells: [first, second],
      quarters: STEPS.indexOf(`${second[0] - first[0]},${second[1] - first[1]}`),
    };
  });
}

/** How a domino of the tray is heard to be turned, by quarters: where its second number is. */
const SIDES = ['on the right', 'below', 'on the left', 'above'] as const;

/** The name of a domino in the tray that is turned by these quarters. */
export function inTrayAs([first, second]: readonly [number, number], quarters: number): string {
  return quarters === 0 ? `${first}-${second}` : `${first}-${second}, ${second} ${SIDES[quarters]}`;
}

/** Chooses a domino of the tray and turns it, by pressing it again, until it is as it must lie. */
export async function turnInTray({ option, domino, quarters }: Aim, press: Press): Promise<void> {
  if ((await option.getAttribute('aria-selected')) !== 'true') await option[press]();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const label = (await option.getAttribute('aria-label')) ?? '';
  for (
    let now = Math.max(
      0,
      SIDES.findIndex((side) => label.endsWith(side)),
    );
    now !== quarters;
    now = (now + 1) & 3
  ) {
    await option[press]();
    await expect(option).toHaveAccessibleName(inTrayAs(domino, (now + 1) & 3));
  }
}

export async function expectLying(page: Page, { domino, cells }: Placement): Promise<void> {
  for (const [half, cell] of cells.entries())
    await expect(cellAt(page, cell)).toHaveAccessibleName(new RegExp(`, holds ${domino[half]}(?:,|$)`));
}

/** Lays a domino by pressing it, then the cell for its first half. */
export async function lay(page: Page, placement: Placement, press: Press): Promise<void> {
  const aim = await aimAt(page, placement);
  await turnInTray(aim, press);
  await cellAt(page, aim.cells[0])[press]();
  await expectLying(page, aim);
}

/** Everything that is on the board, as it is heard. */
export function boardAsHeard(page: Page): Promise<string[]> {
  return page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
}
