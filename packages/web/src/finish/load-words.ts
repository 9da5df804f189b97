import type { FinishWords } from '../words/catalogue.js';
import { enFinish } from '../words/en/finish.js';
import type { LanguageName } from '../words/languages.js';

const LOADERS: Readonly<Record<LanguageName, () => Promise<FinishWords>>> = {
  en: async () => enFinish,
  de: () => import('../words/de/finish.js').then(({ deFinish }) => deFinish),
};

/** In English where a language cannot be loaded. */
export function loadFinishWords(language: LanguageName): Promise<FinishWords> {
  return LOADERS[language]().catch(() => enFinish);
}
