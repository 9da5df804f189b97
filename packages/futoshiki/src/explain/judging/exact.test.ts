/** What is said to rest on no more than it needs does, as whoever looks for counterexamples finds. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { randomKnowledge } from '../../../test/random-knowledge.js';
import { compile, pairNumber } from '../../engines/swift/compile.js';
import type { Fact } from '../knowledge/conclusion.js';
import { lastNumber, nakedSingle, twoLeft } from '../techniques/lines.js';
import { bound } from '../techniques/signs.js';
import { placed } from '../techniques/technique.js';
import { isExact } from './exact.js';
import { Judge } from './judge.js';

it('of two numbers that are left, a bar between their cells may be one reason of several', () => {
  const compiled = compile({ side: 3, givens: [{ row: 0, column: 0, number: 1 }], signs: [], bars: [[at(1), at(2)]] });
  const fact: Fact = [placed(1, 1), placed(2, 2)];
  const link = pairNumber(compiled, [at(1), at(2)]);
  const because = [
    { kind: 'line', id: 0 },
    { kind: 'given', id: 0 },
    { kind: 'link', id: link },
  ] as const;
  expect(isExact(compiled, [], 'two-left', fact, because)).toBe(false);
  expect(isExact(compiled, [], 'two-left', fact, because.slice(0, 2))).toBe(true);
});

function at(column: number) {
  return { row: 0, column };
}

it('what is exact follows from its premises, and from none of them less', () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const knowledge = randomKnowledge(seed);
      const { compiled, facts } = knowledge;
      const judge = new Judge(compiled);
      judge.facts = facts;
      for (const technique of [lastNumber, twoLeft, nakedSingle, bound]) {
        for (const found of technique.find(knowledge)) {
          const because = found.because.list();
          const isSaid = isExact(compiled, facts, technique.name, found.fact, because);
          const key = `${technique.name} ${isSaid}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
          if (!isSaid) continue;
          expect(judge.follows(found.fact, because, 1e6)).toBe(true);
          for (const premise of because) {
            const others = because.filter((other) => other !== premise);
            expect(judge.follows(found.fact, others, 1e6), `${key} without ${JSON.stringify(premise)}`).toBe(false);
          }
        }
      }
    }),
    { numRuns: runs(200) },
  );
  expect([...counts.keys()].sort()).toEqual([
    'bound false',
    'last-number true',
    'naked-single false',
    'naked-single true',
    'two-left false',
    'two-left true',
  ]);
});
