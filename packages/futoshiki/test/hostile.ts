/** Texts made to break parsers. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { SOAKING } from '../../core/src/testing/effort.js';
import { part } from '../../core/test/part.js';
import { drawBox } from '../src/draw/box.js';
import { EXAMPLE } from './puzzle-of.js';

const examples = new URL('../../../examples/', import.meta.url);
const SEEDS = [
  drawBox(EXAMPLE),
  drawBox(EXAMPLE, undefined, { labels: true }),
  ...readdirSync(examples).map((name) => readFileSync(new URL(name, examples), 'utf8')),
];

const NASTY = [
  ...[
    '__proto__',
    'constructor',
    '-1',
    '1e308',
    '9'.repeat(40),
    '\uD800',
    '\u0000',
    '\uFEFF',
    '\u2028',
    '😀',
    '\t',
    '\r',
  ],
  ...[
    '\r\n',
    '\n',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '#',
    '//',
    'null',
    'adjacent\n',
    '5:',
    '5a:',
    '33:',
    '0U',
    '0RDL',
  ],
  ...['a', 'z', '<', '>', '^', 'v', '|', '-', '+', '+---+---+\n', '┌───┐', '│', '═', '║', '.', '_', '·', '10', '0'],
  ...['"Grid":', '"FilledSquares":[', '"Solution":[', '"Bars":[', '"Column":', '"Number":'],
];

/** A good file with pieces cut out, doubled, swapped or replaced. */
const mutated = fc
  .tuple(
    fc.constantFrom(...SEEDS),
    fc.array(fc.tuple(part(), fc.nat(30), fc.constantFrom('', ...NASTY)), {
      maxLength: 8,
    }),
  )
  .map(([seed, edits]) =>
    edits.reduce((text, [at, length, put]) => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + put + text.slice(start + length);
    }, seed),
  );

/** JSON that looks like a puzzle from afar. */
const lookalike = fc
  .dictionary(
    fc.constantFrom(
      'Grid',
      'MaxNumber',
      'FixedNumbers',
      'FilledSquares',
      'GreaterThanSigns',
      'LessThanSigns',
      'Bars',
      'Solution',
    ),
    fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, 0, 1, -1, 1.5, 4, 1e308, 'x', true),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(
            'Square',
            'Number',
            'Column',
            'Row',
            'OriginSquare',
            'Dimensions',
            'WidthInSquares',
            '__proto__',
          ),
          tie('value'),
          { maxKeys: 4 },
        ),
      ),
    })).value,
  )
  .map((value) => JSON.stringify(value));

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...NASTY, ' ', '\n', '0', '1'), { maxLength: 60 }).map((parts) => parts.join('')),
);

export const hostileText = fc.oneof({ weight: 4, arbitrary: mutated }, { weight: 2, arbitrary: lookalike }, noise);

/** The soak goes to the limit of what is read. */
export const MEBIBYTES = SOAKING ? 8 : 0.25;
const SIZE = MEBIBYTES * 1024 * 1024;
const fill = (head: string, unit: string, tail = '') =>
  head + unit.repeat(Math.floor((SIZE - head.length - tail.length) / unit.length)) + tail;

const GRID =
  '"Grid":{"OriginSquare":{"Column":0,"Row":0},"Dimensions":{"WidthInSquares":4,"HeightInSquares":4}},"MaxNumber":4';

/** Large, and as awkward as can be. */
export const HUGE_TEXTS: readonly (readonly [name: string, make: () => string])[] = [
  ['blanks', () => fill('', ' ')],
  ['line ends', () => fill('. .\n', '\n')],
  ['line ends before a game ID', () => fill('', '\n', '2:0,0,0,0,')],
  ['comments', () => fill('', '#\n')],
  ['one long comment', () => fill('', ' #')],
  ['comments at the end of a line', () => fill('2:0,0,0,0,', ' # \r')],
  ['blanks in a game ID', () => fill('2:0,', ' ', '0,')],
  ['blanks in a row', () => fill('. ', ' ', '.')],
  ['a row of squares', () => fill('', '.')],
  ['a row of digits', () => fill('. ', '1')],
  ['many rows', () => fill('', '.\n')],
  ['many signs', () => fill('. .\n', '<')],
  ['a wide box', () => fill('+', '---+')],
  ['many borders', () => fill('+---+\n', '+---+\n')],
  ['a game ID without end', () => fill('9:', '0,')],
  ['letters', () => fill('9:', 'a')],
  ['flags', () => fill('9:0', 'U')],
  ['many game IDs', () => fill('', '2:0,0,0,0,\n')],
  ['many broken game IDs', () => fill('', '9:\n')],
  ['a long number', () => fill('9:', '9')],
  ['a long side', () => fill('', '9', ':')],
  ['problems', () => fill('[{"Grid":1}', ',{}', ']')],
  ['fixed numbers', () => fill(`{${GRID},"FixedNumbers":[1`, ',1', ']}')],
  ['good fixed numbers', () => fill(`{${GRID},"FixedNumbers":[0`, ',{"Square":{"Column":0,"Row":0},"Number":1}', ']}')],
  ['signs', () => fill(`{${GRID},"FixedNumbers":[],"GreaterThanSigns":[0`, ',{}', ']}')],
  ['nested lists', () => fill('{"Grid":', '[')],
  ['a long string', () => fill('{"Grid":"', 'a', '"}')],
];
