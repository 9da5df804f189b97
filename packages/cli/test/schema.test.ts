import { describe, expect, it } from 'vitest';
import { lay, pairs } from '../../core/src/testing/short-forms.js';
import { asSchemaSays } from './schema.js';

const LINE = { puzzle: { kind: 'pips', id: 'one', source: 'one.txt' }, milliseconds: 1.2 };
const WORK = { ...LINE, engine: 'reference', nodes: 3 };
const SOLUTION = { placements: [lay([0, 1], '0,0 0,1')] };
const PROBLEM = { code: 'region-overlap', message: 'Two regions overlap.', where: { line: 3, column: 1 } };
const COMMON = { cells: [{ cell: [0, 0], values: [0, 1] }], joined: [pairs('0,0 0,1')] };

const SOLVED = { ...WORK, status: 'solved', solutions: [SOLUTION], complete: null };
const UNSOLVABLE = { ...WORK, status: 'unsolvable', solutions: [], complete: true };
const SUMMARY = { ...WORK, status: 'solved', solutions: [], count: '2', complete: true };
const SHARED = { ...WORK, status: 'solved', solutions: [SOLUTION], complete: false, common: COMMON };
const COUNTED = { ...WORK, status: 'counted', count: '18446744073709551616', exact: true, unique: false };
const TILED = { ...LINE, status: 'counted', tilings: '2444888770250892795802079170816' };
const MEASURED = {
  engine: 'swift',
  status: 'counted',
  firstMilliseconds: 1.5,
  milliseconds: 2,
  nodes: 3,
  count: '1',
  exact: true,
  peakMemory: 50_000_000,
  baseMemory: 48_000_000,
};
const TIMED_OUT = {
  ...MEASURED,
  status: 'stopped',
  firstMilliseconds: null,
  exact: false,
  peakMemory: null,
  note: 'timed out',
};
const AGREED = { ...LINE, status: 'agreed', engines: [MEASURED, TIMED_OUT] };
const DISAGREED = {
  ...AGREED,
  status: 'disagreed',
  disagreements: [{ engines: ['swift', 'reference'], message: 'They do.' }],
};
const INVALID = { ...LINE, status: 'invalid', problems: [PROBLEM] };
const VALID = { ...LINE, status: 'valid', problems: [], warnings: [PROBLEM] };
const ENGINE = { kind: 'pips', engine: 'swift', status: 'installed', default: true, summary: 'Fast.' };
const INCORRECT = { ...LINE, status: 'incorrect', problems: [PROBLEM], warnings: [] };

