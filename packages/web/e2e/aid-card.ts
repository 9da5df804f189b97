/** The card of help in place of dominoes or numbers. */
import type { Locator, Page } from '@playwright/test';

export function card(page: Page): Locator {
  return page.locator('.aid');
}

/** What does not fit the card, in pixels; buttons that are too small for a finger. */
export function misfits(page: Page): Promise<readonly string[]> {
  return card(page).evaluate((element) => {
    const inside = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll('p, button')].map((part) => ({
      name: `${part.tagName} ${part.textContent}`,
      box: part.getBoundingClientRect(),
      isButton: part.tagName === 'BUTTON',
      isCut: part.scrollWidth > part.clientWidth + 1,
    }));
    const out = parts.flatMap(({ name, box, isButton, isCut }) => [
      ...(box.top < inside.top - 0.5 || box.bottom > inside.bottom + 0.5 ? [`${name} is out of the card`] : []),
      ...(box.left < inside.left || box.right > inside.right + 0.5 ? [`${name} is beside the card`] : []),
      ...(isButton && (box.height < 44 || box.width < 44) ? [`${name} is too small`] : []),
      ...(isCut ? [`${name} is cut off`] : []),
    ]);
    const told = element.querySelector('.told:not(:has([open]))');
    if (told && told.scrollHeight > told.clientHeight + 1) out.push('the text needs more room');
    const close = element.querySelector('.close')?.getBoundingClientRect();
    const text = element.querySelector('.told p')?.getBoundingClientRect();
    const choices = element.querySelector('.choices')?.getBoundingClientRect();
    if (close && text && text.top < close.bottom - 8 && text.right > close.left + 8) out.push('the text is under ×');
    if (choices && text && text.bottom > choices.top + 1) out.push('the text is under the buttons');
    return out;
  });
}
