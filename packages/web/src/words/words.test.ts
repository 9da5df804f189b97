/**
 * Every sentence, spoken once: the functions with samples whose completeness the type checker sees
 * to. What a game refuses or finds wrong is collected from random games, so no code is left without its sentence.
 */
import type { Domino, Puzzle, Rule } from '@pipwright/pips';
import { type AnyGame, type Cell, type FutoshikiFacts, type PipsFacts, play, whatIsWrong } from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { anySeeds, anyStart, randomMove } from '../../../play/src/testing/games.js';
import type { BrokenRegion } from '../pips/broken-region.js';
import type { HeardHalf } from '../pips/heard-half.js';
import type { NamedRegion } from '../pips/regions.js';
import { sayProblem } from './board-words.js';
import { en } from './testing/catalogues.js';

type Speaks<T> = T extends (...args: never) => unknown
  ? true
  : T extends string | readonly unknown[]
    ? never
    : { [K in keyof T]: Speaks<T[K]> }[keyof T];

/** Arguments for every function of a catalogue, by its place there; what has no function below it is left out. */
type Samples<T> = {
  readonly [K in keyof T as [Speaks<T[K]>] extends [never] ? never : K]: T[K] extends (...args: infer A) => unknown
    ? readonly A[]
    : Samples<T[K]>;
};

const CELL: Cell = [1, 2];
const CELLS: readonly [Cell, Cell] = [CELL, [1, 3]];
const DOMINO: Domino = [3, 5];
const SUM: Rule = { kind: 'sum', op: '=', target: 7 };
const RULES: readonly Rule[] = [
  SUM,
  { kind: 'sum', op: '<', target: 7 },
  { kind: 'sum', op: '>', target: 7 },
  { kind: 'same' },
  { kind: 'same', value: 3 },
  { kind: 'different', avoiding: [] },
  { kind: 'different', avoiding: [1, 2] },
  ...(['<', '>', '=', '≠'] as const).map((op): Rule => ({ kind: 'each', op, value: 3 })),
];
const [SIZE, TITLE, TIME] = ['9 × 9', '9 × 9 12', '12:34'] as const;
const ONE_AND_TWO: readonly [count: number][] = [[1], [2]];
const KNOWN: readonly [number, string, boolean][] = [
  [0, '0', true],
  [1, '1', true],
  [2, '2', true],
  [1, '1', false],
  [2, '2', false],
];
const EFFORTS: readonly [{ least: string; most: string }][] = [[{ least: '1', most: '2' }]];
const AT = { cell: CELL };
const REGION: [string][] = [['the 3']];
const namedRegion = (rule: Rule): NamedRegion => ({ index: 0, name: 'B', rule, cells: CELLS });
const HALF: HeardHalf = { pips: 4, other: 2, quarters: 1 };
const ruledBy = (rule: Rule) => ({ regions: [{ index: 0, rule, cells: CELLS }] }) as unknown as Puzzle;
const broken = (rule: Rule, values: readonly number[], open: number): [BrokenRegion, Puzzle] => [
  { region: 0, values, open },
  ruledBy(rule),
];
const starved = (cells: readonly Cell[]): [{ region: number; cells: readonly Cell[] }, Puzzle] => [
  { region: 0, cells },
  ruledBy(SUM),
];
const REPEATED = { number: 4, cells: CELLS };
const PAIR = { numbers: [4, 2] as const };
const pipsOf = (count: number): PipsFacts => ({ rows: 1, columns: 1, cells: count, dominoes: count });
const squareOf = (count: number): FutoshikiFacts => ({
  rows: 4,
  columns: 4,
  cells: 16,
  given: count,
  signs: count,
  isAdjacent: false,
});
const adjacentOf = (count: number): FutoshikiFacts => ({ ...squareOf(count), isAdjacent: true });
const RANGE = { number: 9, least: 0, most: 6 };

const NONE_LYING = { lying: [], marks: {}, turned: {} };
const ONE_LYING = { ...NONE_LYING, lying: [{ slot: 0, domino: [3, 5], cells: CELLS }] } as const;
const EMPTY = { grid: [[0]], marks: {}, colours: {} };
const ONE = { grid: [[1]], marks: {}, colours: {} };

