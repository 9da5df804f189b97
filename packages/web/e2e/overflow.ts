/** What does not fit into its place: texts that are cut off, and parts that stick out. */
import type { Page } from '@playwright/test';

/** Elements that are seen and hold more than they are wide; what scrolls, and titles that end in an ellipsis, may. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const open = document.querySelector('dialog[open]');
    return [...(open ?? document.body).querySelectorAll('*')].flatMap((element) => {
      if (!(element instanceof HTMLElement) || element.scrollWidth <= element.clientWidth + 1) return [];
      const { overflowX, textOverflow, display, clipPath } = getComputedStyle(element);
      const isMeant = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
      const isSeen =
        element.checkVisibility() && display !== 'inline' && clipPath === 'none' && element.clientWidth > 0;
      // The window onto a board cuts off what is zoomed.
      if (isMeant || !isSeen || element.closest('.stage') !== null) return [];
      return [
        `${element.className || element.tagName}: ${element.textContent?.slice(0, 40)} (${element.scrollWidth} in ${element.clientWidth})`,
      ];
    });
  });
}
