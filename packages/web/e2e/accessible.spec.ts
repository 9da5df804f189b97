/** Every screen under axe: all of its rules in the light theme, and contrast in every other look. */
import { expect, test } from '@playwright/test';
import { en } from '../src/words/en.js';
import { judgeOf } from './axe.js';
import { SOAKING } from './effort.js';
import { openForScreens, walkScreens } from './screens.js';
import { watchForTroubles } from './troubles.js';

test.use({ serviceWorkers: 'block' });

test('no screen has anything that axe knows to be wrong', async ({ page, isMobile }) => {
  test.setTimeout(180_000);
  const troubles = await watchForTroubles(page);
  const axe = await judgeOf(page, isMobile || SOAKING);
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
