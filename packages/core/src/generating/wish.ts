import { HARDEST_LEVEL, levelIn, type Technique } from '../explaining/technique.js';
import type { Range, Wish } from '../generate.js';
import type { EarlyGrade, Graded } from '../grade.js';
import type { Scale } from '../grading/scale.js';

export type GradedWell = Extract<Graded, { readonly status: 'graded' }>;

/** Chapters that can be begun at the start of what is good to solve. */
export const LEAST_OPEN = 2;
/** Of the effort. */
export const MOST_OF_ONE_CHAPTER = 0.4;

export interface Yardstick {
  readonly scale: Pick<Scale, 'most'>;
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

export function isFlawedSoon(wish: Wish, { open, hardest }: EarlyGrade, { techniques }: Yardstick): boolean {
  if (open !== undefined && open < LEAST_OPEN) return true;
  const isBelowExpert = wish.difficulty !== undefined && wish.difficulty !== 'expert' && wish.technique === undefined;
  return isBelowExpert && looksAhead(hardest, techniques);
}

/** What makes a puzzle good to solve: a choice at the start, no lump of work, no looking ahead. */
function flaws(wish: Wish, { grade, open, efforts }: GradedWell, { techniques }: Yardstick): readonly boolean[] {
  const isExpert = grade.label === 'expert';
  const mayLookAhead = isExpert || looksAhead(wish.technique, techniques);
  return [
    open < LEAST_OPEN,
    !isExpert && Math.max(0, ...efforts) > MOST_OF_ONE_CHAPTER * Math.max(1, grade.effort),
    !mayLookAhead && looksAhead(grade.hardest, techniques),
  ];
}

function looksAhead(technique: string | null | undefined, techniques: readonly Technique[]): boolean {
  return typeof technique === 'string' && levelIn(techniques, technique) === HARDEST_LEVEL;
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
