/** Mistakes of people: every problem of an input is reported, each with a code and a place. */
import { readPuzzlesSync, describe as say } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pips } from '../kind.js';

await Promise.all(pips.formats.map((format) => format.load?.()));

interface Text {
  readonly board?: string;
  readonly pieces?: string;
  readonly constraints?: string;
}

/** A file of two cells and one piece, but for what is changed. */
const file = ({ board = '##', pieces = '01', constraints = 'Exactly 1 {(0,0),(1,0)}' }: Text) =>
  `board:\n${board}\n\npieces:\n${pieces}\n\nconstraints:\n${constraints}\n`;

const constraint = (line: string) => file({ constraints: line });

const TEXT_MISTAKES: readonly (readonly [name: string, text: string, found: readonly string[]])[] = [
  ['no board', 'pieces:\n\nconstraints:\n', ['section-missing 4:1']],
  ['no pieces', 'board:\n\nconstraints:\n', ['section-missing 4:1']],
  ['no constraints', 'board:\n\npieces:\n\n', ['section-missing 5:1']],
  ['only a board', 'board:\n##\n', ['section-missing 3:1', 'section-missing 3:1']],
  ['pieces first', 'pieces:\n01\n\nboard:\n##\n\nconstraints:\n', ['section-order 4:1']],
  ['two boards', 'board:\n##\n\nboard:\n##\n\npieces:\n01\n\nconstraints:\n', ['section-repeated 4:1']],
  ['no empty line before pieces', 'board:\n##\npieces:\n01\n\nconstraints:\n', ['blank-line-missing 3:1']],
  ['no empty line before constraints', 'board:\n##\n\npieces:\n01\nconstraints:\n', ['blank-line-missing 6:1']],
  ['a line before everything', 'hello\nboard:\n##\n\npieces:\n01\n\nconstraints:\n', ['line-unexpected 1:1']],
  [
    'an empty board row without blanks',
    'board:\n#\n\n#\n\npieces:\n01\n\nconstraints:\n',
    ['cells-odd 1:1', 'domino-count 6:1', 'line-unexpected 4:1'],
  ],
  ['an empty line among the constraints', `${file({})}\nExactly 1 {(0,0)}\n`, ['line-unexpected 10:1']],
  ['a letter on the board', file({ board: '#x' }), ['board-character 2:2']],
  ['a tab on the board', file({ board: '\t##' }), ['board-character 2:1']],
  ['an odd board', file({ board: '###' }), ['cells-odd 1:1', 'domino-count 4:1']],
  ['too many pieces', file({ pieces: '01,02' }), ['domino-count 4:1']],
  ['too few pieces', file({ board: '####' }), ['domino-count 4:1']],
  ['a pip above six', file({ pieces: '07' }), ['pip-out-of-range 5:1']],
  ['a piece of one digit', file({ pieces: '1' }), ['piece-syntax 5:1']],
  ['a piece of three digits', file({ pieces: '012' }), ['piece-syntax 5:1']],
  ['a piece with a dash', file({ pieces: ' 0-1' }), ['piece-syntax 5:2']],
  ['an extra comma', file({ pieces: '01,' }), ['piece-missing 5:4']],
  ['a full stop for a comma', file({ board: '####', pieces: '01.02' }), ['piece-syntax 5:1']],
  ['pieces on two lines', file({ board: '####', pieces: '01\n02' }), ['pieces-several-lines 6:1']],
  ['an unknown constraint', constraint('Equals 4 {(0,0)}'), ['rule-unknown 8:1']],
  ['a constraint in small letters', constraint('exactly 1 {(0,0)}'), ['rule-unknown 8:1']],
  ['no constraint type', constraint('{(0,0)}'), ['rule-missing 8:1']],
  ['Exactly without a number', constraint('Exactly {(0,0)}'), ['argument-missing 8:9']],
  ['Exactly with a word', constraint('Exactly four {(0,0)}'), ['argument-invalid 8:9']],
  ['Exactly with two numbers', constraint('Exactly 1 2 {(0,0)}'), ['argument-invalid 8:9']],
  ['AllSame with a word', constraint('AllSame none {(0,0)}'), ['argument-invalid 8:9']],
  ['AllSame with an impossible pip', constraint('AllSame 7 {(0,0)}'), ['pip-out-of-range 8:9']],
  ['AllDifferent with a bare number', constraint('AllDifferent 1 {(0,0)}'), ['argument-invalid 8:14']],
  ['AllDifferent avoiding a word', constraint('AllDifferent {one} {(0,0)}'), ['argument-invalid 8:15']],
  ['AllDifferent avoiding an impossible pip', constraint('AllDifferent {1, 9} {(0,0)}'), ['pip-out-of-range 8:18']],
  ['AllDifferent avoiding a pip twice', constraint('AllDifferent {1,1} {(0,0)}'), ['pip-repeated 8:17']],
  ['a sum below 0', constraint('Exactly -1 {(0,0)}'), ['target-negative 8:9']],
  ['a sum that is not whole', constraint('MoreThan 1.5 {(0,0)}'), ['target-not-whole 8:10']],
  ['less than 0', constraint('LessThan 0 {(0,0)}'), ['target-too-low 8:10']],
  ['no points', constraint('Exactly 1'), ['points-missing 8:10']],
  ['points without braces', constraint('Exactly 1 (0,0)'), ['argument-invalid 8:9', 'points-missing 8:16']],
  ['an empty list of points', constraint('Exactly 0 {}'), ['region-empty 8:1']],
  ['a brace left open', constraint('Exactly 1 {(0,0)'), ['brace-unclosed 8:11']],
  ['a point without parentheses', constraint('Exactly 1 {0,0}'), ['point-syntax 8:12', 'point-syntax 8:14']],
  ['a point of one number', constraint('Exactly 1 {(0,0), (1)}'), ['point-syntax 8:19']],
  ['a point of three numbers', constraint('Exactly 1 {(0,0,0)}'), ['point-syntax 8:12']],
  ['an extra comma among points', constraint('Exactly 1 {(0,0),}'), ['point-syntax 8:18']],
  ['a negative point', constraint('Exactly 1 {(-1,0)}'), ['cell-out-of-range 8:12']],
  ['a point twice', constraint('Exactly 1 {(0,0),(0,0)}'), ['cell-repeated 8:18']],
  ['a point off the board', constraint('Exactly 1 {(0,1)}'), ['cell-outside-board 8:12']],
  ['a point in two constraints', constraint('Exactly 1 {(0,0)}\nAllSame None {(1,0),(0,0)}'), ['region-overlap 9:21']],
  ['words after the points', constraint('Exactly 1 {(0,0)} please'), ['text-after-points 8:19']],
  // Several mistakes in one file, all of them listed.
  [
    'several: board, piece and constraint',
    'board:\n#?\n\npieces:\n0x\n\nconstraints:\nSum 3 {(0,0)}\n',
    ['board-character 2:2', 'piece-syntax 5:1', 'rule-unknown 8:1'],
  ],
  [
    'several: counts and range',
    file({ board: '###', pieces: '08' }),
    ['cells-odd 1:1', 'domino-count 4:1', 'pip-out-of-range 5:1'],
  ],
  [
    'several: three bad constraints',
    constraint('Exactly {(0,0)}\nLessThan 0 {(1,0)}\nMoreThan x {(0,0)}'),
    ['argument-missing 8:9', 'target-too-low 9:10', 'argument-invalid 10:10', 'region-overlap 10:13'],
  ],
  [
    'several: every piece',
    file({ pieces: '1,2,,77' }),
    ['piece-syntax 5:1', 'piece-syntax 5:3', 'piece-missing 5:5', 'pip-out-of-range 5:6', 'pip-out-of-range 5:6'],
  ],
  [
    'several: points of one line',
    constraint('Exactly 1 {(0,0),(9,9),(0,0),x}'),
    ['cell-outside-board 8:18', 'cell-repeated 8:24', 'point-syntax 8:30'],
  ],
  [
    'several: order and leftovers',
    'pieces:\n01\n\nextra\nboard:\n##\n',
    ['section-missing 7:1', 'line-unexpected 4:1', 'section-order 5:1'],
  ],
];

