/** However odd a record is, what is said of it is a sentence, and no longer than it may be. */

import { finish, Random, sameCell } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import { describe, expect, it } from 'vitest';
import { runs, SOAKING } from '../../../../core/src/testing/effort.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { madeUpSteps } from '../../../test/made-up-steps.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import { noData } from '../../../test/real-puzzles.js';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { randomPuzzle } from '../../testing/random-puzzle.js';
import { explainByReasons } from '../explain.js';
import { type PipsStep, pipsExplainer } from '../index.js';
import { toldStep } from '../told/index.js';
import { english } from './english.js';
import { givesAway } from './language.js';

const { look } = pipsExplainer;

/** Sentences, each with a capital or the name of a cell, and nothing that only programs read. */
const SENTENCES = /^((\p{Lu}|r\d+c\d+)[^.?]*[.?]( |$))+$/u;
const NOT_FOR_PEOPLE = /undefined|NaN|null|\p{Cc}| {2}|“|”|„|\bregion\b| ,|\bstep\b/u;

/** What to place. */
const PLACING = /^Place the (\d+)–\d+(: \d+ on r\d+c\d+, \d+ on r\d+c\d+| on r\d+c\d+ and r\d+c\d+)\.$/;

const { en } = pipsExplainer.languages;
const { limits } = en.words;

function expectSaid(text: string, limit: number, what: string): void {
  expect(text.length, `${what}: ${text}`).toBeLessThanOrEqual(limit);
  expect(text, what).toMatch(SENTENCES);
  expect(text, what).not.toMatch(NOT_FOR_PEOPLE);
}

function expectTold(puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): void {
  const { steps, index } = scene;
  const name = steps[index]!.technique;
  expectSaid(en.step(puzzle, scene), limits.step, name);
  for (const [i] of (steps[index]!.chain ?? []).entries()) expectSaid(en.link(puzzle, scene, i), limits.link, name);
  expectSaid(en.hint.where(puzzle, scene), limits.where, name);
  // The command line puts the name of the technique before both.
  const room = en.technique(name).length + 2;
  expectSaid(en.hint.what(puzzle, scene), limits.what - room, name);
  const why = en.hint.why(puzzle, scene);
  expectSaid(why, limits.why - room, name);
  expect(why.endsWith('?'), why).toBe(true);
  expect(givesAway(toldStep(puzzle, scene), why, english.namesOfRules(puzzle)), why).toBe(false);
  expectLook(puzzle, scene);
}

function expectChapters(puzzle: Puzzle, steps: readonly PipsStep[]): void {
  for (const chapter of chaptersOf(steps)) {
    const scene = { steps, chapter: { steps: chapter } };
    const text = en.chapter(puzzle, scene);
    expectSaid(text, limits.chapter, 'chapter');
    expect(text.endsWith(en.place(puzzle, scene))).toBe(true);
    expect(en.place(puzzle, scene)).toMatch(PLACING);
  }
}

function expectAll(puzzle: Puzzle, steps: readonly PipsStep[]): void {
  for (const index of steps.keys()) expectTold(puzzle, { steps, index });
  expectChapters(puzzle, steps);
}

/** One or two things, named in order, and not the domino that is placed. */
function expectLook(puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): void {
  const things = look(puzzle, scene);
  expect([1, 2]).toContain(things.length);
  const [placed] = pipsExplainer.moves(scene.steps[scene.index]!);
  if (placed !== undefined) expect(things.some((thing) => 'domino' in thing)).toBe(false);
  for (const thing of things) {
    if ('cell' in thing) expect(puzzle.cells.some((cell) => sameCell(cell, thing.cell as unknown as Cell))).toBe(true);
  }
}

/** The steps up to each domino. */
function chaptersOf(steps: readonly PipsStep[]): number[][] {
  const ends = steps.flatMap((step, i) => (pipsExplainer.moves(step).length > 0 ? [i] : []));
  return ends.map((end, i) => {
    const from = i === 0 ? 0 : ends[i - 1]! + 1;
    return Array.from({ length: end - from + 1 }, (_, j) => from + j);
  });
}

/** Far out, with long rules that all look alike. */
const HUGE = puzzleOf({
  cells: Array.from({ length: 60 }, (_, i): Cell => [4000 + Math.floor(i / 10), 4000 + (i % 10)]),
  maxPip: 18,
  supply: { kind: 'set', repeats: true },
  regions: Array.from({ length: 6 }, (_, row) => ({
    cells: Array.from({ length: 10 }, (_, column): Cell => [4000 + row, 4000 + column]),
    rule: { kind: 'different', avoiding: [1, 2, 3, 4, 5, 6, 7, 8] },
  })),
});

function explainedDays() {
  return [...dayPuzzles().values()]
    .filter((_, i) => i % (SOAKING ? 15 : 45) === 3)
    .map((puzzle) => ({ puzzle, steps: finish(explainByReasons(puzzle)).steps }));
}

describe('all that is said keeps its limits', () => {
  it('of steps that nobody reasoned', () => {
    const random = new Random('limits');
    for (let seed = 0; seed < runs(12, 60); seed++) {
      const puzzle = randomPuzzle(`limits ${seed}`, { dominoes: 8 });
      if (puzzle.cells.length > 1) expectAll(puzzle, madeUpSteps(random, puzzle));
    }
  });

  it('on a board with long names', () => {
    const random = new Random('long names');
    for (let i = 0; i < runs(1, 20); i++) expectAll(HUGE, madeUpSteps(random, HUGE));
  });

  it.skipIf(noData)('of real puzzles', () => {
    for (const { puzzle, steps } of explainedDays()) expectAll(puzzle, steps);
  });
});
