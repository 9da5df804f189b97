/** What a page shows of a game, as text that can be compared: cells, what can be undone, the clock. */
import type { Page } from '@playwright/test';

/** Every cell with what it holds, and every domino that is left. */
export function boardShown(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=gridcell], [role=option]')]
      .map((each) => each.getAttribute('aria-label'))
      .join('\n'),
  );
}

/** How many cells hold something. */
export async function cellsFilled(page: Page): Promise<number> {
  return (await boardShown(page)).split('\n').filter((line) => line.includes('holds')).length;
}

/** Seconds played, by the clock's face. */
export async function secondsShown(page: Page): Promise<number> {
  const face = (await page.locator('.clock span').textContent()) ?? '';
  return face.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

/** What went wrong, as far as the app says so. */
export async function complaints(page: Page): Promise<string[]> {
  return page.locator('.seen, .notice, [role=alert]').allTextContents();
}
