/** What is said of each claim, in each of its shades. */
import { at, cells, column, digits, has, is, left, over, part, type Row, row } from './board.js';

const home = (signs: readonly (readonly [string, string])[] = [], value = 1) => ({
  says: 'home' as const,
  line: row(3),
  value,
  signs: signs.map(([cell, other]) => [at(cell), at(other)] as const),
});
const chain = (side: 'least' | 'most', names: string, from: number) =>
  ({ says: 'chain', side, cells: cells(names), from }) as const;
const between = (side: 'least' | 'most', bound: number, room: string) =>
  ({ says: 'between', side, cell: at('r2c2'), others: cells('r2c1 r2c3'), bound, left: digits(room) }) as const;
const against = (by: 'sign' | 'bar' | 'no-bar') =>
  ({ says: 'against', by, cells: cells('r1c1 r1c2'), values: [3, 4] }) as const;
const group = (names: string, values: string) =>
  ({ says: 'group', line: row(4), cells: cells(names), values: digits(values) }) as const;
const homes = (names: string, values: string) =>
  ({ says: 'homes', line: row(4), cells: cells(names), values: digits(values) }) as const;
const two = (names: string, values: string, isBySign = false) =>
  ({ says: 'left', line: column(1), cells: cells(names), values: digits(values), isBySign }) as const;

