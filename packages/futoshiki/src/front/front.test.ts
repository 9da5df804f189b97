/** The one-line functions, held against brute force and against the layer beneath them. */
import { MessageChannel } from 'node:worker_threads';
import { answerIn } from '@pipwright/core/front';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { thrownBy } from '../../../core/src/testing/short-forms.js';
import {
  count,
  type Definition,
  definePuzzle,
  draw,
  explain,
  explainSync,
  type Grade,
  grade,
  gradeSync,
  hint,
  hintSync,
  inWorker,
  isUnique,
  type Puzzle,
  PuzzleError,
  type PuzzleProblem,
  parse,
  parseAll,
  safeParse,
  samePuzzle,
  solutionKey,
  solve,
  solveSync,
  verify,
  write,
} from '../index.js';
import { bruteForce } from '../testing/brute-force.js';
import { randomPuzzle } from '../testing/random-puzzle.js';

const TEXT = '. 2<. .\n^     v\n.<. . 1\n\n3 .>1 .\n  v\n4>. . 3\n';
const DEFINITION: Definition = {
  givens: ['. 2 . .', '...1', [3, 0, 1, 0], '4 . . 3'],
  signs: ['r1c2 < r1c3', 'r1c1<r2c1', 'r2c4 < r1c4', 'r2c1 < r2c2', 'r3c2 > r3c3', 'r4c2<r3c2', 'r4c1>r4c2'],
};

it('reads, writes and defines the same puzzle', () => {
  const puzzle = parse(TEXT);
  expect(samePuzzle(definePuzzle(DEFINITION), puzzle)).toBe(true);
  for (const format of ['tatham', 'grid', 'json'] as const) {
    expect(samePuzzle(parse(write(puzzle, format), { format }), puzzle), format).toBe(true);
  }
  expect(parseAll(`${write(puzzle, 'tatham')}${write(puzzle, 'tatham')}`)).toHaveLength(2);
  expect(thrownBy(PuzzleError, () => parse(write(puzzle, 'tatham').repeat(2))).problems[0]?.code).toBe(
    'several-puzzles',
  );
  expect(() => write(puzzle, 'text' as never)).toThrow('There is no format "text". Use tatham, grid or json.');
});

it('types problems by their codes', () => {
  const read = safeParse('. 2\n. . .\n');
  if (read.ok) throw new Error('the rows are not as long as each other');
  for (const problem of read.error) {
    if (problem.code === 'grid-row-length') expectTypeOf(problem.data.wanted).toBeNumber();
  }
  expectTypeOf<PuzzleProblem['code']>().not.toEqualTypeOf<string>();
  expect(thrownBy(PuzzleError, () => parse('. 2\n. . .\n')).message).toMatch(/^line 2/);
});

it('defines Adjacent', () => {
  const puzzle = definePuzzle({ givens: ['..', '..'], bars: ['r1c1 r1c2', 'r1c1-r2c1', 'r1c2|r2c2', 'r2c1,r2c2'] });
  expect(puzzle.bars).toHaveLength(4);
  expect(definePuzzle({ givens: ['..', '..'], bars: [] }).bars).toEqual([]);
  expect(definePuzzle({ givens: ['..', '..'] }).bars).toBeUndefined();
});

it.each<[string, unknown, string[]]>([
  ['nothing', undefined, ['definition-shape']],
  ['a row of words', { givens: ['. x', '. .'] }, ['definition-row']],
  ['rows of several lengths', { givens: ['. .', '.'] }, ['grid-row-length']],
  ['more rows than columns', { givens: ['. .', '. .', '. .'] }, ['grid-not-square']],
  ['half a sign', { givens: ['..', '..'], signs: ['r1c1 <'] }, ['definition-sign']],
  ['a sign off the board', { givens: ['..', '..'], signs: ['r2c2 < r3c2'] }, ['sign-outside-grid']],
  ['half a bar', { givens: ['..', '..'], bars: ['r1c1'] }, ['definition-bar']],
])('says what is wrong with %s', (_, definition, codes) => {
  expect(thrownBy(PuzzleError, () => definePuzzle(definition as Definition)).problems.map(({ code }) => code)).toEqual(
    codes,
  );
});

