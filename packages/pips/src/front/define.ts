/** Puzzles written in a program: regions as letters, rules and dominoes. */
import { type Problem, problemMaker, type Where } from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import { type Domino, parseDominoes } from '../model/domino.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { checking } from './checking.js';
import { PuzzleError, type PuzzleProblem } from './problem.js';
import type { frontWords } from './words.js';

export interface Definition {
  /** The board, row by row: a letter for each region, `*` for a cell without a rule, `.` or a space for none. */
  readonly regions: readonly string[];
  readonly rules?: Readonly<Record<string, Rule>>;
  /** All of these (`'26 33 35'`, or pairs of numbers), or as many as needed of a set: `{ set: 6 }`. */
  readonly dominoes: string | readonly Domino[] | { readonly set: number; readonly repeats?: boolean };
}

/** The numbers add up to `target`. */
export const sum = (target: number): Rule => ({ kind: 'sum', op: '=', target });
/** The numbers add up to less than `target`. */
export const lessThan = (target: number): Rule => ({ kind: 'sum', op: '<', target });
/** The numbers add up to more than `target`. */
export const moreThan = (target: number): Rule => ({ kind: 'sum', op: '>', target });
/** All numbers are the same: `value`, or any. */
export const same = (value?: number): Rule => (value === undefined ? { kind: 'same' } : { kind: 'same', value });
/** All numbers are different, and none is in `avoiding`. */
export const different = (...avoiding: readonly number[]): Rule => ({ kind: 'different', avoiding });
/** Every single number is less than, more than, equal to or different from `value`. */
export const each = (op: '<' | '>' | '=' | '≠', value: number): Rule => ({ kind: 'each', op, value });

const problem = problemMaker<typeof frontWords>();

/** The puzzle that a definition describes. Throws a `PuzzleError` with all that is wrong with it. */
export function definePuzzle(definition: Definition): Puzzle {
  const problems: Problem[] = [];
  const { spec, letters } = specOf(definition, problems);
  if (problems.length > 0) throw checking.refusal(problems);
  const checked = checking.check(spec);
  if (!checked.ok) throw new PuzzleError(checked.error.map((each) => ({ ...each, where: placeIn(each, letters) })));
  return checked.value;
}

function specOf(definition: Definition, problems: Problem[]): { spec: Spec; letters: readonly string[] } {
  const { regions, rules = {}, dominoes } = Object(definition) as Definition;
  const isShaped = Array.isArray(regions) && regions.every((row) => typeof row === 'string') && Object(rules) === rules;
  if (!isShaped) problems.push(problem('definition-shape', { path: '' }, {}));
  const { cells, byLetter } = boardOf(isShaped ? regions : []);
  for (const letter of byLetter.keys()) {
    const isMissing = !Object.hasOwn(rules, letter) || rules[letter] === undefined;
    if (isMissing) problems.push(problem('definition-without-rule', { path: '/rules' }, { letter }));
  }
  for (const letter of isShaped ? Object.keys(rules) : []) {
    const where = { path: `/rules/${letter}` };
    if (!byLetter.has(letter)) problems.push(problem('definition-without-cells', where, { letter }));
  }
  const own = [...byLetter].map(([letter, its]) => ({ cells: its, rule: rules[letter] as Rule }));
  return { spec: { cells, ...suppliedBy(dominoes, problems), regions: own }, letters: [...byLetter.keys()] };
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

/** Least `maxPip` of listed dominoes; also stands in for that of a set without one, which is refused. */
const USUAL_MAX_PIP = 6;

function suppliedBy(dominoes: Definition['dominoes'], problems: Problem[]): Pick<Spec, 'supply' | 'maxPip'> {
  const list = typeof dominoes === 'string' ? dominoesIn(dominoes, problems) : listOf(dominoes);
  if (list !== undefined) {
    const most = list.flat().reduce((a, b) => (b > a ? b : a), USUAL_MAX_PIP);
    return { maxPip: most, supply: { kind: 'list', dominoes: list } };
  }
  const { set, repeats = false } = Object(dominoes) as { readonly set?: number; readonly repeats?: boolean };
  if (set === undefined) problems.push(problem('definition-shape', { path: '/dominoes' }, {}));
  return { maxPip: set ?? USUAL_MAX_PIP, supply: { kind: 'set', repeats } };
}

function listOf(dominoes: unknown): readonly Domino[] | undefined {
  return Array.isArray(dominoes) ? dominoes : undefined;
}

/** Reads dominoes; if any is malformed, reports those and returns none. */
function dominoesIn(text: string, problems: Problem[]): readonly Domino[] {
  const read = parseDominoes(text);
  if (read.ok) return read.value;
  for (const wrong of read.error) problems.push(problem('definition-domino', { path: '/dominoes' }, { text: wrong }));
  return [];
}

/** Path in the definition for a path in the `Spec`. */
function placeIn({ where }: PuzzleProblem, letters: readonly string[]): Where {
  const path = where.path ?? '';
  const [, region, part = ''] = /^\/regions\/(\d+)(\/rule)?/.exec(path) ?? [];
  if (region !== undefined) return { path: part === '' ? '/regions' : `/rules/${letters[Number(region)]}` };
  if (path.startsWith('/cells')) return { path: '/regions' };
  return { path: path.replace('/supply/dominoes', '/dominoes').replace(/^\/(?:maxPip|supply)$/, '/dominoes') };
}
