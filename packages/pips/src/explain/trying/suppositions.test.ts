import { RunAhead, refute } from '@pipwright/core/explaining';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { compile } from '../../engines/swift/index.js';
import { anyPuzzle } from '../../testing/index.js';
import type { Fact } from '../knowledge/conclusion.js';
import { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import { PLAIN } from '../techniques/index.js';
import { Suppositions } from './suppositions.js';
import { ANY_NUMBER, supposing } from './trial.js';

const by = supposing(PLAIN, ANY_NUMBER);

it('no supposition that fails is passed over, however much was known when it was first followed', () => {
  let failures = 0;
  let passed = 0;
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 4 }), (puzzle) => {
      const compiled = compile(puzzle);
      const ahead = new RunAhead<Knowledge, Fact, Premise>(new Knowledge(compiled));
      do {
        for (let edge = 0; edge < compiled.edges; edge++) {
          const supposed: Fact = [{ kind: 'join', edge }];
          if (!ahead.knowledge.isNews(supposed)) continue;
          const mayFail = Suppositions.on(ahead.knowledge).factsToFail(supposed, by) !== undefined;
          if (!mayFail) passed++;
          if (refute(ahead.knowledge.copy(), supposed, by) === undefined) continue;
          failures++;
          expect(mayFail).toBe(true);
        }
      } while (ahead.round(PLAIN));
    }),
    { numRuns: runs(30) },
  );
  expect(failures).toBeGreaterThan(0);
  expect(passed).toBeGreaterThan(0);
});
