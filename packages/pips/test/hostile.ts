/** Texts made to break parsers. */
import { fill, hostileTexts, MEBIBYTES } from '../../core/test/hostile.js';
import { MAX_YAML_CHARACTERS } from '../src/formats/yaml-reading.js';
import { dayFiles, noData, textFiles } from './real-puzzles.js';

export const hostileText = hostileTexts({
  files: noData ? [] : [...dayFiles().slice(0, 5), ...textFiles().slice(0, 5)].map(({ text }) => text),
  nasty: [
    ...['&a [*a]', '*a', '<<', '!!js/function', '? ', '- ', '%YAML 9.9', '---', '...', '.nan', '.inf'],
    ...['board:', 'pieces:', 'constraints:', 'Exactly', 'AllDifferent {', '{('],
    ...['"easy":', '"regions":', '"indices":', 'rows:', 'cols:'],
  ],
  fields: [
    ...['dominoes', 'regions', 'easy', 'hard', 'rows', 'cols', 'constraints', 'solution', 'maxPip'],
    ...['indices', 'type', 'target'],
  ],
  inner: ['indices', 'type', 'target', 'dominoes', 'regions', 'sum', 'op', 'value', '0'],
  values: ['sum', 'empty', 'equals', '.'],
});

/** Large, and as awkward as can be. */
export const HUGE_TEXTS: readonly (readonly [name: string, make: () => string])[] = [
  ['blanks', () => fill('', ' ')],
  ['line ends', () => fill('board:\n##\n\n', '\n')],
  ['a board of cells', () => fill('board:\n', '#')],
  ['a board of narrow rows', () => fill('board:\n', '#\n')],
  ['a board of letters', () => fill('board:\n', 'x')],
  ['lines of no section', () => fill('pieces:\n\n', 'x\n')],
  ['headers', () => fill('', 'board:\n')],
  ['pieces', () => fill('board:\n##\n\npieces:\n', '01,')],
  ['commas for pieces', () => fill('board:\n##\n\npieces:\n', ',')],
  ['constraints', () => fill('board:\n##\n\npieces:\n01\n\nconstraints:\n', 'Exactly 1 {(0,0)}\n')],
  ['points', () => fill('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 1 {', '(0,0),', '}')],
  ['commas for points', () => fill('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 1 {', ',', '}')],
  ['parentheses', () => fill('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 1 {', '(', '}')],
  ['braces', () => fill('board:\n##\n\npieces:\n01\n\nconstraints:\nAllDifferent ', '{')],
  ['smileys for points', () => fill('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 1 {', '😀,', '}')],
  ['a long number', () => fill('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly ', '9', ' {(0,0)}')],
  ['comments', () => fill('board:\n', '//\n')],
  ['nested lists', () => fill('{"dominoes":', '[')],
  ['nested objects', () => fill('', '{"easy":')],
  ['dominoes', () => fill('{"regions":[],"dominoes":[[0,1]', ',[0,1]', ']}')],
  ['broken dominoes', () => fill('{"regions":[],"dominoes":[1', ',1', ']}')],
  ['regions', () => fill('{"dominoes":[],"regions":[{}', ',{}', ']}')],
  ['cells of one region', () => fill('{"dominoes":[],"regions":[{"type":"empty","indices":[[0,0]', ',[0,1]', ']}]}')],
  [
    'cells far apart',
    () =>
      `{"dominoes":[],"regions":[{"type":"empty","indices":[${Array.from({ length: 87_500 * MEBIBYTES }, (_, i) => `[${i % 4096},${i >> 12}]`).join()}]}]}`,
  ],
  ['a long string', () => fill('{"dominoes":"', 'a', '"}')],
  ['an unclosed string', () => fill('{"dominoes":"', 'a')],
  ['escapes', () => fill('{"dominoes":"', '\\u0041', '"')],
  ['grid rows', () => fill('{"rows":1,"cols":1,"constraints":{},"regions":[[0]', ',[0]', ']}')],
  ['one grid row', () => fill('{"rows":1,"cols":1,"constraints":{},"regions":[[0', ',0', ']]}')],
  [
    'grid constraints',
    () =>
      `{"rows":1,"cols":1,"regions":[[0]],"constraints":{${Array.from({ length: 50_000 * MEBIBYTES }, (_, i) => `"${i}":{"sum":1}`).join()}}}`,
  ],
  ['YAML rows', () => fill('rows: 1\ncols: 1\nregions:\n', '- [0]\n')],
  ['YAML nested', () => fill('rows: 1\nregions: ', '[')],
  ['YAML deep indentation', () => `rows: 1\n${Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:\n`).join('')}`],
  [
    'YAML aliases',
    () =>
      `rows: 1\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
        .split('')
        .map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[i]}`).join()}]\n`)
        .join('')}`,
  ],
  ...(
    [
      ['rows', 'regions:\n', '- [0]\n'],
      ['brackets', 'regions: ', '['],
      ['closed brackets', 'regions: ', '[]'],
      ['dashes', 'regions:\n', '- '],
      ['question marks', '', '? '],
      ['quotes', 'id: ', '"'],
      ['anchors', 'id: ', '&a '],
      ['colons', 'id: ', 'a: '],
      ['aliased rows', 'cols: 999\na: &a [1,1,1,1,1,1,1,1,1,1]\nregions:\n', '- *a\n'],
      ['bad rows', 'cols: 9\nregions:\n', '- 7\n'],
      ['bad rules', 'cols: 1\nregions: [[0]]\nconstraints:\n', '  0: {sum: x}\n'],
      ['commas', 'regions: [', '1,'],
    ] as const
  ).map(([name, head, unit]) => [`YAML of ${name}`, () => yamlOf(head, unit)] as const),
  ['YAML keys', () => `rows: 1\n${Array.from({ length: 1_375 * MEBIBYTES }, (_, i) => `k${i}: 1\n`).join('')}`],
  [
    'YAML wrong rules',
    () =>
      `rows: 1\ncols: 1\nregions: [[0]]\nconstraints: {${Array.from({ length: 500 * MEBIBYTES }, (_, i) => `${i}: {op: 7}`).join()}}\n`,
  ],
  [
    'one row of many ids',
    () =>
      `{"rows":1,"cols":1,"constraints":{},"regions":[${Array.from({ length: Math.ceil(37.5 * MEBIBYTES) }, (_, r) => `[${Array.from({ length: 4000 }, (_, c) => r * 4000 + c).join()}]`).join()}]}`,
  ],
  [
    'regions full of cells',
    () =>
      `{"dominoes":[],"regions":[${Array.from({ length: 50 * MEBIBYTES }, () => `{"type":"empty","indices":[${Array.from({ length: 3000 }, (_, i) => `[${i},0]`).join()}]}`).join()}]}`,
  ],
];

/** In the soak as large as YAML is read. */
function yamlOf(head: string, unit: string): string {
  const size = (MAX_YAML_CHARACTERS * MEBIBYTES) / 8;
  const start = `rows: 1\n${head}`;
  return start + unit.repeat(Math.floor((size - start.length) / unit.length));
}
