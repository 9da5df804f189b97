/** The two puzzles with more than 100,000 solutions, counted to the end. */
import { describe, expect, it } from 'vitest';
import { countAll } from '../../../test/count-all.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { knownCounts, noData } from '../../../test/real-puzzles.js';
import { forwardEngine } from './index.js';

describe.skipIf(noData)('known counts of ambiguous puzzles', () => {
  it.each(['2025-10-28', '2025-09-15'])('%s hard', (date) => {
    const puzzle = dayPuzzles().get(`${date}-hard`);
    if (puzzle === undefined) throw new Error(`no hard puzzle on ${date}`);
    const started = performance.now();
    const { count, nodes } = countAll(forwardEngine.search(puzzle));
    console.log(`${date} hard: ${count} solutions, ${nodes} nodes, ${Math.round(performance.now() - started)} ms`);
    expect(count).toBe(knownCounts().get(`${date}-hard`));
  });
});