const SAMPLES: Samples<typeof en> = {
  puzzleTitle: [[SIZE, 12]],
  did: {
    changes: [[0], ...ONE_AND_TWO],
    noted: [
      [[], CELL],
      [[1, 2], CELL],
    ],
  },
  dayTitle: [
    [undefined, '12.3.'],
    ['…', '12.3.'],
  ],
  status: { wrong: ONE_AND_TWO, finding: [[1, 4]] },
  clock: { beat: [[TIME]] },
  finished: { title: [[TIME]] },
  finish: {
    nextIs: [[TITLE]],
    rank: [
      [1, '…'],
      [2, '…'],
      [3, '…'],
    ],
    helped: [
      [1, false],
      [2, true],
      [0, true],
    ],
    daysInARow: ONE_AND_TWO,
    toBeat: { beaten: [[TIME]], equalled: [[TIME]], missed: [[TIME]] },
  },
  welcome: { beat: [[TIME]] },
  problems: {
    'no-change': [[]],
    'undo-too-far': [[]],
    'redo-too-far': [[]],
    'try-open': [[]],
    'try-closed': [[]],
    'mark-on-full-cell': [[AT]],
    'mark-out-of-range': [[RANGE]],
    'cell-off-board': [[]],
  },
  news: { left: [[TITLE]], toCome: [['Wed 25 Nov']] },
  aid: {
    since: [
      ['', 1],
      ['', 2],
    ],
    rung: [[2]],
    names: {
      all: [
        ['the 3', 2],
        ['the 3', 4],
      ],
      places: { top: REGION, bottom: REGION, left: REGION, right: REGION, middle: REGION },
      list: [[['A', 'B']]],
      heard: [[CELL]],
    },
    walk: {
      chapter: [
        [3, 12, '4–5'],
        [3, undefined, '4–5'],
      ],
      step: [[2, 1, 3]],
      link: [[1, 3]],
      printed: { start: [[TITLE]], here: [[TITLE]] },
    },
  },
  grade: {
    range: { easy: EFFORTS, medium: EFFORTS, hard: EFFORTS, expert: EFFORTS },
    sized: [
      ['31 %', true],
      ['12 %', false],
    ],
    times: [['18']],
    stepsIn: [
      [1, 1],
      [2, 2],
    ],
    curveHeard: [[['1', '2']]],
  },
  habit: {
    streak: [[0], [1], [7]],
    streakInShort: [[1], [7]],
    longest: [[9]],
    solvedInAll: [[1], [2]],
    lastDays: [['4:05']],
    lineHeard: [
      [1, 1],
      [5, 3],
    ],
    times: [[3]],
  },
  home: {
    of: [[3, 48]],
    solved: [[3, 48]],
    choose: [[SIZE, '✓']],
    startOf: [['Easy']],
    nextOf: [['Easy']],
  },
  library: {
    count: ONE_AND_TWO,
    select: [[TITLE]],
    more: [[TITLE]],
    best: [[TIME]],
    played: [[TIME]],
    addedOn: [['15.11.2026']],
    deleteMany: ONE_AND_TWO,
    deleted: ONE_AND_TWO,
    printMany: ONE_AND_TWO,
    tooManyToPrint: [[400]],
    solver: KNOWN,
    game: [
      ['15.11.2026', TIME, false],
      ['15.11.2026', TIME, true],
    ],
    playGame: [[TIME]],
    gameCount: ONE_AND_TWO,
    backedUp: [
      [1, 1, 1, 1],
      [2, 3, 4, 5],
    ],
    restored: [
      [1, 1, 1, 1],
      [2, 3, 4, 5],
    ],
    backupTroubles: {
      foreign: [[1]],
      version: [[1]],
      damaged: [[3]],
      short: [[3]],
      long: [[3]],
      puzzle: [[3]],
      game: [[3]],
      solution: [[3]],
      result: [[3]],
      unknown: [[3]],
      large: [[1]],
      unreadable: [[1]],
    },
  },
  about: {
    counted: [['2']],
    stopped: [['2']],
  },
  bring: {
    found: [
      [1, 0],
      [2, 1],
      [0, 2],
    ],
    numbered: [[TITLE, 2, 3]],
    playThis: [[TITLE, 2]],
    keepAll: ONE_AND_TWO,
    kept: ONE_AND_TWO,
    more: [[200]],
    place: [[3, 5]],
    inFile: [['3.4', '…']],
    day: { outside: [['1.2.', '3.4.']] },
  },
  links: { opened: [[TITLE]] },
  share: { saved: [['1.2']] },
  inspect: {
    seconds: [['1.5']],
    shared: [[3, 8]],
    always: [[CELL, 4]],
    joined: [[CELLS]],
    foundBefore: KNOWN,
    onlyCounted: [['2000']],
    number: [['3', '12']],
    good: [['3-5']],
    bad: [
      ['3-5', 1],
      ['3-5', 2],
    ],
    warning: [['3-5']],
  },
  kinds: {
    pips: {
      aid: { nameOf: [[NONE_LYING, ONE_LYING]], regions: [] },
      sizeInShort: [[pipsOf(1)], [pipsOf(2)]],
      range: [
        [4, 6],
        [28, 28],
      ],
      sizeName: [['small'], ['9']],
      headline: [[pipsOf(1)], [pipsOf(2)]],
      place: [
        [{ region: 0, cells: CELLS }, ruledBy(SUM)],
        [{ cells: CELLS }, ruledBy(SUM)],
      ],
      tray: {
        domino: [
          [DOMINO, 0],
          [DOMINO, 3],
        ],
      },
      board: ONE_AND_TWO,
      cell: [
        ...RULES.map((rule): [Cell, NamedRegion, HeardHalf, number[]] => [CELL, namedRegion(rule), HALF, []]),
        [CELL, namedRegion(SUM), undefined, [1, 2]],
        [CELL, undefined, undefined, []],
      ],
      did: {
        chosen: [[DOMINO]],
        placed: [[DOMINO, CELLS]],
        taken: [[[DOMINO]], [[DOMINO, DOMINO]], [[DOMINO, DOMINO, DOMINO, DOMINO]]],
        turned: [[DOMINO, CELLS]],
        turnedInTray: [[DOMINO, 3]],
      },
      regions: {
        region: [
          [namedRegion(SUM), CELL, []],
          [namedRegion(SUM), CELL, [3]],
          [namedRegion(SUM), CELL, [3, 5]],
        ],
        free: [[CELLS]],
      },
      problems: {
        'slot-empty': [[{ domino: DOMINO }]],
        'cell-covered': [[]],
        'cell-bare': [[]],
        'no-room': [[]],
        'no-turn': [[]],
        'no-such-domino': [[{ domino: DOMINO }]],
        'region-broken': RULES.flatMap((rule) => [broken(rule, [3, 3], 0), broken(rule, [1], 2), broken(rule, [1], 0)]),
        'region-starved': [starved([CELL]), starved(CELLS)],
        'cells-cut-off': [[{ cells: [CELL] }], [{ cells: [...CELLS, [1, 4]] }]],
      },
      about: [[pipsOf(1)], [pipsOf(2)]],
      rules: { lines: [[pipsOf(2)], [{ ...pipsOf(2), set: 6 }], [{ ...pipsOf(2), set: 6, repeats: true }]] },
      solution: [[[[DOMINO, CELLS]]]],
      excludesNothing: [[SUM, CELLS]],
      neverHolds: [[SUM, CELLS, 3]],
      tooFewDominoes: [[4, 3, 1]],
      readings: {},
    },
    futoshiki: {
      sizeInShort: [[squareOf(1)]],
      range: [
        [4, 6],
        [7, 7],
      ],
      aid: {
        nameOf: [
          [EMPTY, EMPTY],
          [EMPTY, ONE],
        ],
      },
      sizeName: [['5']],
      headline: [[squareOf(1)]],
      place: [[{ row: 1 }], [{ column: 1 }], [{ cell: CELL }], [{ cells: CELLS }]],
      board: [[5]],
      cell: [
        [CELL, 4, true, [], [], undefined],
        [CELL, 4, false, [], [], 'Blue'],
        [CELL, 0, false, ['>'], [1, 2], undefined],
      ],
      keypad: {
        left: [
          [3, 2],
          [3, 0],
        ],
        notesFor: [[2]],
        coloursFor: [[2]],
        lockedNumber: [[3]],
        lockedNote: [[3]],
        lockedColour: [['Blue']],
      },
      did: {
        put: [[4, CELL]],
        cleared: [[CELL]],
        erased: [[2]],
        noted: [
          [4, [CELL]],
          [4, CELLS],
        ],
        unnoted: [
          [4, [CELL]],
          [4, CELLS],
        ],
        noteHidden: [[4]],
        coloured: [['Blue', [CELL]]],
        uncoloured: [[CELLS]],
        selected: [[1], [2]],
      },
      problems: {
        'put-out-of-range': [[RANGE]],
        'cell-given': [[AT]],
        'cell-empty-already': [[AT]],
        'square-stuck': [[]],
        'row-stuck': [[{ number: 4 }]],
        'column-stuck': [[{ number: 4 }]],
        'solution-row': [[REPEATED]],
        'solution-column': [[REPEATED]],
        'solution-greater': [[PAIR]],
        'solution-less': [[PAIR]],
        'solution-bar': [[PAIR]],
        'solution-no-bar': [[PAIR]],
      },
      about: [squareOf(1), squareOf(2), adjacentOf(1), adjacentOf(2)].map((facts) => [facts]),
      rules: { lines: [[squareOf(1)], [adjacentOf(1)]] },
      solution: [[[[1, 0]]]],
      readings: {},
    },
  },
};

