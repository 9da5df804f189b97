/** What claims are called as ways to reason, the easiest first: for headings, grades, wishes and the documentation. */
import type { Technique } from '@pipwright/core/explaining';

/** Those that suppose nothing. */
export const PLAIN = [
  { name: 'last-number', level: 1 },
  { name: 'two-left', level: 1 },
  { name: 'naked-single', level: 1 },
  { name: 'hidden-single', level: 1 },
  { name: 'chain-bound', level: 2 },
  { name: 'forced-extreme', level: 2 },
  { name: 'ordered-pair', level: 2 },
  { name: 'valley', level: 2 },
  { name: 'peak', level: 2 },
  { name: 'bound', level: 2 },
  { name: 'bar-run', level: 2 },
  { name: 'across-bar', level: 2 },
  { name: 'no-bar', level: 2 },
  { name: 'naked-pair', level: 3 },
  { name: 'hidden-pair', level: 3 },
  { name: 'naked-triple', level: 3 },
  { name: 'hidden-triple', level: 3 },
  { name: 'squeeze', level: 4 },
  { name: 'x-wing', level: 4 },
  { name: 'swordfish', level: 4 },
] as const satisfies readonly Technique[];

/** Two candidates for one place, one of them dead within three links. */
export const TRY_BOTH = { name: 'try-both', level: 5 } as const;
/** Whatever else supposes something. */
export const LOOKING_AHEAD = { name: 'looking-ahead', level: 6 } as const;

/** All that steps can name. */
export const TECHNIQUES = [...PLAIN, TRY_BOTH, LOOKING_AHEAD];

export type TechniqueName = (typeof TECHNIQUES)[number]['name'];

export const CONFLICT_CLASSES = ['sign-cycle', 'line', 'empty-domain', 'combined'] as const;

export type ConflictClass = (typeof CONFLICT_CLASSES)[number];

export function levelOf(technique: TechniqueName): number {
  return TECHNIQUES.find(({ name }) => name === technique)!.level;
}

/** General techniques of the level of a special one: each of these finds all that it finds, and more. */
export const COVERING: Readonly<Record<string, readonly TechniqueName[]>> = {
  'last-number': ['naked-single', 'hidden-single'],
  'chain-bound': ['bound'],
  'forced-extreme': ['bound'],
  'ordered-pair': ['bound'],
};
