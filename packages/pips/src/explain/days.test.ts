/** A sample of the days; all of them in the soak. */
import { describe, expect, it } from 'vitest';
import { dayPuzzles } from '../../test/day-puzzles.js';
import { expectExplained } from '../../test/explained-days.js';
import { noData } from '../../test/real-puzzles.js';

describe.skipIf(noData)('puzzles of the Times', () => {
  it('are explained to the end, each step sound and minimal, easy ones without a general reason', () => {
    const sample = [...dayPuzzles()].filter((_, i) => Math.floor(i / 3) % 40 === 4);
    const tallies = expectExplained(new Map(sample));
    expect([...tallies.keys()].sort()).toEqual(['easy', 'hard', 'medium']);
    expect(tallies.get('easy')?.general).toBe(0);
    for (const { needless } of tallies.values()) expect(needless).toBe(0);
  });
});
