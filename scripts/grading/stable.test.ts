/** The same puzzle has the same grade, whichever way round it lies and in whatever order it is written. */
import { finish, type Grade, type Grading } from '@pipwright/core';
import { drawBox as drawFutoshiki, futoshikiExplainer, futoshikiMaking } from '@pipwright/futoshiki';
import { drawBox as drawPips, pipsExplainer, pipsMaking } from '@pipwright/pips';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../packages/core/src/testing/effort.js';
import { adjacentPuzzle } from '../techniques/adjacent.mjs';
import { turnedFutoshiki, turnedPips } from './turned.mjs';

const MOST_CHANGE = 0.1;
const SEEDS = Array.from({ length: SOAKING ? 100 : 2 }, (_, seed) => `${seed}`);

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
    const size = { dominoes: { least: dominoes, most: dominoes }, maxPip: 6, columns: 7, rows: 7 };
    const { puzzle } = finish(pipsMaking.generate(`stable ${seed}`, size));
    const turned = ['a', 'b'].map((turn) => turnedPips(puzzle, turn));
    expect(new Set([puzzle, ...turned].map((each) => drawPips(each))).size).toBeGreaterThan(1);
    expectStable(pipsExplainer.grade, puzzle, turned);
  });
});

describe.each(SOAKING ? [4, 5, 6, 7] : [4, 5])('Futoshiki of side %i', (side) => {
  it.each(SEEDS)('from seed %s', (seed) => {
    const { puzzle } = finish(futoshikiMaking.generate(`stable ${seed}`, { side }));
    const turned = ['a', 'b'].map((turn) => turnedFutoshiki(puzzle, turn));
    expect(new Set([puzzle, ...turned].map((each) => drawFutoshiki(each))).size).toBeGreaterThan(1);
    expectStable(futoshikiExplainer.grade, puzzle, turned);
  });
});

it('holds of Adjacent too', () => {
  for (const seed of SEEDS.slice(0, 1)) {
    const puzzle = adjacentPuzzle(seed, 5);
    expectStable(futoshikiExplainer.grade, puzzle, [turnedFutoshiki(puzzle, seed)]);
  }
});
