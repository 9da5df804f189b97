/** Puzzles of the Times; the rest of them are in times.soak.ts. */
import '../test/keep-z3.js';
import { solutions } from '@pipwright/core';
import { drawCompact } from '@pipwright/pips';
import { describe, expect, it } from 'vitest';
import { dayPuzzles } from '../../pips/test/day-puzzles.js';
import { noData } from '../../pips/test/real-puzzles.js';
import { expectSameSolutions } from '../test/same-solutions.js';
import { smtEngine } from './engine.js';

describe.skipIf(noData)('puzzles of the Times', () => {
  it('have the solutions that the default engine finds', async () => {
    const puzzles = dayPuzzles();
    const ids = [...puzzles.keys()].filter((id) => /-01-easy$|09-01-medium$/.test(id));
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) await expectSameSolutions(id, puzzles.get(id));
  });

  it('include the one of seed 001, whose solution is as printed there', async () => {
    const puzzle = dayPuzzles().get('2025-08-24-hard');
    if (puzzle === undefined) throw new Error('no puzzle');
    const drawn: string[] = [];
    for await (const solution of solutions(smtEngine.search(puzzle))) drawn.push(drawCompact(puzzle, solution));
    expect(drawn).toHaveLength(2);
    expect(drawn).toContain('1 6|- -|1 0\n5 6|- -|6 2\n4 6|6 6|6 0\n4 3|5 5|3 0');
  });
});
