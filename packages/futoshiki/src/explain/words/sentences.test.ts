/** However odd a record is, what is said of it is a sentence, no longer than it may be, and gives nothing away. */

import { type Cell, cellName, finish, Random } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { rows } from '../../../../core/src/testing/written.js';
import { CHANGES, type Unsolvable } from '../../../test/changed-puzzles.js';
import { hasSolution } from '../../../test/conflict-faults.js';
import { madeUpSteps } from '../../../test/made-up-steps.js';
import { ownPuzzles } from '../../../test/own-puzzles.js';
import { EXAMPLE, puzzleFromGrid } from '../../../test/puzzle-of.js';
import { type Puzzle, sideOf } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { randomPuzzle } from '../../testing/random-puzzle.js';
import { type FutoshikiPremise, type FutoshikiStep, futoshikiExplainer } from '../index.js';
import { movesIn } from '../step.js';
import { toldStep } from '../told/link.js';
import { english } from './english.js';
import { givesAway } from './language.js';

const { en } = futoshikiExplainer.languages;
const { limits } = en.words;

type Scene = StepScene<FutoshikiStep, Solution>;

/** Sentences, each with a capital, a number or the name of a cell, and nothing that only programs read. */
const SENTENCES = /^((\p{Lu}|\d|r\d+c\d+)[^.?]*(?<! )[.?]( |$))+$/u;
const NOT_FOR_PEOPLE = /undefined|NaN|Infinity|null|\p{Cc}|\s\s| [,.:;?]|[,:;][,:;.?]|\(\)|\d \d/u;

/** Names of one or several rows or columns. */
const LINES = /\b(?:rows?|columns?) \d+(?:(?:, \d+)* and \d+)?/gi;

/** Does a text say that a cell, perhaps among others, is a number? */
function says(text: string, cell: Cell, number: number): boolean {
  const name = `${cellName(cell)}(?!\\d)`;
  const others = '(?:(?:,| and) r\\d+c\\d+)*';
  const after = new RegExp(`${name}${others} (?:is|are|would be) ${number}(?!\\d|, \\d| and \\d| or \\d)`);
  const before = new RegExp(`(?<![\\dc])${number} in ${name}`);
  return after.test(text) || before.test(text);
}

function expectSaid(text: string, limit: number): void {
  expect(text.length, text).toBeLessThanOrEqual(limit);
  expect(text).toMatch(SENTENCES);
  expect(text).not.toMatch(NOT_FOR_PEOPLE);
}

function expectStep(puzzle: Puzzle, scene: Scene): void {
  const step = scene.steps[scene.index] ?? expect.unreachable();
  expectSaid(en.step(puzzle, scene), limits.step);
  for (const [i] of (step.chain ?? []).entries()) expectSaid(en.link(puzzle, scene, i), limits.link);
  if (step.suppose !== undefined)
    for (const text of Object.values(en.supposition(puzzle, scene))) expectSaid(text, limits.step);
  expectHint(puzzle, scene);
}

function expectHint(puzzle: Puzzle, scene: Scene): void {
  const { hint, technique } = en;
  const step = scene.steps[scene.index] ?? expect.unreachable();
  const where = hint.where(puzzle, scene);
  expectSaid(where, limits.where);
  expect(where.replaceAll(/r\d+c\d+/g, '').replaceAll(LINES, '')).not.toMatch(/\d/);
  // The command line puts the name of the technique before both.
  const room = technique(step.technique).length + 2;
  expectSaid(hint.what(puzzle, scene), limits.what - room);
  const why = hint.why(puzzle, scene);
  expectSaid(why, limits.why - room);
  expect(why.endsWith('?'), why).toBe(true);
  expect(givesAway(toldStep(puzzle, scene), why, english.namesOfLines), why).toBe(false);
}

/** Of steps that somebody could have taken: nothing is said before its time, and all of it in the end. */
function expectTrue(puzzle: Puzzle, scene: Scene): void {
  const { hint } = en;
  const before = toldStep(puzzle, scene);
  for (const { cell, values, isPlaced } of before.concludes) {
    const [number] = values;
    if (!isPlaced || number === undefined || before.left(cell).length === 1) continue;
    const why = hint.why(puzzle, scene);
    expect(says(why, cell, number), why).toBe(false);
    const what = hint.what(puzzle, scene);
    expect(says(what, cell, number), what).toBe(true);
  }
}

function expectChapters(puzzle: Puzzle): void {
  const { steps, chapters } = finish(futoshikiExplainer.explain(puzzle));
  for (const index of steps.keys()) {
    expectStep(puzzle, { steps, index });
    expectTrue(puzzle, { steps, index });
  }
  for (const chapter of chapters) {
    const scene = { steps, chapter };
    expectSaid(en.chapter(puzzle, scene), limits.chapter);
    expectSaid(`${en.title(puzzle, scene)}.`, limits.chapter);
    const moves = chapter.steps.flatMap((step) => movesIn(steps[step]?.concludes ?? []));
    if (moves.length > 0) expectSaid(en.place(puzzle, scene), Number.POSITIVE_INFINITY);
  }
}

