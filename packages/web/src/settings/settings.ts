/** What a player chooses about the app; everything has a default, and anything else on the disk is left out. */
import type { DebugLevel } from '../think/engine-messages.js';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more';
  readonly motion: 'system' | 'less';
  readonly patterns: boolean;
  readonly hand: 'right' | 'left';
  readonly clock: boolean;
  /** Do hints name cells by row and column? */
  readonly coordinates: boolean;
  readonly liveCheck: boolean;
  /** Hide the notes of a number in the row and column where it stands. */
  readonly tidyNotes: boolean;
  /** “Solve” finds all solutions, not one. */
  readonly findAll: boolean;
  /** Nodes between two looks at what else there is; 0 leaves it to the time they take. */
  readonly iterationsPerTick: number;
  readonly debugLevel: DebugLevel;
  /** The highest number on a domino, where a file of a puzzle does not say it. */
  readonly maxPip: number;
  /** May a domino lie twice on a board, where a file does not say it? */
  readonly allowDuplicates: boolean;
}

export const MOST_ITERATIONS = 1_000_000;

export const DEFAULTS: Settings = {
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  patterns: false,
  hand: 'right',
  clock: true,
  coordinates: false,
  liveCheck: false,
  tidyNotes: true,
  findAll: false,
  iterationsPerTick: 0,
  debugLevel: 0,
  maxPip: 6,
  allowDuplicates: false,
};

/** Up to the largest set of dominoes that anybody makes. */
export const HIGHEST_NUMBERS: readonly number[] = Array.from({ length: 19 }, (_, pip) => pip);

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] | ((value: unknown) => boolean) } = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  motion: ['system', 'less'],
  patterns: [true, false],
  hand: ['right', 'left'],
  clock: [true, false],
  coordinates: [true, false],
  liveCheck: [true, false],
  tidyNotes: [true, false],
  findAll: [true, false],
  iterationsPerTick: (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_ITERATIONS,
  debugLevel: [0, 1, 2],
  maxPip: HIGHEST_NUMBERS,
  allowDuplicates: [true, false],
};

export function readSettings(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const known = Object.entries(value).filter(([name, chosen]) => {
    if (!Object.hasOwn(CHOICES, name)) return false;
    const choices: readonly unknown[] | ((value: unknown) => boolean) = CHOICES[name as keyof Settings];
    return typeof choices === 'function' ? choices(chosen) : choices.includes(chosen);
  });
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}
