/** Other hints than the easiest: each can be begun where the player stands, and is as sound and as well said. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, SOAKING } from '../../../core/src/testing/effort.js';
import { type HintRecord, hinted, hintFaults } from '../../test/hint-player.js';
import { dayPuzzles, noData } from '../../test/real-puzzles.js';
import { toldFaults } from '../../test/told-faults.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { hint } from './explain.js';

const MOST_TRIES = 1e7;

const small = anyPuzzle({ dominoes: 3 }).filter(({ maxPip }) => maxPip <= 3);

/** The first step of each chapter that can be begun, the easiest first. */
function begun(puzzle: Puzzle, progress: Solution): HintRecord[] {
  const all: HintRecord[] = [];
  for (let next = hinted(puzzle, progress); next.status === 'hint' && next.choice === undefined; ) {
    all.push(next);
    next = hinted(puzzle, progress, 0, all.length);
  }
  return all;
}

function faultsOfSteps(puzzle: Puzzle, { placements }: Solution, chapter: number): string[] {
  const { steps = [] } = finish(hint(puzzle, { placements }, 0, chapter));
  return toldFaults(puzzle, { steps }, placements);
}

/** What is said of all steps of a chapter, one after the other, and the last once all have been told. */
function faultsOfSentences(puzzle: Puzzle, progress: Solution, chapter: number, { steps }: HintRecord): string[] {
  return [...steps.keys(), steps.length].flatMap((after) =>
    hintFaults(puzzle, progress.placements, hinted(puzzle, progress, after, chapter)),
  );
}

it('lead to other dominoes of the solution, and rest on nothing but what is placed', () => {
  let others = 0;
  fc.assert(
    fc.property(small, fc.nat(), (puzzle, seed) => {
      const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
      fc.pre(solutions.length > 0);
      const placements = solutions[0]!.placements.slice(0, seed % 2);
      const chapters = begun(puzzle, { placements });
      const placed = chapters.map(({ steps }) => JSON.stringify(steps.at(-1)?.places));
      expect(new Set(placed).size).toBe(placed.length);
      expect(new Set(chapters.map(({ steps }) => JSON.stringify(steps[0]))).size).toBe(placed.length);
      for (const [number, chapter] of chapters.slice(1).entries()) {
        others++;
        expect(chapter.steps.map(({ places }) => places.length)).toEqual([
          ...new Array(chapter.steps.length - 1).fill(0),
          1,
        ]);
        expect(faultsOfSteps(puzzle, { placements }, number + 1)).toEqual([]);
        expect(faultsOfSentences(puzzle, { placements }, number + 1, chapter)).toEqual([]);
      }
    }),
    { numRuns: runs(150, 1000) },
  );
  expect(others).toBeGreaterThan(runs(3));
});

it.skipIf(noData)('are as sound and as well said on the days', () => {
  let others = 0;
  const days = [...dayPuzzles()].filter((_, i) => i % (SOAKING ? 2 : 75) === 3);
  for (const [id, puzzle] of days) {
    const progress = { placements: [] };
    for (const [number, chapter] of begun(puzzle, progress).slice(1).entries()) {
      others++;
      expect(faultsOfSteps(puzzle, progress, number + 1), id).toEqual([]);
      expect(faultsOfSentences(puzzle, progress, number + 1, chapter), id).toEqual([]);
    }
  }
  expect(others).toBeGreaterThan(days.length / 2);
});
