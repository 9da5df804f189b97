import { expect, it } from 'vitest';
import { liftsDomino } from './tray-swipe.js';

it.each([
  ['straight up', 0, -20, 30, false],
  ['straight down', 0, 20, 30, false],
  ['almost up', 6, -20, 30, false],
  ['aslant down', 15, 18, 30, false],
  ['aslant up', 14, -15, 30, true],
  ['steeply aslant up', -11, -20, 30, true],
  ['sideways', 20, 3, 30, true],
  ['up after a rest', 0, -20, 400, true],
] as const)('in a tray that scrolls, a finger that moves %s', (_, x, y, milliseconds, lifts) => {
  expect(liftsDomino({ x, y, milliseconds })).toBe(lifts);
});