/** Everything a catalogue says, by its place there. */
function spoken(words: unknown, samples: unknown, place: string): readonly (readonly [place: string, said: unknown])[] {
  if (typeof words === 'function') {
    const calls = samples as readonly (readonly unknown[])[] | undefined;
    if (calls === undefined) throw new Error(`${place} needs its samples.`);
    return calls.flatMap((args, i) => spoken(words(...args), undefined, `${place}(${i})`));
  }
  if (typeof words !== 'object' || words === null) return [[place, words]];
  // What is wrong with a text is said in `say-reading.test.ts`: English has the libraries' sentences for most of it.
  if (place.endsWith('/readings')) return [];
  const within = samples as Readonly<Record<string, unknown>> | undefined;
  return Object.entries(words).flatMap(([name, each]) => spoken(each, within?.[name], `${place}/${name}`));
}

/** Sentences made of facts that were not there. */
const MISHAPS = /undefined|\[object|NaN|null|=>/;

describe('the app', () => {
  it('says something everywhere', () => {
    for (const [place, said] of spoken(en, SAMPLES, '')) {
      expect(said, place).toBeTypeOf('string');
      expect(said, place).toMatch(/\S/);
      expect(said, place).not.toMatch(MISHAPS);
      expect(said, place).toBe(String(said).trim());
    }
  });

  it('has room for the words of its tools', () => {
    const { undo, redo, notes, try: trying, check } = en.tools;
    for (const word of [undo, redo, notes, trying, check]) expect(word.length).toBeLessThanOrEqual(11);
  });
});

it('one and two are told apart', () => {
  const { pips, futoshiki } = en.kinds;
  const phrases = [1, 2].map((count) => [
    en.did.changes(count),
    pips.board(count),
    en.status.wrong(count),
    pips.about(pipsOf(count)),
    futoshiki.about(squareOf(count)),
  ]);
  expect(phrases).toEqual([
    ['1 change.', 'Pips board, 1 cell', 'Something doesn’t work', '1 cell, 1 domino.', '4 by 4, 1 given, 1 sign.'],
    ['2 changes.', 'Pips board, 2 cells', '2 things don’t work', '2 cells, 2 dominoes.', '4 by 4, 2 givens, 2 signs.'],
  ]);
});

it('cells are heard by row, then column, then what is there', () => {
  const { pips, futoshiki } = en.kinds;
  expect(pips.cell(CELL, namedRegion(SUM), HALF, [])).toBe(
    'row 2, column 3, holds 4, with 2 below, region B, sum 7, 2 cells',
  );
  expect(futoshiki.cell(CELL, 4, true, [], [], undefined)).toBe('row 2, column 3, holds 4, given');
});

describe('problems', () => {
  /** Of moves that the app does not make: malformed ones, swaps, dominoes torn apart, and a clock that does not fit. */
  const OF_OTHERS =
    /^(move-unknown|slot-unknown|quarters-out-of-range|colour-out-of-range|swap-with-itself|cells-apart|tick-.*|clock-.*)$/;
  const ALL_PROBLEMS = Object.keys({ ...en.problems, ...en.kinds.pips.problems, ...en.kinds.futoshiki.problems });
  /** Said by the app before it makes a move. */
  const OF_THE_APP = ['no-room', 'no-turn', 'no-such-domino'];

  function met(start: AnyGame, seeds: readonly number[], meet: (code: string, sentence: string) => void): void {
    let game = start;
    for (const seed of seeds) {
      const next = play(game, randomMove(game, seed));
      for (const problem of next.ok ? whatIsWrong(next.value) : next.error) {
        const now = next.ok ? next.value : game;
        meet(problem.code, sayProblem(en, now, problem));
      }
      if (next.ok) game = next.value;
    }
  }

  it('of random games all have their sentences, and no sentence is without its problem', () => {
    const codes = new Set<string>();
    for (const [start, seeds] of fc.sample(fc.tuple(anyStart, anySeeds), { numRuns: runs(200, 1000), seed: 2 })) {
      met(start, seeds, (code, sentence) => {
        if (OF_OTHERS.test(code)) return;
        codes.add(code);
        expect(sentence, code).not.toMatch(MISHAPS);
        expect(sentence, code).not.toBe(en.cannot);
      });
    }
    expect([...codes, ...OF_THE_APP].sort()).toEqual(ALL_PROBLEMS.sort());
  });

  it('without a sentence are said all the same', () => {
    const [game] = fc.sample(anyStart, { numRuns: 1, seed: 1 }) as [AnyGame];
    expect(sayProblem(en, game, { code: 'constructor', where: {}, data: {} } as never)).toBe(en.cannot);
  });
});
