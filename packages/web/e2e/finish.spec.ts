/** The end of a puzzle: its moment, what the card says, and a result that somebody else tries to beat. */
import { expect, type Page, test } from '@playwright/test';
import { addressOf, cellAt, heard, lay, openApp, openFromMenu, tool } from './app.js';
import { en, pack } from './app-modules.js';
import { expectCounted, putOnDisk } from './disk.js';
import { layoutFaults } from './layout-faults.js';
import { ONE, putInPack } from './own-puzzles.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';
import { wipe } from './wipe.js';

const card = (page: Page) => page.locator('.finished');

test.beforeEach(({ page }) => putInPack(page, [ONE, ONE]));

/** Lays the dominoes of the puzzle but for so many, row by row. */
async function layAllBut(page: Page, left: number): Promise<void> {
  for (const i of ONE.dominoes.keys()) if (i < ONE.dominoes.length - left) await layNumber(page, i);
}

async function layNumber(page: Page, i: number): Promise<void> {
  const [row, column] = [i >> 1, 2 * (i & 1)];
  const cells = [[row, column] as const, [row, column + 1] as const] as const;
  await lay(page, { domino: ONE.dominoes[i] ?? [0, 0], cells }, 'tap');
}

/** What moves at this moment, in the card or on badges. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const target = (effect as KeyframeEffect | null)?.target;
        return target?.closest('.finished, .badge') !== null;
      }).length,
  );

test.describe('with things that move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [how, end] of [
    ['a press', (page: Page) => page.locator('.stage').dispatchEvent('pointerdown')],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
  ] as const)
    test(`the moment takes less than 900 ms, and ${how} ends it at once`, { tag: '@phone' }, async ({ page }) => {
      await openApp(page);
      // Hold animations at their start, so that a slow machine makes no difference.
      await page.evaluate(() => {
        const still = new CSSStyleSheet();
        still.replaceSync('* { animation-play-state: paused !important; }');
        document.adoptedStyleSheets.push(still);
      });
      await layAllBut(page, 0);
      await expect(card(page)).toBeAttached();
      const ends = await page.evaluate(() =>
        document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime)),
      );
      expect(Math.max(...ends)).toBeLessThan(900);
      expect(await moving(page)).toBeGreaterThan(4);
      await end(page);
      await expect.poll(() => moving(page), { intervals: [20] }).toBe(0);
      await expect(card(page).getByRole('heading')).toHaveCSS('opacity', '1');
    });
});

test.describe('with things that stand still', () => {
  test.use(STILL);

  test('the first frame of the end has all of it', { tag: '@phone' }, async ({ page }) => {
    await openApp(page);
    await seedResults(page);
    await page.reload();
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await layAllBut(page, 1);
    // What the end says is read while the puzzle is played.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const frames: string[] = [];
      Object.assign(window, { frames });
      const look = () => {
        const shown = document.querySelector('.finished');
        const badges = [...document.querySelectorAll('.badge')].map((each) => each.outerHTML);
        if (shown !== null) frames.push([shown.outerHTML, ...badges, document.getAnimations().length].join('\n'));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await layNumber(page, 3);
    await expect(card(page)).toContainText(`Your best on ${en.levels.easy}`);
    const frames = () => page.evaluate(() => (window as unknown as { frames: string[] }).frames);
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(30);
    const [first = '', ...others] = await frames();
    expect(new Set(others.map((each) => each === first))).toEqual(new Set([true]));
    expect(first).toContain(en.finish.nextIs('Easy 2'));
    expect(first, 'nothing runs').toMatch(/\n0$/);
    expect(first, 'the silhouette').toContain('class="region"');
    await expect(heard(page)).toHaveText(/^Solved in \d+:\d\d\. Your best on Easy, no hints\.$/);
  });

  test('all of it has its place on the smallest phone', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openApp(page);
    await page.goto('about:blank');
    await page.goto(`${addressOf('pips-graded-easy-1')}?t=1`);
    const line = page.locator('.welcome');
    await expect(line).toContainText(en.welcome.beat('0:01'));
    expect(await layoutFaults(page)).toEqual([]);
    const before = await page.locator('.stage').boundingBox();
    // A time that nobody beats, a hint and the walk-through: the longest there is to say.
    const [aid, told] = [page.locator('.aid'), page.locator('.aid .told p').first()];
    await openFromMenu(page, en.menu.walk);
    await expect(told).toBeVisible();
    await expectCounted(page, 'walk');
    await page.keyboard.press('Escape');
    await expect(aid).toHaveCount(0);
    await tool(page, en.tools.hint).tap();
    await expect(told).toBeVisible();
    await expectCounted(page, 'where');
    await page.keyboard.press('Escape');
    await expect(aid).toHaveCount(0);
    await layAll(page, 2000);
    await expect(card(page)).toContainText(en.finish.toBeat.missed('0:01'));
    await expect(card(page)).toContainText(en.finish.helped(1, true));
    expect(await page.locator('.stage').boundingBox(), 'the board stays where it is').toEqual(before);
    const over = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;
    expect(await card(page).evaluate(over)).toBe(0);
    expect(await layoutFaults(page)).toEqual([]);
    await tool(page, en.welcome.close).tap();
    await expect(line).toHaveCount(0);
  });
});

/** Not in less time than that. */
async function layAll(page: Page, milliseconds: number): Promise<void> {
  for (const [i, domino] of ONE.dominoes.entries()) {
    if (i === 3) await page.waitForTimeout(milliseconds);
    await page.getByRole('option', { name: domino.join('-') }).tap();
    await cellAt(page, [i >> 1, 2 * (i & 1)]).tap();
    await expect(page.getByRole('option', { name: domino.join('-') })).toHaveCount(0);
  }
}

