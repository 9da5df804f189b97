/** A run goes on from what it would have made, and from nothing else. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Outcome } from './job.js';
import { firstOfEach, lastOfEach, refuseOtherRun } from './same-run.js';
import type { Slot } from './slot.js';

const generated = (puzzle: string): Outcome => ({
  type: 'generated',
  puzzle,
  solution: undefined,
  grade: {} as never,
  milliseconds: 0,
});
const textOf = (outcome: Outcome) => (outcome.type === 'generated' ? String(outcome.puzzle) : undefined);

const slotsOf = (requests: number): readonly Slot[] =>
  Array.from({ length: requests }, (_, nodes) => ({ request: { nodes } }));
const made = ({ request }: Slot, seed: string, options: number) => `${request.nodes} ${seed} ${options}`;

const CASES = fc.record({
  requests: fc.integer({ min: 1, max: 4 }),
  count: fc.integer({ min: 0, max: 12 }),
  skipped: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
  options: fc.integer({ min: 0, max: 1 }),
});

it('refuses what other options made, in a file or in a folder', async () => {
  await fc.assert(
    fc.asyncProperty(CASES, async ({ requests, count, skipped, options }) => {
      const slots = slotsOf(requests);
      const seeds = Array.from({ length: count + 13 }, (_, i) => i).filter((seed) => !skipped.includes(seed));
      const there = Array.from({ length: count }, (_, i) => {
        const slot = slots[i % requests] as Slot;
        const seed = String(seeds[i]);
        return { slot, seed, text: made(slot, seed, 0) };
      });
      const found = async (slot: Slot, seed: string) =>
        there.find((each) => each.slot === slot && each.seed === seed)?.text;
      const inFolder = await firstOfEach(slots, '0', 20, found);
      const inFile = lastOfEach(there);
      expect([inFile.length, inFolder.length]).toEqual([Math.min(count, requests), Math.min(count, requests)]);
      const remake = async (slot: Slot, seed: string) => generated(made(slot, seed, options));
      for (const befores of [inFolder, inFile]) {
        const refused = refuseOtherRun('x', befores, remake, textOf).then(
          () => false,
          ({ message }: Error) => message.startsWith('x was begun with other options'),
        );
        expect(await refused).toBe(options === 1 && count > 0);
      }
    }),
  );
});

it('takes a folder for its own in which the nearest lies for want of time', async () => {
  const [slot] = slotsOf(1) as [Slot];
  const texts: Record<string, string> = { 1: 'the nearest', 2: made(slot, '2', 0) };
  const befores = await firstOfEach([slot], '1', 3, async (_, seed) => texts[seed]);
  const remake = async (_: Slot, seed: string) => generated(made(slot, seed, 0));
  await expect(refuseOtherRun('x', befores, remake, textOf)).resolves.toBeUndefined();
});

it('does not call a run another one that has no time', async () => {
  const [slot] = slotsOf(1) as [Slot];
  const befores = [[{ slot, seed: '1', text: 'x' }]];
  const stopped = (why: 'timeout' | 'nodes') => async (): Promise<Outcome> => ({
    type: 'stopped',
    why,
    nearest: undefined,
    milliseconds: 0,
  });
  await expect(refuseOtherRun('x', befores, stopped('timeout'), textOf)).resolves.toBeUndefined();
  await expect(refuseOtherRun('x', befores, stopped('nodes'), textOf)).rejects.toThrow('the seed 1 gives another');
});
