/** The hard puzzles with the most solutions, counted to the end. */
import { describe, expect, it } from 'vitest';
import { countAll } from '../../../test/count-all.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { knownCounts, MANIFOLD_HARD, noData } from '../../../test/real-puzzles.js';
import { tilingEngine } from './index.js';

describe.skipIf(noData)('known counts of manifold puzzles', () => {
  it.each(MANIFOLD_HARD)('%s hard', (date) => {
    const puzzle = dayPuzzles().get(`${date}-hard`);
    if (puzzle === undefined) throw new Error(`no hard puzzle on ${date}`);
    const started = performance.now();
    const { count, nodes } = countAll(tilingEngine.search(puzzle));
    console.log(`${date} hard: ${count} solutions, ${nodes} nodes, ${Math.round(performance.now() - started)} ms`);
    expect(count).toBe(knownCounts().get(`${date}-hard`));
  });
});
