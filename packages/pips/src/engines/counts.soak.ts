/** The hard puzzles that take an engine long, counted to the end. */
import { describe, expect, it } from 'vitest';
import { countAll, dayPuzzles, knownCounts, MANIFOLD_HARD, noData, SLOW_HARD } from '../../test/real-puzzles.js';
import { forwardEngine } from './forward/index.js';
import { referenceEngine } from './reference/index.js';
import { tilingEngine } from './tiling/index.js';

const CASES = [
  { engine: forwardEngine, dates: ['2025-10-28', '2025-09-15'] },
  { engine: referenceEngine, dates: SLOW_HARD },
  { engine: tilingEngine, dates: MANIFOLD_HARD },
].flatMap(({ engine, dates }) => dates.map((date) => [engine.name, date, engine] as const));

describe.skipIf(noData)('known counts', () => {
  it.each(CASES)('by the engine %s: %s hard', (name, date, engine) => {
    const puzzle = dayPuzzles().get(`${date}-hard`);
    if (puzzle === undefined) throw new Error(`no hard puzzle on ${date}`);
    const started = performance.now();
    const { count, nodes } = countAll(engine.search(puzzle));
    const taken = Math.round(performance.now() - started);
    console.log(`${name}, ${date} hard: ${count} solutions, ${nodes} nodes, ${taken} ms`);
    expect(count).toBe(knownCounts().get(`${date}-hard`));
  });
});
