/** What must be asked for, since too few puzzles would come to have it by chance. */
import type { Random } from '@pipwright/core';
import type { Level } from '../model/puzzle.js';
import type { PipsRequest } from './request.js';

/** What else a pleasant puzzle must have at least. */
export interface Least {
  /** Neighbours with the same badge. */
  readonly twins: number;
  /** Regions of three cells or more that must differ. */
  readonly unlike: number;
}

export const NOTHING_MORE: Least = { twins: 0, unlike: 0 };

/** What a puzzle must have, drawn once for all tries, since puzzles that have it come off less often. */
export function leastFor(random: Random, { difficulty, like = 'times' }: PipsRequest): Least {
  if (difficulty === undefined || difficulty === 'expert' || like !== 'times') return NOTHING_MORE;
  return {
    twins: random.chance(TWINS[difficulty]) ? 1 : 0,
    unlike: random.chance(UNLIKE[difficulty]) ? 1 : 0,
  };
}

/** How often a pair of neighbours with the same badge is asked for: by chance alone there would be too few. */
const TWINS: Readonly<Record<Level, number>> = { easy: 0, medium: 0.35, hard: 0.6 };
/** And a region that must differ, which would hardly ever last. */
const UNLIKE: Readonly<Record<Level, number>> = { easy: 0.13, medium: 0.38, hard: 0.55 };
