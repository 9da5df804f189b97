/** All that techniques find follows from the premises that they name, whatever is known or supposed. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { randomKnowledge } from '../../../test/random-knowledge.js';
import { Judge } from '../judging/judge.js';
import { PLAIN } from './index.js';
import { lastOfAll } from './lines.js';

it('what techniques find follows from their premises', () => {
  const techniques = [...PLAIN, lastOfAll];
  const judged = techniques.map(() => 0);
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(0, 0.05), (seed, lies) => {
      const knowledge = randomKnowledge(seed, lies);
      const judge = new Judge(knowledge.compiled);
      judge.facts = knowledge.facts;
      for (const [i, { name, find }] of techniques.entries()) {
        for (const { fact, because } of find(knowledge)) {
          judged[i]!++;
          expect(judge.follows(fact, because.list(), 100_000), `${name}: ${JSON.stringify(fact)}`).toBe(true);
        }
      }
    }),
    { numRuns: runs(150) },
  );
  for (const [i, { name }] of techniques.entries()) expect(judged[i], name).toBeGreaterThan(0);
});
