import { finish, Random, runsOf } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { fixedGrid } from '../model/puzzle.js';
import { inequalitiesOf } from '../model/sign.js';
import type { Clue } from './clue.js';
import { drawFutoshiki } from './draw-futoshiki.js';
import { withoutIdleSigns } from './idle-signs.js';
import { isSpread } from './spread.js';

const number = (row: number, column: number, of = 2): Clue => ({ square: { row, column }, number: of });
const sign = (row: number, column: number): Clue => ({
  greater: { row, column },
  less: { row, column: column + 1 },
});

it.each([
  ['in all corners', [number(0, 0), number(0, 4), number(4, 0), number(4, 4), sign(2, 1)], true],
  ['in one half', [number(0, 0), number(0, 4), number(1, 1), number(1, 4), number(0, 2)], false],
  ['with signs in one quarter', [0, 1, 2, 3, 4, 5].map((i) => sign(i % 2, Math.floor(i / 3))), false],
  [
    'with numbers on one side and signs on the other',
    [0, 1, 2, 3, 4].flatMap((i) => [number(i, 0), sign(i, 3)]),
    false,
  ],
  ['too few to tell', [number(0, 0), number(1, 1)], true],
])('clues %s: are they spread?', (_, clues, spread) => {
  expect(isSpread(5, clues)).toBe(spread);
});

it('drops signs that say nothing, and no others', () => {
  const clues = [
    ...[number(0, 0, 3), sign(0, 0)],
    ...[number(1, 0, 3), sign(1, 0), number(1, 1, 2)],
    ...[number(2, 0, 5), sign(2, 0)],
    ...[sign(3, 0), number(3, 1, 1)],
    ...[sign(4, 0), sign(4, 1)],
  ];
  const idle = [3, 6, 7].map((i) => clues[i]);
  expect(withoutIdleSigns(5, clues)).toEqual(clues.filter((clue) => !idle.includes(clue)));
});

it('draws puzzles that are spread, without idle signs', () => {
  let drawn = 0;
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 4, max: 6 }), (seed, side) => {
      const made = finish(runsOf(drawing(new Random(seed), { side })));
      if (made.drawn === undefined) return;
      drawn++;
      const { puzzle } = made.drawn;
      expect(isSpread(side, [...puzzle.fixedNumbers, ...inequalitiesOf(puzzle)])).toBe(true);
      const grid = fixedGrid(puzzle);
      for (const { greater, less } of inequalitiesOf(puzzle))
        expect([grid[greater.row]?.[greater.column], grid[less.row]?.[less.column]]).toContain(0);
    }),
    { numRuns: runs(10) },
  );
  expect(drawn).toBeGreaterThan(0);
});

function* drawing(...asked: Parameters<typeof drawFutoshiki>) {
  return { drawn: yield* drawFutoshiki(...asked) };
}
