import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { IN_A_LINE } from '../kinds/in-a-line.js';
import type { WelcomeWords } from '../words/catalogue.js';
import { enWelcome } from '../words/en/welcome.js';
import type { LanguageName } from '../words/languages.js';

const LOADERS: Readonly<Record<LanguageName, () => Promise<WelcomeWords>>> = {
  en: async () => enWelcome,
  de: () => import('../words/de/welcome.js').then(({ deWelcome }) => deWelcome),
};

/** In English where a language cannot be loaded. */
export function loadWelcomeWords(language: LanguageName): Promise<WelcomeWords> {
  return LOADERS[language]().catch(() => enWelcome);
}

/** The rules of this puzzle in a line; empty where its kind has none. */
export function rulesOf({ kind, puzzle }: AnyGame, language: LanguageName): string {
  return IN_A_LINE[kind]?.[language](puzzleFacts<KindName>(kind, puzzle)) ?? '';
}
