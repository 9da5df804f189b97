/** The way to a solution, chapter by chapter: on the board, and never a move in the player's game unless that is asked. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { card, misfits } from './aid-card.js';
import { boardAsHeard, cellAt, choosePuzzle, heard, lay, middleOf, openApp, openFromMenu, solve, tool } from './app.js';
import { en } from './app-modules.js';
import { fingersOn } from './fingers.js';
import { putInPack, twice } from './own-puzzles.js';
import { STILL } from './stillness.js';

test.use(STILL);

const { walk: w } = en.aid;
const heading = (page: Page) => page.locator('.walk .heading');
const text = (page: Page) => page.locator('.walk .told p');
const unfold = (page: Page) => page.locator('.walk .choices > button:not(.turn, .fold)');
const openWalk = (page: Page) => openFromMenu(page, en.menu.walk);

/** A chapter may have several pages. */
async function goTo(page: Page, chapter: RegExp): Promise<void> {
  for (let turns = 0; turns < 9 && !chapter.test(await heading(page).innerText()); turns++)
    await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(chapter);
}

/** All that a card shows, beside it and on the board. */
async function seen(page: Page): Promise<readonly unknown[]> {
  const overlay = await page.locator('.overlay').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  return [await heading(page).innerText(), await text(page).innerText(), await boardAsHeard(page), overlay];
}

test('every page of it fits the smallest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openApp(page);
  await choosePuzzle(page, 'futoshiki-graded-hard', 1);
  const stage = await page.locator('.stage').boundingBox();
  await openFromMenu(page, en.menu.walk);
  await expect(heading(page)).toContainText('1');
  const forward = tool(page, en.aid.walk.forward);
  let pages = 1;
  for (; (await forward.getAttribute('aria-disabled')) === 'false'; pages++) {
    expect(await misfits(page), await text(page).innerText()).toEqual([]);
    if (pages % 4 === 0 && (await unfold(page).count()) > 0) await unfold(page).click();
    else await forward.click();
  }
  expect(pages).toBeGreaterThan(10);
  await expect(heading(page)).toHaveText(en.aid.walk.end);
  expect(await page.locator('.stage').boundingBox(), 'the board stays where it is').toEqual(stage);
});

test('names of cells hide no pip', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openApp(page);
  await choosePuzzle(page, 'pips-graded-hard', 1);
  await openWalk(page);
  await expect(heading(page)).toContainText('1 of');
  const forward = tool(page, w.forward);
  let named = 0;
  for (; (await forward.getAttribute('aria-disabled')) === 'false'; await forward.click()) {
    const [names, hidden] = await page.evaluate(() => {
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const labels = all('.cell-name rect');
      const isUnder = (dot: DOMRect) =>
        labels.some(
          ({ left, right, top, bottom }) =>
            dot.left < right && dot.right > left && dot.top < bottom && dot.bottom > top,
        );
      return [labels.length, all('.stage circle').filter(isUnder).length];
    });
    expect(hidden, await text(page).innerText()).toBe(0);
    named += names;
  }
  expect(named).toBeGreaterThan(0);
  expect(await page.locator('.stage circle').count(), 'pips are circles').toBeGreaterThan(9);
});

