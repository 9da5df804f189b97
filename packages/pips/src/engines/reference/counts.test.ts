/** The reference engine counts as others have counted. The hard puzzles that take it longer are in counts.soak.ts. */
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../../../core/src/testing/effort.js';
import { countAll } from '../../../test/count-all.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { HOPELESS_HARD, knownCounts, noData, SLOW_HARD } from '../../../test/real-puzzles.js';
import { referenceEngine } from './index.js';

/** All that are not slow in the soak; every third else, and two that others have had trouble with. */
const hard = noData
  ? []
  : [...dayPuzzles().keys()]
      .filter((id) => id.endsWith('-hard') && ![...SLOW_HARD, ...HOPELESS_HARD].includes(id.slice(0, 10)))
      .filter((id, i) => SOAKING || i % 3 === 0 || id === '2025-10-12-hard' || id === '2025-08-24-hard');

describe.skipIf(noData)('known counts', () => {
  const agree = (isWanted: (id: string) => boolean): string[] => {
    const known = knownCounts();
    const puzzles = [...dayPuzzles()].filter(([id]) => isWanted(id));
    for (const [id, puzzle] of puzzles) expect(countAll(referenceEngine.search(puzzle)).count, id).toBe(known.get(id));
    return puzzles.map(([id]) => id);
  };

  it('agree on all 150 easy and medium puzzles', () => {
    expect(agree((id) => !id.endsWith('-hard'))).toHaveLength(150);
  });

  it(`agree on ${hard.length} hard puzzles, 2025-10-12 and 2025-08-24 among them`, () => {
    expect(agree((id) => hard.includes(id))).toHaveLength(hard.length);
    expect(hard).toEqual(expect.arrayContaining(['2025-10-12-hard', '2025-08-24-hard']));
    expect(hard).toHaveLength(SOAKING ? 66 : 23);
  });
});
