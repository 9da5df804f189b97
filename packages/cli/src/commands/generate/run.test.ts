/** The order in which puzzles are handed out does not depend on how many are made at once, nor on which is ready first. */
import { type AnyKind, hashText } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GeneratingKind, Job, Workshop } from './job.js';
import type { Order } from './order.js';
import { runOrder } from './run.js';

/** Puzzles are texts, and many of them are alike. */
const kindOf = (different: number): GeneratingKind =>
  ({
    name: 'texts',
    words: {},
    verify: () => [],
    generating: {
      refuses: () => [],
      generate: () => {
        throw new Error('made by the workshop');
      },
      likeness: (puzzle: unknown) => String(hashText(String(puzzle)) % different),
    },
  }) as Partial<AnyKind> as GeneratingKind;

/** Each is ready after so many turns. */
function workshopWith(turns: (seed: string) => number, made: Job[]): Workshop {
  return {
    progress: { nodes: 0, graded: 0 },
    async make(job) {
      made.push(job);
      for (let turn = turns(job.seed); turn > 0; turn--) await undefined;
      const puzzle = `${JSON.stringify(job.request)} ${job.seed}`;
      return { type: 'generated', puzzle, solution: undefined, grade: {} as never, milliseconds: 0 };
    },
    close() {},
  };
}

const CASES = fc.record({
  different: fc.integer({ min: 1, max: 40 }),
  total: fc.integer({ min: 1, max: 12 }),
  letters: fc.integer({ min: 1, max: 4 }),
  jobs: fc.integer({ min: 2, max: 6 }),
  spread: fc.integer({ min: 1, max: 9 }),
  there: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
});

it('makes the same puzzles with any number of jobs, none like another', async () => {
  await fc.assert(
    fc.asyncProperty(CASES, async ({ different, total, letters, jobs, spread, there }) => {
      const requests = Array.from({ length: letters }, (_, nodes) => ({ nodes }));
      const kind = kindOf(different);
      const order: Order = {
        kind,
        total,
        slots: requests.map((request) => ({ request })),
        seed: '1',
      };
      const found = async (_: unknown, seed: string) => (there.includes(Number(seed)) ? `there ${seed}` : undefined);
      const run = async (count: number) => {
        const made: Job[] = [];
        const workshop = workshopWith((seed) => hashText(seed) % spread, made);
        const standing = { done: 0, seed: '1', likenesses: new Set<string>(), found };
        const making = { jobs: count, timeout: 1, workshop, signal: { aborted: false } };
        const reports = runOrder(order, standing, making);
        const given: string[] = [];
        for (;;) {
          const { done, value } = await reports.next();
          if (done) return { given, end: value, made };
          const { index, slot, seed, outcome } = value;
          const puzzle = outcome.type === 'generated' ? outcome.puzzle : undefined;
          expect(puzzle).toBe(`${JSON.stringify(slot.request)} ${seed}`);
          given.push(`${index} ${puzzle}`);
        }
      };
      const [one, many] = [await run(1), await run(jobs)];
      expect({ ...many, made: 0 }).toEqual({ ...one, made: 0 });
      expect(one.end.type).toBe(one.end.count === total ? 'done' : 'too-alike');
      expect(one.given.length).toBeLessThanOrEqual(different);
      // Nothing is made twice, and alone nothing that is not needed.
      expect(new Set(many.made.map(({ request, seed }) => `${JSON.stringify(request)} ${seed}`)).size).toBe(
        many.made.length,
      );
      expect(one.made.some(({ seed }) => there.includes(Number(seed)))).toBe(false);
    }),
  );
});
