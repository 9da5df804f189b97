/** The languages of the app, each by its own name, which is not translated. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

export type LanguageName = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as readonly LanguageName[];

export function isLanguage(name: string): name is LanguageName {
  return Object.hasOwn(LANGUAGES, name);
}

export function languageFor(chosen: 'system' | LanguageName): LanguageName {
  if (chosen !== 'system') return chosen;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return preferred.find(isLanguage) ?? 'en';
}
