/** The engines against brute force and against each other on more and larger random puzzles, and what takes them long. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectAgreement, seedOfDemand } from '../../test/loosened.js';
import { countAll, dayPuzzles, knownCounts, MANIFOLD_HARD, noData, SLOW_HARD } from '../../test/real-puzzles.js';
import { verify } from '../check/verify.js';
import { pips } from '../kind.js';
import type { Puzzle } from '../model/puzzle.js';
import { solutionKey } from '../model/solution.js';
import { anyPuzzle, randomPuzzle } from '../testing/index.js';
import { forwardEngine } from './forward/index.js';
import { referenceEngine } from './reference/index.js';
import { compile } from './swift/compile.js';
import { SwiftCount } from './swift/count.js';
import { tilingEngine } from './tiling/index.js';

it('agrees with brute force on 40,000 loosened puzzles', () => {
  const demands = fc.array(seedOfDemand, { minLength: 1, maxLength: 8 });
  let judged = 0;
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 4 }), demands, (puzzle, seeds) => {
      if (expectAgreement(puzzle, seeds) !== undefined) judged++;
    }),
    { numRuns: 40_000 },
  );
  console.log(`${judged} loosened puzzles agreed`);
  expect(judged).toBeGreaterThan(20_000);
});

it('agrees with every other engine on 4,000 puzzles of up to eight dominoes', () => {
  const judged = new Map<string, number>();
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 8 }), (puzzle) => {
      const all = pips.engines.map((engine) => {
        const search = engine.search(puzzle);
        const found: string[] = [];
        while (search.nodes < 30_000) {
          const step = search.run(30_000 - search.nodes);
          if (step.type === 'exhausted') return { name: engine.name, found: found.sort() };
          if (step.type === 'solution') found.push(solutionKey(step.solution));
        }
        return { name: engine.name, found: undefined };
      });
      const finished = all.filter(({ found }) => found !== undefined);
      for (const { name, found } of finished) {
        expect(found, name).toEqual(finished[0]?.found);
        expect(finish(new SwiftCount(compile(puzzle))), name).toBe(BigInt(found?.length ?? 0));
        judged.set(name, (judged.get(name) ?? 0) + 1);
      }
    }),
    { numRuns: 4000 },
  );
  console.log([...judged].map(([name, times]) => `${name} ${times}`).join(', '));
  for (const { name } of pips.engines) expect(judged.get(name) ?? 0, name).toBeGreaterThan(1000);
});

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

const BOARDS = 40;
const MOST_NODES = 50_000;

/** The first random puzzles that have at least four fifths of so many dominoes. */
function boards(dominoes: number): Puzzle[] {
  const found: Puzzle[] = [];
  for (let seed = 0; found.length < BOARDS; seed++) {
    const puzzle = randomPuzzle(seed, { dominoes });
    if (puzzle.cells.length >= 1.6 * dominoes) found.push(puzzle);
  }
  return found;
}

describe('random boards', () => {
  it.each([
    [15, 2],
    [30, 4],
    [60, 10],
  ])('of up to %d dominoes are decided, but for at most %d of 40', (dominoes, most) => {
    const started = performance.now();
    const lost = boards(dominoes).filter((puzzle) => {
      const step = forwardEngine.search(puzzle).run(MOST_NODES);
      if (step.type === 'solution') expect(verify(puzzle, step.solution)).toEqual([]);
      return step.type === 'paused';
    });
    console.log(
      `${dominoes} dominoes: ${lost.length} of ${BOARDS} lost, ${Math.round(performance.now() - started)} ms`,
    );
    expect(lost.length).toBeLessThanOrEqual(most);
  });
});
