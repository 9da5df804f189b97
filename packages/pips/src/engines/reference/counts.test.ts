/** The reference engine counts as others have counted. The hard puzzles that take it longer are in counts.soak.ts. */
import { describe, expect, it } from 'vitest';
import { SOAKING, sample } from '../../../../core/src/testing/effort.js';
import { countAll } from '../../../test/count-all.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { HOPELESS_HARD, knownCounts, noData, SLOW_HARD } from '../../../test/real-puzzles.js';
import { referenceEngine } from './index.js';

/** Others have had trouble with these. */
const NOTORIOUS = ['2025-10-12-hard', '2025-08-24-hard'];
const ids = noData ? [] : [...dayPuzzles().keys()];
const quick = ids.filter((id) => id.endsWith('-hard') && ![...SLOW_HARD, ...HOPELESS_HARD].includes(id.slice(0, 10)));
const hard = [...new Set([...sample(quick, 16), ...NOTORIOUS])];
const easier = sample(
  ids.filter((id) => !id.endsWith('-hard')),
  5,
);

describe.skipIf(noData)('known counts', () => {
  const expectAgreement = (wanted: readonly string[]): void => {
    const known = knownCounts();
    const puzzles = dayPuzzles();
    for (const id of wanted) {
      const puzzle = puzzles.get(id);
      if (puzzle === undefined) throw new Error(`no ${id}`);
      expect(countAll(referenceEngine.search(puzzle)).count, id).toBe(known.get(id));
    }
  };

  it(`agree on ${easier.length} easy and medium puzzles`, () => {
    expect(easier).toHaveLength(SOAKING ? 150 : 30);
    expectAgreement(easier);
  });

  it(`agree on ${hard.length} hard puzzles, 2025-10-12 and 2025-08-24 among them`, () => {
    expect(hard).toHaveLength(SOAKING ? 66 : 7);
    expectAgreement(hard);
  });
});
