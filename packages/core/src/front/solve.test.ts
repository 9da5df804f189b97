import { expect, it } from 'vitest';
import type { Engine, SearchStep } from '../search.js';
import { solveSyncWith, solveWith } from './solve.js';

/** Says that every puzzle is solved by 7. */
const seven: Engine<number, number, never> = {
  name: 'seven',
  summary: '',
  search() {
    let nodes = 0;
    return {
      get nodes() {
        return nodes;
      },
      depth: 0,
      watch() {},
      run: (): SearchStep<number> => (nodes++ === 0 ? { type: 'solution', solution: 7 } : { type: 'exhausted' }),
    };
  },
};

const verify = (puzzle: number, solution: number) =>
  puzzle === solution ? [] : [{ code: 'not-it', where: {}, data: {} }];

it('shows nothing that is not verified', async () => {
  const solver = { engine: seven, verify };
  expect(await solveWith(solver, 7)).toEqual({ status: 'solved', solution: 7, unique: true });
  expect(solveSyncWith(solver, 7)).toEqual({ status: 'solved', solution: 7, unique: true });
  await expect(solveWith(solver, 8)).rejects.toThrow('wrong solution (not-it)');
  expect(() => solveSyncWith(solver, 8)).toThrow('wrong solution (not-it)');
});