const REGION = '"regions":[{"indices":[[0,0],[0,1]],"type":"empty"}]';
const DOMINOES = '"dominoes":[[0,1]]';
const level = (regions: string) => `{${DOMINOES},"regions":[${regions}]}`;
const region = (rest: string) => level(`{"indices":[[0,0],[0,1]],${rest}}`);

const JSON_MISTAKES: readonly (readonly [name: string, text: string, found: readonly string[]])[] = [
  ['a comma too many', `{${DOMINOES},${REGION},}`, ['json-syntax 1:74']],
  ['cut short', `{${DOMINOES},\n"regions":[{"indices":`, ['json-syntax 2:23']],
  ['a quote left open', '{"dominoes":[],"regions', ['json-syntax 1:24']],
  ['a list', '[{"dominoes":[]}]', ['format-unknown 1:1']],
  ['a day without levels', '{"printDate":"2025-08-24"}', ['day-without-levels']],
  ['a null level', '{"printDate":"2025-08-24","easy":null}', ['level-null /easy']],
  ['a level of nulls', '{"easy":{"id":null,"dominoes":null,"regions":null,"solution":null}}', ['level-null /easy']],
  ['a level of one null', '{"easy":{"id":null}}', ['level-null /easy']],
  ['a level that is a list', '{"hard":[]}', ['level-not-object /hard']],
  ['an empty level', '{"easy":{}}', ['field-missing /easy', 'field-missing /easy']],
  ['no dominoes', `{${REGION}}`, ['field-missing']],
  ['no regions', `{${DOMINOES}}`, ['field-missing']],
  ['dominoes as text', `{"dominoes":"01",${REGION}}`, ['dominoes-not-list /dominoes']],
  ['a domino of one half', `{"dominoes":[[0]],${REGION}}`, ['domino-shape /dominoes/0']],
  ['a domino of words', `{"dominoes":[["0","1"]],${REGION}}`, ['domino-shape /dominoes/0']],
  ['half a pip', `{"dominoes":[[0,0.5]],${REGION}}`, ['pip-not-whole /dominoes/0/1']],
  ['a pip above eighteen', `{"dominoes":[[0,19]],${REGION}}`, ['pip-out-of-range /dominoes/0/1']],
  ['a pip below 0', `{"dominoes":[[-1,0]],${REGION}}`, ['pip-out-of-range /dominoes/0/0']],
  ['too many dominoes', `{"dominoes":[[0,1],[2,3]],${REGION}}`, ['domino-count /dominoes']],
  ['regions as an object', `{${DOMINOES},"regions":{}}`, ['regions-not-list /regions']],
  ['a region that is a list', level('[[0,0],[0,1]]'), ['region-shape /regions/0']],
  ['a region without indices', level('{"type":"empty"}'), ['field-missing /regions/0']],
  ['indices that are no list', level('{"indices":3,"type":"empty"}'), ['indices-not-list /regions/0/indices']],
  ['a cell of one number', level('{"indices":[[0,0],[1]],"type":"empty"}'), ['index-shape /regions/0/indices/1']],
  ['a cell in words', level('{"indices":[[0,0],["a","b"]],"type":"empty"}'), ['index-shape /regions/0/indices/1']],
  [
    'a cell above the top',
    level('{"indices":[[0,0],[-1,0]],"type":"empty"}'),
    ['cell-out-of-range /regions/0/indices/1'],
  ],
  ['no type', level('{"indices":[[0,0],[0,1]]}'), ['region-type-missing /regions/0']],
  ['an unknown type', region('"type":"product","target":3'), ['region-type-unknown /regions/0/type']],
  ['a sum without a target', region('"type":"sum"'), ['target-missing /regions/0']],
  ['a target in words', region('"type":"less","target":"5"'), ['target-not-number /regions/0/target']],
  ['a target below 0', region('"type":"sum","target":-1'), ['target-negative /regions/0/target']],
  ['a target that is not whole', region('"type":"greater","target":2.5'), ['target-not-whole /regions/0/target']],
  ['less than 0', region('"type":"less","target":0'), ['target-too-low /regions/0/target']],
  [
    'a region without cells',
    level('{"indices":[],"type":"sum","target":0}'),
    ['domino-count /dominoes', 'region-empty /regions/0'],
  ],
  [
    'a cell twice in a region',
    level('{"indices":[[0,0],[0,1],[0,0]],"type":"equals"}'),
    ['cell-repeated /regions/0/indices/2'],
  ],
  [
    'overlapping regions',
    level('{"indices":[[0,0]],"type":"empty"},{"indices":[[0,0],[0,1]],"type":"equals"}'),
    ['region-overlap /regions/1/indices/0'],
  ],
  [
    'several: dominoes, type and target',
    '{"easy":{"dominoes":[[0]],"regions":[{"indices":[[0,0]],"type":"x"},{"indices":[[0,1]],"type":"sum"}]}}',
    ['domino-shape /easy/dominoes/0', 'region-type-unknown /easy/regions/0/type', 'target-missing /easy/regions/1'],
  ],
  [
    'several: odd, count and range',
    '{"dominoes":[[0,20]],"regions":[{"indices":[[0,0]],"type":"empty"}]}',
    ['pip-out-of-range /dominoes/0/1', 'cells-odd /regions', 'domino-count /dominoes'],
  ],
  [
    'several: two bad regions',
    level('7,{"indices":[[0,0],[0]],"type":null}'),
    ['region-shape /regions/0', 'region-type-missing /regions/1', 'index-shape /regions/1/indices/1'],
  ],
  [
    'several: what can be read is checked in its place',
    '{"dominoes":[[0],[0,25]],"regions":[3,{"indices":[1,[0,0],[0,0]],"type":"sum","target":-1}]}',
    [
      'domino-shape /dominoes/0',
      'pip-out-of-range /dominoes/1/1',
      'region-shape /regions/0',
      'index-shape /regions/1/indices/0',
      'cell-repeated /regions/1/indices/2',
      'target-negative /regions/1/target',
    ],
  ],
  [
    'several: everything missing',
    '{"easy":{"dominoes":3,"regions":3},"hard":null}',
    ['dominoes-not-list /easy/dominoes', 'regions-not-list /easy/regions', 'level-null /hard'],
  ],
];

