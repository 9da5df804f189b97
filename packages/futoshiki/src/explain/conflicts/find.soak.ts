/** What is told of every puzzle of the data with something changed, and how long it takes to find. */
import { finish, Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../../core/test/cpu-time.js';
import { FaultTally } from '../../../../core/test/explaining/fault-tally.js';
import { CHANGES } from '../../../test/changed-puzzles.js';
import { faultsOfConflict } from '../../../test/conflict-faults.js';
import { noData, puzzlesWithOneSolution } from '../../../test/real-puzzles.js';
import { sideOf } from '../../model/puzzle.js';
import { conflict } from '../explain.js';

/** Larger ones take the judge too long. */
const LARGEST_JUDGED = 7;
const LONGEST_MILLISECONDS = 3_000;

it.skipIf(noData).each(Object.entries(CHANGES))(
  'the puzzles of the data with a change (%s) are told why',
  (_, change) => {
    const tally = new FaultTally();
    const times: number[] = [];
    for (const [id, puzzle] of puzzlesWithOneSolution()) {
      const changed = change(puzzle, new Random(id));
      if (changed === undefined) continue;
      times.push(cpuMilliseconds(() => finish(conflict(changed.puzzle, changed.progress))));
      if (sideOf(puzzle) > LARGEST_JUDGED) continue;
      for (const fault of faultsOfConflict(changed.puzzle, changed.progress)) tally.add(fault.slice(0, 20), id, fault);
    }
    times.sort((a, b) => a - b);
    const part = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
    process.stdout.write(`milliseconds: ${[0.5, 0.99, 1].map((share) => part(share).toFixed(1)).join(', ')}\n`);
    expect(tally.lines()).toEqual([]);
    expect(part(1)).toBeLessThan(LONGEST_MILLISECONDS);
  },
);
