/** The engine `forward` on real puzzles: quick to a first solution, and right in its counts. */
import { describe, expect, it } from 'vitest';
import { SOAKING, sample } from '../../../../core/src/testing/effort.js';
import { countAll } from '../../../test/count-all.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { knownCounts, noData } from '../../../test/real-puzzles.js';
import { forwardEngine } from './index.js';

/** A fraction of a second. */
const FEW_NODES = 5000;

describe.skipIf(noData)('the puzzles of 75 days', () => {
  it('are solved at all levels', () => {
    const puzzles = [...dayPuzzles()];
    expect(puzzles).toHaveLength(225);
    for (const [id, puzzle] of puzzles) expect(forwardEngine.search(puzzle).run(FEW_NODES).type, id).toBe('solution');
  });

  it('have the known counts, where these are below 100,000', () => {
    const known = knownCounts();
    const puzzles = [...dayPuzzles()].filter(([id]) => (known.get(id) ?? 0n) < 100_000n);
    expect(puzzles).toHaveLength(223);
    const quick = SOAKING ? puzzles : sample(puzzles, 4).filter(([id]) => (known.get(id) ?? 0n) < 5000n);
    for (const [id, puzzle] of quick) expect(countAll(forwardEngine.search(puzzle)).count, id).toBe(known.get(id));
  });
});
