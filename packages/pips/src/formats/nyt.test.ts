import { readPuzzlesSync } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../test/puzzle-of.js';
import { pips } from '../kind.js';
import { LEVELS, type Puzzle } from '../model/puzzle.js';
import { nytFormat } from './nyt.js';

const LEVEL = {
  id: 188,
  backendId: 'ignored',
  constructors: 'Someone',
  dominoes: pairs('0,4 6,5'),
  regions: [
    { indices: pairs('0,0 0,1'), type: 'empty' },
    { indices: [[1, 0]], type: 'sum', target: 6 },
    { indices: [[1, 1]], type: 'less', target: 6, note: 'ignored' },
  ],
  solution: [pairs('0,0 0,1'), pairs('1,0 1,1')],
};
const DAY = {
  printDate: '2025-08-24',
  editor: 'An Editor',
  extra: [1],
  easy: LEVEL,
  medium: null,
  hard: { ...LEVEL, id: 'x' },
};

const read = (value: unknown) => readPuzzlesSync(JSON.stringify(value), [pips]);
const puzzleIn = (text: string): Puzzle => {
  const [reading] = readPuzzlesSync(text, [pips]);
  if (!reading?.checked.ok) throw new Error(JSON.stringify(reading));
  return reading.checked.value;
};

describe('the Times’s format', () => {
  it('reads a day: each level for itself, a null one as invalid', () => {
    const readings = read(DAY);
    expect(readings.map(({ id, level, checked }) => [id, level, checked.ok])).toEqual([
      ['2025-08-24-easy', 'easy', true],
      ['2025-08-24-medium', 'medium', false],
      ['2025-08-24-hard', 'hard', true],
    ]);
  });

  it('reads one level', () => {
    const [reading, ...others] = read(LEVEL);
    expect(others).toEqual([]);
    expect(reading).toMatchObject({ id: undefined, level: undefined, checked: { ok: true } });
  });

  it('takes the union of the regions for the board, and empty regions cell by cell', () => {
    const puzzle = puzzleIn(JSON.stringify(LEVEL));
    expect(puzzle.cells).toEqual(pairs('0,0 0,1 1,0 1,1'));
    expect(puzzle.regions.map(({ index, rule }) => [index, rule])).toEqual([
      [1, { kind: 'sum', op: '=', target: 6 }],
      [2, { kind: 'sum', op: '<', target: 6 }],
    ]);
  });

  it('keeps where the puzzle comes from, and writes it back', () => {
    const puzzle = puzzleIn(JSON.stringify({ ...DAY, medium: undefined }));
    expect(puzzle.about).toEqual({
      printDate: '2025-08-24',
      editor: 'An Editor',
      level: 'easy',
      id: 188,
      constructors: 'Someone',
    });
    expect(puzzle.solution?.placements[0]).toEqual(lay([0, 4], '0,0 0,1'));
    const made = nytFormat.make([puzzle]);
    const { id, constructors, dominoes, solution } = LEVEL;
    const regions = [
      { indices: [[0, 0]], type: 'empty' },
      { indices: [[1, 0]], type: 'sum', target: 6 },
      { indices: [[1, 1]], type: 'less', target: 6 },
      { indices: [[0, 1]], type: 'empty' },
    ];
    expect(made.ok && JSON.parse(made.value)).toEqual({
      printDate: '2025-08-24',
      editor: 'An Editor',
      easy: { id, constructors, dominoes, regions, solution },
    });
  });

  it('takes a larger set when there are more pips, the double-six when there are fewer', () => {
    const maxPipWith = (domino: number[]) => puzzleIn(JSON.stringify({ ...LEVEL, dominoes: [domino, [0, 0]] })).maxPip;
    expect(maxPipWith([0, 1])).toBe(6);
    expect(maxPipWith([0, 9])).toBe(9);
    expect(maxPipWith([18, 9])).toBe(18);
  });

  it.each([[[]], [[pairs('0,0 0,1')]], ['x'], [[1, 2]]])(
    'leaves out a solution that is none, with a warning: %j',
    (solution) => {
      const [reading] = read({ ...LEVEL, solution });
      expect(reading?.checked).toMatchObject({
        ok: true,
        warnings: [{ code: 'own-solution-unreadable', where: { path: '/solution' } }],
      });
    },
  );

  it('does not mistake inherited names for fields', () => {
    const text = '{"dominoes":[],"regions":[],"__proto__":{"solution":[1]},"constructor":5}';
    expect(puzzleIn(text)).toMatchObject({ cells: [], about: {} });
    expect(puzzleIn(text).solution).toBeUndefined();
  });

  it('reads the empty puzzle', () => {
    expect(puzzleIn('{"dominoes":[],"regions":[]}').cells).toEqual([]);
  });

  it('gives back whole days with all that belongs to them', () => {
    const label = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(
        fc.subarray([...LEVELS], { minLength: 1 }),
        label,
        label,
        fc.option(fc.integer(), { nil: undefined }),
        (levels, editor, constructors, id) => {
          const day = levels.map((level) =>
            puzzleOf({
              cells: pairs('0,0 0,1'),
              dominoes: [[3, 1]],
              regions: [{ cells: [[0, 1]], rule: { kind: 'sum', op: '>', target: 0 } }],
              about: {
                level,
                printDate: '2030-01-01',
                ...(editor === undefined ? {} : { editor }),
                ...(constructors === undefined ? {} : { constructors }),
                ...(id === undefined ? {} : { id }),
              },
              solution: { placements: [lay([3, 1], '0,1 0,0')] },
            }),
          );
          const made = nytFormat.make(day);
          const back = made.ok
            ? readPuzzlesSync(made.value, [pips]).map(({ checked }) => checked.ok && checked.value)
            : [];
          expect(back).toEqual(day);
        },
      ),
    );
  });

  it('refuses two puzzles that do not fit into one day', () => {
    const puzzle = puzzleIn(JSON.stringify(LEVEL));
    expect(nytFormat.make([puzzle, puzzle])).toMatchObject({ error: [{ code: 'levels-clash' }] });
    expect(nytFormat.make([])).toMatchObject({ error: [{ code: 'levels-clash' }] });
  });
});
