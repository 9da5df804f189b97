/** Explanations and hints of puzzles of our own, and of a sample of the data; all of it in the soak. */
import { describe, expect, it } from 'vitest';
import { runs, SOAKING } from '../../../core/src/testing/effort.js';
import { explanationFaults } from '../../test/explanation-faults.js';
import { pastEndFaults, playByHints } from '../../test/hint-player.js';
import { ownPuzzles } from '../../test/own-puzzles.js';
import { noData, puzzlesWithOneSolution } from '../../test/real-puzzles.js';
import { sideOf } from '../model/puzzle.js';

/** Every nth puzzle of the data up to this side is judged; larger ones take too long for every change. */
const NTH = SOAKING ? 12 : 36;
const LARGEST = 6;

const real = noData ? [] : puzzlesWithOneSolution().filter(([, puzzle]) => sideOf(puzzle) <= LARGEST);
const puzzles = [...ownPuzzles(runs(3)), ...real.filter((_, i) => i % NTH === 0)];

describe.each(puzzles)('%s', (_, puzzle) => {
  it('is explained to the end in chapters, each step sound and minimal', () => {
    // A chain may go another way than the shortest reason.
    const { unnamed: _unnamed, ...faults } = explanationFaults(puzzle);
    for (const [kind, some] of Object.entries(faults)) expect(some, kind).toEqual([]);
  });

  it('is solved by hints alone, which give nothing away', () => {
    const { isSolved, faults } = playByHints(puzzle);
    expect(faults).toEqual([]);
    expect(isSolved).toBe(true);
  });

  it('waits for what has been told to be written, and does not say what it is', () => {
    expect(pastEndFaults(puzzle)).toEqual([]);
  });
});
