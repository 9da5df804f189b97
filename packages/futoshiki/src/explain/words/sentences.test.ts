/** However odd a record is, what is said of it in any language is a sentence, no longer than it may be, and gives nothing away. */
import { type Cell, cellName, finish, Random } from '@pipwright/core';
import { explanationPage, type StepScene } from '@pipwright/core/explaining';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { CHANGES, type Unsolvable } from '../../../test/changed-puzzles.js';
import { hasSolution } from '../../../test/conflict-faults.js';
import { LANGUAGES, type Told } from '../../../test/languages.js';
import { madeUpSteps } from '../../../test/made-up-steps.js';
import { ownPuzzles } from '../../../test/own-puzzles.js';
import { EXAMPLE, puzzleFromGrid } from '../../../test/puzzle-of.js';
import { type Puzzle, sideOf } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { randomPuzzle } from '../../testing/random-puzzle.js';
import { type FutoshikiPremise, type FutoshikiStep, futoshikiExplainer } from '../index.js';
import { movesIn } from '../step.js';
import { toldStep } from '../told/link.js';
import { givesAway } from './language.js';

type Scene = StepScene<FutoshikiStep, Solution>;

/** Sentences, each with a capital, a number or the name of a cell, and nothing that only programs read. */
const SENTENCES = /^((\p{Lu}|\d|r\d+c\d+)[^.?]*(?<! )[.?]( |$))+$/u;
const NOT_FOR_PEOPLE = /undefined|NaN|Infinity|null|\p{Cc}|\s\s| [,.:;?]|[,:;][,:;.?]|\(\)|\d \d/u;

function expectSaid({ foreign }: Told, text: string, limit: number): void {
  expect(text.length, text).toBeLessThanOrEqual(limit);
  expect(text).toMatch(SENTENCES);
  expect(text).not.toMatch(NOT_FOR_PEOPLE);
  expect(text).not.toMatch(foreign);
}

function expectStep(told: Told, puzzle: Puzzle, scene: Scene): void {
  const { language } = told;
  const { limits } = language.words;
  const step = scene.steps[scene.index] ?? expect.unreachable();
  expectSaid(told, language.step(puzzle, scene), limits.step);
  for (const [i] of (step.chain ?? []).entries()) expectSaid(told, language.link(puzzle, scene, i), limits.link);
  if (step.suppose !== undefined)
    for (const text of Object.values(language.supposition(puzzle, scene))) expectSaid(told, text, limits.step);
  expectHint(told, puzzle, scene);
}

function expectHint(told: Told, puzzle: Puzzle, scene: Scene): void {
  const { hint, technique, words } = told.language;
  const step = scene.steps[scene.index] ?? expect.unreachable();
  const where = hint.where(puzzle, scene);
  expectSaid(told, where, words.limits.where);
  expect(where.replaceAll(/r\d+c\d+/g, '').replaceAll(told.lines, '')).not.toMatch(/\d/);
  // The command line puts the name of the technique before both.
  const room = technique(step.technique).length + 2;
  expectSaid(told, hint.what(puzzle, scene), words.limits.what - room);
  const why = hint.why(puzzle, scene);
  expectSaid(told, why, words.limits.why - room);
  expect(why.endsWith('?'), why).toBe(true);
  expect(givesAway(toldStep(puzzle, scene), why, told.words.namesOfLines), why).toBe(false);
}

/** Of steps that somebody could have taken: nothing is said before its time, and all of it in the end. */
function expectTrue(told: Told, puzzle: Puzzle, scene: Scene): void {
  const { hint } = told.language;
  const before = toldStep(puzzle, scene);
  for (const { cell, values, isPlaced } of before.concludes) {
    const [number] = values;
    if (!isPlaced || number === undefined || before.left(cell).length === 1) continue;
    const why = hint.why(puzzle, scene);
    expect(told.says(why, cell, number), why).toBe(false);
    const what = hint.what(puzzle, scene);
    expect(told.says(what, cell, number), what).toBe(true);
  }
}

function expectChapters(told: Told, puzzle: Puzzle): void {
  const { steps, chapters } = finish(futoshikiExplainer.explain(puzzle));
  const { language } = told;
  for (const index of steps.keys()) {
    expectStep(told, puzzle, { steps, index });
    expectTrue(told, puzzle, { steps, index });
  }
  for (const chapter of chapters) {
    const scene = { steps, chapter };
    expectSaid(told, language.chapter(puzzle, scene), language.words.limits.chapter);
    expectSaid(told, `${language.title(puzzle, scene)}.`, language.words.limits.chapter);
    const moves = chapter.steps.flatMap((step) => movesIn(steps[step]?.concludes ?? []));
    if (moves.length > 0) expectSaid(told, language.place(puzzle, scene), Number.POSITIVE_INFINITY);
  }
}

