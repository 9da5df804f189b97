/**
 * What makes chapters hard to find. A player looks for all chapters that are open at once and takes whichever shows up
 * first, so that two of one cost are found sooner than one. On top of that comes a look at everything that is not
 * finished. Only sums, products, quotients and square roots: they are the same on every machine.
 *
 * Efforts of different versions of a scale are never compared. Once one is released, other weights, bounds or formulas
 * need the next `version` and a line in CHANGELOG.md. A new technique does not: it changes grades as it changes
 * explanations.
 */
import { HARDEST_LEVEL } from '../explaining/technique.js';
import type { ChapterSize, Label } from '../grade.js';

export interface Weights {
  readonly step: number;
  /** A step of a level costs so many times one of the level below. */
  readonly harder: number;
  readonly premise: number;
  readonly link: number;
  readonly look: number;
}

/** How effort is measured in puzzles of one kind, and where labels end. */
export interface Scale {
  readonly version: number;
  readonly weights: Weights;
  /** The most effort of each label. */
  readonly most: { readonly easy: number; readonly medium: number; readonly hard: number };
}

/** Whatever needs more steps of looking ahead is for experts. */
const MOST_LOOKING_AHEAD = 2;

/** @param levels of its steps @param links of all its chains */
export function sizeOf(levels: readonly number[], premises: number, links: number): ChapterSize {
  const steps = Array.from(
    { length: Math.max(0, ...levels) },
    (_, i) => levels.filter((level) => level === i + 1).length,
  );
  return { steps, premises, links };
}

export function costOf({ steps, premises, links }: ChapterSize, { step, harder, premise, link }: Weights): number {
  let cost = premise * premises + link * links;
  let each = step;
  for (const count of steps) {
    cost += count * each;
    each *= harder;
  }
  return cost;
}

/** How likely a chapter is to be found first: twice the cost, a quarter of the chance. */
export function chanceOf(cost: number): number {
  return 1 / (cost * cost);
}

/**
 * What it takes to find any of some chapters: of four of one cost, half of what it takes to find one, and never more than
 * to look ahead, which is what helps where nothing is open.
 * @param unfinished how many parts of the puzzle there are to look at
 */
export function effortOf(costs: readonly number[], unfinished: number, weights: Weights): number {
  const chance = costs.reduce((sum, cost) => sum + chanceOf(cost), 0);
  return Math.min(lookingAhead(weights), 1 / Math.sqrt(chance)) + weights.look * unfinished;
}

function lookingAhead({ step, harder }: Weights): number {
  let cost = step;
  for (let level = 1; level < HARDEST_LEVEL; level++) cost *= harder;
  return cost;
}

/** @param lookingAhead how many steps of looking ahead the explanation has */
export function labelOf(effort: number, lookingAhead: number, { most }: Scale): Label {
  if (effort > most.hard || lookingAhead > MOST_LOOKING_AHEAD) return 'expert';
  return effort > most.medium ? 'hard' : effort > most.easy ? 'medium' : 'easy';
}
