import { expect, it } from 'vitest';
import type { JsonObject } from '../json-value.js';
import { lookKey, looks } from './looks.js';

interface Step {
  /** What it could say to look at, the best first: things next to each other, ways between commas. */
  readonly ways: string;
}

const things = (way: string): JsonObject[] => [...way].map((thing) => ({ thing }));
let asked = 0;
const look = looks((puzzle: string, { steps, index }: { readonly steps: readonly Step[]; readonly index: number }) => {
  asked++;
  return (steps[index] ?? expect.unreachable()).ways.split(',').map((way) => things(puzzle + way));
});
const said = (puzzle: string, steps: readonly Step[]) =>
  steps.map((_, index) =>
    look(puzzle, { steps, index })
      .map(({ thing }) => thing)
      .join(''),
  );
const looksOf = (...ways: string[]) =>
  said(
    '',
    ways.map((each) => ({ ways: each })),
  );

it('the best is said, where no other step says it', () => {
  expect(looksOf('a,b', 'c,d')).toEqual(['a', 'c']);
});

it('what was said before is not said again, in whatever order, as long as there is something else', () => {
  expect(looksOf('a,b', 'a,b', 'a,b')).toEqual(['a', 'b', 'a']);
  expect(looksOf('ab', 'ba,c')).toEqual(['ab', 'c']);
  expect(lookKey(things('ab'))).toBe(lookKey(things('ba')));
});

it('what a later step would say first is left to it', () => {
  expect(looksOf('a', 'a,b,c', 'b')).toEqual(['a', 'c', 'b']);
  expect(looksOf('a', 'a,b', 'b')).toEqual(['a', 'b', 'b']);
});

it('the same steps are asked once, but of another puzzle again', () => {
  const steps = [{ ways: 'a' }, { ways: 'b' }];
  asked = 0;
  expect([...said('', steps), ...said('', steps), ...said('x', steps)]).toEqual(['a', 'b', 'a', 'b', 'xa', 'xb']);
  expect(asked).toBe(4);
});
