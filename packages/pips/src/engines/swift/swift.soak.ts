/** The swift engine against brute force and against every other engine, on more and larger random puzzles. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectAgreement, seedOfDemand } from '../../../test/loosened.js';
import { pips } from '../../kind.js';
import { solutionKey } from '../../model/solution.js';
import { anyPuzzle } from '../../testing/index.js';
import { compile } from './compile.js';
import { SwiftCount } from './count.js';

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
