/** Puzzles of the Times; the rest of them are in times.soak.ts. */
import { describe, expect, it } from 'vitest';
import { dayPuzzles } from '../../pips/test/day-puzzles.js';
import { noData } from '../../pips/test/real-puzzles.js';
import { keepZ3 } from '../test/keep-z3.js';
import { expectSameSolutions } from '../test/same-solutions.js';

keepZ3();

describe.skipIf(noData)('puzzles of the Times', () => {
  it('have the solutions that the default engine finds', async () => {
    const puzzles = dayPuzzles();
    const ids = [...puzzles.keys()].filter((id) => /-01-easy$/.test(id));
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) await expectSameSolutions(id, puzzles.get(id));
  });
});
