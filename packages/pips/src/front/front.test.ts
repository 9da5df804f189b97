/** The one-line functions, held against brute force and against the layer beneath them. */

import { finish } from '@pipwright/core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { lay, pairs, thrownBy } from '../../../core/src/testing/short-forms.js';
import { pipsExplainer } from '../explain/index.js';
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
  isUnique,
  type Puzzle,
  PuzzleError,
  type PuzzleProblem,
  parse,
  parseAll,
  pips,
  type Solution,
  safeParse,
  same,
  samePuzzle,
  solve,
  solveSync,
  sum,
  verify,
  write,
} from '../index.js';
import { solutionKey } from '../model/solution.js';
import { bruteForce } from '../testing/brute-force.js';
import { randomPuzzle } from '../testing/random-puzzle.js';

const TEXT = 'board:\n##\n##\n\npieces:\n01,23\n\nconstraints:\nExactly 3 {(0,0),(1,0)}\n';
/** Eight by eight, with every domino as often as liked: no end of solutions. */
const ENDLESS: Definition = { regions: Array(8).fill('********'), dominoes: { set: 6, repeats: true } };

describe('parse', () => {
  it('gives the puzzle of a text', () => {
    expect(parse(TEXT).cells).toHaveLength(4);
    expect(safeParse(TEXT)).toMatchObject({ ok: true, warnings: [] });
    expect(parse(TEXT, { format: 'text' })).toEqual(parse(TEXT));
  });

  it('throws all problems, with places, to be read', () => {
    const error = thrownBy(PuzzleError, () =>
      parse('board:\n###\n\npieces:\n01,29\n\nconstraints:\nExactly 3 {(0,9)}\n'),
    );
    expect(error.name).toBe('PuzzleError');
    expect(error.problems.length).toBeGreaterThan(1);
    expect(error.message.split('\n')).toHaveLength(error.problems.length);
    expect(error.message).toContain('line 5');
    for (const { message } of error.problems) expect(error.message).toContain(message);
  });

  it('types problems by their codes', () => {
    const read = safeParse('board:\n#\n');
    if (read.ok) throw new Error('one cell is not a puzzle');
    for (const problem of read.error) if (problem.code === 'cells-odd') expectTypeOf(problem.data.cells).toBeNumber();
    expectTypeOf<PuzzleProblem['code']>().not.toEqualTypeOf<string>();
    expect(read.error.map(({ code }) => code)).toContain('cells-odd');
  });

  it('picks a level of a day, in any case, and asks which where none is named', () => {
    const level = (puzzle: Puzzle, name: 'easy' | 'medium') => ({ ...puzzle, about: { ...puzzle.about, level: name } });
    const format = pips.formats.find(({ name }) => name === 'nyt');
    const made = format?.make([level(parse(TEXT), 'easy'), level(parse(TEXT), 'medium')]);
    if (!made?.ok) throw new Error('a day can be written');
    const day = made.value;
    expect(parseAll(day).map((read) => [read.level, read.ok])).toEqual([
      ['easy', true],
      ['medium', true],
    ]);
    expect(samePuzzle(parse(day, { level: 'MEDIUM' as 'medium' }), parse(TEXT))).toBe(true);
    expect(thrownBy(PuzzleError, () => parse(day)).problems[0]?.code).toBe('several-puzzles');
    expect(thrownBy(PuzzleError, () => parse(day, { level: 'hard' })).problems[0]?.code).toBe('level-missing');
    expect(thrownBy(PuzzleError, () => parse(TEXT, { level: 'hard' })).problems[0]?.code).toBe('level-missing');
    expect(thrownBy(PuzzleError, () => parse('{"easy": ', { level: 'easy' })).problems[0]?.code).toBe('json-syntax');
  });

  it('gives back what write writes', () => {
    for (let seed = 0; seed < runs(50); seed++) {
      const puzzle = randomPuzzle(seed);
      expect(samePuzzle(parse(write(puzzle, 'yaml')), puzzle), `seed ${seed}`).toBe(true);
    }
    const set = definePuzzle({ regions: ['**'], dominoes: { set: 6 } });
    expect(thrownBy(PuzzleError, () => write(set, 'text')).problems[0]?.code).toBe('set-not-expressible');
    expect(() => write(set, 'xml' as never)).toThrow('There is no format "xml". Use text, json, nyt or yaml.');
  });
});

