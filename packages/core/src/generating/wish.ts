import { HARDEST_LEVEL, type Technique } from '../explaining/technique.js';
import type { Range, Wish } from '../generate.js';
import type { SoonKnown } from '../grade.js';
import type { Scale } from '../grading/scale.js';
import {
  type GradedWell,
  heaviestShare,
  LEAST_OPEN,
  looksAhead,
  MOST_OF_ONE_CHAPTER,
  openAtStart,
} from './good-to-solve.js';

export interface Yardstick {
  readonly scale: Scale;
  readonly techniques: readonly Technique[];
}

/**
 * What counts against a puzzle: 0 where it is as asked. Effort off by a half counts as much as one thing that is missing.
 * @param isNeeded whether it takes the technique that is asked for
 */
export function distance(wish: Wish, graded: GradedWell, yardstick: Yardstick, isNeeded = true): number {
  return unfulfilled(wish, graded, yardstick, isNeeded) + flaws(wish, graded, yardstick).filter(Boolean).length;
}

export function isAsAsked(wish: Wish, graded: GradedWell, yardstick: Yardstick, isNeeded = true): boolean {
  return unfulfilled(wish, graded, yardstick, isNeeded) === 0;
}

function unfulfilled(wish: Wish, graded: GradedWell, { scale }: Yardstick, isNeeded: boolean): number {
  const { label, effort, hardest } = graded.grade;
  const missing = [
    wish.difficulty !== undefined && label !== wish.difficulty,
    wish.technique !== undefined && (hardest !== wish.technique || !isNeeded),
  ];
  return 2 * offBy(effort, effortRange(wish, scale)) + missing.filter(Boolean).length;
}

/** Is it harder than asked for (1), easier (-1), or neither? */
export function leaning(wish: Wish, { grade }: GradedWell, { scale }: Yardstick): number {
  if (wish.difficulty === 'expert' && wish.effort === undefined) return grade.label === 'expert' ? 0 : -1;
  const { least, most } = effortRange(wish, scale);
  return grade.effort > most ? 1 : grade.effort < least ? -1 : 0;
}

export function isFlawedSoon(wish: Wish, { open, hardest }: SoonKnown, { techniques }: Yardstick): boolean {
  if (open !== undefined && open < LEAST_OPEN) return true;
  const isBelowExpert = wish.difficulty !== undefined && wish.difficulty !== 'expert' && wish.technique === undefined;
  return isBelowExpert && techniques.some(({ name, level }) => name === hardest && level === HARDEST_LEVEL);
}

function flaws(wish: Wish, graded: GradedWell, { scale, techniques }: Yardstick): readonly boolean[] {
  const isExpert = graded.grade.label === 'expert';
  const mayLookAhead =
    isExpert || techniques.some(({ name, level }) => name === wish.technique && level === HARDEST_LEVEL);
  return [
    openAtStart(graded) < LEAST_OPEN,
    !isExpert && heaviestShare(graded, scale.weights) > MOST_OF_ONE_CHAPTER,
    !mayLookAhead && looksAhead(graded, techniques),
  ];
}

/** Any for experts: looking ahead makes a puzzle theirs, too, whatever its effort. */
export function effortRange({ difficulty, effort }: Wish, { most }: Pick<Scale, 'most'>): Range {
  if (effort !== undefined) return effort;
  switch (difficulty) {
    case 'easy':
      return { least: 0, most: most.easy };
    case 'medium':
      return { least: most.easy, most: most.medium };
    case 'hard':
      return { least: most.medium, most: most.hard };
    default:
      return { least: 0, most: Number.POSITIVE_INFINITY };
  }
}

function offBy(effort: number, { least, most }: Range): number {
  if (effort > most) return effort / Math.max(1, most) - 1;
  return effort < least ? least / Math.max(1, effort) - 1 : 0;
}
