import { describe, expect, it } from 'vitest';
import { err, ok } from './data.js';
import {
  type Format,
  type ParsedPuzzle,
  type PuzzleKind,
  problemMaker,
  readPuzzlesSync,
  type SearchStep,
  type Words,
} from './index.js';
import { Places, ProblemLog } from './parsed-puzzle.js';
import { describe as say } from './problem.js';
import { coreWords } from './words.js';

/**
 * The smallest kind there is: a list of numbers of which one is to be picked that equals the first. It shows
 * that the contract does not know dominoes.
 */
const words = {
  'not-a-number': (data: { text: string }) => `${data.text} is not a number.`,
  'no-numbers': () => 'There are no numbers.',
} satisfies Words;
const problem = problemMaker<typeof words>();

type Numbers = readonly number[];

const format: Format<Numbers, Numbers> = {
  name: 'numbers',
  extension: 'txt',
  recognises: (text) => text.startsWith('numbers'),
  parse: (text) =>
    text.split('\n\n').map((part): ParsedPuzzle<Numbers> => {
      const items = part
        .replace(/^numbers ?/, '')
        .split(' ')
        .filter(Boolean);
      const problems = items
        .filter((item) => Number.isNaN(Number(item)))
        .map((item) => problem('not-a-number', { line: 1, column: part.indexOf(item) + 1 }, { text: item }));
      return { spec: items.map(Number), problems, warnings: [], locate: () => ({ line: 1, column: 1 }), id: 'n' };
    }),
  make: (puzzles) => ok(puzzles.map((numbers) => `numbers ${numbers.join(' ')}`).join('\n\n')),
};

const pickFirst: PuzzleKind<Numbers, Numbers, number, number> = {
  name: 'pick-first',
  formats: [format],
  engines: [
    {
      name: 'only',
      summary: 'looks at the first',
      search: (numbers) => ({
        nodes: 0,
        depth: 0,
        run: (): SearchStep<number> => ({ type: 'solution', solution: numbers[0] ?? 0 }),
        watch() {},
      }),
    },
  ],
  words,
  check: (spec) =>
    spec.length > 0
      ? { ...ok(spec), warnings: [] }
      : { ...err([problem('no-numbers', { path: '' }, {})]), warnings: [] },
  verify: () => [],
  ownSolution: () => undefined,
  solutionToJson: (pick) => ({ pick }),
  solutionFromJson: () => ok(0),
  moves: {
    toJson: (pick) => ({ pick }),
    toText: String,
    fromJson: () => ok(0),
    moveProblems: () => [],
    solutionAfter: () => 0,
  },
  common: () => ({ add() {}, toJson: () => ({}), toText: () => '' }),
  drawing: { styles: ['plain'], pictures: [], draw: (numbers) => numbers.join(' '), legend: () => '' },
};

const codes = (text: string, formatName?: string) =>
  readPuzzlesSync(text, [pickFirst], formatName).map(({ checked }) =>
    checked.ok
      ? 'fine'
      : checked.error.map((each) => `${each.code}@${each.where.line ?? ''}:${each.where.column ?? ''}`),
  );

describe('readPuzzlesSync', () => {
  it('reads every puzzle of a text', () => {
    expect(codes('numbers 1 2\n\nnumbers 3')).toEqual(['fine', 'fine']);
  });

  it('joins what the parser and the check have found, in the order of the source', () => {
    expect(codes('numbers 1 x y')).toEqual([['not-a-number@1:11', 'not-a-number@1:13']]);
    expect(codes('numbers')).toEqual([['no-numbers@1:1']]);
  });

  it.each([
    ['', 'input-empty'],
    [' \n\t', 'input-empty'],
    ['hello', 'format-unknown'],
    ['{"a":1}', 'format-unknown'],
    ['{"a":1', 'json-syntax'],
    ['x'.repeat(8 * 1024 * 1024 + 1), 'input-too-large'],
  ])('says why %.10j is not read', (text, code) => {
    const [reading, ...others] = readPuzzlesSync(text, [pickFirst]);
    expect(others).toEqual([]);
    expect(reading?.kind).toBeUndefined();
    expect(reading?.checked.ok === false && reading.checked.error[0]?.code).toBe(code);
  });

  it('takes the format that is forced', () => {
    expect(codes('7', 'numbers')).toEqual(['fine']);
    expect(codes('7')).toEqual([['format-unknown@1:1']]);
  });

  it('takes carriage returns alone for ends of lines', () => {
    expect(codes('numbers 1 2\r\rnumbers 3')).toEqual(['fine', 'fine']);
  });

  it('strips a byte-order mark', () => {
    expect(codes('\uFEFFnumbers 1')).toEqual(['fine']);
  });
});

it('finds the place of a part, or of the smallest marked part around it', () => {
  const places = new Places();
  places.mark('/regions/2', { line: 7, column: 1 });
  places.mark('/regions/2/cells/0', { line: 7, column: 12 });
  expect(places.find('/regions/2/cells/0')).toEqual({ line: 7, column: 12 });
  expect(places.find('/regions/2/cells/1')).toEqual({ line: 7, column: 1 });
  expect(places.find('/regions/20')).toEqual({});
  expect(places.find('')).toEqual({});
});

it('lists problems up to a bound, and counts the rest', () => {
  const log = new ProblemLog();
  for (let line = 1; line <= 5000; line++) log.add({ code: 'x', where: { line }, data: {} });
  expect(log.list).toHaveLength(1001);
  const last = log.list.at(-1);
  expect(last?.data).toEqual({ more: 4000 });
  expect(last && say(last, coreWords)).toBe('4000 more problems are not listed.');
});