export const OF_LINES: readonly Row[] = [
  ['the last number', [part(two('r2c1', '4'), is('r2c1', 4))], 'Column 1 lacks only 4: r2c1 is 4.'],
  [
    'two numbers, by another line',
    [part({ ...two('r1c1 r2c1', '12'), ...has('r1:2') }, is('r1c1', 1), is('r2c1', 2))],
    'Column 1 lacks 1 and 2, and row 1 has its 2: r1c1 is 1 and r2c1 is 2.',
  ],
  [
    'two numbers, by a sign',
    [part(two('r1c1 r2c1', '21', true), is('r1c1', 2), is('r2c1', 1))],
    'Column 1 lacks 1 and 2, and r1c1 > r2c1: r1c1 is 2 and r2c1 is 1.',
  ],
  [
    'two numbers, by what was told',
    [{ ...part(two('r1c1 r2c1', '12'), is('r1c1', 1)), notes: [{ cell: at('r1c1'), values: [2], left: [] }] }],
    'Column 1 lacks 1 and 2, and r1c1 is not 2: r1c1 is 1.',
  ],
  [
    'the one place of a number',
    [part({ ...home(), cell: at('r3c1') }, is('r3c1', 1))],
    'The 1 of row 3 fits only in r3c1.',
  ],
  [
    'the same, since other lines have it',
    [part({ ...home(), cell: at('r3c1'), ...has('c2:1', 'c4:1') }, is('r3c1', 1))],
    'Columns 2 and 4 have their 1, so row 3 has it in r3c1.',
  ],
  [
    'the same, beside a sign',
    [part({ ...home([['r3c3', 'r4c3']]), cell: at('r3c1'), ...has('r1:1', 'c4:1') }, is('r3c1', 1))],
    'Row 1 and column 4 have their 1, and r3c3 is greater than r4c3, so the 1 of row 3 is in r3c1.',
  ],
  [
    'the same, beside signs',
    [
      part(
        {
          ...home([
            ['r3c3', 'r4c3'],
            ['r3c5', 'r4c5'],
          ]),
          cell: at('r3c1'),
        },
        is('r3c1', 1),
      ),
    ],
    'r3c3 and r3c5 are each greater than a neighbour, so the 1 of row 3 is in r3c1.',
  ],
  [
    'the highest number, beside a sign',
    [part({ ...home([['r3c3', 'r4c3']], 5), cell: at('r3c1') }, is('r3c1', 5))],
    'r3c3 is smaller than r4c3, so the 5 of row 3 is in r3c1.',
  ],
  [
    'the highest number, beside signs',
    [
      part(
        {
          ...home(
            [
              ['r3c3', 'r4c3'],
              ['r3c4', 'r4c4'],
            ],
            5,
          ),
          cell: at('r3c1'),
        },
        is('r3c1', 5),
      ),
    ],
    'r3c3 and r3c4 are each smaller than a neighbour, so the 5 of row 3 is in r3c1.',
  ],
  ['no place', [part({ ...home(), ...has('c2:1') }, over)], 'Column 2 has its 1, so row 3 has no place for its 1.'],
  [
    'the one number of a cell',
    [part({ says: 'only', cell: at('r2c5'), value: 5, ...has('r2:134', 'c5:2') }, is('r2c5', 5))],
    'Row 2 has 1, 3 and 4, and column 5 has 2: r2c5 is 5.',
  ],
  [
    'no number',
    [part({ says: 'only', cell: at('r2c5'), ...has('r2:134', 'c5:2') }, left('r2c5', '', '5'))],
    'Row 2 has 1, 3 and 4, and column 5 has 2: nothing is left for r2c5.',
  ],
  [
    'what more lines have',
    [part({ ...group('r4c1 r4c2', '12'), ...has('c1:3', 'c2:4', 'c3:5') }, left('r4c3', '45', '123'))],
    'Column 1 has 3, column 2 has 4, column 3 has 5, and in row 4, r4c1 and r4c2 are 1 and 2: r4c3 is 4 or 5.',
  ],
  [
    'what several lines have',
    [part({ ...group('r4c1 r4c2', '12'), ...has('c1:34', 'c2:34', 'c3:5') }, left('r4c3', '45', '123'))],
    'Columns 1 and 2 each have 3 and 4, column 3 has 5, and in row 4, r4c1 and r4c2 are 1 and 2: r4c3 is 4 or 5.',
  ],
  [
    'what several lines have, number by number',
    [part({ ...homes('r4c1 r4c2', '12'), ...has('c3:1', 'c4:12', 'c5:2') }, left('r4c1', '12', '345'))],
    'Columns 3 and 4 have 1, columns 4 and 5 have 2, and in row 4, 1 and 2 fit only in r4c1 and r4c2: r4c1 is 1 or 2.',
  ],
  [
    'what a cell was told to be',
    [
      {
        ...part({ says: 'only', cell: at('r2c5'), value: 5, ...has('r2:4') }, is('r2c5', 5)),
        notes: [{ cell: at('r2c5'), values: [1, 2, 3], left: [4, 5] }],
      },
    ],
    'r2c5 is 4 or 5, and row 2 has its 4: r2c5 is 5.',
  ],
  [
    'the same number for two cells',
    [part(group('r4c1 r4c2', '12'), is('r4c3', 4), is('r4c5', 4))],
    'In row 4, r4c1 and r4c2 are 1 and 2: r4c3 and r4c5 are both 4.',
  ],
  [
    'the last numbers',
    [
      part(
        {
          says: 'rest',
          line: row(1),
          cells: cells('r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3 r4c1'),
          values: digits('1234512345'),
        },
        is('r1c1', 1),
      ),
    ],
    'The rest are last numbers, one after the other: 1 in r1c1, 2 in r1c2, 3 in r1c3, 4 in r2c1, 5 in r2c2, 1 in r2c3, 2 in r3c1, 3 in r3c2 and 4 in r3c3.',
    'Then 5 in r4c1.',
  ],
  [
    'too little for a group',
    [part(group('r4c1 r4c2 r4c3', '12'), over)],
    'In row 4, r4c1, r4c2 and r4c3 have only 1 and 2 between them.',
  ],
  [
    'numbers that fit nowhere else',
    [part(homes('r4c1 r4c2', '12'), left('r4c1', '1', '2345'), left('r4c2', '12', '3'))],
    'In row 4, 1 and 2 fit only in r4c1 and r4c2: r4c1 is 1 and r4c2 is 1 or 2.',
  ],
  [
    'the same of two cells',
    [part(homes('r4c1 r4c2', '12'), left('r4c1', '12', '345'), left('r4c2', '12', '345'))],
    'In row 4, 1 and 2 fit only in r4c1 and r4c2: r4c1 and r4c2 are 1 or 2.',
  ],
  ['too many of them', [part(homes('r4c1', '12'), over)], 'In row 4, 1 and 2 all need r4c1.'],
  [
    'an X-wing',
    [
      part(
        {
          says: 'wing',
          value: 5,
          along: [row(1), row(4)],
          across: [column(2), column(6)],
          ...has('c1:5', 'c3:5', 'c5:5'),
        },
        left('r3c2', '124', '5'),
        left('r3c6', '123', '5'),
      ),
    ],
    'Columns 1, 3 and 5 have their 5, and in rows 1 and 4, the 5 fits only in columns 2 and 6: r3c2 and r3c6 are not 5.',
  ],
  [
    'too few lines for a number',
    [part({ says: 'wing', value: 5, along: [row(1), row(4)], across: [column(2)] }, over)],
    'Rows 1 and 4 have places for their 5 only in column 2.',
  ],
];

