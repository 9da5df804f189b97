import { Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { definePuzzle, sum } from '../front/define.js';
import { leastFor, NOTHING_MORE } from './least.js';
import type { PipsRequest } from './request.js';

function drawn(request: PipsRequest) {
  return Array.from({ length: 50 }, (_, seed) => leastFor(new Random(seed), request));
}

it('asks for more of some puzzles that are to be like those of the Times', () => {
  const all = drawn({ difficulty: 'hard' });
  expect(new Set(all.map(({ twins }) => twins))).toEqual(new Set([0, 1]));
  expect(new Set(all.map(({ unlike }) => unlike))).toEqual(new Set([0, 1]));
});

it.each<PipsRequest>([
  {},
  { difficulty: 'expert' },
  { difficulty: 'hard', like: definePuzzle({ regions: ['A*'], rules: { A: sum(1) }, dominoes: '1-2' }) },
])('asks for nothing more with %j', (request) => {
  for (const each of drawn(request)) expect(each).toEqual(NOTHING_MORE);
});
