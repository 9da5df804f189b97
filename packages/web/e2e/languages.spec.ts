/**
 * Every screen in another language: no English is left, and axe, which looks at every fourth in `npm test`, finds
 * nothing wrong. That no sentence is missing is the type checker's affair: `Catalogue` is the type of the English one.
 */
import { expect, type Page, test } from '@playwright/test';
import { de } from './app-modules.js';
import { judgeOf } from './axe.js';
import { SOAKING } from './effort.js';
import { layoutFaults } from './layout-faults.js';
import { chooseLanguage, openForScreens, walkScreens } from './screens.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);

const SMALLEST = { width: 320, height: 568 };

/** In short, as browsers write it in German. */
const THURSDAY = 'do';

/** Names of algorithms, the same in every language. */
const CODE = /^[A-Z]{2,3}(?=$|: )/;

test('in German no word of English is left, all of it fits the smallest phone, and axe finds nothing wrong', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(600_000);
  const troubles = await watchForTroubles(page);
  const axe = await judgeOf(page, false);
  // Not at the top: it brings a compiler, which whatever reads this file would wait for.
  const { literalsOf } = await import('./literals.js');
  const german = wordsIn(...literalsOf('de'));
  const english = new Set([...wordsIn(...literalsOf('en'))].filter((word) => !german.has(word) && word !== THURSDAY));
  expect(english.size, 'words that only English has').toBeGreaterThan(300);
  await page.setViewportSize(SMALLEST);
  await openForScreens(page);
  await chooseLanguage(page, 'de');
  const tooWide: string[] = [];
  const left = new Map<string, string>();
  let screens = 0;
  await walkScreens(page, de, async (screen) => {
    screens++;
    if (SOAKING || screens % 4 === 0) await axe.look(screen);
    tooWide.push(...(await layoutFaults(page)).map((each) => `${screen}: ${each}`));
    for (const text of (await textsOf(page)).map((each) => each.replace(CODE, '')))
      for (const word of wordsIn(text)) if (english.has(word)) left.set(word, `${screen}: ${text}`);
  });
  expect(Object.fromEntries(left)).toEqual({});
  expect(tooWide).toEqual([]);
  expect(axe.found).toEqual([]);
  expect(troubles).toEqual([]);
  expect(screens).toBeGreaterThan(20);
});

function wordsIn(...texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []));
}

/** What is seen or heard of a page, or could be; not what is said to be in another language. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const written = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    for (let text = written.nextNode(); text !== null; text = written.nextNode())
      if (text.parentElement?.closest('noscript, script, body [lang]') === null) texts.push(text.nodeValue ?? '');
    return [...texts, ...said];
  });
}
