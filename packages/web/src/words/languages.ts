/** The languages of the app. English comes with it; others are loaded when they are chosen. */
import type { Catalogue } from './catalogue.js';
import { en } from './en.js';

export type LanguageName = 'en' | 'de';

/** Each by its own name, which is not translated. */
export const LANGUAGES: Readonly<Record<LanguageName, string>> = { en: 'English', de: 'Deutsch' };

export function languageFor(chosen: 'system' | LanguageName): LanguageName {
  if (chosen !== 'system') return chosen;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag): tag is LanguageName => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}

/** English where a language cannot be loaded. */
export async function loadWords(language: LanguageName): Promise<Catalogue> {
  if (language === 'en') return en;
  return import('./de.js').then(
    ({ de }) => de,
    () => en,
  );
}
