/** The tiling engine on the puzzles of the days; the two with the most solutions are in counts.soak.ts. */
import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../../core/test/cpu-time.js';
import { countAll } from '../../../test/count-all.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { knownCounts, MANIFOLD_HARD, noData } from '../../../test/real-puzzles.js';
import { tilingEngine } from './index.js';

describe.skipIf(noData)('the puzzles of the days', () => {
  it('are solved, all of them, each within ten seconds', () => {
    let nodes = 0;
    for (const [id, puzzle] of dayPuzzles()) {
      const search = tilingEngine.search(puzzle);
      const solve = () => expect(search.run(Number.POSITIVE_INFINITY).type, id).toBe('solution');
      expect(cpuMilliseconds(solve), id).toBeLessThan(10_000);
      nodes += search.nodes;
    }
    expect(nodes).toBeLessThan(260_000);
  });

  it('have as many solutions as others have counted', () => {
    const known = knownCounts();
    const puzzles = [...dayPuzzles()].filter(
      ([id]) => !MANIFOLD_HARD.includes(id.slice(0, 10)) || !id.endsWith('-hard'),
    );
    expect(puzzles).toHaveLength(223);
    for (const [id, puzzle] of puzzles) expect(countAll(tilingEngine.search(puzzle)).count, id).toBe(known.get(id));
  });

  it('have one solution where seed 003 found one', () => {
    const puzzle = dayPuzzles().get('2025-10-14-hard');
    expect(puzzle && countAll(tilingEngine.search(puzzle)).count).toBe(1n);
  });
});