it('says where it is, as it was written', () => {
  const pathOf = (definition: Definition) =>
    thrownBy(PuzzleError, () => definePuzzle(definition)).problems[0]?.where.path;
  expect(pathOf({ givens: ['. 9', '. .'] })).toBe('/givens/0/1');
  expect(pathOf({ givens: ['. .', '. .'], signs: ['r1c1 < r2c2'] })).toBe('/signs');
  expect(pathOf({ givens: ['. .', '. .'], bars: ['r1c1 r2c2'] })).toBe('/bars/0');
  expect(pathOf({ givens: ['. .', '. .', '. .'] })).toBe('/givens');
});

it('takes any value for a definition', () => {
  expect(() => definePuzzle({ givens: Array(200_000).fill('.') })).toThrow(PuzzleError);
  expect(() => definePuzzle({ givens: ['..', '..'], signs: [Symbol('sign')] as never })).toThrow(PuzzleError);
  expect(() => draw(parse(TEXT), { solution: {} as never })).toThrow(PuzzleError);
});

it('solves and counts as brute force does', async () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < runs(60); seed++) {
    const puzzle = randomPuzzle(seed, { side: 4 });
    const all = bruteForce(puzzle);
    if (all === undefined) continue;
    const found = await solve(puzzle);
    expect(solveSync(puzzle), `seed ${seed}`).toEqual(found);
    seen.add(found.status === 'solved' ? `solved ${found.unique}` : found.status);
    if (found.status === 'solved') {
      expect(all.map(solutionKey), `seed ${seed}`).toContain(solutionKey(found.solution));
      expect(found.unique, `seed ${seed}`).toBe(all.length === 1);
      expect(verify(puzzle, found.solution)).toEqual([]);
    } else expect([found.status, all.length], `seed ${seed}`).toEqual(['unsolvable', 0]);
    expect(await isUnique(puzzle), `seed ${seed}`).toBe(all.length === 1);
    expect(await count(puzzle), `seed ${seed}`).toEqual({ count: BigInt(all.length), exact: true });
  }
  expect([...seen].sort()).toEqual(['solved false', 'solved true', 'unsolvable']);
});

it('stops when it is told to', async () => {
  const empty = definePuzzle({ givens: Array(12).fill(Array(12).fill(0)) });
  expect(await solve(empty, { timeout: 0 })).toEqual({ status: 'stopped', reason: 'timeout' });
  expect(solveSync(empty, { nodes: 1 })).toEqual({ status: 'stopped', reason: 'nodes' });
  expect(await count(empty, { signal: AbortSignal.abort() })).toMatchObject({ exact: false });
});

describe('grade', () => {
  it('says how hard a puzzle with one solution is', async () => {
    const puzzle = parse(TEXT);
    const result = await grade(puzzle);
    expect(gradeSync(puzzle)).toEqual(result);
    if (result.status !== 'graded') throw new Error(result.status);
    expectTypeOf(result.grade).toEqualTypeOf<Grade>();
    const { effort, score, forItsSize, steps, chapters, curve } = result.grade;
    expect([score, forItsSize >= -1, curve.length]).toEqual([effort, true, 10]);
    const told = explainSync(puzzle);
    expect([steps, chapters]).toEqual([told.steps.length, told.chapters.length]);
  });

  it('grades nothing else, and stops when it is told to', async () => {
    expect(await grade(definePuzzle({ givens: ['..', '..'] }))).toEqual({ status: 'ambiguous' });
    const lost = definePuzzle({ givens: ['1.', '..'], signs: ['r1c1 > r1c2'] });
    expect(await grade(lost)).toEqual({ status: 'conflict' });
    const known = { hardest: null, steps: 0, chapters: 0 };
    expect(await grade(parse(TEXT), { timeout: 0 })).toEqual({ status: 'stopped', reason: 'timeout', known });
    expect(gradeSync(parse(TEXT), { nodes: 0 })).toEqual({ status: 'stopped', reason: 'nodes', known });
    await expect(grade({} as Puzzle)).rejects.toThrow(PuzzleError);
  });
});

