/**
 * Every screen under axe: all of its rules in the light theme, and contrast in every other look. `npm test` has
 * every other screen, in German (`languages.spec.ts`), and the colours of all looks in `src/style/contrast.test.ts`.
 */
import { expect, test } from '@playwright/test';
import { en } from './app-modules.js';
import { judgeOf } from './axe.js';
import { openForScreens, walkScreens } from './screens.js';
import { watchForTroubles } from './troubles.js';

test('no screen has anything that axe knows to be wrong', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(600_000);
  const troubles = await watchForTroubles(page);
  const axe = await judgeOf(page, true);
  await openForScreens(page);
  let screens = 0;
  await walkScreens(page, en, async (screen) => {
    screens++;
    await axe.look(screen);
  });
  expect(axe.found).toEqual([]);
  expect(troubles).toEqual([]);
  expect(screens).toBeGreaterThan(20);
});