describe('solve, count and isUnique', () => {
  it('agree with brute force', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < runs(60); seed++) {
      const puzzle = randomPuzzle(seed, { dominoes: 3 });
      const all = bruteForce(puzzle, 2_000);
      if (all === undefined) continue;
      const keys = all.map(solutionKey);
      const unique = keys.length === 1;
      const found = await solve(puzzle);
      expect(solveSync(puzzle), `seed ${seed}`).toEqual(found);
      seen.add(found.status === 'solved' ? `solved ${found.unique}` : found.status);
      if (found.status === 'solved') {
        expect(keys, `seed ${seed}`).toContain(solutionKey(found.solution));
        expect(found.unique, `seed ${seed}`).toBe(unique);
        expect(verify(puzzle, found.solution)).toEqual([]);
      } else expect([found.status, keys.length], `seed ${seed}`).toEqual(['unsolvable', 0]);
      expect(await isUnique(puzzle), `seed ${seed}`).toBe(unique);
      expect(await count(puzzle), `seed ${seed}`).toEqual({ count: BigInt(keys.length), exact: true });
      const two = await count(puzzle, { atMost: 2n });
      expect(two, `seed ${seed}`).toEqual({ count: BigInt(Math.min(keys.length, 2)), exact: keys.length < 2 });
    }
    expect([...seen].sort()).toEqual(['solved false', 'solved true', 'unsolvable']);
  });

  it('stop when they are told to', async () => {
    const endless = definePuzzle(ENDLESS);
    const found = await solve(endless, { signal: AbortSignal.abort() });
    expect(found).toEqual({ status: 'stopped', reason: 'aborted' });
    expect(await solve(endless, { timeout: 0 })).toEqual({ status: 'stopped', reason: 'timeout' });
    expect(solveSync(endless, { nodes: 1 })).toEqual({ status: 'stopped', reason: 'nodes' });
    expect(await isUnique(endless, { timeout: 0 })).toBeUndefined();
    expect(await count(endless, { atMost: 5000n })).toEqual({ count: 5000n, exact: false });
    expect(await count(endless, { atMost: 0 })).toEqual({ count: 0n, exact: false });
    expect(await count(endless, { timeout: 0 })).toMatchObject({ exact: false });
  });

  it('check a puzzle that came from elsewhere whenever they use it', async () => {
    const plain = structuredClone(parse(TEXT)) as { -readonly [K in keyof Puzzle]: Puzzle[K] };
    expect(solveSync(plain).status).toBe('solved');
    plain.regions = [{ cells: plain.cells, rule: sum(99), index: 0 }];
    expect(solveSync(plain).status).toBe('unsolvable');
    plain.cells = plain.cells.slice(1);
    expect(() => solveSync(plain)).toThrow(PuzzleError);
    expect(() => (parse(TEXT).cells as unknown[]).push([9, 9])).toThrow(TypeError);
  });

  it('take no limits that are none', async () => {
    const puzzle = parse(TEXT);
    expect(() => solveSync(puzzle, { nodes: Number.NaN })).toThrow('nodes must be a number, 0 or more.');
    await expect(solve(puzzle, { timeout: 'soon' as never })).rejects.toThrow('timeout must be a number, 0 or more.');
    for (const atMost of [-1, 1.5, Number.POSITIVE_INFINITY, -1n, {} as never]) {
      await expect(count(puzzle, { atMost })).rejects.toThrow('atMost must be a whole number, 0 or more.');
    }
    expect((await solve(puzzle, null as never)).status).toBe('solved');
    expect(() => parse(TEXT, { format: 'xml' as never })).toThrow(
      'There is no format "xml". Use text, json, nyt or yaml.',
    );
  });

  it('refuse what is no puzzle', async () => {
    await expect(solve({} as Puzzle)).rejects.toThrow(PuzzleError);
    await expect(count(null as never)).rejects.toThrow(PuzzleError);
    const puzzle = parse(TEXT);
    const wrong = { ...puzzle, regions: [{ cells: puzzle.cells, rule: { kind: 'sum', op: '>=', target: 3 } }] };
    expect(() => solveSync(wrong as unknown as Puzzle)).toThrow(PuzzleError);
  });
});

