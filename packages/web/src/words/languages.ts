/** The languages of the app. The English of the game comes with it; all else is loaded when it is asked for. */
import type { Catalogue, PlayWords } from './catalogue.js';
import { enPlay } from './en-play.js';

export type LanguageName = 'en' | 'de';

/** Each by its own name, which is not translated. */
export const LANGUAGES: Readonly<Record<LanguageName, string>> = { en: 'English', de: 'Deutsch' };

export function languageFor(chosen: 'system' | LanguageName): LanguageName {
  if (chosen !== 'system') return chosen;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag): tag is LanguageName => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}

/** What the game says; in English where a language cannot be loaded. */
export async function loadWords(language: LanguageName): Promise<PlayWords> {
  if (language === 'en') return enPlay;
  return import('./de-play.js').then(
    ({ dePlay }) => dePlay,
    () => enPlay,
  );
}

/** All words of a language, for sheets. Rejects where they cannot be loaded. */
export function loadAllWords(language: string): Promise<Catalogue> {
  return language === 'de' ? import('./de.js').then(({ de }) => de) : import('./en.js').then(({ en }) => en);
}