describe('explain and hint', () => {
  it('tell every step, by types', async () => {
    const puzzle = parse(TEXT);
    const result = await explain(puzzle);
    expect(explainSync(puzzle)).toEqual(result);
    if (result.status !== 'explained') throw new Error(result.status);
    const placed = new Set<string>();
    for (const { text, technique, because, concludes, chain = [] } of result.steps) {
      expect(text).toMatch(/\.$/);
      expectTypeOf(technique).not.toEqualTypeOf<string>();
      for (const premise of because) if ('row' in premise) expectTypeOf(premise.row).toBeNumber();
      for (const link of chain) expect(link.text).toMatch(/\.$/);
      for (const { cell, values, isPlaced } of concludes) if (isPlaced) placed.add(`${cell} ${values}`);
    }
    expect(placed.size).toBe(10);
    expect(result.chapters.flatMap(({ steps }) => steps)).toEqual([...result.steps.keys()]);
    const places = result.chapters.flatMap((chapter) => chapter.places);
    expect(new Set(places.map(({ square, number }) => `${square.row},${square.column} ${number}`))).toEqual(placed);
    for (const { title, text, place } of result.chapters) expect([title, text, place]).not.toContain('');
    expect(await solve(puzzle)).toEqual({ status: 'solved', solution: result.solution, unique: true });
  });

  it('go on from what is placed, with the given numbers or without, and say where that cannot be', async () => {
    const puzzle = parse(TEXT);
    const found = solveSync(puzzle);
    if (found.status !== 'solved') throw new Error(found.status);
    const progress = { grid: [[1], [2]] };
    const next = await hint(puzzle, { progress });
    expect(hintSync(puzzle, { progress })).toEqual(next);
    if (next.status !== 'hint') throw new Error(next.status);
    const { where, why, what, technique, look, step, steps, index, left } = next;
    expect([where, why, what, technique, step.text]).not.toContain('');
    expect(look.length).toBeLessThanOrEqual(2);
    expect([steps[index], index + left]).toEqual([step, steps.length - 1]);
    const later = await hint(puzzle, { progress, after: 99 });
    if (later.status !== 'hint') throw new Error(later.status);
    expect([later.steps[0], later.isTold, next.isTold]).toEqual([next.step, true, false]);
    expect(later.what).toMatch(/^Write /);
    await expect(hint(puzzle, { after: -1 })).rejects.toThrow('after must be a whole number, 0 or more.');
    const { grid } = found.solution;
    const added = grid.map((line, row) => line.map((number, column) => (isGiven(puzzle, row, column) ? 0 : number)));
    for (const whole of [grid, added])
      expect(await hint(puzzle, { progress: { grid: whole } })).toEqual({ status: 'solved', complete: true });
    const lost = await hint(puzzle, { progress: { grid: [[3]] } });
    expect(lost).toMatchObject({ status: 'conflict', conflict: { text: expect.stringMatching(/\.$/) } });
    await expect(hint(puzzle, { progress: { grid: [[0, 3]] } })).rejects.toThrow(PuzzleError);
    expect(() => hintSync(puzzle, { progress: {} as never })).toThrow(PuzzleError);
  });

  it('stop when they are told to, with the steps so far', async () => {
    const puzzle = parse(TEXT);
    const nothing = { steps: [], chapters: [] };
    expect(await explain(puzzle, { timeout: 0 })).toEqual({ status: 'stopped', reason: 'timeout', ...nothing });
    expect(await hint(puzzle, { signal: AbortSignal.abort() })).toEqual({ status: 'stopped', reason: 'aborted' });
  });

  function isGiven({ fixedNumbers }: Puzzle, row: number, column: number): boolean {
    return fixedNumbers.some(({ square }) => square.row === row && square.column === column);
  }
});

it('draws in every style', () => {
  const puzzle = parse(TEXT);
  expect(draw(puzzle)).toMatch(/^┌/);
  expect(draw(puzzle, { style: 'graph' })).toMatch(/^<svg/);
});

describe('inWorker', () => {
  const { port1, port2 } = new MessageChannel();
  answerIn('futoshiki', port2, { solve, count, isUnique, explain, hint, grade });
  const there = inWorker(port1);
  afterAll(() => port1.close());

  it('answers as if it were here', async () => {
    const puzzle: Puzzle = parse(TEXT);
    expect(await there.solve(puzzle)).toEqual(await solve(puzzle));
    expect(await there.count(puzzle)).toEqual({ count: 1n, exact: true });
    expect(await there.isUnique(puzzle)).toBe(true);
    expect(await there.explain(puzzle)).toEqual(await explain(puzzle));
    expect(await there.hint(puzzle, { after: 1 })).toEqual(await hint(puzzle, { after: 1 }));
    expect(await there.grade(puzzle)).toEqual(await grade(puzzle));
  });
});
