/** A page under axe, as it is now and, by its colours, in looks that have other ones. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHEET = 'dialog[open]';
const PLAIN = { colorScheme: 'light', contrast: 'no-preference' } as const;
/** In these only colours are other ones. */
const LOOKS = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'light', contrast: 'more' },
] as const;

interface Judge {
  /** All that was found to be wrong until now. */
  readonly found: readonly string[];
  /** Looks at what the page shows: all rules in light, contrast in every other look. */
  look(screen: string): Promise<void>;
}

/** With `looks` false only light is looked at, by all rules: colours are the same at every width. */
export async function judgeOf(page: Page, looks: boolean): Promise<Judge> {
  await page.emulateMedia(PLAIN);
  const found: string[] = [];
  // Quicker in one frame, without telling what is right, and without axe's own source where the page has it.
  const axe = async () => {
    const isThere = await page.evaluate(() => 'axe' in window);
    const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) });
    return builder.options({ resultTypes: ['violations'] }).setLegacyMode();
  };
  const judge = async (screen: string, how: string, builder: AxeBuilder) => {
    const { violations } = await builder.analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target, failureSummary }) => `${screen}, ${how}: ${id} ${target}\n${failureSummary}`));
  };
  return {
    found,
    async look(screen) {
      await judge(screen, 'light', (await axe()).withTags(TAGS));
      if (!looks) return;
      // What a sheet covers was looked at when nothing did.
      const covered = (await page.locator(SHEET).count()) > 0;
      for (const media of LOOKS) {
        await page.emulateMedia(media);
        const builder = (await axe()).withRules('color-contrast');
        await judge(screen, Object.values(media).join(' '), covered ? builder.include(SHEET) : builder);
      }
      await page.emulateMedia(PLAIN);
    },
  };
}
