/** What claims are called as ways to reason, the easiest first: for headings, grades, wishes and the documentation. */
import type { Technique } from '@pipwright/core/explaining';

export const TECHNIQUES = [
  { name: 'rest-of-sum', level: 1 },
  { name: 'forced-partner', level: 1 },
  { name: 'only-domino', level: 2 },
  { name: 'not-equal', level: 2 },
  { name: 'sum-bounds', level: 2 },
  { name: 'doubles-test', level: 2 },
  { name: 'half-supply', level: 2 },
  { name: 'equal-supply', level: 2 },
  { name: 'sum-pair', level: 2 },
  { name: 'last-home', level: 2 },
  { name: 'sum-combinations', level: 3 },
  { name: 'halves-left', level: 3 },
  { name: 'no-partner', level: 3 },
  { name: 'odd-area', level: 3 },
  { name: 'sharing-out', level: 3 },
  { name: 'try-both', level: 5 },
  { name: 'looking-ahead', level: 6 },
] as const satisfies readonly Technique[];

export type TechniqueName = (typeof TECHNIQUES)[number]['name'];

/** Two candidates for one place, one of them dead within three links. */
export const TRY_BOTH: TechniqueName = 'try-both';

export function levelOf(technique: TechniqueName): number {
  return TECHNIQUES.find(({ name }) => name === technique)!.level;
}

/** What conflicts are called, by what they end with. */
export const CONFLICT_CLASSES = [
  'region-impossible',
  'shape',
  'domino-exhaustion',
  'empty-domain',
  'combined',
] as const;

export type ConflictClass = (typeof CONFLICT_CLASSES)[number];
