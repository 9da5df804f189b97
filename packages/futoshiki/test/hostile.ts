/** Texts made to break parsers. */
import { fill, hostileTexts } from '../../core/test/hostile.js';
import { drawBox } from '../src/draw/box.js';
import { EXAMPLE } from './puzzle-of.js';

export const hostileText = hostileTexts({
  files: [drawBox(EXAMPLE), drawBox(EXAMPLE, undefined, { labels: true })],
  nasty: [
    ...['adjacent\n', '5:', '5a:', '33:', '0U', '0RDL', 'a', 'z', '^', 'v', '.', '_', '·', '10', '0'],
    ...['+', '+---+---+\n', '┌───┐', '│', '═', '║'],
    ...['"Grid":', '"FilledSquares":[', '"Solution":[', '"Bars":[', '"Column":', '"Number":'],
  ],
  fields: [
    ...['Grid', 'MaxNumber', 'FixedNumbers', 'FilledSquares', 'GreaterThanSigns', 'LessThanSigns'],
    ...['Bars', 'Solution'],
  ],
  inner: ['Square', 'Number', 'Column', 'Row', 'OriginSquare', 'Dimensions', 'WidthInSquares'],
  values: [4, 'x'],
});

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
