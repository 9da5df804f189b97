/**
 * Puzzles one step smaller, the boldest steps first: a domino and its cells, a rule, a cell of a rule. Cuts a puzzle
 * that shows a fault to one that people can look at.
 */

import type { Arbitrary } from 'fast-check';
import { PuzzleArbitrary } from '../../../core/src/testing/arbitraries.js';
import { check } from '../check/check.js';
import { type Cell, cellKey, getAdjacent } from '../model/cell.js';
import { dominoKey } from '../model/domino.js';
import type { Puzzle, Spec, Supply } from '../model/puzzle.js';
import { type RandomPuzzleOptions, randomPuzzle } from './random-puzzle.js';

export function* smallerPuzzles(puzzle: Puzzle): Iterable<Puzzle> {
  for (const spec of smallerSpecs(puzzle)) {
    const checked = check(spec);
    if (checked.ok) yield checked.value;
  }
}

function* smallerSpecs(puzzle: Puzzle): Iterable<Spec> {
  const { cells, supply, maxPip, regions } = puzzle;
  const spec: Spec = { cells, supply, maxPip, regions };

  for (const supplyLeft of supply.kind === 'set' ? [supply] : suppliesWithoutOne(supply)) {
    for (const pair of adjacentPairs(cells)) yield withoutCells({ ...spec, supply: supplyLeft }, pair);
  }
  for (let i = 0; i < regions.length; i++) yield { ...spec, regions: regions.filter((_, at) => at !== i) };
  for (const [i, region] of regions.entries()) {
    if (region.cells.length === 1) continue;
    for (let gone = 0; gone < region.cells.length; gone++) {
      const fewer = { ...region, cells: region.cells.filter((_, at) => at !== gone) };
      yield { ...spec, regions: regions.map((each, at) => (at === i ? fewer : each)) };
    }
  }
  if (supply.kind === 'set' && maxPip > 0) yield { ...spec, maxPip: maxPip - 1 };
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  if (cells.length > 0 && (top > 0 || left > 0)) {
    const move = ([row, column]: Cell): Cell => [row - top, column - left];
    yield {
      ...spec,
      cells: cells.map(move),
      regions: regions.map((region) => ({ ...region, cells: region.cells.map(move) })),
    };
  }
}

function suppliesWithoutOne(supply: Supply & { kind: 'list' }): Supply[] {
  const kinds = new Map(supply.dominoes.map((domino, i) => [dominoKey(domino), i]));
  return [...kinds.values()].map((i) => ({ kind: 'list', dominoes: supply.dominoes.filter((_, at) => at !== i) }));
}

function adjacentPairs(cells: readonly Cell[]): (readonly [Cell, Cell])[] {
  const onBoard = new Set(cells.map(cellKey));
  return cells.flatMap((cell) =>
    getAdjacent(cell)
      .filter((other) => (other[0] > cell[0] || other[1] > cell[1]) && onBoard.has(cellKey(other)))
      .map((other) => [cell, other] as const),
  );
}

function withoutCells(spec: Spec, gone: readonly Cell[]): Spec {
  const keys = new Set(gone.map(cellKey));
  const keep = (cell: Cell) => !keys.has(cellKey(cell));
  const regions = spec.regions.map((region) => ({ ...region, cells: region.cells.filter(keep) }));
  return { ...spec, cells: spec.cells.filter(keep), regions: regions.filter(({ cells }) => cells.length > 0) };
}

export { bruteForce } from './brute-force.js';
export { type RandomPuzzleOptions, randomPuzzle } from './random-puzzle.js';

/** A random puzzle, made smaller step by step where a property fails. */
export function anyPuzzle(options: RandomPuzzleOptions = {}): Arbitrary<Puzzle> {
  return new PuzzleArbitrary((seed) => randomPuzzle(seed, options), smallerPuzzles);
}
