/** Every screen under axe: all of its rules in the light theme, and contrast in every other look. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { en } from '../src/words/en.js';
import { openForScreens, walkScreens } from './screens.js';
import { watchForTroubles } from './troubles.js';

test.use({ serviceWorkers: 'block' });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The light theme is looked at with every rule; in these only colours are other ones. */
const LOOKS = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'light', contrast: 'more' },
] as const;
const PLAIN = { colorScheme: 'light', contrast: 'no-preference' } as const;

test('no screen has anything that axe knows to be wrong', async ({ page }) => {
  test.setTimeout(180_000);
  const troubles = await watchForTroubles(page);
  await page.emulateMedia(PLAIN);
  await openForScreens(page);
  const found: string[] = [];
  let screens = 0;

  // Quicker in one frame, without telling what is right, and without axe's own source where the page has it.
  let axeSource: string | undefined;
  const axe = () => {
    const builder = new AxeBuilder({ page, ...(axeSource && { axeSource }) });
    axeSource = ';';
    return builder.options({ resultTypes: ['violations'] }).setLegacyMode();
  };
  const look = async (screen: string, how: string, builder: AxeBuilder) => {
    const { violations } = await builder.analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target, failureSummary }) => `${screen}, ${how}: ${id} ${target}\n${failureSummary}`));
  };
  await walkScreens(page, en, async (screen) => {
    screens++;
    await look(screen, 'light', axe().withTags(TAGS));
    for (const media of LOOKS) {
      await page.emulateMedia(media);
      await look(screen, Object.values(media).join(' '), axe().withRules('color-contrast'));
    }
    await page.emulateMedia(PLAIN);
  });
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
  expect(screens).toBeGreaterThan(20);
});
