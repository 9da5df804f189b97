/** What claims are called as ways to reason, the easiest first: for headings, grades, wishes and the documentation. */
import { techniquesOf } from '@pipwright/core/explaining';

export const TECHNIQUES = techniquesOf([
  ['rest-of-sum', 'forced-partner'],
  ['only-domino', 'not-equal', 'sum-bounds', 'doubles-test', 'half-supply', 'equal-supply', 'sum-pair', 'last-home'],
  ['sum-combinations', 'halves-left', 'no-partner', 'odd-area', 'sharing-out'],
  [],
  ['try-both'],
  ['looking-ahead'],
]);

export type TechniqueName = (typeof TECHNIQUES)[number]['name'];

/** Two candidates for one place, one of them dead within three links. */
export const TRY_BOTH: TechniqueName = 'try-both';

/** What conflicts are called, by what they end with. */
export const CONFLICT_CLASSES = [
  'region-impossible',
  'shape',
  'domino-exhaustion',
  'empty-domain',
  'combined',
] as const;

export type ConflictClass = (typeof CONFLICT_CLASSES)[number];
