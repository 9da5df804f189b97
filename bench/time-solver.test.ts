import { type Puzzle, pips } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../packages/pips/src/testing/index.js';
import type { Answer, Peer } from './peer.js';
import { enginePeer } from './peers/all.mjs';
import { disagreements, measure } from './time-solver.mjs';

const LIMITS = { cap: 60_000, warmUp: 0, rounds: 4, budget: 10_000 };
const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `puzzle ${i}`, puzzle: { i } as unknown as Puzzle, dominoes: 4 }));

/** A peer that needs the given times, puzzle by puzzle, and records what it was asked. */
function scripted(times: readonly number[], slow: boolean): Peer & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    name: 'scripted',
    summary: '',
    slow,
    asked,
    first: async (puzzle, cap): Promise<Answer> => {
      const { i } = puzzle as unknown as { i: number };
      if (cap === LIMITS.cap) asked.push(i);
      const milliseconds = times[i] ?? 0;
      await new Promise((resolve) => setImmediate(resolve));
      return { outcome: milliseconds > cap ? 'timeout' : 'solved', milliseconds };
    },
  };
}

describe('rounds', () => {
  it('repeat what is quick, and only that', async () => {
    const peer = scripted([1, 2000, 3], false);
    const rows = await measure(peer, 'first', items(3), LIMITS);
    expect(rows.map(({ rounds }) => rounds)).toEqual([4, 1, 4]);
    expect(rows.map(({ milliseconds }) => milliseconds)).toEqual([1, 2000, 3]);
    expect(peer.asked).toHaveLength(9);
  });

  it('are one for slow peers', async () => {
    const peer = scripted([1, 2, 3], true);
    expect((await measure(peer, 'first', items(3), LIMITS)).map(({ rounds }) => rounds)).toEqual([1, 1, 1]);
  });

  it('end when a peer is late three times in a row, and not before', async () => {
    const late = LIMITS.cap + 1;
    const rows = await measure(scripted([late, late, 1, late, late, late, 1], true), 'first', items(7), LIMITS);
    expect(rows.map(({ milliseconds }) => Number.isFinite(milliseconds))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are none for a task that the peer cannot do', async () => {
    expect(await measure(scripted([1], false), 'count', items(1), LIMITS)).toEqual([]);
  });
});

describe('answers', () => {
  const [engine] = pips.engines;
  const honest = engine && enginePeer(engine);
  const solvable = Array.from({ length: 20 }, (_, seed) => randomPuzzle(seed, { dominoes: 2 })).map((puzzle, i) => ({
    name: `random ${i}`,
    puzzle,
    dominoes: 2,
  }));

  it('are verified', async () => {
    if (honest === undefined) return expect.fail('no engine');
    const liar: Peer = {
      ...honest,
      first: async (puzzle, cap) => ({
        ...(await honest.first?.(puzzle, cap)),
        outcome: 'solved',
        milliseconds: 1,
        solutions: [{ placements: [] }],
      }),
      unique: async (puzzle, cap) => {
        const { solutions: [one] = [] } = (await honest.first?.(puzzle, cap)) ?? {};
        return { outcome: 'several', milliseconds: 1, solutions: one === undefined ? [] : [one, one] };
      },
    };
    const wrong = async (peer: Peer, task: 'first' | 'unique') =>
      (await measure(peer, task, solvable, { ...LIMITS, rounds: 1 })).flatMap(({ wrong = [] }) => wrong).length;
    expect(await wrong(honest, 'first')).toBe(0);
    expect(await wrong(honest, 'unique')).toBe(0);
    expect(await wrong(liar, 'first')).toBeGreaterThan(5);
    expect(await wrong(liar, 'unique')).toBeGreaterThan(5);
  });

  it('must agree with each other and with what is known, where there are any', () => {
    const [item] = items(1);
    if (item === undefined) return expect.fail('no item');
    const row = (answer: Partial<Answer>) => [
      { item, milliseconds: 1, rounds: 1, answer: { outcome: 'counted' as const, milliseconds: 1, ...answer } },
    ];
    const wrong = (answers: Partial<Answer>[], known?: bigint | string) =>
      disagreements(new Map(answers.map((answer, i) => [`peer ${i}`, row(answer)])), () => known);
    expect(wrong([{ count: 3n }, { count: 3n }], 3n)).toEqual([]);
    expect(wrong([{ count: 3n }, { outcome: 'timeout' }])).toEqual([]);
    expect(wrong([{ outcome: 'timeout' }], 'solved')).toEqual([]);
    expect(wrong([{ outcome: 'one' }, { outcome: 'several' }])).toHaveLength(1);
    expect(wrong([{ outcome: 'unsolvable' }], 'solved')).toHaveLength(1);
    expect(wrong([{ count: 3n }], 4n)).toEqual(['puzzle 0: 3 (peer 0), but 4 (what is known)']);
  });
});