/** Two others that were solved without hints, and took longer. */
async function seedResults(page: Page): Promise<void> {
  const results = [2, 3].map((number) => {
    const [puzzle, elapsed] = [`pips-graded-easy-${number + 10}`, 3_600_000 + number];
    const hints = { where: 0, why: 0, what: 0, walk: 0 };
    return [
      `${puzzle} ${elapsed}`,
      { puzzle, kind: 'pips', moment: number, solvedOn: '2026-11-01', elapsed, hints },
    ] as const;
  });
  await putOnDisk(page, 'results', results);
}

test.describe('a result', () => {
  test.use(STILL);
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  const shared = async (page: Page) => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await card(page).getByRole('button', { name: en.finish.share }).tap();
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(text).not.toBe('');
    return (await text()).split('\n');
  };
  /** The app must be gone: it keeps the time played when it is left. */
  const asSomebodyElse = async (page: Page) => {
    await page.goto('./manifest.webmanifest');
    await wipe(page);
  };

  test('of a puzzle that everybody has leads there, with the time to beat', { tag: '@phone' }, async ({ page }) => {
    const troubles = await watchForTroubles(page);
    await openApp(page);
    await layAllBut(page, 1);
    // So that there is a time to beat.
    await page.waitForTimeout(1100);
    await layNumber(page, 3);
    const [head, taken, link = ''] = await shared(page);
    expect(head).toBe('Pipwright Pips · Easy 1 🟢');
    const [, time = ''] = /^(\d+:\d\d) · no hints$/.exec(taken ?? '') ?? [];
    expect(link).toMatch(/^http:\/\/[^?#]+\/#\/pips-graded-easy-1\?t=\d+$/);
    expect(troubles).toEqual([]);

    await asSomebodyElse(page);
    await page.goto(link);
    const line = page.locator('.welcome');
    await expect(line).toHaveText(new RegExp(`^${en.welcome.beat(time)} Fill the board:`));
    await expect(page, 'the address is plain again').toHaveURL(/\/#\/pips-graded-easy-1$/);
    // They are a little faster, or as fast: the line is where the time is not.
    await layAllBut(page, 0);
    await expect(card(page)).toContainText(new RegExp(`${time} beaten|level with ${time}|${time} still to beat`, 'i'));
    await page.reload();
    await expect(card(page), 'the time to beat stays').toContainText(time);
    await expect(line).toHaveCount(0);

    // Who has played before needs no rules.
    await page.goto('about:blank');
    await page.goto(link.replace('easy-1', 'easy-2'));
    await expect(line).toHaveText(en.welcome.beat(time));
  });

  test('of the player’s own puzzle has it in the link', { tag: ['@phone', '@soak'] }, async ({ page }) => {
    await page.goto(`./#1${await pack(JSON.stringify({ kind: 'pips', puzzle: ONE, title: 'From Ann' }))}`);
    await expect(page.locator('h1 .title')).toHaveText('From Ann');
    await expect(page.locator('.welcome'), 'somebody new, without a time').toHaveText(/^ ?Fill the board/);
    await layAllBut(page, 1);
    // So that there is a time to beat.
    await page.waitForTimeout(1100);
    await layNumber(page, 3);
    const [head, taken = '', link = ''] = await shared(page);
    expect(head).toBe('Pipwright Pips · From Ann');
    expect(link).toMatch(/^http:\/\/[^?#]+\/#1[\w-]+$/);
    await asSomebodyElse(page);
    await page.goto(link);
    await expect(page.locator('.welcome b')).toHaveText(en.welcome.beat(taken.split(' ')[0] ?? ''));
    await expect(page).toHaveURL(/#\/own-[0-9a-f]{16}$/);
  });

  test('is shared at the press itself, and is there to be copied where the browser refuses', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          Object.assign(window, { shared: data.text });
          throw new DOMException('Not now.', 'NotAllowedError');
        },
      });
    });
    await openApp(page);
    await layAllBut(page, 0);
    const button = card(page).getByRole('button', { name: en.finish.share });
    await expect(button).toBeVisible();
    // Once it is ready, nothing is waited for.
    const press = () =>
      button.evaluate((it: HTMLElement) => {
        it.click();
        return (window as { shared?: string }).shared;
      });
    await expect.poll(press).toContain('#/pips-graded-easy-1');
    const field = card(page).locator('.by-hand');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/^Pipwright Pips.*#\/pips-graded-easy-1/s);
    expect(await field.evaluate((it: HTMLTextAreaElement) => it.selectionEnd - it.selectionStart)).toBeGreaterThan(40);
    await expect(field).toBeInViewport({ ratio: 0.9 });
  });

  test('is saved as a picture', { tag: '@phone' }, async ({ page }) => {
    await openApp(page);
    await layAllBut(page, 0);
    await expect(card(page)).toBeVisible();
    await openFromMenu(page, en.menu.share);
    const downloading = page.waitForEvent('download');
    await tool(page, en.share.resultPicture).tap();
    expect((await downloading).suggestedFilename()).toBe('pipwright-pips-easy-1.png');
  });
});
