/**
 * What lies wrong on a page, as an eye would see it: something wider than its box, a button that another thing covers,
 * two buttons over each other, text that runs out of the window or is cut off.
 */
import type { Page } from '@playwright/test';

export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const top = document.querySelector('dialog[open]') ?? document.querySelector('.menu-list') ?? document.body;
    const named = (element: Element) =>
      `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.heard, .heard-in-sheet, [aria-hidden="true"] .ghost') === null &&
      getComputedStyle(element).clipPath === 'none';
    const scrollsAlong = (element: Element, axis: 'overflowX' | 'overflowY') =>
      /auto|scroll/.test(getComputedStyle(element)[axis]);
    /** What of an element is seen inside all that scrolls or cuts around it. */
    const seenBox = (element: Element) => {
      let { left, top: upper, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [upper, bottom] = [Math.max(upper, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, upper, right, bottom, width: right - left, height: bottom - upper };
    };

    const all = [...top.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element instanceof HTMLElement && isSeen(element),
    );
    for (const element of all) {
      const { textOverflow, overflowX } = getComputedStyle(element);
      if (element.clientWidth === 0 || element.matches('select, input, textarea, .slot, .plane, .plane *')) continue;
      const isMeant = scrollsAlong(element, 'overflowX') || (textOverflow === 'ellipsis' && overflowX !== 'visible');
      if (!isMeant && element.scrollWidth > element.clientWidth + 1 && !element.matches('.stage'))
        faults.push(`${named(element)} is ${element.scrollWidth} wide in ${element.clientWidth}`);
    }

    const targets = all.filter((element) =>
      element.matches('button, a[href], input, select, textarea, summary, [role=option], [role=menuitem]'),
    );
    const boxes = targets
      .map((element) => ({ element, box: seenBox(element) }))
      .filter(({ box }) => box.width > 4 && box.height > 4);
    for (const { element, box } of boxes) {
      if (box.left < -1 || box.right > innerWidth + 1 || box.upper < -1 || box.bottom > innerHeight + 1)
        faults.push(`${named(element)} lies outside the window`);
      const [x, y] = [(box.left + box.right) / 2, (box.upper + box.bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      const own = element.closest('label') ?? element;
      // What is said for a moment may lie over anything.
      if (hit?.closest('.notices') !== null) continue;
      if (hit !== null && !own.contains(hit) && !hit.contains(element))
        faults.push(`${named(element)} is covered by ${named(hit)}`);
    }
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (a.element.closest('.notices') !== b.element.closest('.notices')) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.upper, b.box.upper);
        if (width > 1 && height > 1) faults.push(`${named(a.element)} and ${named(b.element)} lie over each other`);
      }

    const texts = all.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    );
    for (const element of texts) {
      if (element.closest('.plane') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      let scrolls = false;
      for (let around: Element | null = element; around !== null; around = around.parentElement)
        scrolls ||= scrollsAlong(around, 'overflowX') || getComputedStyle(around).textOverflow === 'ellipsis';
      if (!scrolls && (left < -1 || right > innerWidth + 1)) faults.push(`${named(element)} runs out of the window`);
      const { scrollHeight, clientHeight } = element;
      if (getComputedStyle(element).overflowY === 'hidden' && clientHeight > 0 && scrollHeight > clientHeight + 2)
        faults.push(`${named(element)} is cut off below`);
    }
    return [...new Set(faults)];
  });
}
