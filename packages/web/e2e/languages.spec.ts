/**
 * Every screen in another language: no English is left, and axe finds nothing wrong. That no sentence is missing is the
 * type checker's affair: `Catalogue` is the type of the English one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ts from 'typescript';
import { de } from '../src/words/testing/catalogues.js';
import { judgeOf } from './axe.js';
import { layoutFaults } from './layout-faults.js';
import { chooseLanguage, openForScreens, walkScreens } from './screens.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);

const SMALLEST = { width: 320, height: 568 };

/** Names of algorithms, the same in every language. */
const CODE = /^[A-Z]{2,3}(?=$|: )/;

test('in German no word of English is left, all of it fits the smallest phone, and axe finds nothing wrong', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(600_000);
  const troubles = await watchForTroubles(page);
  const axe = await judgeOf(page, false);
  const german = wordsIn(...literalsOf('de'));
  const english = new Set([...wordsIn(...literalsOf('en'))].filter((word) => !german.has(word)));
  expect(english.size, 'words that only English has').toBeGreaterThan(300);
  await page.setViewportSize(SMALLEST);
  await openForScreens(page);
  await chooseLanguage(page, 'de');
  const tooWide: string[] = [];
  const left = new Map<string, string>();
  let screens = 0;
  await walkScreens(page, de, async (screen) => {
    screens++;
    await axe.look(screen);
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

/** All that is written for people in the files of a catalogue: its texts, and not the names within its code. */
function literalsOf(language: string): string[] {
  const sources = new URL('../src/', import.meta.url);
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const own = names.filter((name) => new RegExp(`(?:^|/)words/${language}(?:/[\\w-]+|-sheets)?\\.ts$`).test(name));
  return own.flatMap((name) => literalsIn(readFileSync(new URL(name, sources), 'utf8')));
}

function literalsIn(text: string): string[] {
  const source = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const see = (node: ts.Node) => {
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) &&
      isText(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, see);
  };
  see(source);
  return texts;
}

function isText({ parent, pos }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.pos !== pos;
  return !(
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isElementAccessExpression(parent)
  );
}

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