interface Grid {
  readonly head?: string;
  readonly regions?: string;
  readonly constraints?: string;
}

/** A YAML grid of two cells in one region, but for what is changed. */
const grid = ({ head = 'rows: 1\ncols: 2', regions = '  - [0, 0]', constraints = '  0: { sum: 3 }' }: Grid) =>
  `${head}\nregions:\n${regions}\nconstraints:\n${constraints}\n`;

const rule = (text: string) => grid({ constraints: `  0: { ${text} }` });

const GRID_MISTAKES: readonly (readonly [name: string, text: string, found: readonly string[]])[] = [
  ['a matrix with a row too many', grid({ regions: '  - [0, 0]\n  - [0, 0]' }), ['matrix-rows 4:3']],
  ['a row too short', grid({ regions: '  - [0]' }), ['matrix-cols 4:5']],
  ['a matrix that is none', 'rows: 1\ncols: 2\nregions: 7\nconstraints: {}\n', ['matrix-not-list 3:10']],
  ['a row that is none', grid({ regions: '  - 0' }), ['matrix-row-not-list 4:5']],
  ['a region id that is a list', grid({ regions: '  - [0, [1]]' }), ['region-id 4:9']],
  [
    'a constraint for an absent region',
    grid({ constraints: '  0: { sum: 3 }\n  7: { sum: 3 }' }),
    ['constraint-without-region 7:3'],
  ],
  ['two rules in one entry', rule('sum: 3, all_equal: true'), ['two-rules 6:6']],
  ['a sum and an op', rule('sum: 3, op: "<", value: 4'), ['companion-misplaced 6:32', 'two-rules 6:6']],
  ['op without value', rule('op: "<"'), ['op-without-value 6:6']],
  ['an unknown op', rule('op: "<=", value: 3'), ['op-unknown 6:12']],
  ['a value that is no number', rule('op: "<", value: four'), ['constraint-value 6:24']],
  ['a sum that is no number', rule('sum: lots'), ['constraint-value 6:13']],
  ['a sum below 0', rule('sum: -1'), ['target-negative 6:13']],
  ['a sum less than 0', rule('sum_less: 0'), ['target-too-low 6:18']],
  ['all_equal false', rule('all_equal: false'), ['constraint-value 6:19']],
  ['all_equal to an impossible pip', rule('all_equal: 7'), ['pip-out-of-range 6:19']],
  ['all_different with a number', rule('all_different: 3'), ['constraint-value 6:23']],
  ['not with words', rule('all_different: true, not: [one]'), ['constraint-value 6:34']],
  ['not with an impossible pip', rule('all_different: true, not: [9]'), ['pip-out-of-range 6:34']],
  ['an unknown rule', rule('product: 12'), ['constraint-field-unknown 6:17']],
  ['a value without op', rule('all_equal: true, value: 3'), ['companion-misplaced 6:32']],
  ['not without all_different', rule('sum: 3, not: [1]'), ['companion-misplaced 6:21']],
  ['a value alone', rule('value: 3'), ['companion-misplaced 6:15']],
  ['a key twice', grid({ head: 'rows: 1\nrows: 1\ncols: 2' }), ['yaml-key-repeated 2:1']],
  ['two documents', `${grid({})}---\n${grid({})}`, ['yaml-documents 7:1']],
  ['an endless sum', rule('sum: .inf'), ['target-not-whole 6:13']],
  ['brackets without end', `rows: 1\nregions: ${'['.repeat(5000)}`, ['yaml-too-deep 1:1']],
  ['a wrong size', rule('sum: 3, size: 3'), ['region-size 6:22']],
  ['a constraint that is a number', grid({ constraints: '  0: 3' }), ['constraint-not-object 6:6']],
  [
    'constraints that are a list',
    'rows: 1\ncols: 2\nregions: [[0, 0]]\nconstraints: []\n',
    ['constraints-not-object 4:14'],
  ],
  ['a tab in the indentation', grid({ constraints: '\t0: { sum: 3 }' }), ['yaml-tab 6:1']],
  ['a bracket left open', grid({ regions: '  - [0, 0' }), ['yaml-left-open 4:5']],
  ['no rows', grid({ head: 'cols: 2' }), ['field-missing 1:1']],
  ['no cols', grid({ head: 'rows: 1' }), ['field-missing 1:1']],
  ['no regions', 'rows: 1\ncols: 2\nconstraints: {}\n', ['field-missing 1:1']],
  ['no constraints', 'rows: 1\ncols: 2\nregions: [[0, 0]]\n', ['field-missing 1:1']],
  ['half a row', grid({ head: 'rows: 0.5\ncols: 2' }), ['size-not-whole 1:7']],
  ['an odd board', grid({ head: 'rows: 1\ncols: 3', regions: '  - [0, 0, 0]' }), ['cells-odd 4:3']],
  ['maxPip in words', grid({ head: 'rows: 1\ncols: 2\nmaxPip: six' }), ['max-pip-not-number 3:9']],
  ['maxPip too large', grid({ head: 'rows: 1\ncols: 2\nmaxPip: 19' }), ['max-pip-out-of-range 3:9']],
  [
    'allowDuplicates in words',
    grid({ head: 'rows: 1\ncols: 2\nallowDuplicates: maybe' }),
    ['duplicates-not-boolean 3:18'],
  ],
  ['dominoes in words', grid({ head: 'rows: 1\ncols: 2\ndominoes: all' }), ['dominoes-not-list 3:11']],
  ['a domino of one half', grid({ head: 'rows: 1\ncols: 2\ndominoes: [[1]]' }), ['domino-shape 3:12']],
  ['too many dominoes', grid({ head: 'rows: 1\ncols: 2\ndominoes: [[1, 2], [3, 4]]' }), ['domino-count 3:11']],
  ['a pip too large', grid({ head: 'rows: 1\ncols: 2\ndominoes: [[1, 7]]' }), ['pip-out-of-range 3:12']],
  [
    'a word instead of a grid',
    'regions:\n',
    ['field-missing 1:1', 'field-missing 1:1', 'field-missing 1:1', 'matrix-not-list 1:9'],
  ],
  [
    'JSON: a wrong size',
    '{"rows":1,"cols":2,"regions":[[0,0]],"constraints":{"0":{"sum":3,"size":1}}}',
    ['region-size /constraints/0/size'],
  ],
  ['JSON: cut short', '{"rows":1,"cols":2,"regions":[[0,0', ['json-syntax 1:35']],
  [
    'several: matrix, rule and domino',
    grid({ head: 'rows: 2\ncols: 2\ndominoes: [x]', constraints: '  0: { sum: x, op: "<" }\n  z: {}' }),
    ['matrix-rows 5:3', 'domino-shape 3:12', 'two-rules 7:6'],
  ],
  [
    'several: three bad rules',
    grid({ regions: '  - [a, b]', constraints: '  a: { op: "!" }\n  b: { size: 4, sum: -3 }' }),
    ['op-unknown 6:12', 'op-without-value 6:6', 'region-size 7:14', 'target-negative 7:22'],
  ],
];

