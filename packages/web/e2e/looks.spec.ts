/** Boards without their colours: forced ones, none at all, and nothing that moves for those who want that. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { contrast, mix, parseColour } from '../src/style/testing/contrast.js';
import { cellAt, lay, middleOf, openApp, openFromMenu } from './app.js';
import { en } from './app-modules.js';
import { fingersOn } from './fingers.js';
import { putInPack, RULED } from './own-puzzles.js';

/** Least contrast of text that is large and bold, as badges are; of lines that tell things apart. */
const LEAST = 3;

test.beforeEach(({ page }) => putInPack(page, [RULED]));

const LOOKS = [
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'forced dark colours', media: { forcedColors: 'active', colorScheme: 'dark' } },
  { name: 'greys, light', media: { colorScheme: 'light' } },
  { name: 'greys, dark', media: { colorScheme: 'dark' } },
] as const;

test('borders and badges are drawn in forced colours and told by their brightness alone', { tag: '@phone' }, async ({
  page,
}) => {
  await openApp(page);
  for (const { name, media } of LOOKS) {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', ...media });
    const theme = 'colorScheme' in media ? media.colorScheme : 'light';
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const { regions, badges } = await boardColours(page);
    expect(regions, name).toHaveLength(4);
    expect(badges, name).toHaveLength(4);
    for (const { stroke, opacity, width, around } of regions) {
      expect(width, `${name}: a border`).toBeGreaterThan(0);
      expect(
        contrast(mix(opacity, parseColour(stroke), parseColour(around)), parseColour(around)),
        `${name}: a border ${stroke} on ${around}`,
      ).toBeGreaterThanOrEqual(LEAST);
    }
    for (const { text, fill, ground } of badges)
      expect(
        contrast(parseColour(fill), parseColour(ground)),
        `${name}: the badge ${text}, ${fill} on ${ground}`,
      ).toBeGreaterThanOrEqual(LEAST);
  }
});

test('what is pressed and what is chosen is seen in forced colours', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openApp(page);
  const look = (element: Locator) =>
    element.evaluate((each) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(each);
      return `${backgroundColor} ${outlineStyle}`;
    });
  const [domino, other] = [page.getByRole('option').first(), page.getByRole('option').nth(1)];
  await domino.tap();
  await expect(domino).toHaveAttribute('aria-selected', 'true');
  expect(await look(domino)).not.toBe(await look(other));
  const notes = page.getByRole('button', { name: en.tools.notes });
  await notes.click();
  await expect(notes).toHaveAttribute('aria-pressed', 'true');
  expect(await look(notes)).not.toBe(await look(page.getByRole('button', { name: en.tools.try })));
});

test('nothing moves by itself for those who want it still', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: en.tools.fit })).toBeVisible();
  expect(await moving(page), 'after a zoom').toEqual([]);
  await openFromMenu(page, en.menu.rules);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page), 'when a sheet comes').toEqual([]);
  await page.getByRole('button', { name: en.close }).click();

  const domino = page.getByRole('option').first();
  const finger = await fingersOn(page);
  const home = await middleOf(domino);
  await finger.carry(home, await middleOf(cellAt(page, [0, 1])));
  await expect(page.locator('.ghost-middle')).toBeVisible();
  await finger.move({ x: home.x, y: home.y + 20 });
  await finger.up();
  expect(await moving(page), 'on the way back').toEqual([]);
  await expect(page.locator('.ghost')).toHaveCount(0);
});

test('badges of a finished board turn to ticks, from the top down, in less than 900 ms', {
  tag: ['@phone', '@soak'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openApp(page);
  const badges = page.locator('.badge');
  const count = await badges.count();
  for (const [i, domino] of RULED.dominoes.entries()) {
    await expect(page.locator('.badge.new')).toHaveCount(0);
    const [row, column] = [i >> 1, 2 * (i & 1)];
    const cells = [
      [row, column],
      [row, column + 1],
    ] as const;
    await lay(page, { domino, cells }, 'tap');
  }
  await expect(page.locator('.badge.new')).toHaveCount(count);
  const ticks = await badges.evaluateAll((all) =>
    all.map((each) => {
      const { animationDelay, animationDuration } = getComputedStyle(each);
      const [delay = 0, duration = 0] = [animationDelay, animationDuration].map(
        (time) => 1000 * Number.parseFloat(time),
      );
      return { text: each.textContent, top: each.getBoundingClientRect().top, delay, end: delay + duration };
    }),
  );
  const inOrder = ticks.toSorted((a, b) => a.delay - b.delay);
  expect(inOrder.map(({ top }) => Math.round(top))).toEqual(
    ticks.map(({ top }) => Math.round(top)).sort((a, b) => a - b),
  );
  expect(Math.max(...ticks.map(({ end }) => end))).toBeLessThan(900);
  expect(ticks.map(({ text }) => text).join('')).toBe('');

  await page.reload();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds/);
  await expect(page.locator('.badge.new'), 'a game finished before').toHaveCount(0);
});

/** What runs at this moment, by the element that it moves. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );
}

interface BoardColours {
  readonly regions: readonly {
    readonly stroke: string;
    readonly opacity: number;
    readonly width: number;
    readonly around: string;
  }[];
  readonly badges: readonly { readonly text: string; readonly fill: string; readonly ground: string }[];
}

/** The colours of the board as they are drawn. */
function boardColours(page: Page): Promise<BoardColours> {
  return page.evaluate(() => {
    const look = (element: Element | null) => getComputedStyle(element as Element);
    const around = look(document.body).backgroundColor;
    return {
      regions: [...document.querySelectorAll('.region')].map((region) => {
        const { stroke, strokeOpacity, strokeWidth } = look(region);
        return { stroke, opacity: Number(strokeOpacity), width: Number.parseFloat(strokeWidth), around };
      }),
      badges: [...document.querySelectorAll('.badge')].map((badge) => {
        const sign = badge.querySelector('.mark');
        return {
          text: badge.textContent,
          fill: sign === null ? look(badge.querySelector('text')).fill : look(sign).stroke,
          ground: look(badge.querySelector('rect')).fill,
        };
      }),
    };
  });
}
