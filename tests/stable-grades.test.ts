/** The same puzzle has the same grade, whichever way round it lies and in whatever order it is written. */
import { finish, type Grade, type Grading } from '@pipwright/core';
import { firstDrawn } from '@pipwright/core/generating';
import { drawFutoshiki, drawBox as drawGrid, futoshikiExplainer } from '@pipwright/futoshiki/parts';
import { drawBox as drawBoard, drawPips, pipsExplainer } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../packages/core/src/testing/effort.js';
import { adjacentPuzzle } from './adjacent.mjs';
import { turnedFutoshiki, turnedPips } from './turned.mjs';

/** Small boards change most, since one chapter told another way is much of them; day files change by 7 % at most. */
const MOST_CHANGE = 0.2;
const SEEDS = Array.from({ length: SOAKING ? 100 : 1 }, (_, seed) => `${seed}`);

function gradeOf(grading: Grading): Grade {
  const graded = finish(grading);
  if (graded.status !== 'graded') throw new Error(graded.status);
  return graded.grade;
}

function expectStable<Puzzle>(grade: (puzzle: Puzzle) => Grading, puzzle: Puzzle, turned: readonly Puzzle[]) {
  const { effort } = gradeOf(grade(puzzle));
  expect(effort).toBeGreaterThan(0);
  for (const other of turned) expect(Math.abs(gradeOf(grade(other)).effort / effort - 1)).toBeLessThan(MOST_CHANGE);
}

describe.each(SOAKING ? [4, 7, 10] : [4, 6])('Pips of %i dominoes', (dominoes) => {
  it.each(SEEDS)('from seed %s', (seed) => {
    const { puzzle } = finish(firstDrawn((random) => drawPips(random, { dominoes }), `stable ${seed}`));
    const turned = ['a', 'b'].map((turn) => turnedPips(puzzle, turn));
    expect(new Set([puzzle, ...turned].map((each) => drawBoard(each))).size).toBeGreaterThan(1);
    expectStable(pipsExplainer.grade, puzzle, turned);
  });
});

describe.each(SOAKING ? [4, 5, 6, 7] : [4, 5])('Futoshiki of side %i', (side) => {
  it.each(SEEDS)('from seed %s', (seed) => {
    const { puzzle } = finish(firstDrawn((random) => drawFutoshiki(random, { side }), `stable ${seed}`));
    const turned = ['a', 'b'].map((turn) => turnedFutoshiki(puzzle, turn));
    expect(new Set([puzzle, ...turned].map((each) => drawGrid(each))).size).toBeGreaterThan(1);
    expectStable(futoshikiExplainer.grade, puzzle, turned);
  });
});

it('holds of Adjacent too', () => {
  for (const seed of SEEDS.slice(0, 1)) {
    const puzzle = adjacentPuzzle(seed, 5);
    expectStable(futoshikiExplainer.grade, puzzle, [turnedFutoshiki(puzzle, seed)]);
  }
});