/** The names that a sentence about a conflict may have. */
function namesIn(because: readonly FutoshikiPremise[], side: number): Set<string> {
  const inLine = (cellAt: (i: number) => Cell) => Array.from({ length: side }, (_, i) => cellName(cellAt(i)));
  return new Set(
    because.flatMap((premise) => {
      if ('row' in premise) return [`row ${premise.row + 1}`, ...inLine((i) => [premise.row, i])];
      if ('column' in premise) return [`column ${premise.column + 1}`, ...inLine((i) => [i, premise.column])];
      if ('given' in premise) return [cellName(premise.given)];
      if ('placed' in premise) return [cellName([premise.placed.square.row, premise.placed.square.column])];
      return Object.values(premise).flatMap((pair: readonly Cell[]) => pair.map(cellName));
    }),
  );
}

function expectConflict({ puzzle, progress }: Unsolvable): void {
  const conflict = finish(futoshikiExplainer.conflict(puzzle, progress));
  const text = en.conflict(puzzle, conflict);
  expectSaid(text, limits.step);
  const names = namesIn(conflict.because, sideOf(puzzle));
  const named = text.matchAll(/r\d+c\d+|\b(?:row|column) \d+/gi);
  for (const [name] of named)
    expect(
      [...names].map((each) => each.toLowerCase()),
      text,
    ).toContain(name.toLowerCase());
  const isOfPlayer = conflict.because.some((premise) => 'placed' in premise);
  if (!isOfPlayer) expect(text).not.toMatch(/\byou/i);
  for (const [i] of (conflict.chain ?? []).entries())
    expectSaid(en.conflictLink(puzzle, conflict, i, progress), limits.link);
  for (const premise of en.premises(puzzle, conflict.because)) expectSaid(`R${premise.text}.`, limits.step);
}

const PUZZLES = ownPuzzles(runs(3, 12));

/** Two rows that can change places. */
const SEVERAL = puzzleFromGrid(rows('123 000 000'), []);

describe('what is said', () => {
  it('says steps that nobody reasoned', () => {
    const random = new Random('made up');
    for (let i = 0; i < runs(20, 400); i++) {
      const [, puzzle] = random.pick(PUZZLES);
      const steps = madeUpSteps(random, puzzle);
      for (const index of steps.keys()) expectStep(puzzle, { steps, index });
    }
  });

  it('says steps of a large grid', () => {
    const random = new Random('large');
    const large = puzzleFromGrid(
      Array.from({ length: 16 }, (_, row) => Array.from({ length: 16 }, (_, column) => (row === column ? 16 : 0))),
      [],
    );
    for (let i = 0; i < runs(2, 20); i++) {
      const steps = madeUpSteps(random, large, 6);
      for (const index of steps.keys()) expectStep(large, { steps, index });
    }
  });

  it.each(PUZZLES)('explains %s', (_, puzzle) => {
    expectChapters(puzzle);
  });

  it('says why there is no solution', () => {
    const changed = PUZZLES.flatMap(([name, puzzle]) =>
      Object.values(CHANGES).flatMap((change) => change(puzzle, new Random(name)) ?? []),
    );
    const small = Array.from({ length: runs(30, 600) }, (_, seed) => randomPuzzle(seed, { side: 4 }));
    const without = [...changed, ...small.filter((puzzle) => !hasSolution(puzzle)).map((puzzle) => ({ puzzle }))];
    expect(without.length).toBeGreaterThan(15);
    for (const each of without) expectConflict(each);
  });

  it('says what is left to write, and where to choose', () => {
    const { steps, index = 0, chapter } = finish(futoshikiExplainer.hint(EXAMPLE));
    const scene = { steps: steps ?? [], index, ...(chapter && { chapter }) };
    expectSaid(en.hint.told.where(EXAMPLE, scene), limits.where);
    expectSaid(en.hint.told.why(EXAMPLE, scene), limits.why);
    const choice = { square: { row: 0, column: 1 }, number: 3 };
    for (const level of ['where', 'why', 'what'] as const)
      expectSaid(en.hint.choice[level](EXAMPLE, choice), limits[level]);
  });

  it('says where solutions differ', () => {
    const { differ } = finish(futoshikiExplainer.explain(SEVERAL));
    for (const text of en.differ(SEVERAL, differ ?? expect.unreachable())) expectSaid(text, 200);
  });

  it('has a name and an idea for every technique', () => {
    for (const { name } of futoshikiExplainer.techniques) {
      expectSaid(`${en.technique(name)}.`, 30);
      expectSaid(en.idea(name), 200);
    }
  });
});
