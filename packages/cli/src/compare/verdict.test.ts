import { describe, expect, it } from 'vitest';
import { type Measured, unmeasured } from './measure.js';
import { judge } from './verdict.js';

const counted = (engine: string, count: bigint): Measured => ({
  ...unmeasured(engine, 'counted'),
  count,
  exact: true,
  solvable: count > 0n,
});
const stopped = (engine: string, count: bigint, solvable: boolean | null = count > 0n || null): Measured => ({
  ...unmeasured(engine, 'stopped', 'timed out'),
  count,
  solvable,
});

describe('engines', () => {
  it.each<[string, Measured[], string]>([
    ['count the same', [counted('a', 3n), counted('b', 3n)], 'agreed'],
    ['count the same, but for one that was stopped', [counted('a', 3n), counted('b', 3n), stopped('c', 3n)], 'agreed'],
    ['are one only', [counted('a', 3n)], 'agreed'],
    ['were stopped, all but one', [counted('a', 3n), stopped('b', 2n), stopped('c', 0n)], 'stopped'],
    ['were all stopped', [stopped('a', 3n), stopped('b', 5n)], 'stopped'],
  ])('that %s: %#', (_, measured, status) => {
    expect(judge(measured)).toEqual({ status, disagreements: [] });
  });

  it.each<[string, Measured[], string[], string]>([
    ['count apart', [counted('a', 3n), counted('b', 4n)], ['b', 'a'], 'b counts 4, but a counts 3.'],
    [
      'count apart, the two furthest',
      [counted('a', 3n), counted('b', 1n), counted('c', 2n)],
      ['a', 'b'],
      'a counts 3, but b counts 1.',
    ],
    [
      'find more than there are before they are stopped',
      [counted('a', 3n), stopped('b', 4n)],
      ['b', 'a'],
      'b finds at least 4, but a counts 3.',
    ],
    [
      'find one where another finds none',
      [stopped('a', 1n), stopped('b', 0n, false)],
      ['a', 'b'],
      'a finds at least 1, but b finds no solution.',
    ],
    [
      'find one and count none',
      [{ ...counted('a', 0n), solvable: true }],
      ['a'],
      'a finds a solution, but a counts 0.',
    ],
    [
      'are wrong',
      [{ ...counted('a', 1n), wrong: 'solution 1 is wrong: Region 0 breaks its rule.' }, counted('b', 1n)],
      ['a'],
      'a: solution 1 is wrong: Region 0 breaks its rule.',
    ],
    [
      'find others',
      [counted('a', 2n), { ...counted('b', 2n), fingerprint: 'x' }, { ...counted('c', 2n), fingerprint: 'y' }],
      ['b', 'c'],
      'b and c find 2 each, but not the same ones.',
    ],
    ['fail', [counted('a', 1n), unmeasured('b', 'failed', 'out of paper')], ['b'], 'b failed: out of paper'],
  ])('disagree that %s', (_, measured, engines, message) => {
    expect(judge(measured)).toEqual({ status: 'disagreed', disagreements: [{ engines, message }] });
  });
});
