/** What makes a puzzle good to solve beside its one solution: a choice at the start, no lump of work, no looking ahead. */
import { HARDEST_LEVEL, type Technique } from '../explaining/technique.js';
import type { Graded, Outlook } from '../grade.js';
import { costOf, effortOf, type Weights } from '../grading/scale.js';

export type GradedWell = Extract<Graded, { readonly status: 'graded' }>;

export const LEAST_OPEN = 2;

/** Of the effort. */
export const MOST_OF_ONE_CHAPTER = 0.4;

export function openAtStart({ orders }: GradedWell): number {
  return orders[0]?.[0]?.chapters.length ?? 0;
}

export function heaviestShare({ orders }: GradedWell, weights: Weights): number {
  const shares = orders.map((order) => {
    const efforts = order.map((outlook) => effortAt(outlook, weights));
    return Math.max(0, ...efforts) / Math.max(1, total(efforts));
  });
  return total(shares) / Math.max(1, shares.length);
}

export function looksAhead({ grade }: GradedWell, techniques: readonly Technique[]): boolean {
  return techniques.some(({ name, level }) => name === grade.hardest && level === HARDEST_LEVEL);
}

function effortAt({ chapters, unfinished }: Outlook, weights: Weights): number {
  const costs = chapters.map((chapter) => costOf(chapter, weights));
  return effortOf(costs, unfinished, weights);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
