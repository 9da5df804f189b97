import { marks } from '@pipwright/core/explaining';
import type { AnyGame, Cell } from '@pipwright/play';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { gameOf } from '../inspect/testing/game-of.js';
import { inCoordinates, namesIn } from './testing/seen.js';

/** A 3 by itself, two = of which one stands upright, and two free cells. */
const GAME: AnyGame = gameOf('pips', {
  rows: 3,
  cols: 4,
  maxPip: 6,
  regions: [
    [0, 1, 1, 1],
    [2, null, null, 3],
    [2, 3, 3, 3],
  ],
  constraints: { 0: { sum: 3 }, 1: { all_equal: true }, 2: { all_equal: true }, 3: { sum: 9 } },
});
const at = (row: number, column: number): Cell => [row, column];
const { cell, cells } = marks;
const region = (index: number) => marks.region?.(index) ?? '';
const seen = (text: string, ...rings: readonly Cell[][]) => namesIn(GAME, [text], rings).write(text);

it.each([
  ['by its region where it is alone there', `${cell(at(0, 0))} is 3.`, 'The 3 is 3.'],
  ['by its place', `${cell(at(0, 1))} is 3.`, 'The left end of the blue = is 3.'],
  ['in the middle', `It is ${cell(at(0, 2))}.`, 'It is the middle of the blue =.'],
  ['upright', `It is ${cell(at(1, 0))}.`, 'It is the top of the gold =.'],
  ['by a letter where it has no region', `${cell(at(1, 1))} pairs with ${cell(at(1, 2))}.`, 'A pairs with B.'],
  ['by a letter in a region that is named, too', `${region(3)} needs 4 on ${cell(at(1, 3))}.`, 'The 9 needs 4 on A.'],
  ['all of a region', `${cells([at(1, 0), at(2, 0)])} are 4.`, 'Both cells of the gold = are 4.'],
  ['a few', `${cells([at(0, 0), at(1, 1)])} are 4.`, 'The 3 and A are 4.'],
  ['many', `${cells([at(0, 0), at(1, 1), at(1, 2), at(1, 3)])} are 4.`, 'The marked cells are 4.'],
  ['after a full stop', `It is. ${region(1)} is not.`, 'It is. The blue = is not.'],
])('a cell is called %s', (_, text, said) => {
  expect(seen(text)).toBe(said);
});

it('what is ringed is called that, unless it is named again', () => {
  const free = at(1, 1);
  expect(seen(`${cell(free)} is 4.`, [free])).toBe('The ringed cell is 4.');
  expect(seen(`${cells([free, at(1, 2)])} pair.`, [free, at(1, 2)])).toBe('The ringed cells pair.');
  expect(seen(`${cell(free)} is not ${cell(free)}.`, [free])).toBe('A is not A.');
});

it('the ear hears rows and columns', () => {
  const text = `${region(1)} and ${cell(at(1, 1))} pair.`;
  expect(namesIn(GAME, [text]).hear(text)).toBe('Region B (all the same) and row 2, column 2 pair.');
  expect(inCoordinates(GAME, text)).toBe('The blue = and r2c2 pair.');
});

it('letters stand on the cells of what is read, and nowhere else', () => {
  const [one, other] = [`${cell(at(1, 1))} is 4.`, `${cell(at(1, 2))} is 4.`];
  const names = namesIn(GAME, [one, other]);
  expect(names.labels(one, other)).toEqual([
    { cell: at(1, 1), text: 'A' },
    { cell: at(1, 2), text: 'B' },
  ]);
  expect(names.labels(other)).toEqual([{ cell: at(1, 2), text: 'B' }]);
});

it('whatever is said, no two cells have one name, and no mark is left', () => {
  const anyCell = fc.constantFrom(...(GAME as { puzzle: { cells: readonly Cell[] } }).puzzle.cells);
  const groups = fc.array(fc.uniqueArray(anyCell, { minLength: 1, maxLength: 6, selector: String }), { maxLength: 5 });
  fc.assert(
    fc.property(groups, groups, (told, rings) => {
      const texts = told.map((group) => `${cells(group)} are 4.`);
      const names = namesIn(GAME, texts, rings);
      const singles = told.flat().map((each) => [String(each), names.write(cell(each))] as const);
      for (const text of texts) expect(names.write(text)).not.toMatch(/[\ue000-\uf8ff]|\br\d+c\d+/);
      const called = new Map(singles.map(([key, name]) => [name, key]));
      for (const [key, name] of singles) expect(called.get(name), name).toBe(key);
    }),
    { numRuns: runs(200) },
  );
});