export const OF_SIGNS: readonly Row[] = [
  [
    'greater',
    [{ ...part(chain('least', 'r1c1 r1c2', 1), left('r1c1', '234', '1')), isPlainEnd: true }],
    'r1c1 is greater than r1c2: r1c1 is not 1.',
  ],
  [
    'smaller',
    [{ ...part(chain('most', 'r1c1 r1c2', 4), left('r1c1', '123', '4')), isPlainEnd: true }],
    'r1c1 is smaller than r1c2: r1c1 is not 4.',
  ],
  [
    'greater than what is written',
    [{ ...part(chain('least', 'r1c1 r1c2', 3), is('r1c1', 4)), isWritten: true }],
    'r1c1 is greater than the 3 in r1c2: r1c1 is 4.',
  ],
  [
    'smaller than what is written',
    [{ ...part(chain('most', 'r1c1 r1c2', 2), is('r1c1', 1)), isWritten: true }],
    'r1c1 is smaller than the 2 in r1c2: r1c1 is 1.',
  ],
  [
    'greater than what is at least',
    [part({ ...chain('least', 'r1c1 r1c2', 4), ...has('c2:123') }, left('r1c1', '567', '1234'))],
    'Column 2 has 1, 2 and 3, and r1c1 is greater than r1c2, which is at least 4: r1c1 is at least 5.',
  ],
  [
    'smaller than what is at most',
    [part(chain('most', 'r1c1 r1c2', 4), left('r1c1', '123', '4567'), left('r1c3', '123', '4567'))],
    'r1c1 is smaller than r1c2, which is at most 4: r1c1 and r1c3 are at most 3.',
  ],
  [
    'several that are at least',
    [part(chain('least', 'r1c1 r1c2 r1c3', 4), left('r1c1', '567', '1234'), left('r1c2', '567', '1234'))],
    'r1c1 > r1c2 > r1c3, which is at least 4: r1c1 and r1c2 are at least 5.',
  ],
  [
    'a chain down',
    [part(chain('most', 'r1c1 r1c2 r1c3', 4), left('r1c1', '123', '4567'))],
    'r1c1 < r1c2 < r1c3, which is at most 4: r1c1 is at most 3.',
  ],
  [
    'a chain to a number',
    [{ ...part(chain('most', 'r1c1 r1c2 r1c3', 4), is('r1c1', 2)), isWritten: true }],
    'r1c1 < r1c2 < r1c3, which is 4: r1c1 is 2.',
  ],
  [
    'a chain to nowhere',
    [{ ...part(chain('least', 'r1c1 r1c2 r1c3', 1), left('r1c1', '345', '12')), isPlainEnd: true }],
    'r1c1 > r1c2 > r1c3: r1c1 is at least 3.',
  ],
  [
    'a sign from both of its sides',
    [
      part(chain('least', 'r1c1 r1c2', 2), left('r1c1', '345', '12')),
      { ...part(chain('most', 'r1c2 r1c1', 5), left('r1c2', '234', '5')), isPlainEnd: true },
    ],
    'r1c1 is greater than r1c2, which is at least 2: r1c1 is at least 3.',
    'r1c2 is smaller than r1c1: r1c2 is not 5.',
  ],
  [
    'twins',
    ['r1c1 r1c2', 'r3c1 r3c2'].map((names) => ({
      ...part(chain('least', names, 1), left(names.slice(0, 4), '234', '1')),
      isPlainEnd: true,
    })),
    'r1c1 and r3c1 are each greater than a neighbour: r1c1 and r3c1 are not 1.',
  ],
  [
    'a valley',
    [part(between('most', 2, '5'), left('r2c2', '12', '345'))],
    'r2c1 and r2c3 are both greater than r2c2, and a 3 would leave them only 5: r2c2 is 1 or 2.',
  ],
  [
    'a peak',
    [part(between('least', 3, '1'), left('r2c2', '345', '12'))],
    'r2c1 and r2c3 are both smaller than r2c2, and a 2 would leave them only 1: r2c2 is at least 3.',
  ],
  [
    'a number that would leave others too little',
    [
      part(
        { says: 'squeeze', line: row(2), cell: at('r2c2'), value: 3, others: cells('r2c1 r2c4'), left: [4] },
        left('r2c2', '12', '3'),
      ),
    ],
    'In row 2, a 3 in r2c2 would leave r2c1 and r2c4 only 4: r2c2 is 1 or 2.',
  ],
  [
    'a valley without room',
    [part(between('most', 3, ''), left('r2c2', '123', '4'))],
    'r2c1 and r2c3 are both greater than r2c2, and a 4 would leave one of them nothing: r2c2 is not 4.',
  ],
  [
    'a peak without room',
    [part(between('least', 2, ''), left('r2c2', '234', '1'))],
    'r2c1 and r2c3 are both smaller than r2c2, and a 1 would leave one of them nothing: r2c2 is not 1.',
  ],
  [
    'a pair with a sign',
    [part({ says: 'ordered', cells: cells('r2c1 r2c2'), values: [4, 3] }, is('r2c1', 4), is('r2c2', 3))],
    'In row 2, r2c1 and r2c2 are 3 and 4, and r2c1 > r2c2: r2c1 is 4 and r2c2 is 3.',
  ],
  [
    'across a bar, beside what is written',
    [{ ...part({ says: 'across', cell: at('r1c1'), other: at('r1c2'), values: [1] }, is('r1c1', 2)), isWritten: true }],
    'A bar joins r1c1 and the 1 in r1c2: r1c1 is 2.',
  ],
  [
    'across a bar, beside much',
    [
      {
        ...part(
          { says: 'across', cell: at('r1c1'), other: at('r1c2'), values: [1, 2, 3, 4, 6] },
          left('r1c1', '123', '6'),
        ),
        out: [5],
      },
    ],
    'A bar joins r1c1 and r1c2, which is not 5: r1c1 is not 6.',
  ],
  [
    'what is seen and what is shown',
    [
      {
        ...part(chain('least', 'r1c1 r1c2', 4), {
          is: 'values',
          cell: at('r1c1'),
          left: [6],
          lost: digits('1234'),
          shown: digits('567'),
        }),
        isWritten: true,
      },
    ],
    'r1c1 is greater than the 4 in r1c2: r1c1 is at least 5.',
  ],
  [
    'across a bar',
    [part({ says: 'across', cell: at('r1c1'), other: at('r1c2'), values: [1, 3] }, left('r1c1', '24', '13'))],
    'A bar joins r1c1 and r1c2, which is 1 or 3: r1c1 is 2 or 4.',
  ],
  [
    'without a bar',
    [part({ says: 'apart', cell: at('r1c1'), other: at('r1c2'), values: [3] }, left('r1c1', '135', '24'))],
    'There is no bar between r1c1 and r1c2, which can only be 3: r1c1 is not 2 or 4.',
  ],
  [
    'along bars',
    [part({ says: 'run', line: row(1), cells: cells('r1c1 r1c2 r1c3') }, left('r1c1', '13', '2'))],
    'Along the bars of row 1, r1c1, r1c2 and r1c3 go up or down one by one: r1c1 is 1 or 3.',
  ],
  [
    'twice',
    [part({ says: 'twice', line: row(1), value: 3, cells: cells('r1c1 r1c3') }, over)],
    'Row 1 has two 3s, in r1c1 and r1c3.',
  ],
  ['against a sign', [part(against('sign'), over)], 'The 3 in r1c1 must be greater than the 4 in r1c2.'],
  ['against a bar', [part(against('bar'), over)], 'A bar joins the 3 in r1c1 and the 4 in r1c2.'],
  ['against no bar', [part(against('no-bar'), over)], 'There is no bar between the 3 in r1c1 and the 4 in r1c2.'],
  [
    'a circle',
    [part({ says: 'circle', cells: cells('r1c1 r1c2 r2c2 r2c1') }, over)],
    'The signs lead round: r1c1 > r1c2 > r2c2 > r2c1 > r1c1.',
  ],
  [
    'two places of a number',
    [
      part(
        {
          says: 'two',
          of: { kind: 'home', line: column(2), value: 5, cells: cells('r1c2 r4c2') },
          suppose: is('r1c2', 5),
          so: is('r4c2', 5),
        },
        is('r4c2', 5),
      ),
    ],
    'The 5 of column 2 is in r1c2 or r4c2, but it cannot be in r1c2, so it is in r4c2.',
  ],
  [
    'two numbers of a cell',
    [
      part(
        {
          says: 'two',
          of: { kind: 'cell', cell: at('r1c2'), values: [4, 5] },
          suppose: is('r1c2', 4),
          so: is('r1c2', 5),
          ...has('r1:3', 'c2:1'),
        },
        is('r1c2', 5),
      ),
    ],
    'Row 1 has 3, and column 2 has 1, so r1c2 is 4 or 5, but it cannot be 4, so it is 5.',
  ],
  [
    'three numbers of a cell',
    [
      part(
        {
          says: 'two',
          of: { kind: 'cell', cell: at('r1c2'), values: [3, 4, 5] },
          suppose: is('r1c2', 4),
          so: left('r1c2', '35', '4'),
        },
        left('r1c2', '35', '4'),
      ),
    ],
    'r1c2 is 3, 4 or 5, but it cannot be 4.',
  ],
  [
    'three places of a number',
    [
      part(
        {
          says: 'two',
          of: { kind: 'home', line: row(1), value: 5, cells: cells('r1c1 r1c2 r1c3') },
          suppose: is('r1c2', 5),
          so: left('r1c2', '34', '5'),
        },
        left('r1c2', '34', '5'),
      ),
    ],
    'The 5 of row 1 is in r1c1, r1c2 or r1c3, but it cannot be in r1c2.',
  ],
  [
    'what follows from what was just said',
    [
      { ...part(chain('least', 'r1c1 r1c2', 3), left('r1c1', '45', '123')) },
      {
        ...part({ says: 'only', cell: at('r1c1'), value: 4 }, is('r1c1', 4)),
        notes: [{ cell: at('r1c1'), values: [1, 2, 3, 5], left: [4] }],
      },
    ],
    'r1c1 is greater than r1c2, which is at least 3: r1c1 is 4 or 5.',
    'So r1c1 is 4.',
  ],
  [
    'what was just said is not said again',
    [
      { ...part(chain('least', 'r1c1 r1c2', 3), left('r1c1', '45', '123')) },
      {
        ...part({ says: 'only', cell: at('r1c1'), value: 5, ...has('r1:4') }, is('r1c1', 5)),
        notes: [{ cell: at('r1c1'), values: [1, 2, 3], left: [4, 5] }],
      },
    ],
    'r1c1 is greater than r1c2, which is at least 3: r1c1 is 4 or 5.',
    'Row 1 has its 4: r1c1 is 5.',
  ],
];
