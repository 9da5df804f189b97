/**
 * Does this solve the puzzle? Written from the seed's nine conditions alone, sharing nothing with any engine, and
 * slow on purpose: it is the judge. Names everything that is wrong, not only the first thing.
 *
 * "The numbers 1 to N occur once in every column" is judged by what stands in it twice: a number that is missing from
 * a full column has left its square to another, and what keeps a column from being full is named elsewhere. So each
 * fault is named once, and each of the nine conditions can be broken alone. Signs and bars are judged where each of
 * their squares holds one number.
 */
import { type Cell, type Problem, ProblemLog } from '@pipwright/core';
import { readShape } from '@pipwright/core/shape';
import { areaInSquares, contains } from '../model/block.js';
import { type FutoshikiProblem, fixedGrid, type Puzzle, sideOf } from '../model/puzzle.js';
import type { Move, NumberedSquare, Solution } from '../model/solution.js';
import { cellOf, type Square, squareText } from '../model/square.js';
import { cellsOf, neighboursIn, pairKey, type SquarePair } from '../model/square-pair.js';
import { problem } from '../problem.js';
import { numbersShape, solutionShape } from './shape.js';

export interface Entry extends NumberedSquare {
  readonly path: string;
}

/** Every condition that a list of added numbers breaks; an empty list means that it solves the puzzle. */
export function verifyCorrect(puzzle: FutoshikiProblem, added: readonly NumberedSquare[]): readonly Problem[] {
  const read = readShape(added, numbersShape);
  if (!read.ok) return [problem('solution-shape', { path: read.error.path }, {})];
  return verifyEntries(
    puzzle,
    read.value.map(({ square, number }, i) => ({ square, number, path: `/${i}` })),
  );
}

/** Conditions that entries break, wherever they stand. */
export function verifyEntries(puzzle: FutoshikiProblem, entries: readonly Entry[]): readonly Problem[] {
  const log = new ProblemLog();
  log.addAll(wrongCount(puzzle, entries));
  log.addAll(misplacedEntries(puzzle, entries));
  log.addAll(brokenRules(puzzle, entries));
  return log.list;
}

/** Problems of entries that cannot be where they stand, however many numbers are still missing. */
export function* misplacedEntries(puzzle: FutoshikiProblem, entries: readonly Entry[]): Iterable<Problem> {
  yield* repeatedSquares(entries);
  yield* wrongNumbers(puzzle, entries);
  yield* squaresOutside(puzzle, entries);
  yield* fixedSquares(puzzle, entries);
}

export function verify(puzzle: FutoshikiProblem, solution: Solution): readonly Problem[] {
  const read = readShape(solution, solutionShape);
  if (!read.ok) return [problem('solution-shape', { path: read.error.path }, {})];
  const { grid } = read.value;
  const side = sideOf(puzzle);
  if (grid.length !== side || grid.some((row) => row.length !== side)) {
    return [problem('solution-size', { path: '/grid' }, { side })];
  }
  const log = new ProblemLog();
  const entries: Entry[] = [];
  const fixedRows = fixedGrid(puzzle);
  for (const [row, line] of grid.entries()) {
    for (const [column, number] of line.entries()) {
      const path = `/grid/${row}/${column}`;
      const cell: Cell = [row, column];
      const fixed = fixedRows[row]?.[column] ?? 0;
      if (number === 0) log.add(problem('square-empty', { path }, { cell }));
      else if (fixed === 0) entries.push({ square: { column, row }, number, path });
      else if (fixed !== number) log.add(problem('given-changed', { path }, { cell, number, fixed }));
    }
  }
  log.addAll(wrongNumbers(puzzle, entries));
  log.addAll(brokenRules(puzzle, entries));
  return log.list;
}

function* wrongCount(puzzle: FutoshikiProblem, entries: readonly Entry[]): Iterable<Problem> {
  const wanted = areaInSquares(puzzle.grid) - puzzle.fixedNumbers.length;
  const found = entries.length;
  if (found !== wanted) yield problem('solution-count', { path: '' }, { found, wanted });
}

function* repeatedSquares(entries: readonly Entry[]): Iterable<Problem> {
  const seen = new Set<string>();
  for (const { square, path } of entries) {
    const key = squareText(square);
    if (seen.has(key)) yield problem('solution-square-repeated', { path }, { cell: cellOf(square) });
    seen.add(key);
  }
}

function* wrongNumbers({ maxNumber }: FutoshikiProblem, entries: readonly Entry[]): Iterable<Problem> {
  for (const { square, number, path } of entries) {
    if (isInRange(number, maxNumber)) continue;
    yield problem('solution-number-range', { path }, { cell: cellOf(square), number, maxNumber });
  }
}

function isInRange(number: number, maxNumber: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= maxNumber;
}

function* squaresOutside({ grid }: FutoshikiProblem, entries: readonly Entry[]): Iterable<Problem> {
  for (const { square, path } of entries) {
    if (!contains(grid, square)) yield problem('solution-square-outside', { path }, { cell: cellOf(square) });
  }
}

