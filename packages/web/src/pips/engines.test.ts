/** Why a puzzle has no solution, as the app says it. */
import { finish } from '@pipwright/core';
import { type Puzzle, pipsExplainer } from '@pipwright/pips';
import { compile, SwiftSearch } from '@pipwright/pips/swift';
import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../pips/src/testing/random-puzzle.js';
import { MAKERS, type MadeReason, madeConflict } from '../../../pips/test/made-conflicts.js';
import { gameOf } from '../inspect/testing/game-of.js';
import { pipsEngines } from './engines.js';

const { conflict, languages } = pipsExplainer;

function saidInApp(puzzle: Puzzle): string | undefined {
  const reason = pipsEngines.conflict?.(puzzle);
  return reason && finish(reason).text;
}

describe('seed 004: the sentence of a conflict is the one of explain, with cells counted from 1', () => {
  it.each(Object.keys(MAKERS) as MadeReason[])('%s', (reason) => {
    for (let seed = 0; seed < 5; seed++) {
      const puzzle = madeConflict(reason, seed);
      expect(saidInApp(puzzle)).toBe(languages.en.conflict(puzzle, finish(conflict(puzzle))));
    }
  });

  it('whatever the reason', () => {
    const puzzles = Array.from({ length: 200 }, (_, seed) => randomPuzzle(seed, { dominoes: 4 }));
    const unsolvable = puzzles.filter((puzzle) => new SwiftSearch(compile(puzzle)).run(1e5).type === 'exhausted');
    const said = unsolvable.map(saidInApp);
    // Cells, names of regions, dominoes and figures beside each other.
    for (const part of [/r\d+c\d/, /\bthe \d/i, / \d+ different /])
      expect(said).toContainEqual(expect.stringMatching(part));
    expect(said).not.toContainEqual(expect.stringMatching(/r0c|c0/));
  });
});

const SQUARE = [
  [0, 0],
  [0, 0],
];

it.each([
  [
    'too few dominoes',
    { rows: 2, cols: 2, maxPip: 0, regions: SQUARE, constraints: {} },
    /needs 2 dominoes.* 0–0 has 1/,
  ],
  [
    'a square of one number',
    { rows: 2, cols: 2, maxPip: 6, regions: SQUARE, constraints: { 0: { all_equal: true } } },
    /inside the =: .* doubles?/,
  ],
  [
    'a sum out of reach',
    { rows: 1, cols: 4, maxPip: 6, regions: [[0, 0, 0, 1]], constraints: { 0: { sum: 19 } } },
    /^The 19 .* 18 pips .* 19\.$/,
  ],
  [
    'a cell on its own',
    { rows: 1, cols: 5, maxPip: 6, regions: [[0, null, 0, 0, 0]], constraints: {} },
    /^r1c1 has no neighbour/,
  ],
])('seed 004: the app says why there is no solution: %s', (_, json, said) => {
  expect(saidInApp(gameOf('pips', json).puzzle)).toMatch(said);
});
