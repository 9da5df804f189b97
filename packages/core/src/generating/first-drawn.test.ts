import { expect, it } from 'vitest';
import type { Random } from '../random.js';
import { finish } from '../runs-of.js';
import { firstDrawn } from './first-drawn.js';

/** Comes to something where luck has it, and draws what luck is left. */
function* draw(random: Random) {
  yield;
  return random.chance(0.2) ? { puzzle: random.int(1e9), solution: 'any' } : undefined;
}

it('tries until a puzzle is drawn, each time with other luck', () => {
  const puzzles = Array.from({ length: 20 }, (_, seed) => finish(firstDrawn(draw, `${seed}`)).puzzle);
  expect(new Set(puzzles).size).toBe(puzzles.length);
});

it('draws the same from the same seed at every budget, and pauses between tries', () => {
  // biome-ignore lint/correctness/useYield: these tries take no time.
  const inVain = firstDrawn(function* () {
    return undefined;
  }, 'x');
  expect(inVain.run(1e5)).toEqual({ type: 'paused' });
  const slow = firstDrawn(draw, 'x');
  let step = slow.run(1);
  while (step.type === 'paused') step = slow.run(1);
  expect(step).toEqual(firstDrawn(draw, 'x').run(Number.POSITIVE_INFINITY));
});
