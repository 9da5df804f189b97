/** What a player chooses about the app; everything has a default, and anything else on the disk is left out. */
import type { LanguageName } from '../words/languages.js';

export interface Settings {
  readonly language: 'system' | LanguageName;
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more';
  readonly motion: 'system' | 'less';
  /** A pattern of its own for each region, beside its colour. */
  readonly patterns: boolean;
  readonly hand: 'right' | 'left';
  readonly clock: boolean;
  /** Show at once what cannot come right. */
  readonly liveCheck: boolean;
  /** Rub out a number's notes in its row and column when it is put. */
  readonly tidyNotes: boolean;
}

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  patterns: false,
  hand: 'right',
  clock: true,
  liveCheck: false,
  tidyNotes: true,
};

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: ['system', 'en', 'de'],
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  motion: ['system', 'less'],
  patterns: [true, false],
  hand: ['right', 'left'],
  clock: [true, false],
  liveCheck: [true, false],
  tidyNotes: [true, false],
};

export function readSettings(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const known = Object.entries(value).filter(([name, chosen]) => {
    const choices: readonly unknown[] | undefined = Object.hasOwn(CHOICES, name)
      ? CHOICES[name as keyof Settings]
      : undefined;
    return choices?.includes(chosen) ?? false;
  });
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}
