/**
 * Is this a puzzle at all? Malformed is told from merely impossible: signs in a circle, or a sign that two givens
 * contradict, make a puzzle without a solution, so they pass here. Every problem is found, not only the first; places
 * are paths into the Spec, which a parser's `locate` turns into places in the source.
 */
import { type Checked, err, ok, type Problem, ProblemLog } from '@pipwright/core';
import { readShape } from '@pipwright/core/shape';
import { type Block, contains, gridOf } from '../model/block.js';
import { MAX_ENTRIES, MAX_SIDE, MIN_SIDE } from '../model/limits.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { inequalitiesOf, signFor, signsFor } from '../model/sign.js';
import { compareNumberedSquares, type NumberedSquare } from '../model/solution.js';
import { areAdjacent, cellOf, squareText } from '../model/square.js';
import { cellsOf, comparePairs, orderedPair, pairKey, type SquarePair } from '../model/square-pair.js';
import { problem } from '../problem.js';
import { specShape } from './shape.js';

/**
 * The puzzle a Spec describes, or everything that keeps it from being one. Never throws, whatever it is called with.
 */
export function check(spec: Spec): Checked<Puzzle> {
  const read = readShape(spec, specShape);
  if (read.ok) return checkSpec(read.value);
  const { path, ...data } = read.error;
  return { ...err([problem('spec-shape', { path }, data)]), warnings: [] };
}

function checkSpec(spec: Spec): Checked<Puzzle> {
  const log = new ProblemLog();
  for (const part of [checkGrid, checkNumbers, checkSigns, checkBars]) log.addAll(part(spec));
  const problems = log.list;
  const warningLog = new ProblemLog();
  warningLog.addAll(repeatedSigns(spec));
  const warnings = warningLog.list;
  if (problems.length > 0 || (spec.unread ?? []).length > 0) return { ...err(problems), warnings };
  return { ...ok(makePuzzle(spec)), warnings };
}

