import { solvingOf } from '@pipwright/core/front/parts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { describeFront } from '../../../core/test/front-contract.js';
import {
  definePuzzle,
  explain,
  type Grade,
  generate,
  grade,
  hint,
  type Pips,
  type Puzzle,
  PuzzleError,
  type PuzzleProblem,
  parse,
  parseAll,
  solve,
  sum,
  write,
} from '../index.js';
import { parseDominoes } from '../model/domino.js';
import { samePuzzle } from '../model/puzzle.js';
import { solutionKey } from '../model/solution.js';
import { bruteForce } from '../testing/brute-force.js';
import { randomPuzzle } from '../testing/random-puzzle.js';
import { explaining } from './explaining.js';
import * as front from './front.js';
import { generate as generatedThere } from './generating.js';
import { pipsFront } from './kind.js';

const TEXT =
  'board:\n###\n###\n\npieces:\n26,33,35\n\nconstraints:\nExactly 11 {(0,0),(0,1)}\nAllSame None {(2,0),(1,1),(2,1)}\n';

async function puzzleIn(text: string): Promise<Puzzle> {
  const read = await parse(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const level = (target: number) => ({
  dominoes: pairs('0,1 2,3'),
  regions: [
    { indices: pairs('0,0 0,1'), type: 'sum', target },
    { indices: pairs('1,0 1,1'), type: 'empty' },
  ],
});
const DAY = JSON.stringify({ easy: level(3), medium: level(5) });

describeFront<Pips>({
  front,
  name: 'pips',
  work: { ...solvingOf(pipsFront), ...explaining, generate: generatedThere },
  PuzzleError,
  formats: ['text', 'json', 'nyt', 'yaml'],
  styles: ['box', 'compact', 'svg'],
  text: TEXT,
  wrong: ['board:\n###\n\npieces:\n01,29\n\nconstraints:\nExactly 3 {(0,9)}\n', 'cells-odd'],
  several: DAY,
  endless: definePuzzle({ regions: Array(8).fill('********'), dominoes: { set: 6, repeats: true } }),
  request: { figure: '1' },
  refused: { shape: pairs('0,0 0,1 0,2') },
  misplaced: { placements: [lay([2, 6], '7,7 7,8')] },
  random: (seed) => randomPuzzle(seed, { dominoes: 3 }),
  bruteForce: (puzzle) => bruteForce(puzzle, 2_000),
  solutionKey,
  same: samePuzzle,
});

it('types problems by their codes, and steps by their premises', async () => {
  const read = await parse('board:\n#\n');
  if (read.ok) throw new Error('one cell is not a puzzle');
  for (const problem of read.error) if (problem.code === 'cells-odd') expectTypeOf(problem.data.cells).toBeNumber();
  expectTypeOf<PuzzleProblem['code']>().not.toEqualTypeOf<string>();
  expectTypeOf(parse).parameter(1).toExtend<{ format?: 'text' | 'json' | 'nyt' | 'yaml' | undefined } | undefined>();
  const { steps } = await explain(await puzzleIn(TEXT));
  for (const { technique, because, concludes } of steps) {
    expectTypeOf(technique).not.toEqualTypeOf<string>();
    for (const premise of because) if ('region' in premise) expectTypeOf(premise.region).toBeNumber();
    for (const fact of concludes) if (fact.kind === 'place') expectTypeOf(fact.domino[0]).toBeNumber();
  }
  const graded = await grade(await puzzleIn(TEXT));
  if (graded.status === 'graded') expectTypeOf(graded.grade).toEqualTypeOf<Grade>();
});

it('picks a level of a day, in any case', async () => {
  expect((await parseAll(DAY)).map((read) => read.level)).toEqual(['easy', 'medium']);
  expect(await parse(DAY, { level: 'MEDIUM' as 'medium' })).toMatchObject({ ok: true, level: 'medium' });
  for (const [text, code] of [
    [DAY, 'level-missing'],
    [TEXT, 'level-missing'],
    ['{"easy": ', 'json-syntax'],
  ] as const)
    expect(await parse(text, { level: 'hard' })).toMatchObject({ ok: false, error: [{ code }] });
});

it('throws all problems, to be read, with their places', async () => {
  const set = definePuzzle({ regions: ['**'], dominoes: { set: 6 } });
  await expect(write(set, 'text')).rejects.toMatchObject({ problems: [{ code: 'set-not-expressible' }] });
  const wrong = await solve({ ...set, cells: [[0, 0.5]], maxPip: 99 } as never).catch((error: unknown) => error);
  if (!(wrong instanceof PuzzleError)) throw wrong;
  expect(wrong.name).toBe('PuzzleError');
  expect(wrong.problems.length).toBeGreaterThan(1);
  expect(wrong.message.split('\n')).toEqual(
    wrong.problems.map(({ where, message }) => expect.stringMatching(`^${where.path}: .*${message.slice(-9)}`)),
  );
});

it('knows the numbers of regions in a puzzle from another thread', async () => {
  const regions = [
    { indices: pairs('0,0 0,1'), type: 'empty' },
    { indices: pairs('0,2 1,0 1,1 1,2'), type: 'sum', target: 3 },
  ];
  const puzzle = await puzzleIn(JSON.stringify({ dominoes: pairs('0,1 2,3 1,1'), regions }));
  const { steps } = await explain(structuredClone(puzzle));
  expect(steps.flatMap(({ because }) => because)).toContainEqual({ region: 1 });
});

it('has something to place where several ways work', async () => {
  const free = await hint(definePuzzle({ regions: ['**', '**'], dominoes: { set: 2, repeats: true } }));
  if (free.status !== 'choice') throw new Error(free.status);
  expect(free.choice.cells[0]).toEqual([0, 0]);
  expect(free.text).toMatch(/^Several ways work from here\. r1c1.* One way: .*r1c1/);
  expect(free.differ.cells).toEqual([[0, 0]]);
});

describe('generate', () => {
  it.each<[string, readonly (readonly [number, number])[], string, string]>([
    ['negative', pairs('-1,0 0,0'), 'cell-out-of-range', '/shape/0'],
    ['fractional', pairs('0,0 0,0.5'), 'cell-out-of-range', '/shape/1'],
    ['repeated', pairs('0,0 0,1 0,1 0,2'), 'board-cell-repeated', '/shape/2'],
  ])('refuses a shape with cells that are %s', async (_, shape, code, path) => {
    await expect(generate({ shape }, { seed: 1 })).rejects.toMatchObject({ problems: [{ code, where: { path } }] });
  });

  it.each<[object, string]>([
    [{ rules: { sum: 1 } }, 'found “rules”.'],
    [{ like: {} }, '/cells: This is not a puzzle: expected a list, found nothing.'],
    [{ like: { ok: true } }, 'hand in its `value`'],
    [{ dominoes: Number.NaN }, 'dominoes: expected a number, found NaN.'],
    [{ dominoes: 1 }, 'Puzzles that are made have 3 to 28 dominoes, not 1.'],
    [{ locked: {} }, 'locked says what stays of half, which is missing.'],
    [{ half: { cells: 'all' } }, 'half.cells: expected a list, found “all”.'],
    [{ half: {}, locked: { foo: 1 } }, 'locked: expected only cells, regions, rules, dominoes, free, found “foo”.'],
    [{ half: {}, locked: { dominoes: [0] } }, 'locked.dominoes: there is no place 0: there are none.'],
    [
      { half: { regions: [{ cells: [[0, 0]], rule: sum(1) }] }, locked: { rules: [99] } },
      'locked.rules: there is no place 99: they run from 0 to 0.',
    ],
  ])('takes nothing that is no option: %j', async (options, message) => {
    await expect(generate(options, { seed: 1 })).rejects.toThrow(message);
  });
});

it('reads dominoes as people type them', () => {
  expect(parseDominoes(' 26, 3-5\n10–12 ')).toEqual({ ok: true, value: pairs('2,6 3,5 10,12') });
  expect(parseDominoes('26 2 x-1 333')).toEqual({ ok: false, error: ['2', 'x-1', '333'] });
});