describe('grade', () => {
  const puzzle = definePuzzle({ regions: ['A*B', 'ABB'], rules: { A: sum(11), B: same() }, dominoes: '26 33 35' });

  it('says how hard a puzzle with one solution is', async () => {
    const result = await grade(puzzle);
    expect(gradeSync(puzzle)).toEqual(result);
    if (result.status !== 'graded') throw new Error(result.status);
    expectTypeOf(result.grade).toEqualTypeOf<Grade>();
    const { effort, score, forItsSize, steps, chapters, curve } = result.grade;
    expect([score, forItsSize >= -1, curve.length]).toEqual([effort, true, 10]);
    const told = finish(pipsExplainer.explain(puzzle));
    expect([steps, chapters]).toEqual([told.steps.length, told.chapters.length]);
  });

  it('grades nothing else, and stops when it is told to', async () => {
    expect(await grade(definePuzzle({ regions: ['**'], dominoes: '01' }))).toEqual({ status: 'ambiguous' });
    const lost = definePuzzle({ regions: ['AA'], rules: { A: sum(2) }, dominoes: '01' });
    expect(await grade(lost)).toEqual({ status: 'conflict' });
    const known = { hardest: null, steps: 0, chapters: 0 };
    expect(await grade(puzzle, { timeout: 0 })).toEqual({ status: 'stopped', reason: 'timeout', known });
    expect(await grade(puzzle, { signal: AbortSignal.abort() })).toMatchObject({ reason: 'aborted', known });
    expect(gradeSync(puzzle, { nodes: 0 })).toEqual({ status: 'stopped', reason: 'nodes', known });
    await expect(grade({} as Puzzle)).rejects.toThrow(PuzzleError);
  });
});

