import type { JsonValue, Problem } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, EXAMPLE_SOLUTION } from '../../test/puzzle-of.js';
import { addedNumbers } from '../model/puzzle.js';
import { numberedSquareToJson } from '../model/solution.js';
import { solutionFromList } from './solution-json.js';

describe('a solution as a list', () => {
  const list = addedNumbers(EXAMPLE, EXAMPLE_SOLUTION).map(numberedSquareToJson);
  const fixed = EXAMPLE.fixedNumbers.map(numberedSquareToJson);
  const square = (column: number, row: number, number: number) =>
    numberedSquareToJson({ square: { column, row }, number });
  const read = (items: readonly JsonValue[]) => {
    const found = solutionFromList(EXAMPLE, items);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    const said = (problems: readonly Problem[]) => problems.map(({ code, where }) => `${code} ${where.path}`);
    const { solution, misplaced, wrong } = found.value;
    return { solution, misplaced: said(misplaced), wrong: said(wrong) };
  };

  it('seed 002: is the numbers that were added, and may repeat those that are fixed', () => {
    const right = { solution: EXAMPLE_SOLUTION, misplaced: [], wrong: [] };
    expect(read(list)).toEqual(right);
    expect(read([...fixed, ...list])).toEqual(right);
  });

  it('may be incomplete, with nothing misplaced', () => {
    expect(read(list.slice(1))).toMatchObject({ misplaced: [], wrong: ['solution-count '] });
    expect(read([]).solution.grid[0]).toEqual([0, 2, 0, 0]);
  });

  it.each<[string, JsonValue, string]>([
    ['twice', square(0, 0, 1), 'solution-square-repeated /10'],
    ['outside', square(4, 0, 1), 'solution-square-outside /10'],
    ['on another number that is fixed', square(1, 0, 3), 'solution-square-fixed /10'],
  ])('seed 002: has no number %s', (_, more, problem) => {
    const { misplaced, wrong } = read([...list, more]);
    expect(misplaced).toEqual([problem]);
    expect(wrong).toEqual(expect.arrayContaining(['solution-count ', problem]));
  });

  it('has its problems where they stand in it, fixed numbers counted', () => {
    expect(read([...fixed, square(0, 0, 9)]).misplaced).toEqual(['solution-number-range /6']);
  });

  it.each<[JsonValue]>([
    [null],
    ['(0,0) [1]'],
    [[0, 0, 1]],
    [{ Square: { Column: 0, Row: 0 } }],
    [{ Square: { Column: 0.5, Row: 0 }, Number: 1 }],
    [{ Square: { Column: 0, Row: 0 }, Number: '1' }],
  ])('has numbered squares alone, not %j', (item) => {
    const found = solutionFromList(EXAMPLE, [...list, item]);
    expect(found.ok || found.error).toMatchObject([{ code: 'numbered-square-shape', where: { path: '/10' } }]);
  });

  it('is bounded', () => {
    const found = solutionFromList(EXAMPLE, new Array(5000).fill(null));
    expect(found.ok || found.error).toMatchObject([{ code: 'list-too-long' }]);
  });
});
