import { expect, it } from 'vitest';
import { liftsDomino } from './tray-swipe.js';

it.each([
  ['straight up', 0, -20, 30, true, false],
  ['straight up where it ends', 0, -20, 30, false, true],
  ['straight down', 0, 20, 30, true, false],
  ['almost up', 6, -20, 30, true, false],
  ['aslant down', 15, 18, 30, true, false],
  ['aslant up', 14, -15, 30, true, true],
  ['steeply aslant up', -11, -20, 30, true, true],
  ['sideways', 20, 3, 30, true, true],
  ['up after a rest', 0, -20, 400, true, true],
] as const)('in a tray that scrolls, a finger that moves %s', (_, x, y, milliseconds, scrolls, lifts) => {
  expect(liftsDomino({ x, y, milliseconds, scrolls })).toBe(lifts);
});