const MISTAKES = [...TEXT_MISTAKES, ...JSON_MISTAKES, ...GRID_MISTAKES];

const problemsIn = (text: string) =>
  readPuzzlesSync(text, [pips]).flatMap(({ checked }) => (checked.ok ? [] : checked.error));

const shown = (text: string) =>
  problemsIn(text).map(({ code, where: { line, column, path } }) =>
    `${code} ${line === undefined ? (path ?? '') : `${line}:${column}`}`.trim(),
  );

describe('mistakes', () => {
  it.each(MISTAKES)('%s', (_, text, found) => {
    expect(shown(text).sort()).toEqual([...found].sort());
  });

  it.each(MISTAKES)('is said in a sentence: %s', (_, text) => {
    for (const problem of problemsIn(text)) {
      const sentence = say(problem, pips.words);
      expect(sentence).toMatch(/^\S.*[.?}]$/);
      expect(sentence).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it('name cells as a text file does, and say so; of other files by row and column from 1', () => {
    const sentences = (text: string) => problemsIn(text).map((problem) => say(problem, pips.words));
    expect(sentences(file({ constraints: 'Exactly 1 {(0,0)}\nExactly 1 {(3,1),(0,0)}' }))).toEqual([
      '(3,1) of the “1” region at (0,0) is not on the board. Cells are (column,row) from 0, as in the file.',
      '(0,0) is in two regions. A cell can be in only one. Cells are (column,row) from 0, as in the file.',
    ]);
    expect(sentences(file({ constraints: 'Exactly 1 {(0,0)}\nExactly 2 {(0,0)}' }))).toEqual([
      '(0,0) is in two regions: the “1” region and the “2” region. A cell can be in only one. Cells are (column,row) from 0, as in the file.',
    ]);
    const region = '{"indices":[[1,3]],"type":"empty"}';
    expect(sentences(`{"dominoes":[[0,1]],"regions":[${region},${region}]}`)).toContain(
      'r2c4 is in two regions. A cell can be in only one.',
    );
  });

  it('are listed in the order of the source, whoever found them', () => {
    const text = file({ board: '###', pieces: '0x,07', constraints: 'Exactly 1 {(9,9)}\nSum 3 {(0,0)}' });
    expect(shown(text)).toEqual([
      'cells-odd 1:1',
      'piece-syntax 5:1',
      'pip-out-of-range 5:4',
      'cell-outside-board 8:12',
      'rule-unknown 9:1',
    ]);
  });

  it('never throw, whatever stands where a word should', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>({ toString: 1, valueOf: 1 }, [[[[]]]], {}));
    fc.assert(
      fc.property(odd, odd, odd, (a, b, c) => {
        const region = JSON.stringify({ type: a, target: b, indices: c });
        problemsIn(level(region));
        expect(
          problemsIn(JSON.stringify({ rows: a, cols: b, regions: c, constraints: { 0: { op: a, value: b, size: c } } }))
            .length,
        ).toBeGreaterThan(0);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('limits', () => {
  it('refuses a board of more than 4,096 cells, and says only that', () => {
    const row = '#'.repeat(100);
    const text = `board:\n${`${row}\n`.repeat(41)}\npieces:\n\n\nconstraints:\n`;
    expect(shown(text)).toEqual(['board-too-large 1:1']);
    const cells = (from: number) => Array.from({ length: 2050 }, (_, i) => `[${from},${i}]`).join();
    const region = (from: number) => `{"indices":[${cells(from)}],"type":"empty"}`;
    expect(shown(`{"dominoes":[],"regions":[${region(0)},${region(1)}]}`)).toEqual(['board-too-large /regions']);
  });

  it('refuses lists and lines that no puzzle has', () => {
    const long = (item: string) => Array(5000).fill(item).join();
    expect(shown(`{"dominoes":[${long('[0,0]')}],"regions":[]}`)).toEqual(['list-too-long /dominoes']);
    expect(shown(`{"dominoes":[],"regions":[{"indices":[${long('[0,0]')}],"type":"empty"}]}`)).toEqual([
      'list-too-long /regions/0/indices',
    ]);
    expect(shown(file({ board: '#'.repeat(100_000) }))).toEqual(['line-too-long 2:65537']);
    expect(shown(`board:\n${'#\n'.repeat(20_000)}`)).toEqual(['too-many-lines 16385:1']);
  });

  it('takes rows as long, and as many, as boards may have', () => {
    const row = Array(4096).fill(0);
    const grid = (rows: number, cols: number, regions: unknown) => JSON.stringify({ rows, cols, regions, maxPip: 6 });
    const wide = shown(grid(1, 4096, [row]));
    expect(wide).not.toContain('list-too-long /regions/0');
    expect(
      shown(
        grid(
          4096,
          1,
          row.map((id) => [id]),
        ),
      ),
    ).toEqual(wide);
    expect(shown(grid(1, 4097, [[...row, 0]]))).toContain('list-too-long /regions/0');
  });

  it('keeps the list of problems of a hostile file short', () => {
    const text = `board:\n${'xxxx\n'.repeat(1000)}\npieces:\n\n\nconstraints:\n`;
    expect(shown(text)).toHaveLength(1001);
  });
});
