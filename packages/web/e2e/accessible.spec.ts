/**
 * Every screen under axe: all of its rules in the light theme, and contrast in every other look. `npm test` has every
 * fourth, in light on the smallest phone, and the colours of all looks in `src/style/contrast.test.ts`.
 */
import { expect, test } from '@playwright/test';
import { judgeOf } from './axe.js';
import { SOAKING } from './effort.js';
import { layoutFaults } from './layout-faults.js';
import { openForScreens, walkScreens } from './screens.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);

const SMALLEST = { width: 320, height: 568 };

test('every screen fits the smallest phone, and axe finds nothing wrong', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(600_000);
  const troubles = await watchForTroubles(page);
  const axe = await judgeOf(page, false);
  await page.setViewportSize(SMALLEST);
  await openForScreens(page);
  const faults: string[] = [];
  let screens = 0;
  await walkScreens(page, async (screen) => {
    screens++;
    if (SOAKING || screens % 4 === 0) await axe.look(screen);
    faults.push(...(await layoutFaults(page)).map((each) => `${screen}: ${each}`));
  });
  expect(faults).toEqual([]);
  expect(axe.found).toEqual([]);
  expect(troubles).toEqual([]);
  expect(screens).toBeGreaterThan(20);
});

test('no screen has anything that axe knows to be wrong', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(600_000);
  const troubles = await watchForTroubles(page);
  const axe = await judgeOf(page, true);
  await openForScreens(page);
  let screens = 0;
  await walkScreens(page, async (screen) => {
    screens++;
    await axe.look(screen);
  });
  expect(axe.found).toEqual([]);
  expect(troubles).toEqual([]);
  expect(screens).toBeGreaterThan(20);
});
