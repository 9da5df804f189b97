import { expect, it } from 'vitest';
import { runsOf } from './search.js';

function* work(): Generator<string | undefined, string> {
  yield;
  yield 'first';
  yield;
  return 'last';
}

it('pauses where a generator yields nothing, and gives what it yields and returns', () => {
  const runs = runsOf(work());
  const steps = Array.from({ length: 6 }, () => runs.run(1));
  expect(steps).toEqual([
    { type: 'paused' },
    { type: 'solution', solution: 'first' },
    { type: 'paused' },
    { type: 'solution', solution: 'last' },
    { type: 'exhausted' },
    { type: 'exhausted' },
  ]);
});

it('takes a yield for as many nodes as it is told', () => {
  const runs = runsOf(work(), 30);
  expect(runs.run(0)).toEqual({ type: 'paused' });
  expect(runs.run(30)).toEqual({ type: 'paused' });
  expect(runs.run(31)).toEqual({ type: 'solution', solution: 'first' });
  expect(runs.run(31)).toEqual({ type: 'solution', solution: 'last' });
});