test('it shows each position and plays nothing; closing it brings the own board back', { tag: '@phone' }, async ({
  page,
}) => {
  await openApp(page);
  const before = await boardAsHeard(page);
  await openWalk(page);
  await expect(heading(page)).toHaveText(/^1 of 4 · /);
  const first = await seen(page);
  expect(await boardAsHeard(page), 'nothing is placed before that is said').toEqual(before);
  await expect(page.locator('.overlay .glow')).not.toHaveCount(0);

  const fingers = await fingersOn(page);
  const middle = await middleOf(text(page));
  await fingers.drag({ x: middle.x + 60, y: middle.y }, { x: middle.x - 60, y: middle.y });
  await expect(text(page)).not.toHaveText(String(first[1]), { useInnerText: true });
  for (const domino of (await text(page).innerText()).match(/\d–\d/g) ?? [])
    await expect(heard(page)).toContainText(domino);
  await fingers.drag({ x: middle.x - 60, y: middle.y }, { x: middle.x + 60, y: middle.y });
  await expect(text(page)).toHaveText(String(first[1]), { useInnerText: true });
  expect(await seen(page)).toEqual(first);

  // Nobody plays on it.
  for (const { cells } of solve('pips-graded-easy', 1).placements) await cellAt(page, cells[0]).tap();
  const [one, other] = [
    await middleOf(page.getByRole('gridcell').first()),
    await middleOf(page.getByRole('gridcell').last()),
  ];
  await fingers.drag(one, other);
  for (const key of ['r', 'f', 'Delete', '1', '2', 'Enter', 't', 'n']) await page.keyboard.press(key);
  expect(await seen(page)).toEqual(first);
  await tool(page, en.close).tap();
  await expect(card(page)).toHaveCount(0);
  expect(await boardAsHeard(page)).toEqual(before);
  await expect(tool(page, en.tools.undo)).toHaveAttribute('aria-disabled', 'true');
});

test('a chapter unfolds to its steps and these to what they suppose, by keys; folding leads back to what was shown', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApp(page);
  await choosePuzzle(page, 'pips-graded-expert', 1);
  await openWalk(page);
  await expect(card(page)).toBeFocused();
  await expect(heading(page)).toHaveText(/ of /);
  const why = tool(page, en.aid.why);
  for (let turns = 0; turns < 80 && (await why.count()) === 0; turns++) {
    const steps = tool(page, w.steps);
    if ((await steps.count()) > 0) await steps.press('Enter');
    else await page.keyboard.press('ArrowRight');
    await expect(page.locator('.walk:focus, .walk :focus')).toHaveCount(1);
  }
  const folded = await seen(page);
  await why.press('Enter');
  await expect(card(page)).toBeFocused();
  await expect(heading(page)).toHaveText(/^Supposing · 1 of /);
  const marks = page.locator('.overlay .supposed');
  await expect(marks.first()).toHaveText(/^\d*\?$/);
  const supposed = await seen(page);
  expect(supposed[2], 'nothing lies there').not.toEqual(await marks.allTextContents());
  for (let links = 0; links < 12 && (await page.locator('.overlay .clash').count()) === 0; links++)
    await page.keyboard.press('ArrowRight');
  await expect(page.locator('.overlay .clash')).toHaveText('!');
  await tool(page, w.fold).press('Enter');
  expect(await seen(page)).toEqual(folded);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
});

test('a chapter is played on as a What if; then it can begin there, too', { tag: '@phone' }, async ({ page }) => {
  await openApp(page);
  const before = await boardAsHeard(page);
  await openWalk(page);
  await expect(heading(page)).toHaveText(/^1 of 4 · /);
  await goTo(page, /^2 of 4 · /);
  const [, , walked] = await seen(page);
  expect(walked).not.toEqual(before);
  await expect(page.locator('.overlay .glow'), 'what is placed').toHaveCount(1);
  await tool(page, w.more).tap();
  await page.getByRole('menuitem', { name: w.playOn }).tap();
  await expect(page.locator('.what-if')).toBeVisible();
  await expect(heard(page)).toHaveText(en.did.tryOpened);
  const plain = (await boardAsHeard(page)).map((label) => label.replace(`, ${en.cell.tried}`, ''));
  expect(plain).toEqual(walked);

  await openWalk(page);
  await tool(page, w.fromHere).tap();
  await expect(heading(page)).toHaveText(/^1 of 2 · /);
  await tool(page, en.close).tap();
  await tool(page, en.trying.drop).tap();
  await expect.poll(() => boardAsHeard(page)).toEqual(before);

  // It counts as help, as hints do, and stays with the game.
  await openWalk(page);
  await goTo(page, /^4 of 4 · /);
  await tool(page, w.back).tap();
  await expect(heading(page)).toHaveText(/^3 of 4 · /);
  await tool(page, w.more).tap();
  await page.getByRole('menuitem', { name: w.playOn }).tap();
  await expect(card(page)).toHaveCount(0);
  const place = tool(page, en.kinds.pips.aid.placeIt);
  // A press before there is an answer climbs no rung.
  await expect(async () => {
    if (!(await place.isVisible())) await page.keyboard.press('h');
    await expect(place).toBeVisible({ timeout: 1000 });
  }).toPass();
  await place.tap();
  await expect(page.locator('.finished')).toContainText(en.finish.helped(1, true));
  await page.reload();
  await expect(page.locator('.finished')).toContainText(en.finish.helped(1, true));
});

