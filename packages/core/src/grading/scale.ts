/**
 * What makes chapters hard to find. A player looks for all chapters that are open at once and takes whichever shows up
 * first, so that two of one cost are found sooner than one. On top of that comes a look at everything that is not
 * finished. Only sums, products, quotients and square roots: they are the same on every machine.
 *
 * Efforts of different versions of a scale are never compared. Once one is released, other weights, bounds or formulas
 * need the next `version` and a line in CHANGELOG.md. A new technique does not: it changes grades as it changes
 * explanations.
 */
import { HARDEST_LEVEL, levelIn, SUPPOSING_LEVEL, type Technique } from '../explaining/technique.js';
import type { Label } from '../grade.js';

/** How effort is measured in puzzles of one kind, and where labels end. */
export interface Scale {
  readonly version: number;
  /** What an argument of cost 1 takes. */
  readonly unit: number;
  /** What a look takes at a part of the puzzle that is not finished. */
  readonly look: number;
  /** The most effort of each label. */
  readonly most: { readonly easy: number; readonly medium: number; readonly hard: number };
  /** The effort of half of all puzzles, with one thing to place; with n things, n√n times that. */
  readonly typical: number;
}

/** An argument of a chapter, by what it costs to read. */
export interface Weighed {
  readonly cost: number;
  readonly isSupposition: boolean;
}

/** A supposition takes so many times what reading it costs, since others are tried that lead nowhere. */
const SUPPOSED = 3;
/** Longer chains are not followed in the head: whoever guesses and tries pays no more than this. */
const DEAREST = 40;
/** Whatever needs more steps of looking ahead is for experts. */
const MOST_LOOKING_AHEAD = 2;
/** One look at one thing. */
const SINGLE_LEVEL = 1;

/** What it takes to find a chapter: twice the reading is nearly three times as hard to find. */
export function costOf(chapter: readonly Weighed[], { unit }: Pick<Scale, 'unit'>): number {
  let sum = 0;
  for (const { cost, isSupposition } of chapter) {
    const least = Math.min(cost, DEAREST);
    sum += least * Math.sqrt(least) * (isSupposition ? SUPPOSED : 1);
  }
  return unit * sum;
}

/**
 * What it takes to find any of some chapters: of four of one cost, half of what it takes to find one.
 * @param unfinished how many parts of the puzzle there are to look at
 */
export function effortOf(costs: readonly number[], unfinished: number, { look }: Pick<Scale, 'look'>): number {
  const chance = costs.reduce((sum, cost) => sum + 1 / (cost * cost), 0);
  return 1 / Math.sqrt(chance) + look * unfinished;
}

/** How far an effort is above what is typical. @param toPlace how many dominoes or numbers */
export function forItsSize(effort: number, toPlace: number, { typical }: Pick<Scale, 'typical'>): number {
  return toPlace === 0 ? 0 : effort / (typical * toPlace * Math.sqrt(toPlace)) - 1;
}

/**
 * By the effort, but what supposes something is never easy, and what takes a single look at a time never for experts.
 * @param names of the techniques of all steps
 */
export function labelOf(
  effort: number,
  names: readonly string[],
  techniques: readonly Technique[],
  { most }: Pick<Scale, 'most'>,
): Label {
  const levels = names.map((name) => levelIn(techniques, name));
  const hardest = Math.max(SINGLE_LEVEL, ...levels);
  if (levels.filter((level) => level === HARDEST_LEVEL).length > MOST_LOOKING_AHEAD) return 'expert';
  if (effort > most.hard && hardest > SINGLE_LEVEL) return 'expert';
  if (effort > most.medium) return 'hard';
  return effort > most.easy || hardest >= SUPPOSING_LEVEL ? 'medium' : 'easy';
}