describe('explain and hint', () => {
  it('tell every step, by types', async () => {
    const puzzle = definePuzzle({ regions: ['A*B', 'ABB'], rules: { A: sum(11), B: same() }, dominoes: '26 33 35' });
    const result = await explain(puzzle);
    expect(explainSync(puzzle)).toEqual(result);
    if (result.status !== 'explained') throw new Error(result.status);
    const placed: number[][] = [];
    for (const { text, technique, because, concludes, chain = [] } of result.steps) {
      expect(text).toMatch(/\.$/);
      expectTypeOf(technique).not.toEqualTypeOf<string>();
      for (const premise of because) if ('region' in premise) expectTypeOf(premise.region).toBeNumber();
      for (const link of chain) expect(link.text).toMatch(/\.$/);
      for (const fact of concludes) if (fact.kind === 'place') placed.push([...fact.domino]);
    }
    expect(placed).toHaveLength(3);
    expect(result.chapters.flatMap(({ steps }) => steps)).toEqual([...result.steps.keys()]);
    expect(result.chapters.map(({ places }) => places.map(({ domino }) => [...domino]))).toEqual(
      placed.map((domino) => [domino]),
    );
    for (const { title, text, place } of result.chapters) expect([title, text, place]).not.toContain('');
    expect(verify(puzzle, result.solution)).toEqual([]);
    expect(await solve(puzzle)).toEqual({ status: 'solved', solution: result.solution, unique: true });
  });

  it('say what they are about, whichever way it ends', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < runs(30); seed++) {
      const puzzle = randomPuzzle(seed, { dominoes: 3 });
      const result = await explain(puzzle);
      const next = await hint(puzzle);
      expect(hintSync(puzzle)).toEqual(next);
      seen.add(result.status).add(`hint: ${next.status}`);
      const solutions = await count(puzzle);
      expect(result.status, `seed ${seed}`).toBe(['conflict', 'explained'][Number(solutions.count)] ?? 'ambiguous');
      if (result.status === 'ambiguous') {
        const { lines, solutions: two, cells, free } = result.differ;
        expect([lines.length, cells.length, free.length], `seed ${seed}`).not.toContain(0);
        expect(
          two.flatMap((solution) => verify(puzzle, solution)),
          `seed ${seed}`,
        ).toEqual([]);
      }
      if (result.status === 'conflict') expect(result.conflict.text, `seed ${seed}`).toMatch(/\.$/);
      if (next.status === 'hint') {
        const { where, why, what, technique, look, step, steps, index, left } = next;
        expect([where, why, what, technique, step.text], `seed ${seed}`).not.toContain('');
        expect(look.length).toBeLessThanOrEqual(2);
        expect([steps[index], index + left]).toEqual([step, steps.length - 1]);
      }
      expect(next.status === 'conflict', `seed ${seed}`).toBe(result.status === 'conflict');
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['ambiguous', 'conflict', 'explained', 'hint: conflict', 'hint: hint']),
    );
    const free = await hint(definePuzzle({ regions: ['**', '**'], dominoes: { set: 2, repeats: true } }));
    if (free.status !== 'choice') throw new Error(free.status);
    expect(free.choice.cells[0]).toEqual([0, 0]);
    expect(free.text).toMatch(/^Several ways work from here\. One of them: .*r1c1/);
  });

  it('go on from what is placed, and say where that cannot be', async () => {
    const puzzle = definePuzzle({ regions: ['A*B', 'ABB'], rules: { A: sum(11), B: same() }, dominoes: '26 33 35' });
    const found = solveSync(puzzle);
    if (found.status !== 'solved') throw new Error(found.status);
    const [first] = found.solution.placements;
    const progress = { placements: first === undefined ? [] : [first] };
    const next = await hint(puzzle, { progress });
    if (next.status !== 'hint') throw new Error(next.status);
    expect(next.index).toBe(0);
    const later = await hint(puzzle, { progress, after: 99 });
    if (later.status !== 'hint') throw new Error(later.status);
    expect([later.steps[0], later.isTold, next.isTold]).toEqual([next.step, true, false]);
    expect(later.what).toMatch(/^Place the /);
    expect(await hint(puzzle, { progress, chapter: 99 })).toEqual({ status: 'none' });
    expect(() => hintSync(puzzle, { chapter: -1 })).toThrow('chapter must be a whole number, 0 or more.');
    await expect(hint(puzzle, { after: -1 })).rejects.toThrow('after must be a whole number, 0 or more.');
    expect(() => hintSync(puzzle, { after: 0.5 })).toThrow('after must be a whole number, 0 or more.');
    expect(await hint(puzzle, { progress: found.solution })).toEqual({ status: 'solved', complete: true });
    const off: Solution = { placements: [lay([2, 6], '7,7 7,8')] };
    await expect(hint(puzzle, { progress: off })).rejects.toThrow(PuzzleError);
    expect(() => hintSync(puzzle, { progress: {} as Solution })).toThrow(PuzzleError);
  });

  it('know a puzzle from another thread, with its own numbers of regions', async () => {
    const regions = [
      { indices: pairs('0,0 0,1'), type: 'empty' },
      { indices: pairs('0,2 1,0 1,1 1,2'), type: 'sum', target: 3 },
    ];
    const puzzle = parse(JSON.stringify({ dominoes: pairs('0,1 2,3 1,1'), regions }));
    const clone = structuredClone(puzzle);
    const { steps } = await explain(puzzle);
    expect(await explain(clone)).toEqual(await explain(puzzle));
    expect(steps.flatMap(({ because }) => because)).toContainEqual({ region: 1 });
  });

  it('stop when they are told to, with the steps so far', async () => {
    const puzzle = randomPuzzle(3);
    expect(await explain(puzzle, { timeout: 0 })).toEqual({
      status: 'stopped',
      reason: 'timeout',
      steps: [],
      chapters: [],
    });
    expect(await hint(puzzle, { signal: AbortSignal.abort() })).toEqual({ status: 'stopped', reason: 'aborted' });
  });
});

describe('draw', () => {
  it('draws in every style', () => {
    const puzzle = parse(TEXT);
    expect(draw(puzzle)).toMatch(/^┌/);
    expect(draw(puzzle, { style: 'svg' })).toMatch(/^<svg/);
    expect(draw(puzzle, { style: 'compact' })).toBe('. .\n. .');
    expect(() => draw(puzzle, { solution: {} as never })).toThrow(PuzzleError);
    const found = solveSync(puzzle);
    if (found.status !== 'solved') throw new Error(found.status);
    expect(draw(puzzle, { solution: found.solution })).toMatch(/\d/);
    expect(() => draw(puzzle, { style: 'oil' as never })).toThrow('There is no style "oil". Use box, compact or svg.');
  });
});
