/** A sample of the days; all of them in the soak. */
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../../core/src/testing/effort.js';
import { explanationFaults } from '../../test/explained-days.js';
import { isSolvedByHints, playByHints } from '../../test/hint-player.js';
import { dayPuzzles, noData } from '../../test/real-puzzles.js';
import { explain } from './explain.js';

/** This one is judged, and its hints are read. */
const DAY = '2025-08-20';
/** Every nth puzzle is played by hints. */
const NTH_PLAYED = SOAKING ? 45 : 90;

describe.skipIf(noData)('puzzles of the Times', () => {
  const all = [...(noData ? [] : dayPuzzles())];
  const sample = all.filter(([id]) => id.startsWith(DAY));

  it.each(sample)('%s is explained to the end in chapters, each step sound and needed', (_, puzzle) => {
    for (const [kind, some] of Object.entries(explanationFaults(puzzle))) expect(some, kind).toEqual([]);
  });

  // The hard one takes too long for every change.
  it.each(sample.slice(0, 2))('%s is solved by hints alone, which give nothing away', (_, puzzle) => {
    const { isSolved, faults } = playByHints(puzzle);
    expect(faults).toEqual([]);
    expect(isSolved).toBe(true);
  });

  it('are solved by hints alone', () => {
    const lost = all.filter(([, puzzle], i) => i % NTH_PLAYED === 1 && !isSolvedByHints(puzzle));
    expect(lost.map(([id]) => id)).toEqual([]);
  });

  // Somebody explained these two by hand, in so many steps, of which each may hold several claims.
  it.each([
    ['2025-10-14-medium', 6, 12],
    ['2025-10-09-easy', 6, 13],
  ])('%s takes at most %i chapters and %i claims', (id, most, mostClaims) => {
    const { chapters, steps } = finish(explain(new Map(all).get(id)!));
    expect(chapters.length).toBeLessThanOrEqual(most);
    expect(steps.length).toBeLessThanOrEqual(mostClaims);
  });
});
