import { expect, it } from 'vitest';
import { puzzleFrom } from '../../../test/puzzle-of.js';
import { compile } from '../../engines/swift/index.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { narrow } from './technique.js';

it('a cell that loses a number is said to hold the last one that its own rule leaves', () => {
  const compiled = compile(puzzleFrom('##\n##', '04,55', 'MoreThan 3 {(0,0)}', 'MoreThan 3 {(0,1),(1,1)}'));
  const without4 = (cell: number) => {
    const [found] = narrow(new Knowledge(compiled), cell, ~(1 << 4), (because) => because.value(4));
    return { fact: found?.fact, because: found?.because.list().filter(({ kind }) => kind !== 'tiled') };
  };
  const value = { kind: 'value', id: 4 };
  expect(without4(0)).toEqual({
    fact: [{ kind: 'values', cell: 0, values: 1 << 5 }],
    because: [value, { kind: 'region', id: 0 }],
  });
  const others = ((1 << compiled.pips) - 1) & ~(1 << 4);
  expect(without4(2)).toEqual({ fact: [{ kind: 'values', cell: 2, values: others }], because: [value] });
});
