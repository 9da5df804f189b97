/** Explanations and hints of puzzles of our own, and of a sample of the data; more of it in the soak. */
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { runs, SOAKING } from '../../../core/src/testing/effort.js';
import { pastEndFaults, playByHints } from '../../test/hint-player.js';
import { noData, ownPuzzles, puzzlesWithOneSolution } from '../../test/real-puzzles.js';
import { saidFaults, toldFaults } from '../../test/told-faults.js';
import { sideOf } from '../model/puzzle.js';
import { explain } from './explain.js';

/** Every nth puzzle of the data up to this side is judged; larger ones take too long for every change. */
const NTH = SOAKING ? 4 : 24;
const LARGEST = SOAKING ? 9 : 7;

const real = noData ? [] : puzzlesWithOneSolution().filter(([, puzzle]) => sideOf(puzzle) <= LARGEST);
const puzzles = [...ownPuzzles(runs(3)), ...real.filter((_, i) => i % NTH === 0)];

describe.each(puzzles)('%s', (_, puzzle) => {
  it('is explained to the end in chapters, each step sound and needed', () => {
    const explanation = finish(explain(puzzle));
    expect(explanation.status).toBe('explained');
    expect([...toldFaults(puzzle, explanation), ...saidFaults(puzzle, explanation.steps)]).toEqual([]);
    const written = explanation.steps.flatMap(({ concludes }) => concludes.filter(({ isPlaced }) => isPlaced));
    expect(written.length).toBe(sideOf(puzzle) ** 2 - puzzle.fixedNumbers.length);
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