const PLACEMENT = SOLUTION.placements[0];
const BECAUSE = [
  { region: 0 },
  { value: 1 },
  { domino: [0, 1] },
  { cell: [0, 0] },
  { shape: [[0, 0]] },
  { step: 0 },
  { placed: PLACEMENT },
];
const NEEDED = {
  value: 1,
  there: 2,
  needs: [
    { region: 0, count: 1 },
    { cell: [0, 0], count: 1 },
  ],
};
const FITS = { says: 'fit', edge: COMMON.joined[0], dominoes: [[0, 1]], isLast: false };
const LEFT = { left: [0], lost: [1] };
const IS_ZERO = { is: 'values', cell: [0, 0], ...LEFT };
const EITHER = { kind: 'cell', cell: [0, 0], values: [0, 1] };
const TWO = { says: 'two', of: EITHER, suppose: { ...IS_ZERO, left: [1], lost: [0] }, so: IS_ZERO };
/** Of each kind. */
const CLAIMS: readonly object[] = [
  { says: 'enough', regions: [0, 1], count: 2, values: [1], counts: [NEEDED] },
  { says: 'share', regions: [0], count: 2, values: [1], counts: [], isLeast: false, all: [0, 1] },
  { says: 'spent', ...NEEDED },
  { says: 'sum', region: 0, cell: [0, 0], left: -1, isGone: false },
  { says: 'ways', region: 0, bags: [[0, 0], [1]], counts: [], isRest: false },
  { says: 'reach', region: 0, cell: [0, 0], side: 'least', left: 3, others: 1, counts: [NEEDED] },
  {
    says: 'pairs',
    region: 0,
    edges: [pairs('0,0 0,1'), pairs('1,0 1,1')],
    ways: [pairs('0,1 2,3')],
    beside: [1],
  },
  { says: 'neighbour', cell: [0, 0] },
  { says: 'neighbour', cell: [0, 0], partner: [0, 1] },
  { says: 'outside', cell: [0, 0], region: 0, wanted: [[1, 1]], partner: [0, 1], isBare: true, isUsed: false },
  { says: 'double', region: 0, edge: COMMON.joined[0] },
  FITS,
  { ...FITS, inside: 0, only: { cell: [0, 0], value: 1 }, makes: { low: 1, high: 3, isThere: true } },
  {
    says: 'unfit',
    edge: COMMON.joined[0],
    wanted: [],
    isUsed: true,
    isJoined: true,
    makes: { low: 1, high: 3, isThere: true },
  },
  { says: 'alone', cell: [0, 0], values: [1], partners: [[0, 1]], wanted: [[0, 1]], isUsed: false, inside: 0 },
  { says: 'home', domino: [0, 1], edges: COMMON.joined },
  { says: 'room', value: 1, there: 2, cells: [[0, 0]] },
  { says: 'differ', region: 0, values: [1] },
  { says: 'cut', edge: COMMON.joined[0], at: [0, 2], area: [[0, 2]] },
  TWO,
  { ...TWO, of: { kind: 'number', region: 0, values: [0, 1] }, so: { is: 'number', region: 0, ...LEFT } },
  {
    ...TWO,
    of: { kind: 'partner', cell: [0, 0], partners: pairs('0,1 1,0') },
    so: { is: 'parted', edge: COMMON.joined[0] },
  },
  {
    ...TWO,
    of: { kind: 'domino', edge: COMMON.joined[0], dominoes: pairs('0,1 1,1') },
    so: { is: 'placed', ...PLACEMENT },
  },
  {
    ...TWO,
    of: { kind: 'home', domino: [0, 1], edges: [...COMMON.joined, ...COMMON.joined] },
    so: { is: 'joined', edge: COMMON.joined[0] },
  },
  { ...FITS, first: [{ says: 'neighbour', cell: [0, 0], partner: [0, 1] }] },
];
const FUTOSHIKI_CLAIMS: readonly object[] = [
  { says: 'left', line: { row: 0 }, cells: [[0, 0]], values: [1], isBySign: false },
  { says: 'home', line: { column: 0 }, value: 1, signs: [pairs('0,0 0,1')] },
  { says: 'only', cell: [0, 0], value: 1, lines: [{ line: { row: 0 }, values: [2] }] },
  { says: 'rest', line: { row: 0 }, cells: [[0, 0]], values: [1] },
  { says: 'group', line: { row: 0 }, cells: [[0, 0]], values: [1] },
  { says: 'homes', line: { row: 0 }, cells: [[0, 0]], values: [1] },
  { says: 'wing', value: 1, along: [{ row: 0 }], across: [{ column: 0 }] },
  { says: 'chain', side: 'least', cells: pairs('0,0 0,1'), from: 1 },
  { says: 'between', side: 'most', cell: [0, 0], others: [[0, 1]], bound: 1, left: [] },
  { says: 'squeeze', line: { row: 0 }, cell: [0, 0], value: 1, others: pairs('0,1 0,2'), left: [2] },
  { says: 'ordered', cells: pairs('0,0 0,1'), values: [2, 1] },
  { says: 'across', cell: [0, 0], other: [0, 1], values: [1] },
  { says: 'apart', cell: [0, 0], other: [0, 1], values: [1] },
  { says: 'run', line: { row: 0 }, cells: [[0, 0]] },
  { says: 'twice', line: { row: 0 }, value: 1, cells: [[0, 0]] },
  { says: 'against', by: 'sign', cells: [[0, 0]], values: [1] },
  { says: 'circle', cells: pairs('0,0 0,1') },
  {
    ...TWO,
    of: { kind: 'home', line: { row: 0 }, value: 1, cells: pairs('0,0 0,1') },
    suppose: { is: 'placed', cell: [0, 0], value: 1 },
    so: { is: 'placed', cell: [0, 1], value: 1 },
  },
];
const WHY = { technique: 'single-cell', text: 'It is so.', because: BECAUSE };
const STEP = {
  ...WHY,
  claim: FITS,
  removes: [{ cell: [0, 0], values: [1] }, { edge: COMMON.joined[0] }, { edge: COMMON.joined[0], domino: [0, 1] }],
  joins: [{ edge: COMMON.joined[0] }],
  places: [PLACEMENT],
};
const LINK = {
  ...WHY,
  claim: FITS,
  because: [{ suppose: true }, { region: 0 }],
  removes: [{ cell: [0, 0], values: [1] }],
  places: [],
};
const SUPPOSING = {
  ...STEP,
  technique: 'try-both',
  suppose: { cell: [0, 0], value: 1 },
  chain: [LINK, { ...LINK, because: [{ link: 0 }] }],
};
const CHAPTER = { steps: [0], text: 'All of it.', places: [PLACEMENT] };
const TOLD_GRADE = { hardest: 'single-cell', steps: 1, chapters: 1 };
const GRADE = {
  label: 'easy',
  score: 3,
  effort: 3,
  forItsSize: -0.2,
  ...TOLD_GRADE,
  curve: [1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  bottleneck: 0,
  scale: 2,
};
const NO_GRADE = { ...LINE, status: 'ambiguous', grade: null };
const GRADED = { ...LINE, status: 'graded', grade: GRADE };
const GRADE_STOPPED = { ...LINE, status: 'stopped', grade: TOLD_GRADE };
const MADE = { grade: GRADE, text: 'board:\n##\n', solution: SOLUTION };
const GENERATED = {
  ...LINE,
  puzzle: { kind: 'pips', id: 'pips-easy-7', source: null },
  status: 'generated',
  seed: 7,
  ...MADE,
};
const NOT_REACHED = { ...LINE, puzzle: GENERATED.puzzle, status: 'stopped', seed: 'summer', nearest: MADE };
const CONFLICT = { class: 'combined', text: 'It cannot be.', because: BECAUSE };
const EXPLAINED = { ...LINE, status: 'explained', steps: [STEP], chapters: [CHAPTER] };
const DIFFER = { differ: { solutions: [SOLUTION, SOLUTION], cells: [[0, 0]] }, free: [[[0, 0]]] };
const AMBIGUOUS = { ...EXPLAINED, status: 'ambiguous', ...DIFFER };
const CONTRADICTED = { ...LINE, status: 'conflict', steps: [], chapters: [], conflict: CONFLICT };
const HINT = { ...LINE, status: 'hint', look: [{ region: 0 }, { cell: [0, 0] }], step: STEP, left: 2 };
const CHOICE = {
  ...HINT,
  look: [{ cell: [0, 0] }, { cell: [0, 1] }],
  step: { text: 'One way.', because: [{ cell: [0, 0] }], removes: [], places: [PLACEMENT] },
  left: 0,
};

const NUMBER = { cell: [0, 0], value: 3 };
/** Steps of Futoshiki have no dominoes, and may place several numbers. */
const NUMBERED = {
  ...WHY,
  claim: { says: 'only', cell: [0, 0], value: 1 },
  because: [
    { row: 0 },
    { column: 1 },
    { sign: COMMON.joined[0] },
    { bar: COMMON.joined[0] },
    { noBar: COMMON.joined[0] },
    { given: [0, 0] },
    { step: 0 },
    { placed: NUMBER },
  ],
  removes: [{ cell: [1, 0], values: [1, 2] }],
  places: [NUMBER, { cell: [0, 1], value: 4 }],
};
const OF_FUTOSHIKI = { ...LINE, puzzle: { ...LINE.puzzle, kind: 'futoshiki' } };
const NUMBERED_HINT = { ...OF_FUTOSHIKI, status: 'hint', look: [{ row: 1 }, { column: 0 }], step: NUMBERED, left: 0 };

/** What a command writes; changes that leave it a line as it should be, and changes that do not. */
type Row = readonly [command: string, line: object, right: readonly object[], wrong: readonly object[]];

const steps = (...all: readonly object[]) => ({ steps: all });
const claiming = (claim: object) => steps({ ...STEP, claim });
const ALL_CLAIMS = [...CLAIMS, ...FUTOSHIKI_CLAIMS];

const ROWS: readonly Row[] = [
  [
    'solve',
    SOLVED,
    [],
    [
      ...[
        { puzzle: undefined },
        { puzzle: { kind: 'pips', source: '-' } },
        { puzzle: { ...LINE.puzzle, kind: 'chess' } },
      ],
      ...[{ puzzle: GENERATED.puzzle }, { status: 'done' }, { note: 'hello' }, { milliseconds: '1.2' }],
      ...[{ engine: undefined }, { solutions: [] }, { conflict: CONFLICT }, { conflict: null }],
      { solutions: [{ placements: [{ ...PLACEMENT, domino: [0, 1, 2] }] }] },
      { solutions: [{ placements: [lay([0, 1], '0,0 0,-1')] }] },
    ],
  ],
  [
    'solve, without a solution',
    UNSOLVABLE,
    [
      ...[{ conflict: CONFLICT }, { conflict: null }, { count: '0', conflict: CONFLICT }],
      { common: COMMON, conflict: CONFLICT },
    ],
    [{ solutions: [SOLUTION] }, { complete: null }],
  ],
  ['solve, stopped', { ...WORK, status: 'stopped', solutions: [], complete: null }, [], []],
  ['solve --all, at the end', SUMMARY, [], [{ solutions: [SOLUTION] }]],
  ['solve --common', SHARED, [], [{ common: { cells: [] } }]],
  ['count', COUNTED, [{ status: 'stopped', exact: false }], [{ count: 2 }, { count: '02' }, { status: 'stopped' }]],
  [
    'tilings',
    TILED,
    [{ drawings: ['┌───────┐\n│ ■   ■ │\n└───────┘'] }, { status: 'stopped', tilings: null }],
    [{ tilings: 3 }, { tilings: null }, { engine: 'tiling', nodes: 1 }],
  ],
  [
    'what is no puzzle',
    INVALID,
    [{ puzzle: { ...LINE.puzzle, kind: null } }],
    [
      ...[{ problems: [] }, { problems: [{ ...PROBLEM, message: undefined }] }],
      ...[{ line: 3 }, { line: 3, column: 0 }, { path: 'easy/regions' }].map((where) => ({
        problems: [{ ...PROBLEM, where }],
      })),
    ],
  ],
  ['check', VALID, [{ unique: true }, { unique: null }], [{ problems: [PROBLEM] }, { warnings: undefined }]],
  ['check --solution', INCORRECT, [], [{ problems: [] }]],
  ['engines', ENGINE, [], [{ puzzle: LINE.puzzle }, { status: 'perhaps' }]],
  [
    'compare',
    AGREED,
    [{ status: 'stopped', engines: [TIMED_OUT] }],
    [
      ...[{ engines: [] }, { engines: [{ ...MEASURED, exact: false }] }],
      { engines: [{ ...TIMED_OUT, note: undefined }] },
    ],
  ],
  ['compare, when it finds something', DISAGREED, [], [{ status: 'agreed' }]],
  [
    'explain',
    EXPLAINED,
    [
      { grade: GRADE },
      { steps: [], chapters: [], grade: { ...GRADE, hardest: null, bottleneck: null, steps: 0 } },
      ...[SUPPOSING, { ...SUPPOSING, chain: [SUPPOSING] }].map((step) => steps(step)),
      ...[PLACEMENT, { region: 0, value: 1 }, { edge: COMMON.joined[0] }].map((suppose) =>
        steps({ ...SUPPOSING, suppose }),
      ),
      ...ALL_CLAIMS.map(claiming),
      { status: 'stopped', steps: [], chapters: [] },
    ],
    [
      ...[{ chapters: undefined }, { grade: null }, { status: 'stopped', grade: TOLD_GRADE }, DIFFER],
      ...[{ steps: [] }, { places: [PLACEMENT, PLACEMENT] }].map((more) => ({ chapters: [{ ...CHAPTER, ...more }] })),
      ...[{ chain: undefined }, { suppose: undefined }].map((less) => steps({ ...SUPPOSING, ...less })),
      steps({ ...STEP, because: [{ link: 0 }] }),
      steps({ ...SUPPOSING, chain: [{ ...SUPPOSING, suppose: undefined }] }),
      steps({ ...SUPPOSING, chain: [{ ...LINK, claim: undefined }] }),
      ...[{ claim: undefined }, { because: [] }, { because: [{ luck: 1 }] }].map((more) => steps({ ...STEP, ...more })),
      ...[steps(WHY), { conflict: CONFLICT }],
      ...[PLACEMENT, NUMBER].map((other) => steps({ ...STEP, places: [PLACEMENT, other] })),
      ...[
        { says: 'guess', region: 0 },
        { ...FITS, first: [TWO] },
      ].map(claiming),
      ...ALL_CLAIMS.map((claim) => claiming({ ...claim, luck: 1 })),
    ],
  ],
  [
    'explain, of Futoshiki',
    {
      ...OF_FUTOSHIKI,
      ...steps(NUMBERED, { ...NUMBERED, technique: 'try-both', suppose: NUMBER, chain: [LINK] }),
      status: 'explained',
      chapters: [{ ...CHAPTER, places: NUMBERED.places }],
    },
    [],
    [],
  ],
  ['explain, ambiguous', AMBIGUOUS, [{ grade: null }], [{ grade: GRADE }, { differ: undefined }]],
  [
    'explain, without a solution',
    CONTRADICTED,
    [
      { conflict: { ...CONFLICT, chain: [LINK] } },
      ...['sign-cycle', 'line', 'empty-domain', 'combined'].map((name) => ({
        conflict: { ...CONFLICT, class: name, because: NUMBERED.because },
      })),
    ],
    [{ conflict: null }, { conflict: undefined }, { grade: GRADE }, { conflict: { ...CONFLICT, class: 'sad' } }],
  ],
  [
    'hint',
    HINT,
    [{ step: SUPPOSING }, { step: WHY }, { step: { text: 'Look there.' } }],
    [
      ...[{ step: undefined }, { step: { because: BECAUSE, text: 'So.' } }, { step: { because: BECAUSE } }],
      ...[{ look: [{ region: 0 }, { region: 1 }, { region: 2 }] }, { left: undefined }],
    ],
  ],
  ['hint, where several ways work', CHOICE, [{ step: { text: 'Which?', because: [{ cell: [0, 0] }] } }], []],
  ['hint, of Futoshiki', NUMBERED_HINT, [], [{ look: [{ sign: COMMON.joined[0] }] }]],
  ['hint, solved', { ...LINE, status: 'solved', complete: true }, [], [{ complete: undefined }]],
  ['hint, without a solution', { ...LINE, status: 'conflict', conflict: CONFLICT }, [], []],
  ['hint, stopped', { ...LINE, status: 'stopped' }, [], []],
  [
    'grade',
    GRADED,
    [],
    [...[null, TOLD_GRADE, { ...GRADE, curve: undefined }, { ...GRADE, curve: [1, 2, 3] }].map((grade) => ({ grade }))],
  ],
  [
    'grade, ambiguous',
    NO_GRADE,
    [{ status: 'conflict' }],
    [{ grade: GRADE }, { status: 'conflict', grade: TOLD_GRADE }],
  ],
  ['grade, stopped', GRADE_STOPPED, [], [{ grade: null }]],
  [
    'generate',
    GENERATED,
    [{ seed: 'summer/2' }],
    [
      ...[{ seed: undefined }, { seed: -1 }, { puzzle: LINE.puzzle }, { solution: undefined }],
      ...[{ grade: TOLD_GRADE }, { nearest: null }],
    ],
  ],
  [
    'generate, not reached',
    NOT_REACHED,
    [{ nearest: null }],
    [{ nearest: undefined }, { nearest: { ...MADE, grade: undefined } }],
  ],
];

const written = (line: object, change: object): unknown => JSON.parse(JSON.stringify({ ...line, ...change }));
const changed = (choose: (row: Row) => readonly object[]) =>
  ROWS.flatMap((row) =>
    choose(row).map((change) => [row[0], JSON.stringify(change, orUndefined), row[1], change] as const),
  );
const orUndefined = (_: string, value: unknown) => (value === undefined ? 'undefined' : value);

describe('the schema of --json', () => {
  it.each(changed(([, , right]) => [{}, ...right]))('accepts a line of %s, with %s', (_, __, line, change) => {
    const right = written(line, change);
    expect(asSchemaSays(right)).toBe(right);
  });

  it.each(changed(([, , , wrong]) => wrong))('rejects a line of %s with %s', (_, __, line, change) => {
    expect(() => asSchemaSays(written(line, change))).toThrow('not as the schema says');
  });

  it('rejects a list of lines', () => {
    expect(() => asSchemaSays([SOLVED])).toThrow('not as the schema says');
  });
});
