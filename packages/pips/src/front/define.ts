/** Puzzles written in a program: a board drawn in letters, a rule for each letter. */
import { type Problem, problemMaker } from '@pipwright/core';
import { say } from '@pipwright/core/front';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { check } from './check.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

export interface Definition {
  /** The board, row by row: a letter for each region, `*` for a cell without a rule, `.` or a space for none. */
  readonly regions: readonly string[];
  /** The rule of each letter. */
  readonly rules?: Readonly<Record<string, Rule>>;
  /** All of these (`'26 33 35'`, or pairs of numbers), or as many as needed of a set: `{ set: 6 }`. */
  readonly dominoes: string | readonly Domino[] | { readonly set: number; readonly repeats?: boolean };
  /** The largest number on a domino, 6 by default. */
  readonly maxPip?: number;
}

/** The numbers add up to this. */
export const sum = (target: number): Rule => ({ kind: 'sum', op: '=', target });
/** The numbers add up to less than this. */
export const lessThan = (target: number): Rule => ({ kind: 'sum', op: '<', target });
/** The numbers add up to more than this. */
export const moreThan = (target: number): Rule => ({ kind: 'sum', op: '>', target });
/** All numbers are the same: this one, or any. */
export const same = (value?: number): Rule => (value === undefined ? { kind: 'same' } : { kind: 'same', value });
/** All numbers are different, and none of these. */
export const different = (...avoiding: readonly number[]): Rule => ({ kind: 'different', avoiding });
/** Every single number is less than, more than, equal to or different from this. */
export const each = (op: '<' | '>' | '=' | '≠', value: number): Rule => ({ kind: 'each', op, value });

const problem = problemMaker<typeof frontWords>();

/** The puzzle that a definition describes. Throws a `PuzzleError` with all that is wrong with it. */
export function definePuzzle(definition: Definition): Puzzle {
  const problems: Problem[] = [];
  const spec = specOf(definition, problems);
  if (problems.length > 0) throw new PuzzleError(say(problems, frontWords));
  const checked = check(spec);
  if (!checked.ok) throw new PuzzleError(checked.error);
  return checked.value;
}

function specOf(definition: Definition, problems: Problem[]): Spec {
  const { regions, rules = {}, dominoes, maxPip } = Object(definition) as Definition;
  const isShaped = Array.isArray(regions) && regions.every((row) => typeof row === 'string') && Object(rules) === rules;
  if (!isShaped) problems.push(problem('definition-shape', { path: '' }, {}));
  const { cells, byLetter } = boardOf(isShaped ? regions : []);
  for (const letter of byLetter.keys()) {
    if (!Object.hasOwn(rules, letter))
      problems.push(problem('definition-without-rule', { path: '/rules' }, { letter }));
  }
  for (const letter of isShaped ? Object.keys(rules) : []) {
    const where = { path: `/rules/${letter}` };
    if (!byLetter.has(letter)) problems.push(problem('definition-without-cells', where, { letter }));
  }
  return {
    cells,
    ...suppliedBy(dominoes, maxPip ?? 6, problems),
    regions: [...byLetter].map(([letter, own]) => ({ cells: own, rule: rules[letter] as Rule })),
  };
}

function boardOf(rows: readonly string[]) {
  const cells: Cell[] = [];
  const byLetter = new Map<string, Cell[]>();
  for (const [row, line] of rows.entries()) {
    for (const [column, letter] of [...line].entries()) {
      if (letter === '.' || letter === ' ') continue;
      cells.push([row, column]);
      if (letter === '*') continue;
      const own = byLetter.get(letter) ?? [];
      own.push([row, column]);
      byLetter.set(letter, own);
    }
  }
  return { cells, byLetter };
}

function suppliedBy(
  dominoes: Definition['dominoes'],
  maxPip: number,
  problems: Problem[],
): Pick<Spec, 'supply' | 'maxPip'> {
  if (typeof dominoes === 'string') {
    const words = dominoes.split(/[\s,]+/).filter((word) => word !== '');
    return { maxPip, supply: { kind: 'list', dominoes: words.map((word) => dominoOf(word, problems)) } };
  }
  if (Array.isArray(dominoes)) return { maxPip, supply: { kind: 'list', dominoes } };
  const { set, repeats = false } = Object(dominoes) as { readonly set?: number; readonly repeats?: boolean };
  if (set === undefined) problems.push(problem('definition-shape', { path: '/dominoes' }, {}));
  return { maxPip: set ?? maxPip, supply: { kind: 'set', repeats } };
}

/** `26`, or `2-6`, which has room for larger numbers. */
function dominoOf(word: string, problems: Problem[]): Domino {
  const [, first, second] = /^(\d)(\d)$/.exec(word) ?? /^(\d+)[-–](\d+)$/.exec(word) ?? [];
  if (first === undefined) problems.push(problem('definition-domino', { path: '/dominoes' }, { text: word }));
  return [Number(first), Number(second)];
}