/** Puzzle in its one form: everything in order, each sign once and with its left or upper square first. */
function makePuzzle(spec: Spec): Puzzle {
  const { greaterThanSigns, lessThanSigns } = signsFor(inequalitiesOf(spec));
  const puzzle: Omit<Puzzle, symbol> = {
    grid: gridOf(spec.grid.dimensions.widthInSquares),
    maxNumber: spec.maxNumber,
    fixedNumbers: spec.fixedNumbers
      .map(({ square: { column, row }, number }) => ({ square: { column, row }, number }))
      .sort(compareNumberedSquares),
    greaterThanSigns: withoutRepeats(greaterThanSigns),
    lessThanSigns: withoutRepeats(lessThanSigns),
    ...(spec.bars === undefined ? {} : { bars: withoutRepeats(spec.bars) }),
    ...(spec.id === undefined ? {} : { id: spec.id }),
    ...(spec.solution === undefined ? {} : { solution: { grid: spec.solution.grid.map((row) => [...row]) } }),
  };
  return frozen(puzzle) as Puzzle;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

function withoutRepeats(pairs: readonly SquarePair[]): SquarePair[] {
  return [...new Map(pairs.map((pair) => [pairKey(pair), orderedPair(pair)])).values()].sort(comparePairs);
}

/** Grid in which squares may lie, square or not; undefined where it could not be read. */
function knownGrid({ grid, unread }: Spec): Block | undefined {
  const { widthInSquares, heightInSquares } = grid.dimensions;
  return unread?.includes('/grid') ? undefined : gridOf(widthInSquares, heightInSquares);
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE;
}

function* checkGrid(spec: Spec): Iterable<Problem> {
  if (spec.unread?.includes('/grid')) return;
  const { originSquare, dimensions } = spec.grid;
  const { widthInSquares: columns, heightInSquares: rows } = dimensions;
  const where = { path: '/grid' };
  if (originSquare.column !== 0 || originSquare.row !== 0) {
    yield problem('grid-origin', where, { cell: cellOf(originSquare) });
  }
  if (columns !== rows) yield problem('grid-not-square', where, { columns, rows });
  else if (!isSide(rows)) yield problem('side-out-of-range', where, { side: rows });
  if (spec.maxNumber !== rows && spec.maxNumber !== columns && !spec.unread?.includes('/maxNumber')) {
    yield problem('max-number', { path: '/maxNumber' }, { maxNumber: spec.maxNumber, side: rows });
  }
}

function* checkNumbers(spec: Spec): Iterable<Problem> {
  if (spec.fixedNumbers.length > MAX_ENTRIES) {
    yield problem('list-too-long', { path: '/fixedNumbers' }, {});
    return;
  }
  const grid = knownGrid(spec);
  const side = grid && Math.max(grid.dimensions.widthInSquares, grid.dimensions.heightInSquares);
  const squares = new Set<string>();
  const inLines = new Set<string>();
  for (const [i, fixed] of spec.fixedNumbers.entries()) {
    const path = `/fixedNumbers/${i}`;
    const { square, number } = fixed;
    const outside = grid !== undefined && !contains(grid, square);
    const wrong = side !== undefined && !(Number.isInteger(number) && number >= 1 && number <= side);
    const cell = cellOf(square);
    if (outside) yield problem('square-outside-grid', { path: `${path}/square` }, { cell });
    if (wrong) yield problem('number-out-of-range', { path: `${path}/number` }, { cell, number, side });
    const again = squares.has(squareText(square));
    if (again) yield problem('square-given-twice', { path: `${path}/square` }, { cell });
    squares.add(squareText(square));
    if (!outside && !wrong && !again) yield* repeatsInLines(fixed, path, inLines);
  }
}

function* repeatsInLines({ square, number }: NumberedSquare, path: string, seen: Set<string>): Iterable<Problem> {
  const { column, row } = square;
  const [inRow, inColumn] = [`row ${row}: ${number}`, `column ${column}: ${number}`];
  if (seen.has(inRow)) yield problem('row-repeats', { path }, { row, number });
  if (seen.has(inColumn)) yield problem('column-repeats', { path }, { column, number });
  seen.add(inRow).add(inColumn);
}

const SIGN_LISTS = ['greaterThanSigns', 'lessThanSigns'] as const;

function* checkSigns(spec: Spec): Iterable<Problem> {
  const saidAt = new Map<string, string>();
  for (const list of SIGN_LISTS) {
    const pairs = spec[list];
    if (pairs.length > MAX_ENTRIES) {
      yield problem('list-too-long', { path: `/${list}` }, {});
      continue;
    }
    for (const [i, pair] of pairs.entries()) {
      const where = { path: `/${list}/${i}` };
      const fault = faultOf(pair, knownGrid(spec));
      if (fault !== undefined) yield problem(`sign-${fault}`, where, { cells: cellsOf(pair) });
      const { type } = signFor(meaning(list, pair));
      const said = saidAt.get(pairKey(pair));
      if (said !== undefined && said !== type)
        yield problem('signs-clash', where, { cells: cellsOf(orderedPair(pair)) });
      if (said === undefined) saidAt.set(pairKey(pair), type);
    }
  }
}

function* checkBars(spec: Spec): Iterable<Problem> {
  const { bars } = spec;
  if (bars === undefined) return;
  const path = '/bars';
  if (bars.length > MAX_ENTRIES) {
    yield problem('list-too-long', { path }, {});
    return;
  }
  if (SIGN_LISTS.some((list) => spec[list].length > 0)) yield problem('bars-with-signs', { path }, {});
  for (const [i, pair] of bars.entries()) {
    const fault = faultOf(pair, knownGrid(spec));
    if (fault !== undefined) yield problem(`bar-${fault}`, { path: `${path}/${i}` }, { cells: cellsOf(pair) });
  }
}

function faultOf(pair: SquarePair, grid: Block | undefined): 'outside-grid' | 'not-adjacent' | undefined {
  const { firstSquare, secondSquare } = pair;
  if (grid !== undefined && !(contains(grid, firstSquare) && contains(grid, secondSquare))) return 'outside-grid';
  return areAdjacent(firstSquare, secondSquare) ? undefined : 'not-adjacent';
}

function meaning(list: (typeof SIGN_LISTS)[number], { firstSquare, secondSquare }: SquarePair) {
  return list === 'greaterThanSigns'
    ? { greater: firstSquare, less: secondSquare }
    : { greater: secondSquare, less: firstSquare };
}

/** Warnings of signs that say the same twice, which does no harm. */
function* repeatedSigns(spec: Spec): Iterable<Problem> {
  const seen = new Set<string>();
  for (const list of SIGN_LISTS) {
    for (const [i, pair] of spec[list].slice(0, MAX_ENTRIES).entries()) {
      const key = signFor(meaning(list, pair)).type + pairKey(pair);
      const where = { path: `/${list}/${i}` };
      if (seen.has(key)) yield problem('sign-repeated', where, { cells: cellsOf(orderedPair(pair)) });
      seen.add(key);
    }
  }
  for (const [i, pair] of (spec.bars ?? []).slice(0, MAX_ENTRIES).entries()) {
    const where = { path: `/bars/${i}` };
    if (seen.has(pairKey(pair))) yield problem('bar-repeated', where, { cells: cellsOf(orderedPair(pair)) });
    seen.add(pairKey(pair));
  }
}