function* fixedSquares({ fixedNumbers }: FutoshikiProblem, entries: readonly Entry[]): Iterable<Problem> {
  const fixedAt = new Map(fixedNumbers.map(({ square, number }) => [squareText(square), number]));
  for (const { square, number, path } of entries) {
    const fixed = fixedAt.get(squareText(square));
    if (fixed !== undefined) {
      yield problem('solution-square-fixed', { path }, { cell: cellOf(square), number, fixed });
    }
  }
}

/** Rules that the fixed and the added numbers break together. */
function* brokenRules(puzzle: FutoshikiProblem, entries: readonly Entry[]): Iterable<Problem> {
  const inside = entries.filter(({ square }) => contains(puzzle.grid, square));
  const combined = [...puzzle.fixedNumbers, ...inside];
  yield* repeatedInLines(puzzle, combined);

  const held = new Map<string, Set<number>>();
  for (const { square, number } of combined) {
    const key = squareText(square);
    const numbers = held.get(key);
    if (numbers === undefined) held.set(key, new Set([number]));
    else numbers.add(number);
  }
  const theOne = (square: Square): number | undefined => {
    const numbers = [...(held.get(squareText(square)) ?? [])];
    return numbers.length === 1 ? numbers[0] : undefined;
  };
  yield* brokenSigns(puzzle, theOne);
  yield* brokenBars(puzzle, theOne);
}

function* repeatedInLines({ maxNumber }: FutoshikiProblem, combined: readonly NumberedSquare[]): Iterable<Problem> {
  const where = { path: '' };
  const numbers = combined.filter(({ number }) => isInRange(number, maxNumber));
  for (const { line: column, number, cells } of repeats(numbers, 'column')) {
    yield problem('solution-column', where, { column, number, cells });
  }
  for (const { line: row, number, cells } of repeats(numbers, 'row')) {
    yield problem('solution-row', where, { row, number, cells });
  }
}

function repeats(combined: readonly NumberedSquare[], line: 'column' | 'row') {
  const places = new Map<string, { line: number; number: number; squares: Map<string, Cell> }>();
  for (const { square, number } of combined) {
    const key = `${square[line]} ${number}`;
    const place = places.get(key) ?? { line: square[line], number, squares: new Map() };
    place.squares.set(squareText(square), cellOf(square));
    places.set(key, place);
  }
  return [...places.values()]
    .filter(({ squares }) => squares.size > 1)
    .map((place) => ({
      line: place.line,
      number: place.number,
      cells: [...place.squares.values()].sort(inReadingOrder),
    }));
}

function inReadingOrder([rowA, columnA]: Cell, [rowB, columnB]: Cell): number {
  return rowA - rowB || columnA - columnB;
}

type NumberOf = (square: Square) => number | undefined;

function* brokenSigns(puzzle: FutoshikiProblem, theOne: NumberOf): Iterable<Problem> {
  const where = { path: '' };
  for (const sign of puzzle.greaterThanSigns) {
    const numbers = numbersAt(sign, theOne);
    if (numbers !== undefined && !(numbers[0] > numbers[1])) {
      yield problem('solution-greater', where, { cells: cellsOf(sign), numbers });
    }
  }
  for (const sign of puzzle.lessThanSigns) {
    const numbers = numbersAt(sign, theOne);
    if (numbers !== undefined && !(numbers[0] < numbers[1])) {
      yield problem('solution-less', where, { cells: cellsOf(sign), numbers });
    }
  }
}

function* brokenBars(puzzle: FutoshikiProblem, theOne: NumberOf): Iterable<Problem> {
  if (puzzle.bars === undefined) return;
  const where = { path: '' };
  const bars = new Set(puzzle.bars.map(pairKey));
  for (const pair of neighboursIn(sideOf(puzzle))) {
    const numbers = numbersAt(pair, theOne);
    if (numbers === undefined) continue;
    const differByOne = Math.abs(numbers[0] - numbers[1]) === 1;
    const bar = bars.has(pairKey(pair));
    const data = { cells: cellsOf(pair), numbers };
    if (bar && !differByOne) yield problem('solution-bar', where, data);
    if (!bar && differByOne) yield problem('solution-no-bar', where, data);
  }
}

function numbersAt({ firstSquare, secondSquare }: SquarePair, theOne: NumberOf): readonly [number, number] | undefined {
  const [first, second] = [theOne(firstSquare), theOne(secondSquare)];
  return first === undefined || second === undefined ? undefined : [first, second];
}

export function moveProblems(puzzle: Puzzle, { grid }: Solution, { square, number }: Move): readonly Problem[] {
  const cell = cellOf(square);
  const { maxNumber } = puzzle;
  const standing = grid[square.row]?.[square.column];
  const problems: Problem[] = [];
  if (!Number.isInteger(number) || number < 1 || number > sideOf(puzzle)) {
    problems.push(problem('solution-number-range', {}, { cell, number, maxNumber }));
  }
  const fixed = fixedGrid(puzzle)[square.row]?.[square.column] ?? 0;
  if (standing === undefined) problems.push(problem('solution-square-outside', {}, { cell }));
  else if (fixed !== 0) problems.push(problem('solution-square-fixed', {}, { cell, number, fixed }));
  else if (standing !== 0) problems.push(problem('solution-square-repeated', {}, { cell }));
  return problems;
}
