/** The words of a language: what all kinds share, and what each says. The English of the game comes with the app. */
import type { KindName } from '@pipwright/play';
import type { Catalogue, CommonPlayWords, PlayWords, SheetWords } from '../words/catalogue.js';
import { enPlay } from '../words/en/play.js';
import { isLanguage, type LanguageName } from '../words/languages.js';
import { type KindWords, kindNames, kindOf } from './page.js';

interface Loaders {
  play(): Promise<CommonPlayWords>;
  sheets(): Promise<SheetWords>;
}

/** What no kind has for itself. */
const LOADERS: Readonly<Record<LanguageName, Loaders>> = {
  en: {
    play: async () => enPlay,
    sheets: async () => (await import('../words/en/sheets.js')).enSheets,
  },
  de: {
    play: async () => (await import('../words/de/play.js')).dePlay,
    sheets: async () => (await import('../words/de/sheets.js')).deSheets,
  },
};

/** So that what was loaded is the same whenever it is asked for. */
const loaded = new Map<string, PlayWords>();

/** What the game says; in English where a language cannot be loaded. */
export async function loadWords(language: LanguageName): Promise<PlayWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  try {
    const [common, kinds] = await Promise.all([
      LOADERS[language].play(),
      eachKind(({ english, play }) => (language === 'en' ? english : play[language]())),
    ]);
    const words = { ...common, kinds };
    loaded.set(language, words);
    return words;
  } catch {
    return loadWords('en');
  }
}

/** By what they go with. */
const whole = new WeakMap<PlayWords, Catalogue>();

/** All words of a language, where they have been loaded. */
export function allWords(play: PlayWords): Catalogue | undefined {
  return whole.get(play);
}

/** All words of a language, for sheets. Rejects where they cannot be loaded. */
export async function loadAllWords(play: PlayWords): Promise<Catalogue> {
  const language = isLanguage(play.languageTag) ? play.languageTag : 'en';
  const [common, sheets] = await Promise.all([
    LOADERS[language].sheets(),
    eachKind((words) => words.sheets[language]()),
  ]);
  const kinds = await eachKind((_, kind) => ({ ...play.kinds[kind], ...sheets[kind] }));
  const all = { ...play, ...common, kinds };
  whole.set(play, all);
  return all;
}

async function eachKind<T>(load: (words: KindWords, kind: KindName) => T | Promise<T>): Promise<Record<KindName, T>> {
  const entries = kindNames().map(async (kind) => [kind, await load(kindOf(kind).words, kind)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<KindName, T>;
}
