import { type Placement, type Puzzle, pips, type Solution, solutionKey } from '@pipwright/pips/parts';
import { expect, it } from 'vitest';
import { runs } from '../../packages/core/src/testing/effort.js';
import { bruteForce, randomPuzzle } from '../../packages/pips/src/testing/index.js';
import { enginePeer } from './all.mjs';

const HOUR = 3_600_000;
const CASES = Array.from({ length: runs(80) }, (_, seed) => randomPuzzle(seed, { dominoes: 3 })).flatMap((puzzle) => {
  const solutions = bruteForce(puzzle, 1000);
  return solutions === undefined ? [] : [{ puzzle, solutions }];
});

it.each(pips.engines)('the engine $name answers every task as brute force does', async (engine) => {
  const peer = enginePeer(engine);
  expect(CASES.length).toBeGreaterThan(runs(30));
  for (const { puzzle, solutions } of CASES) {
    const number = solutions.length;
    const first = await peer.first?.(puzzle, HOUR);
    const unique = await peer.unique?.(puzzle, HOUR);
    const count = await peer.count?.(puzzle, HOUR);
    expect(first?.outcome).toBe(number === 0 ? 'unsolvable' : 'solved');
    expect(unique?.outcome).toBe(['unsolvable', 'one'][number] ?? 'several');
    expect(unique?.solutions?.length).toBe(Math.min(number, 2));
    expect(count).toMatchObject({ outcome: 'counted', count: BigInt(number) });
    const keys = solutions.map(solutionKey);
    for (const found of unique?.solutions ?? []) expect(keys).toContain(solutionKey(found));
  }
});

const nothing = { nodes: 0, depth: 0, watch: () => {} };

it('asks an engine for a count where it can count', async () => {
  const steps = [{ type: 'paused' }, { type: 'solution', solution: 7n ** 64n }, { type: 'exhausted' }] as const;
  let at = 0;
  const counter = {
    name: 'counter',
    summary: '',
    search: () => expect.fail('was searched'),
    count: () => ({ nodes: 0, atLeast: 0n, run: () => steps[at++] ?? steps[2] }),
  };
  const answer = await enginePeer(counter).count?.({} as Puzzle, HOUR);
  expect(answer).toMatchObject({ outcome: 'counted', count: 7n ** 64n });
});

it('stops at the cap, whether or not there are solutions', async () => {
  const endless = (type: 'paused' | 'solution') =>
    enginePeer({
      name: type,
      summary: '',
      search: () => ({
        ...nothing,
        run: () => (type === 'paused' ? { type } : { type, solution: { placements: [] as Placement[] } as Solution }),
      }),
    });
  const puzzle = {} as Puzzle;
  for (const task of ['first', 'unique', 'count'] as const) {
    expect((await endless('paused')[task]?.(puzzle, 5))?.outcome, task).toBe('timeout');
  }
  expect((await endless('solution').count?.(puzzle, 5))?.outcome).toBe('timeout');
});