test('a lost board is walked through from the start only, and says why', { tag: '@phone' }, async ({ page }) => {
  await openApp(page);
  const [first, second] = solve('pips-graded-easy', 1).placements;
  if (first === undefined || second === undefined) throw new Error('The puzzle is too small.');
  await lay(page, { domino: first.domino, cells: second.cells }, 'tap');
  await openWalk(page);
  await expect(text(page)).toHaveText(en.aid.lost);
  await expect(tool(page, w.fromHere)).toHaveCount(0);
  await tool(page, w.fromStart).tap();
  await expect(heading(page)).toHaveText(/^1 of 4 · /);
  await tool(page, en.close).tap();
  await openWalk(page);
  await tool(page, en.aid.why).tap();
  await expect(page.locator('.aid:not(.walk)')).toContainText(en.aid.lost);
});

test('it is printed as a page, from the start or from here; the page is gone afterwards', { tag: '@once' }, async ({
  page,
}) => {
  await openApp(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const print = async () => {
    await tool(page, w.more).tap();
    await page.getByRole('menuitem', { name: en.menu.print }).tap();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
  };
  const forget = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('afterprint'));
      document.documentElement.removeAttribute('data-printed');
    });
  await openWalk(page);
  await print();
  const pages = page.locator('.print-pages');
  await expect(pages.locator('.chapter')).toHaveCount(4);
  await expect(pages.locator('h1')).toHaveText(w.printed.start('Easy 1'));
  await page.emulateMedia({ media: 'print' });
  await expect(pages.locator('h1')).toBeVisible();
  await expect(page.locator('#app')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await forget();
  await expect(pages).toHaveCount(0);
  await tool(page, en.close).tap();

  const [first] = solve('pips-graded-easy', 1).placements;
  if (first === undefined) throw new Error('The puzzle is too small.');
  await lay(page, first, 'tap');
  await openWalk(page);
  await tool(page, w.fromHere).tap();
  await print();
  await expect(pages.locator('.chapter')).toHaveCount(3);
  await expect(pages.locator('h1')).toHaveText(w.printed.here('Easy 1'));
  await forget();
});

test('what takes long is stopped: the card closes, play goes on, and the next question is answered', {
  tag: '@once',
}, async ({ page }) => {
  const pack = new URL('../public/puzzles/pips-graded-giant.json', import.meta.url);
  await putInPack(page, [twice(JSON.parse(readFileSync(pack, 'utf8')).puzzles.at(-1).puzzle)]);
  await openApp(page);
  const stop = tool(page, en.status.stop);
  const notes = tool(page, en.tools.notes);
  for (const [ask, said] of [
    [() => tool(page, en.tools.hint).tap(), en.aid.thinking],
    [() => openWalk(page), w.working],
  ] as const) {
    await ask();
    await expect(card(page).locator('.told p')).toHaveText(said);
    await expect(heard(page)).toContainText(said);
    await stop.tap();
    await expect(card(page)).toHaveCount(0);
    await notes.tap();
    await expect(heard(page)).toHaveText(
      (await notes.getAttribute('aria-pressed')) === 'true' ? en.did.notesOn : en.did.notesOff,
    );
  }
  await choosePuzzle(page, 'pips-graded-medium', 1);
  await tool(page, en.tools.hint).tap();
  await expect(tool(page, en.aid.why)).toBeVisible();
});
