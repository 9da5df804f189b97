/** The words of a language: what all kinds share, and what each says. The English of the game comes with the app. */
import type { KindName } from '@pipwright/play';
import type { Catalogue, PlayWords } from '../words/catalogue.js';
import { enPlay } from '../words/en/play.js';
import { isLanguage, type LanguageName } from '../words/languages.js';
import { type KindWords, kindNames, kindOf } from './page.js';

/** So that what was loaded is the same whenever it is asked for. */
const loaded = new Map<string, PlayWords>();

/** What the game says; in English where a language cannot be loaded. */
export async function loadWords(language: LanguageName): Promise<PlayWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  try {
    const words = await (language === 'en' ? english() : german());
    loaded.set(language, words);
    return words;
  } catch {
    return loadWords('en');
  }
}

async function english(): Promise<PlayWords> {
  return { ...enPlay, kinds: await eachKind(({ english }) => english) };
}

async function german(): Promise<PlayWords> {
  const [{ dePlay }, kinds] = await Promise.all([import('../words/de/play.js'), eachKind(({ play }) => play.de())]);
  return { ...dePlay, kinds };
}

/** All words of a language, for sheets. Rejects where they cannot be loaded. */
export async function loadAllWords(play: PlayWords): Promise<Catalogue> {
  const language = isLanguage(play.languageTag) ? play.languageTag : 'en';
  const [common, sheets] = await Promise.all([
    language === 'de'
      ? import('../words/de/sheets.js').then(({ deSheets }) => deSheets)
      : import('../words/en/sheets.js').then(({ enSheets }) => enSheets),
    eachKind((words) => words.sheets[language]()),
  ]);
  const kinds = await eachKind((_, kind) => ({ ...play.kinds[kind], ...sheets[kind] }));
  return { ...play, ...common, kinds };
}

async function eachKind<T>(load: (words: KindWords, kind: KindName) => T | Promise<T>): Promise<Record<KindName, T>> {
  const entries = kindNames().map(async (kind) => [kind, await load(kindOf(kind).words, kind)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<KindName, T>;
}
