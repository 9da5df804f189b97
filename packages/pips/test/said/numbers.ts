/** What is said of numbers that the tray has left, and who needs them. */
import {
  BOTTOM,
  cells,
  count,
  gone,
  is,
  LEFT_4,
  LEFT_9,
  LESS,
  MIDDLE,
  numberIs,
  part,
  RIGHT_4,
  RIGHT_9,
  type Row,
  SEVEN,
  TOP,
} from './board.js';

const enough = (regions: readonly number[], values: readonly number[], ...counts: ReturnType<typeof count>[]) =>
  ({ says: 'enough', regions, count: 2, values, counts }) as const;
const share = (values: readonly number[], ...regions: readonly number[]) =>
  ({ says: 'share', regions, count: 2, values, counts: [], isLeast: false, all: regions }) as const;
const spent = (...of: Parameters<typeof count>) => ({ says: 'spent', ...count(...of) }) as const;
const room = (value: number, there: number, names = '') =>
  ({ says: 'room', value, there, cells: names === '' ? [] : cells(names) }) as const;

export const NUMBERS: readonly Row[] = [
  [
    'one number is left often enough for an =',
    [part(enough([TOP], [4]), numberIs(TOP, '4', '0356'))],
    'The top = needs two alike, and only 4 is left twice: it is 4.',
  ],
  [
    'two numbers are',
    [part(enough([TOP], [3, 4]), numberIs(TOP, '34', '056'))],
    'The top = needs two alike, and only 3 and 4 are left twice: it is 3 or 4.',
  ],
  [
    'many are, and one is not',
    [part(enough([TOP], [1, 2, 3]), numberIs(TOP, '123', '5'))],
    'The top = needs two alike, and 5 is not left twice: it is not 5.',
  ],
  [
    'many are, and two are not',
    [part(enough([TOP], [1, 2, 3]), numberIs(TOP, '123', '56'))],
    'The top = needs two alike, and 5 and 6 are not left twice: it is not 5 or 6.',
  ],
  [
    'none is',
    [part(enough([TOP], []), numberIs(TOP, '', '34'))],
    'The top = needs two alike, and no number is left twice.',
  ],
  [
    'three times',
    [part({ ...enough([TOP], [4]), count: 3 }, numberIs(TOP, '4', '0356'))],
    'The top = needs three alike, and only 4 is left three times: it is 4.',
  ],
  [
    'for all =',
    [part(enough([TOP, MIDDLE, BOTTOM], [3, 4]), ...[TOP, MIDDLE, BOTTOM].map((r) => numberIs(r, '34', '056')))],
    'All three = need two alike, and only 3 and 4 are left twice: they are 3 or 4.',
  ],
  [
    'for two of three =, of which one has lost it before',
    [part(enough([TOP, MIDDLE], [1, 2, 3]), numberIs(TOP, '123', '5'))],
    'The top = and the middle = need two alike, and 5 is not left twice: the top = is not 5.',
  ],
  [
    'another takes one',
    [part(enough([TOP], [3], count(6, 2, [SEVEN, 1])), numberIs(TOP, '3', '6'))],
    'There are two 6s, of which the 7 needs one, and the top = needs two alike.',
    'Only 3 is left twice: it is 3.',
  ],
  [
    'two others take some',
    [part(enough([TOP], [3], count(0, 4, [SEVEN, 1], [LESS, 2])), numberIs(TOP, '3', '0'))],
    'There are four 0s, of which the 7 and the <5 need three, and the top = needs two alike.',
    'Only 3 is left twice: it is 3.',
  ],

  [
    'two = share two numbers, and a cell keeps one',
    [part(share([0, 5], TOP, MIDDLE), is('r2c4', '1', '0'))],
    'The top = and the middle = need two alike.',
    'Only 0 and 5 are left twice, so they take one each: no 0 is left for r2c4, so it is 1.',
  ],
  [
    'cells keep none of them',
    [part(share([0, 5], TOP, MIDDLE), is('r2c3', '12', '0'), is('r2c4', '123', '0'))],
    'The top = and the middle = need two alike.',
    'Only 0 and 5 are left twice, so they take one each: no 0 is left for r2c3 and r2c4.',
  ],
  [
    'nothing else keeps them',
    [part(share([0, 5], TOP, MIDDLE), gone('05'))],
    'The top = and the middle = need two alike.',
    'Only 0 and 5 are left twice, so they take one each: no 0 or 5 is left for anything else.',
  ],
  [
    'three = share three numbers',
    [part(share([0, 1, 5], TOP, MIDDLE, BOTTOM), ...[TOP, MIDDLE, BOTTOM].map((r) => numberIs(r, '015', '34')))],
    'All three = need two alike, and only 0, 1 and 5 are left twice, so they take one each: they are not 3 or 4.',
  ],
  [
    'one of them is left one number',
    [part(share([0, 5], TOP, MIDDLE), numberIs(TOP, '0', '5'))],
    'The top = and the middle = need two alike, and only 0 and 5 are left twice, so they take one each: the top = is 0.',
  ],
  [
    'some need more',
    [part({ ...share([0, 5], TOP, MIDDLE), isLeast: true }, numberIs(TOP, '0', '5'))],
    'The top = and the middle = need at least two alike.',
    'Only 0 and 5 are left twice, so they take one each: the top = is 0.',
  ],
  [
    'a third takes what they leave',
    [part({ ...share([0, 5], TOP, MIDDLE), all: [TOP, MIDDLE, BOTTOM] }, numberIs(BOTTOM, '3', '05'))],
    'The top = and the middle = need two alike, and only 0 and 5 are left twice, so they take one each.',
    'The bottom = takes what they leave: it is 3.',
  ],
  [
    'another needs one of the numbers',
    [part({ ...share([0, 5], TOP, MIDDLE), counts: [count(5, 4, [SEVEN, 1])] }, gone('0'))],
    'There are four 5s, of which the 7 needs one, and the top = and the middle = need two alike.',
    'Only 0 and 5 are left twice, so they take one each: no 0 is left for anything else.',
  ],

  [
    'an = needs one more than there is',
    [part(spent(5, 0, [TOP, 1]), is('r1c3', '', '5'))],
    'The top = needs one 5, and none is left.',
  ],
  [
    'one region takes all',
    [part(spent(5, 2, [LEFT_9, 2]), gone('5'))],
    'The left 9 takes both 5s: no 5 is left for anything else.',
  ],
  [
    'one region takes the only one',
    [part(spent(5, 1, [SEVEN, 1]), gone('5'))],
    'The 7 takes the only 5: no 5 is left for anything else.',
  ],
  [
    'two regions take all',
    [part(spent(5, 3, [SEVEN, 1], [LESS, 2]), gone('5'))],
    'The 7 and the <5 take all three 5s: no 5 is left for anything else.',
  ],
  [
    'all regions of a sort take all',
    [part(spent(5, 3, [LEFT_9, 1], [RIGHT_9, 2]), gone('5'))],
    'Both 9s take all three 5s: no 5 is left for anything else.',
  ],
  [
    'regions whose badge is the number are told from it',
    [part(spent(4, 3, [LEFT_4, 1], [RIGHT_4, 1], [SEVEN, 1]), gone('4'))],
    'Both 4 regions and the 7 take all three 4s: no 4 is left for anything else.',
  ],
  [
    'a cell takes one',
    [part(spent(5, 2, [SEVEN, 1], ['r2c3', 1]), gone('5'))],
    'The 7 and r2c3 take both 5s: no 5 is left for anything else.',
  ],
  [
    'all are on cells that show them',
    [part(spent(4, 2, [LEFT_4, 1], [RIGHT_4, 1]), gone('4'))],
    'Both 4s are taken: no 4 is left for anything else.',
  ],
  [
    'the only one is',
    [part(spent(4, 1, ['r2c3', 1]), is('r2c4', '35', '4'))],
    'The only 4 is taken: no 4 is left for r2c4.',
  ],
  [
    'two numbers are on cells that show them',
    [
      part(spent(4, 2, [LEFT_4, 1], [RIGHT_4, 1]), is('r2c4', '35', '4')),
      part(spent(6, 1, ['r2c3', 1]), is('r4c5', '35', '6')),
    ],
    'Both 4s and the only 6 are taken: r2c4 and r4c5 are 3 or 5.',
  ],
  [
    'a region needs too many',
    [part(spent(5, 1, [LEFT_9, 2]), is('r3c1', '', '5'))],
    'The left 9 needs two 5s, and there is only one.',
  ],
  [
    'two regions need too many',
    [part(spent(5, 2, [LEFT_9, 1], [SEVEN, 2]), is('r3c1', '', '5'))],
    'The left 9 and the 7 need three 5s, and there are only two.',
  ],
  [
    'a cell is left without it',
    [part(spent(5, 2, [LEFT_9, 2]), is('r2c3', '346', '5'))],
    'The left 9 takes both 5s: no 5 is left for r2c3.',
  ],
  [
    'cells are what is left',
    [part(spent(5, 2, [LEFT_9, 2]), is('r2c3', '3', '5'), is('r2c4', '3', '5'))],
    'The left 9 takes both 5s: no 5 is left for r2c3 and r2c4, so they are 3.',
  ],
  [
    'nothing else keeps it, and of cells only what they are',
    [part(spent(5, 2, [LEFT_9, 2]), gone('5'), is('r2c3', '3', '5'), is('r2c4', '346', '5'))],
    'The left 9 takes both 5s: no 5 is left for anything else, so r2c3 is 3.',
  ],
  [
    'an = loses it too',
    [part(spent(5, 2, [LEFT_9, 2]), numberIs(TOP, '346', '5'), is('r2c3', '3', '5'))],
    'The left 9 takes both 5s: no 5 is left for the top =, and no 5 is left for r2c3, so it is 3.',
  ],
  [
    'nothing is left for a cell',
    [part(spent(5, 2, [LEFT_9, 2]), gone('5'), is('r2c3', '', '5'))],
    'The left 9 takes both 5s: nothing is left for r2c3.',
  ],

  ['the only one must go to a cell', [part(room(4, 1, 'r2c3'), is('r2c3', '4', '35'))], 'The only 4 goes to r2c3.'],
  [
    'three must go to three cells',
    [part(room(4, 3, 'r2c3 r2c4 r3c3'), is('r2c3', '4', '35'))],
    'The three 4s must go to r2c3, r2c4 and r3c3.',
  ],
  [
    'three have room on one cell',
    [part(room(4, 3, 'r2c3'), is('r2c3', '', '35'))],
    'Only r2c3 could be 4, and there are three 4s.',
  ],
  [
    'three have room on two cells',
    [part(room(4, 3, 'r2c3 r2c4'), is('r2c3', '', '35'))],
    'Only r2c3 and r2c4 could be 4, and there are three 4s.',
  ],
  ['the only one has no room', [part(room(4, 1), is('r1c1', '', '35'))], 'The only 4 fits nowhere.'],
  ['two have no room', [part(room(4, 2), is('r1c1', '', '35'))], 'Both 4s fit nowhere.'],
];

/** On four = in four corners. */
export const IN_CORNERS: readonly Row[] = [
  [
    'two others take what two = leave',
    [part({ ...share([0, 5], 0, 1), all: [0, 1, 2, 3] }, gone('3'))],
    'The top left = and the top right = need two alike, and only 0 and 5 are left twice, so they take one each.',
    'The bottom left = and the bottom right = take what they leave: no 3 is left for anything else.',
  ],
  [
    'two others are then one of two',
    [part({ ...share([0, 5], 0, 1), all: [0, 1, 2, 3] }, numberIs(2, '13', '05'), numberIs(3, '13', '05'))],
    'The top left = and the top right = need two alike, and only 0 and 5 are left twice, so they take one each.',
    'The bottom left = and the bottom right = take what they leave: they are 1 or 3.',
  ],
  [
    'three of four = need alike',
    [part(enough([0, 1, 3], [4]), numberIs(3, '4', '35'))],
    'Three of the = need two alike, and only 4 is left twice: the bottom right = is 4.',
  ],
];
