/** What a report says. */
import { durationInWords } from '../duration.js';
import { grouped } from '../grouped.js';
import type { Measure } from './tally.js';

/** What a puzzle of each status is called, in the order of the report. */
export const STATUSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    solved: 'solved',
    counted: 'counted',
    valid: 'valid',
    correct: 'correct solution',
    explained: 'explained',
    graded: 'graded',
    converted: 'converted',
    generated: 'generated',
    ambiguous: 'several solutions',
    unsolvable: 'no solution',
    conflict: 'no solution',
    incorrect: 'wrong solution',
    stopped: 'stopped early',
    invalid: 'not a puzzle',
  }),
);

export const LABELS = ['easy', 'medium', 'hard', 'expert'];

export const SOLUTIONS = ['one', 'several', 'none', 'not known'];

export interface MeasureWords {
  readonly title: string;
  /** Of a plot, whose axis has the plain numbers. */
  readonly heading?: string;
  readonly inWords: (value: number) => string;
}

export const MEASURE_WORDS: Readonly<Record<Measure, MeasureWords>> = {
  effort: { title: 'Effort', inWords: grouped },
  steps: { title: 'Steps of the explanation', inWords: grouped },
  chapters: { title: 'Chapters of the explanation', inWords: grouped },
  nodes: { title: 'Nodes of the search', inWords: grouped },
  milliseconds: { title: 'Time', heading: 'Time in milliseconds', inWords: durationInWords },
};

export function kindTitle(name: string): string {
  return name === '' ? 'Not recognised' : `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

export function puzzles(count: number): string {
  return `${grouped(count)} puzzle${count === 1 ? '' : 's'}`;
}

/** Short enough for a plot: 950, 9,500, 12k, 3.4M. */
export function shortNumber(value: number): string {
  const units: readonly (readonly [number, string])[] = [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
  ];
  const [size, unit] = units.find(([least]) => value >= 10 * least || (value >= 1e6 && value >= least)) ?? [1, ''];
  if (unit === '') return grouped(Number(value.toPrecision(value >= 100 ? 4 : 3)));
  const scaled = value / size;
  return `${Number(scaled.toPrecision(scaled >= 100 ? 4 : 3))}${unit}`;
}
