import { expect, it } from 'vitest';
import { median } from '../../bench/statistics.mjs';
import { within } from './speed-figures.mjs';

const ready = (milliseconds: number) => ({ milliseconds, graded: 1, status: 'generated' as const });
const unready = (milliseconds: number) => ({ milliseconds, graded: 1, status: undefined });

it('says of times only what is known', () => {
  expect(within('', [ready(10), ready(20), unready(15)], median, 20)).toMatchObject({ figure: '20.0 ms', isMet: true });
  expect(within('', [ready(10), unready(30), unready(40)], median, 20)).toMatchObject({
    figure: '> 30.0 ms',
    isMet: false,
  });
  // Not ready after 15 ms may still be ready within 20 ms.
  expect(within('', [ready(10), unready(15), unready(15)], median, 20)).toMatchObject({
    figure: '> 15.0 ms',
    isMet: undefined,
  });
});
