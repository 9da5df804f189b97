/** Grades of several puzzles: a row each, the puzzle last, since nobody knows beforehand how long their names are. */
import { wrap } from '../../wrap.js';
import type { Subject } from '../explain/subject.js';
import type { GradeReport } from './compute.js';

/** As wide as the longest label, usual numbers, and the longest name of a technique. */
const [LABEL, EFFORT, FOR_ITS_SIZE, HARDEST] = [6, 6, 8, 27];
const BETWEEN = '  ';
const BEFORE_PUZZLE = LABEL + EFFORT + FOR_ITS_SIZE + HARDEST + 4 * BETWEEN.length;

export const HEADER = rowWith('label', numbers('effort', 'for size', 'hardest technique'), 'puzzle');

export function rowOf({ language }: Subject, title: string, report: GradeReport, columns: number): string {
  const name = cutTo(Math.max(columns - BEFORE_PUZZLE, SHORTEST_NAME), title);
  if (report.type !== 'graded') return rowWith('none', WHY_NONE[report.type], name);
  const { label, effort, forItsSize, hardest } = report.grade;
  const technique = hardest === null ? 'nothing to do' : language.technique(hardest);
  return rowWith(label, numbers(effort.toFixed(1), percent(forItsSize), technique), name);
}

const WHY_NONE = { ambiguous: 'several solutions', conflict: 'no solution', stopped: 'stopped early' };

function rowWith(label: string, middle: string, puzzle: string): string {
  const width = BEFORE_PUZZLE - LABEL - 2 * BETWEEN.length;
  return [label.padEnd(LABEL), middle.padEnd(width), puzzle].join(BETWEEN);
}

function numbers(effort: string, forItsSize: string, hardest: string): string {
  return [effort.padStart(EFFORT), forItsSize.padStart(FOR_ITS_SIZE), hardest].join(BETWEEN);
}

function percent(share: number): string {
  const rounded = Math.round(100 * share);
  return `${rounded > 0 ? '+' : ''}${rounded} %`;
}

const SHORTEST_NAME = 10;

/** The end of a name says more than its beginning, which is often a folder. */
function cutTo(most: number, name: string): string {
  const characters = [...name];
  return characters.length <= most ? name : `…${characters.slice(1 - most).join('')}`;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
  expert: 'expert',
  ambiguous: 'with several solutions',
  conflict: 'without a solution',
  stopped: 'stopped early',
  invalid: 'invalid',
};

export function summaryOf(outcomes: readonly string[], width: number): string {
  const parts = Object.entries(OUTCOMES).flatMap(([outcome, called]) => {
    const count = outcomes.filter((each) => each === outcome).length;
    return count === 0 ? [] : [`${count} ${called}`];
  });
  return wrap(`${outcomes.length} puzzle${outcomes.length === 1 ? '' : 's'}: ${parts.join(', ')}`, width);
}
