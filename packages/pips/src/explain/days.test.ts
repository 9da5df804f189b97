/** A sample of the days; all of them in the soak. */
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../../core/src/testing/effort.js';
import { dayPuzzles } from '../../test/day-puzzles.js';
import { explanationFaults, reasonFaults } from '../../test/explained-days.js';
import { isSolvedByHints, playByHints } from '../../test/hint-player.js';
import { noData } from '../../test/real-puzzles.js';
import { explained, explainedByReasons } from '../../test/records.js';

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

  it.each(sample)('%s is explained to the end by reasons, none of them needless', (_, puzzle) => {
    // A chain may go another way than the shortest reason.
    const { unnamed: _unnamed, ...faults } = reasonFaults(puzzle);
    for (const [kind, some] of Object.entries(faults)) expect(some, kind).toEqual([]);
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
    ['2025-10-14-medium', 6, 12, 12],
    ['2025-10-09-easy', 6, 8, 13],
  ])('%s takes at most %i chapters, %i steps by reasons and %i claims', (id, chapters, steps, claims) => {
    const puzzle = new Map(all).get(id)!;
    for (const [explanation, most] of [
      [explainedByReasons(puzzle), steps],
      [explained(puzzle), claims],
    ] as const) {
      expect(explanation.chapters.length).toBeLessThanOrEqual(chapters);
      expect(explanation.steps.length).toBeLessThanOrEqual(most);
    }
  });
});
