import { expect, it } from 'vitest';
import { thrownBy } from '../../../core/src/testing/short-forms.js';
import { type Definition, definePuzzle, PuzzleError, parse } from '../index.js';
import { samePuzzle } from '../model/puzzle.js';

it('defines the puzzle that is drawn', async () => {
  const read = await parse('. 2<. .\n^     v\n.<. . 1\n\n3 .>1 .\n  v\n4>. . 3\n');
  const puzzle = definePuzzle({
    givens: ['. 2 . .', '...1', [3, 0, 1, 0], '4 . . 3'],
    signs: ['r1c2 < r1c3', 'r1c1<r2c1', 'r2c4 < r1c4', 'r2c1 < r2c2', 'r3c2 > r3c3', 'r4c2<r3c2', 'r4c1>r4c2'],
  });
  expect(read.ok && samePuzzle(puzzle, read.value)).toBe(true);
});

it('defines Adjacent', () => {
  const puzzle = definePuzzle({ givens: ['..', '..'], bars: ['r1c1 r1c2', 'r1c1-r2c1', 'r1c2|r2c2', 'r2c1,r2c2'] });
  expect(puzzle.bars).toHaveLength(4);
  expect(definePuzzle({ givens: ['..', '..'], bars: [] }).bars).toEqual([]);
  expect(definePuzzle({ givens: ['..', '..'] }).bars).toBeUndefined();
});

it.each<[string, unknown, string[]]>([
  ['nothing', undefined, ['definition-shape']],
  ['a row of words', { givens: ['. x', '. .'] }, ['definition-row']],
  ['rows of several lengths', { givens: ['. .', '.'] }, ['grid-row-length']],
  ['more rows than columns', { givens: ['. .', '. .', '. .'] }, ['grid-not-square']],
  ['half a sign', { givens: ['..', '..'], signs: ['r1c1 <'] }, ['definition-sign']],
  ['a sign off the board', { givens: ['..', '..'], signs: ['r2c2 < r3c2'] }, ['sign-outside-grid']],
  ['half a bar', { givens: ['..', '..'], bars: ['r1c1'] }, ['definition-bar']],
])('says what is wrong with %s', (_, definition, codes) => {
  expect(thrownBy(PuzzleError, () => definePuzzle(definition as Definition)).problems.map(({ code }) => code)).toEqual(
    codes,
  );
});

it('says where it is, as it was written', () => {
  const pathOf = (definition: Definition) =>
    thrownBy(PuzzleError, () => definePuzzle(definition)).problems[0]?.where.path;
  expect(pathOf({ givens: ['. 9', '. .'] })).toBe('/givens/0/1');
  expect(pathOf({ givens: ['. .', '. .'], signs: ['r1c1 < r2c2'] })).toBe('/signs');
  expect(pathOf({ givens: ['. .', '. .'], bars: ['r1c1 r2c2'] })).toBe('/bars/0');
  expect(pathOf({ givens: ['. .', '. .', '. .'] })).toBe('/givens');
});

it('takes any value for a definition', () => {
  expect(() => definePuzzle({ givens: Array(200_000).fill('.') })).toThrow(PuzzleError);
  expect(() => definePuzzle({ givens: ['..', '..'], signs: [Symbol('sign')] as never })).toThrow(PuzzleError);
});
