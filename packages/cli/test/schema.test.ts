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
    edges: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ],
    ways: [
      [
        [0, 1],
        [2, 3],
      ],
    ],
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
  {
    says: 'home',
    line: { column: 0 },
    value: 1,
    signs: [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  },
  { says: 'only', cell: [0, 0], value: 1, lines: [{ line: { row: 0 }, values: [2] }] },
  { says: 'rest', line: { row: 0 }, cells: [[0, 0]], values: [1] },
  { says: 'group', line: { row: 0 }, cells: [[0, 0]], values: [1] },
  { says: 'homes', line: { row: 0 }, cells: [[0, 0]], values: [1] },
  { says: 'wing', value: 1, along: [{ row: 0 }], across: [{ column: 0 }] },
  { says: 'chain', side: 'least', cells: pairs('0,0 0,1'), from: 1 },
  { says: 'between', side: 'most', cell: [0, 0], others: [[0, 1]], bound: 1, left: [] },
  {
    says: 'squeeze',
    line: { row: 0 },
    cell: [0, 0],
    value: 1,
    others: [
      [0, 1],
      [0, 2],
    ],
    left: [2],
  },
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

describe('the schema of --json', () => {
  it.each([
    ['solve', SOLVED],
    ['solve, without a solution', UNSOLVABLE],
    ['solve --why, without a solution', { ...UNSOLVABLE, conflict: CONFLICT }],
    ['solve --why, when the time was up', { ...UNSOLVABLE, conflict: null }],
    ['solve --all --why', { ...UNSOLVABLE, count: '0', conflict: CONFLICT }],
    ['solve --common --why', { ...UNSOLVABLE, common: COMMON, conflict: CONFLICT }],
    ['solve, stopped', { ...WORK, status: 'stopped', solutions: [], complete: null }],
    ['solve --all, at the end', SUMMARY],
    ['solve --common', SHARED],
    ['count', COUNTED],
    ['count, stopped', { ...COUNTED, status: 'stopped', exact: false }],
    ['tilings', TILED],
    ['tilings --draw', { ...TILED, drawings: ['┌───────┐\n│ ■   ■ │\n└───────┘'] }],
    ['tilings, stopped', { ...TILED, status: 'stopped', tilings: null }],
    ['check', VALID],
    ['check --solution', INCORRECT],
    ['check --unique', { ...VALID, unique: true }],
    ['check --unique, stopped', { ...VALID, unique: null }],
    ['engines', ENGINE],
    ['compare', AGREED],
    ['compare, when it finds something', DISAGREED],
    ['compare, stopped', { ...AGREED, status: 'stopped', engines: [TIMED_OUT] }],
    ['explain', EXPLAINED],
    ['explain --grade', { ...EXPLAINED, grade: GRADE }],
    [
      'explain --grade, with nothing to do',
      { ...EXPLAINED, steps: [], chapters: [], grade: { ...GRADE, hardest: null, bottleneck: null, steps: 0 } },
    ],
    ['explain, with a chain', { ...EXPLAINED, steps: [SUPPOSING] }],
    ['explain, with a chain in a chain', { ...EXPLAINED, steps: [{ ...SUPPOSING, chain: [SUPPOSING] }] }],
    ['explain, supposing a domino', { ...EXPLAINED, steps: [{ ...SUPPOSING, suppose: PLACEMENT }] }],
    [
      'explain, supposing the number of a region',
      { ...EXPLAINED, steps: [{ ...SUPPOSING, suppose: { region: 0, value: 1 } }] },
    ],
    ...[...CLAIMS, ...FUTOSHIKI_CLAIMS].map((claim): [string, object] => [
      `explain, claiming ${JSON.stringify(claim)}`,
      { ...EXPLAINED, steps: [{ ...STEP, claim }] },
    ]),
    ['explain, supposing a pair', { ...EXPLAINED, steps: [{ ...SUPPOSING, suppose: { edge: COMMON.joined[0] } }] }],
    [
      'explain, of Futoshiki',
      {
        ...OF_FUTOSHIKI,
        status: 'explained',
        steps: [NUMBERED, { ...NUMBERED, technique: 'try-both', suppose: NUMBER, chain: [LINK] }],
        chapters: [{ ...CHAPTER, places: NUMBERED.places }],
      },
    ],
    ['hint, of Futoshiki', NUMBERED_HINT],
    ...['sign-cycle', 'line', 'empty-domain', 'combined'].map((name): [string, object] => [
      `explain, a ${name} of Futoshiki`,
      { ...CONTRADICTED, conflict: { ...CONFLICT, class: name, because: NUMBERED.because } },
    ]),
    ['explain, ambiguous', AMBIGUOUS],
    ['explain --grade, ambiguous', { ...AMBIGUOUS, grade: null }],
    ['explain, without a solution', CONTRADICTED],
    ['explain, without a solution, link by link', { ...CONTRADICTED, conflict: { ...CONFLICT, chain: [LINK] } }],
    ['explain, stopped', { ...LINE, status: 'stopped', steps: [], chapters: [] }],
    ['hint --reveal what', HINT],
    ['hint --reveal what, with a chain', { ...HINT, step: SUPPOSING }],
    ['hint --reveal why', { ...HINT, step: WHY }],
    ['hint --reveal where', { ...HINT, step: { text: 'Look there.' } }],
    ['hint, where several ways work', CHOICE],
    [
      'hint --reveal why, where several ways work',
      { ...CHOICE, step: { text: 'Which?', because: [{ cell: [0, 0] }] } },
    ],
    ['hint, solved', { ...LINE, status: 'solved', complete: true }],
    ['hint, without a solution', { ...LINE, status: 'conflict', conflict: CONFLICT }],
    ['hint, stopped', { ...LINE, status: 'stopped' }],
    ['grade', GRADED],
    ['grade, ambiguous', NO_GRADE],
    ['grade, without a solution', { ...NO_GRADE, status: 'conflict' }],
    ['grade, stopped', GRADE_STOPPED],
    ['generate', GENERATED],
    ['generate, from a text', { ...GENERATED, seed: 'summer/2' }],
    ['generate, not reached', NOT_REACHED],
    ['generate, without anything near', { ...NOT_REACHED, nearest: null }],
    ['an input that is no puzzle', INVALID],
    ['an input of no known kind', { ...INVALID, puzzle: { ...LINE.puzzle, kind: null } }],
  ])('accepts a line of %s', (_, line) => {
    expect(asSchemaSays(line)).toBe(line);
  });

  it.each([
    ['a list', [SOLVED]],
    ['no puzzle', { ...SOLVED, puzzle: undefined }],
    ['a puzzle without an id', { ...SOLVED, puzzle: { kind: 'pips', source: '-' } }],
    ['an unknown kind', { ...SOLVED, puzzle: { ...LINE.puzzle, kind: 'chess' } }],
    ['an unknown status', { ...SOLVED, status: 'done' }],
    ['an unknown field', { ...SOLVED, note: 'hello' }],
    ['time as text', { ...SOLVED, milliseconds: '1.2' }],
    ['an engine of a puzzle', { ...ENGINE, puzzle: LINE.puzzle }],
    ['an engine that may be there', { ...ENGINE, status: 'perhaps' }],
    ['no engine', { ...SOLVED, engine: undefined }],
    ['solved without a solution', { ...SOLVED, solutions: [] }],
    ['unsolvable with a solution', { ...UNSOLVABLE, solutions: [SOLUTION] }],
    ['unsolvable, and not known', { ...UNSOLVABLE, complete: null }],
    ['solved, with a conflict', { ...SOLVED, conflict: CONFLICT }],
    ['solved, with a conflict that is not known', { ...SOLVED, conflict: null }],
    ['a conflict without a conflict', { ...CONTRADICTED, conflict: null }],
    [
      'a domino of three',
      { ...SOLVED, solutions: [{ placements: [{ ...SOLUTION.placements[0], domino: [0, 1, 2] }] }] },
    ],
    [
      'a cell outside',
      {
        ...SOLVED,
        solutions: [{ placements: [lay([0, 1], '0,0 0,-1')] }],
      },
    ],
    ['a count as a number', { ...COUNTED, count: 2 }],
    ['a count with a leading zero', { ...COUNTED, count: '02' }],
    ['stopped, and exact', { ...COUNTED, status: 'stopped' }],
    ['tilings as a number', { ...TILED, tilings: 3 }],
    ['tilings counted, and not known', { ...TILED, tilings: null }],
    ['tilings by an engine', { ...TILED, engine: 'tiling', nodes: 1 }],
    ['a summary with a solution', { ...SUMMARY, solutions: [SOLUTION] }],
    ['common without joined', { ...SHARED, common: { cells: [] } }],
    ['invalid without a problem', { ...INVALID, problems: [] }],
    ['a problem without a message', { ...INVALID, problems: [{ ...PROBLEM, message: undefined }] }],
    ['a line without a column', { ...INVALID, problems: [{ ...PROBLEM, where: { line: 3 } }] }],
    ['a column from 0', { ...INVALID, problems: [{ ...PROBLEM, where: { line: 3, column: 0 } }] }],
    ['a path that is no pointer', { ...INVALID, problems: [{ ...PROBLEM, where: { path: 'easy/regions' } }] }],
    ['valid with a problem', { ...VALID, problems: [PROBLEM] }],
    ['check without warnings', { ...VALID, warnings: undefined }],
    ['a comparison of nothing', { ...AGREED, engines: [] }],
    ['agreement with a disagreement', { ...DISAGREED, status: 'agreed' }],
    ['an engine that counted, and not all', { ...AGREED, engines: [{ ...MEASURED, exact: false }] }],
    ['an engine that was stopped for no reason', { ...AGREED, engines: [{ ...TIMED_OUT, note: undefined }] }],
    ['explained without chapters', { ...EXPLAINED, chapters: undefined }],
    ['a chapter without steps', { ...EXPLAINED, chapters: [{ ...CHAPTER, steps: [] }] }],
    ['a chapter that places two', { ...EXPLAINED, chapters: [{ ...CHAPTER, places: [PLACEMENT, PLACEMENT] }] }],
    ['one solution that has no grade', { ...EXPLAINED, grade: null }],
    ['several solutions with a grade', { ...AMBIGUOUS, grade: GRADE }],
    ['a conflict with a grade', { ...CONTRADICTED, grade: GRADE }],
    ['graded without a grade', { ...GRADED, grade: null }],
    ['graded in part', { ...GRADED, grade: TOLD_GRADE }],
    ['a grade without a curve', { ...GRADED, grade: { ...GRADE, curve: undefined } }],
    ['a curve of three points', { ...GRADED, grade: { ...GRADE, curve: [1, 2, 3] } }],
    ['several solutions, graded', { ...NO_GRADE, grade: GRADE }],
    ['no solution, graded', { ...NO_GRADE, status: 'conflict', grade: TOLD_GRADE }],
    ['a grade that was stopped and says nothing', { ...GRADE_STOPPED, grade: null }],
    ['an explanation that was stopped, graded', { ...EXPLAINED, status: 'stopped', grade: TOLD_GRADE }],
    ['several solutions that do not differ', { ...AMBIGUOUS, differ: undefined }],
    ['one solution that differs', { ...EXPLAINED, ...DIFFER }],
    ['a supposition that leads nowhere', { ...EXPLAINED, steps: [{ ...SUPPOSING, chain: undefined }] }],
    ['a chain from nothing', { ...EXPLAINED, steps: [{ ...SUPPOSING, suppose: undefined }] }],
    ['a step that rests on a link', { ...EXPLAINED, steps: [{ ...STEP, because: [{ link: 0 }] }] }],
    [
      'a link with a chain from nothing',
      { ...EXPLAINED, steps: [{ ...SUPPOSING, chain: [{ ...SUPPOSING, suppose: undefined }] }] },
    ],
    ['a conflict untold', { ...CONTRADICTED, conflict: undefined }],
    ['a conflict of an unknown class', { ...CONTRADICTED, conflict: { ...CONFLICT, class: 'sad' } }],
    ['explained and in conflict', { ...EXPLAINED, conflict: CONFLICT }],
    ['a step that claims nothing', { ...EXPLAINED, steps: [{ ...STEP, claim: undefined }] }],
    ['a link that claims nothing', { ...EXPLAINED, steps: [{ ...SUPPOSING, chain: [{ ...LINK, claim: undefined }] }] }],
    ['a claim of an unknown kind', { ...EXPLAINED, steps: [{ ...STEP, claim: { says: 'guess', region: 0 } }] }],
    ['a claim that leads to a supposition', { ...EXPLAINED, steps: [{ ...STEP, claim: { ...FITS, first: [TWO] } }] }],
    ...[...CLAIMS, ...FUTOSHIKI_CLAIMS].map((claim): [string, object] => [
      `more than is claimed: ${JSON.stringify(claim)}`,
      { ...EXPLAINED, steps: [{ ...STEP, claim: { ...claim, luck: 1 } }] },
    ]),
    ['a step for no reason', { ...EXPLAINED, steps: [{ ...STEP, because: [] }] }],
    ['a step of unknown reason', { ...EXPLAINED, steps: [{ ...STEP, because: [{ luck: 1 }] }] }],
    ['a step without a conclusion', { ...EXPLAINED, steps: [WHY] }],
    ['a step that places two', { ...EXPLAINED, steps: [{ ...STEP, places: [PLACEMENT, PLACEMENT] }] }],
    ['a step that places a domino and a number', { ...EXPLAINED, steps: [{ ...STEP, places: [PLACEMENT, NUMBER] }] }],
    ['a hint to look at a sign', { ...NUMBERED_HINT, look: [{ sign: COMMON.joined[0] }] }],
    ['a hint without a step', { ...HINT, step: undefined }],
    ['a hint with a reason and no technique', { ...HINT, step: { because: BECAUSE, text: 'So.' } }],
    ['a hint that says nothing', { ...HINT, step: { because: BECAUSE } }],
    ['a hint to look at three things', { ...HINT, look: [{ region: 0 }, { region: 1 }, { region: 2 }] }],
    ['a hint without what is left', { ...HINT, left: undefined }],
    ['a hint that does not say whether it is solved', { ...LINE, status: 'solved' }],
    ['a puzzle made from nothing', { ...GENERATED, seed: undefined }],
    ['a puzzle made from a file', { ...GENERATED, puzzle: LINE.puzzle }],
    ['a solution from nowhere', { ...SOLVED, puzzle: GENERATED.puzzle }],
    ['a negative seed', { ...GENERATED, seed: -1 }],
    ['a puzzle made without its solution', { ...GENERATED, solution: undefined }],
    ['a puzzle made with part of a grade', { ...GENERATED, grade: TOLD_GRADE }],
    ['a puzzle made, and one near it', { ...GENERATED, nearest: null }],
    ['a puzzle not reached that says nothing', { ...NOT_REACHED, nearest: undefined }],
    ['something near without its grade', { ...NOT_REACHED, nearest: { ...MADE, grade: undefined } }],
    ['incorrect without a problem', { ...INCORRECT, problems: [] }],
  ])('rejects %s', (_, line) => {
    const written: unknown = JSON.parse(JSON.stringify(line));
    expect(() => asSchemaSays(written)).toThrow('not as the schema says');
  });
});