/** The names that a sentence about a conflict may have. */
function namesIn({ row, column }: Told, because: readonly FutoshikiPremise[], side: number): Set<string> {
  const inLine = (cellAt: (i: number) => Cell) => Array.from({ length: side }, (_, i) => cellName(cellAt(i)));
  return new Set(
    because.flatMap((premise) => {
      if ('row' in premise) return [`${row} ${premise.row + 1}`, ...inLine((i) => [premise.row, i])];
      if ('column' in premise) return [`${column} ${premise.column + 1}`, ...inLine((i) => [i, premise.column])];
      if ('given' in premise) return [cellName(premise.given)];
      if ('placed' in premise) return [cellName([premise.placed.square.row, premise.placed.square.column])];
      return Object.values(premise).flatMap((pair: readonly Cell[]) => pair.map(cellName));
    }),
  );
}

function expectConflict(told: Told, { puzzle, progress }: Unsolvable): void {
  const { language } = told;
  const { limits } = language.words;
  const conflict = finish(futoshikiExplainer.conflict(puzzle, progress));
  const text = language.conflict(puzzle, conflict);
  expectSaid(told, text, limits.step);
  const names = namesIn(told, conflict.because, sideOf(puzzle));
  const named = text.matchAll(new RegExp(`r\\d+c\\d+|\\b(?:${told.row}|${told.column}) \\d+`, 'gi'));
  for (const [name] of named)
    expect(
      [...names].map((each) => each.toLowerCase()),
      text,
    ).toContain(name.toLowerCase());
  const isOfPlayer = conflict.because.some((premise) => 'placed' in premise);
  if (!isOfPlayer) expect(text).not.toMatch(told.yours);
  for (const [i] of (conflict.chain ?? []).entries())
    expectSaid(told, language.conflictLink(puzzle, conflict, i, progress), limits.link);
  for (const premise of language.premises(puzzle, conflict.because)) expectSaid(told, `R${premise.text}.`, limits.step);
}

const PUZZLES = ownPuzzles(runs(3, 12));

/** Two rows that can change places. */
const SEVERAL = puzzleFromGrid(
  [
    [1, 2, 3],
    [0, 0, 0],
    [0, 0, 0],
  ],
  [],
);

describe.each(LANGUAGES)('$name', (told) => {
  const { language } = told;

  it('says steps that nobody reasoned', () => {
    const random = new Random('made up');
    for (let i = 0; i < runs(20, 400); i++) {
      const [, puzzle] = random.pick(PUZZLES);
      const steps = madeUpSteps(random, puzzle);
      for (const index of steps.keys()) expectStep(told, puzzle, { steps, index });
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
      for (const index of steps.keys()) expectStep(told, large, { steps, index });
    }
  });

  it.each(PUZZLES)('explains %s', (_, puzzle) => {
    expectChapters(told, puzzle);
  });

  it('says why there is no solution', () => {
    const changed = PUZZLES.flatMap(([name, puzzle]) =>
      Object.values(CHANGES).flatMap((change) => change(puzzle, new Random(name)) ?? []),
    );
    const small = Array.from({ length: runs(30, 600) }, (_, seed) => randomPuzzle(seed, { side: 4 }));
    const without = [...changed, ...small.filter((puzzle) => !hasSolution(puzzle)).map((puzzle) => ({ puzzle }))];
    expect(without.length).toBeGreaterThan(15);
    for (const each of without) expectConflict(told, each);
  });

  it('says what is left to write, and where to choose', () => {
    const { steps, index = 0, chapter } = finish(futoshikiExplainer.hint(EXAMPLE));
    const scene = { steps: steps ?? [], index, ...(chapter && { chapter }) };
    const { limits } = language.words;
    expectSaid(told, language.hint.told.where(EXAMPLE, scene), limits.where);
    expectSaid(told, language.hint.told.why(EXAMPLE, scene), limits.why);
    const choice = { square: { row: 0, column: 1 }, number: 3 };
    for (const level of ['where', 'why', 'what'] as const)
      expectSaid(told, language.hint.choice[level](EXAMPLE, choice), limits[level]);
  });

  it('says where solutions differ', () => {
    const { differ } = finish(futoshikiExplainer.explain(SEVERAL));
    for (const text of language.differ(SEVERAL, differ ?? expect.unreachable())) expectSaid(told, text, 200);
  });

  it('fills a page with nothing but its own words', () => {
    for (const [, puzzle] of [...PUZZLES.slice(0, 3), ['', SEVERAL] as const]) {
      const explanation = finish(futoshikiExplainer.explain(puzzle));
      const page = explanationPage({
        name: '1',
        kind: '2',
        explainer: futoshikiExplainer,
        language,
        puzzle,
        explanation,
        grade: undefined,
      });
      expect(readable(page).match(told.foreign)).toBeNull();
    }
  });

  it('has a name and an idea for every technique', () => {
    for (const { name } of futoshikiExplainer.techniques) {
      expectSaid(told, `${language.technique(name)}.`, 30);
      expectSaid(told, language.idea(name), 200);
    }
  });
});

/** All that people read of a page: text, and what pictures are said to show; without the names of techniques for programs. */
function readable(html: string): string {
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  const text = html
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<i>[a-z-]+<\/i>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, '');
  return [...labels, text].join(' ');
}
