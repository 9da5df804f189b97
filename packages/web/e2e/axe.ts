/** A page under axe, as it is now and, by its colours, in looks that have other ones. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

// It comes with Playwright's builder, which takes half as long again as axe itself.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

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

/** With `looks` false only light is looked at, by all rules, and of a page that a sheet covers only the sheet. */
export async function judgeOf(page: Page, looks: boolean): Promise<Judge> {
  await page.emulateMedia(PLAIN);
  const found: string[] = [];
  const judge = async (screen: string, how: string, options: RunOptions, where?: string) => {
    for (const trouble of await troublesUnderAxe(page, options, where)) found.push(`${screen}, ${how}: ${trouble}`);
  };
  return {
    found,
    async look(screen) {
      // What a sheet covers was looked at when nothing did.
      const sheet = (await page.locator(SHEET).count()) > 0 ? SHEET : undefined;
      await judge(screen, 'light', { runOnly: TAGS }, looks ? undefined : sheet);
      if (!looks) return;
      for (const media of LOOKS) {
        await page.emulateMedia(media);
        await judge(screen, Object.values(media).join(' '), { runOnly: ['color-contrast'] }, sheet);
      }
      await page.emulateMedia(PLAIN);
    },
  };
}

/** What axe finds wrong with a page, or with a part of it; all of its rules if none are named. */
export async function troublesUnderAxe(page: Page, options: RunOptions = {}, where?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ({ part, how }) => {
      const { axe } = window as unknown as {
        axe: { run(on: Document | string, how: RunOptions): Promise<AxeResults> };
      };
      return axe.run(part ?? document, how);
    },
    { part: where, how: { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}\n${failureSummary}`),
  );
}
