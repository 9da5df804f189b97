/** What claims are called as ways to reason, the easiest first: for headings, grades, wishes and the documentation. */
import { techniquesOf } from '@pipwright/core/explaining';

/** Techniques that suppose nothing. */
export const PLAIN = techniquesOf([
  ['last-number', 'two-left', 'naked-single', 'hidden-single'],
  ['chain-bound', 'forced-extreme', 'ordered-pair', 'valley', 'peak', 'bound', 'bar-run', 'across-bar', 'no-bar'],
  ['naked-pair', 'hidden-pair', 'naked-triple', 'hidden-triple'],
  ['squeeze', 'x-wing', 'swordfish'],
]);

/** Two candidates for one place, one of them dead within three links. */
export const TRY_BOTH = { name: 'try-both', level: 5 } as const;
/** Whatever else supposes something. */
export const LOOKING_AHEAD = { name: 'looking-ahead', level: 6 } as const;

/** All that steps can name. */
export const TECHNIQUES = [...PLAIN, TRY_BOTH, LOOKING_AHEAD];

export type TechniqueName = (typeof TECHNIQUES)[number]['name'];

export const CONFLICT_CLASSES = ['sign-cycle', 'line', 'empty-domain', 'combined'] as const;

export type ConflictClass = (typeof CONFLICT_CLASSES)[number];

/** General techniques of the level of a special one: each of these finds all that it finds, and more. */
export const COVERING: Readonly<Record<string, readonly TechniqueName[]>> = {
  'last-number': ['naked-single', 'hidden-single'],
  'chain-bound': ['bound'],
  'forced-extreme': ['bound'],
  'ordered-pair': ['bound'],
};
