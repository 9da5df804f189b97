/** What is said of cells that pair, and of dominoes. */
import {
  at,
  cells,
  DIFFERENT,
  domino,
  dominoes,
  edge,
  is,
  joined,
  LEFT_9,
  part,
  parted,
  placed,
  type Row,
  SEVEN,
  TOP,
} from './board.js';

const neighbour = (cell: string, partner?: string) =>
  ({ says: 'neighbour', cell: at(cell), ...(partner === undefined ? {} : { partner: at(partner) }) }) as const;
const outside = (wanted: string, isUsed = false, isBare = false) =>
  ({
    says: 'outside',
    cell: at('r1c3'),
    region: TOP,
    wanted: dominoes(wanted),
    partner: at('r2c3'),
    isBare,
    isUsed,
  }) as const;
const fit = (names: string, text: string) =>
  ({ says: 'fit', edge: edge(names), dominoes: dominoes(text), isLast: false }) as const;
const unfit = (names: string, text: string, isUsed = false) =>
  ({ says: 'unfit', edge: edge(names), wanted: dominoes(text), isUsed, isJoined: false }) as const;
const needing = (text: string) => ({ ...unfit('r1c1 r1c2', text), isJoined: true }) as const;
const alone = (values: readonly number[], text: string, isUsed = false) =>
  ({ says: 'alone', cell: at('r1c1'), values, partners: cells('r1c2'), wanted: dominoes(text), isUsed }) as const;
const home = (...edges: readonly string[]) =>
  ({ says: 'home', domino: domino('1,3'), edges: edges.map(edge) }) as const;
const seven = { low: 7, high: 7, isThere: false } as const;
const less = { low: -99, high: 3, isThere: false } as const;
const more = { low: 9, high: 99, isThere: false } as const;

export const PAIRS: readonly Row[] = [
  ['one neighbour is left', [part(neighbour('r1c1', 'r1c2'), joined('r1c1 r1c2'))], 'r1c1 can only pair with r1c2.'],
  ['none is', [part(neighbour('r1c1'), is('r1c1', '', '12'))], 'r1c1 has no neighbour left.'],
  [
    'of several cells one is',
    [part(neighbour('r1c1', 'r1c2'), joined('r1c1 r1c2')), part(neighbour('r2c1', 'r3c1'), joined('r2c1 r3c1'))],
    'r1c1 can only pair with r1c2, and r2c1 with r3c1.',
  ],

  [
    'an = has no double',
    [part(outside('5,5'), joined('r1c3 r2c3'))],
    'There is no 5–5, so r1c3 pairs outside the top =, with r2c3.',
  ],
  [
    'an = has had its doubles',
    [part(outside('4,4 5,5', true), joined('r1c3 r2c3'))],
    'There is no 4–4 or 5–5 left, so r1c3 pairs outside the top =, with r2c3.',
  ],
  [
    'the tray has no double',
    [part(outside('4,4 5,5', false, true), joined('r1c3 r2c3'))],
    'The tray has no double, so r1c3 pairs outside the top =, with r2c3.',
  ],
  [
    'more doubles are missing than are listed',
    [part(outside('0,0 1,1 2,2 3,3 4,4'), joined('r1c3 r2c3'))],
    'No double is left for the top =, so r1c3 pairs outside it, with r2c3.',
  ],
  [
    'a pair takes the double',
    [part({ says: 'double', region: TOP, edge: edge('r1c3 r1c4') }, parted('r1c4 r1c5'))],
    'r1c3 and r1c4 take the double of the top =, so no other domino lies inside it.',
  ],
  [
    'two pairs would take the double',
    [part({ says: 'double', region: TOP, edge: edge('r1c3 r1c4') }, is('r1c3', '', '12'))],
    'r1c3 and r1c4 take the double of the top =, and so would another pair.',
  ],

  [
    'one domino fits',
    [part(fit('r1c1 r1c2', '2,5'), placed('2,5', 'r1c1 r1c2'))],
    'r1c1 and r1c2 can only be the 2–5.',
  ],
  [
    'a few fit',
    [part(fit('r1c1 r1c2', '2,5 4,5'), is('r1c1', '24', '13'), is('r1c2', '5', '13'))],
    'r1c1 and r1c2 are the 2–5 or the 4–5.',
  ],
  [
    'one fits either way',
    [part(fit('r1c1 r1c2', '2,5 5,2'), is('r1c1', '25', '13'), is('r1c2', '25', '13'))],
    'r1c1 and r1c2 are the 2–5, with 5 on r1c1 or r1c2.',
  ],
  [
    'many fit',
    [part(fit('r1c1 r1c2', '1,2 2,1 1,3 1,4 1,5 1,6'), is('r1c1', '12', '0345'))],
    'Only five dominoes fit r1c1 and r1c2: r1c1 is 1 or 2.',
  ],
  [
    'they must make a sum',
    [part({ ...fit('r1c1 r1c2', '2,5'), makes: seven }, placed('2,5', 'r1c1 r1c2'))],
    'r1c1 and r1c2 must make 7: the 2–5.',
  ],
  [
    'they must make less',
    [part({ ...fit('r4c3 r4c4', '0,1 0,2'), makes: less }, is('r4c3', '0', '123'))],
    'r4c3 and r4c4 must make less than 4: the 0–1 or the 0–2.',
  ],
  [
    'they must make more',
    [part({ ...fit('r4c5 r4c6', '4,6 5,6'), makes: more }, is('r4c6', '6', '123'))],
    'r4c5 and r4c6 must make more than 8: the 4–6 or the 5–6.',
  ],
  [
    'both lie in an =',
    [part({ ...fit('r1c3 r1c4', '4,4'), inside: TOP }, placed('4,4', 'r1c3 r1c4'))],
    'Inside the top =, r1c3 and r1c4 are a double: the 4–4.',
  ],
  [
    'only one has a number',
    [part({ ...fit('r1c1 r1c2', '2,5'), only: { cell: at('r1c1'), value: 2 } }, placed('2,5', 'r1c1 r1c2'))],
    'r1c1 is 2, and only the 2–5 has a 2.',
  ],
  [
    'the last domino',
    [part({ ...fit('r1c1 r1c2', '2,5'), isLast: true }, placed('2,5', 'r1c1 r1c2'))],
    'The 2–5 is left for r1c1 and r1c2.',
  ],

  [
    'one of two is missing',
    [part(unfit('r1c1 r1c2', '1,2 1,3'), parted('r1c1 r1c2'))],
    'There is no 1–2 or 1–3 for r1c1 and r1c2: they do not pair.',
  ],
  [
    'it is used',
    [part(unfit('r1c1 r1c2', '1,2', true), parted('r1c1 r1c2'))],
    'There is no 1–2 left for r1c1 and r1c2: they do not pair.',
  ],
  [
    'rules leave none',
    [part(unfit('r1c1 r1c2', ''), parted('r1c1 r1c2'))],
    'No domino fits r1c1 and r1c2: they do not pair.',
  ],
  [
    'rules leave no double',
    [part({ ...unfit('r1c3 r1c4', ''), inside: TOP }, parted('r1c3 r1c4'))],
    'There is no double for r1c3 and r1c4: they do not pair.',
  ],
  [
    'none makes a sum',
    [part({ ...unfit('r1c1 r1c2', '2,5'), makes: seven }, parted('r1c1 r1c2'))],
    'No domino left makes 7 for r1c1 and r1c2: they do not pair.',
  ],
  [
    'those that make it have other numbers',
    [part({ ...unfit('r1c1 r1c2', '2,5'), makes: { ...seven, isThere: true } }, parted('r1c1 r1c2'))],
    'No domino makes 7 with the numbers left for r1c1 and r1c2: they do not pair.',
  ],
  [
    'two that pair would need one',
    [part(needing('1,2'), is('r1c1', '', '1'))],
    'r1c1 and r1c2 would need the 1–2, which is not in the tray.',
  ],
  [
    'two that pair would need one of two',
    [part(needing('1,2 1,3'), is('r1c1', '', '1'))],
    'r1c1 and r1c2 would need the 1–2 or the 1–3, which are not in the tray.',
  ],
  [
    'what they would need is used',
    [part({ ...needing('1,2'), isUsed: true }, is('r1c1', '', '1'))],
    'r1c1 and r1c2 would need the 1–2, which is used already.',
  ],
  [
    'both that they could take are used',
    [part({ ...needing('1,2 1,3'), isUsed: true }, is('r1c1', '', '1'))],
    'r1c1 and r1c2 would need the 1–2 or the 1–3, which are not left.',
  ],
  [
    'two pairs of other cells',
    [part(unfit('r1c1 r1c2', '1,2'), parted('r1c1 r1c2')), part(unfit('r3c1 r4c1', '3,4'), parted('r3c1 r4c1'))],
    'There is no 1–2 for r1c1 and r1c2, and no 3–4 for r3c1 and r4c1: they do not pair.',
  ],
  [
    'two pairs of other cells, used',
    [
      part(unfit('r1c1 r1c2', '1,2', true), parted('r1c1 r1c2')),
      part(unfit('r3c1 r4c1', '3,4', true), parted('r3c1 r4c1')),
    ],
    'There is no 1–2 left for r1c1 and r1c2, and no 3–4 left for r3c1 and r4c1: they do not pair.',
  ],
  [
    'one cell with two others',
    [part(unfit('r1c1 r1c2', '1,2'), parted('r1c1 r1c2')), part(unfit('r1c1 r2c1', '1,2'), parted('r1c1 r2c1'))],
    'There is no 1–2 for r1c1 with r1c2 or r2c1: they do not pair.',
  ],
  [
    'one cell with two others, used',
    [
      part(unfit('r1c1 r1c2', '1,2', true), parted('r1c1 r1c2')),
      part(unfit('r1c1 r2c1', '1,2', true), parted('r1c1 r2c1')),
    ],
    'There is no 1–2 left for r1c1 with r1c2 or r2c1: they do not pair.',
  ],
  [
    'one cell with two others, by rules',
    [part(unfit('r1c1 r1c2', ''), parted('r1c1 r1c2')), part(unfit('r1c1 r2c1', ''), parted('r1c1 r2c1'))],
    'No domino fits r1c1 with r1c2 or r2c1: they do not pair.',
  ],
  [
    'a pair, and then one cell with two others',
    [
      part(unfit('r4c1 r4c2', '3,4'), parted('r4c1 r4c2')),
      part(unfit('r1c1 r1c2', '1,2'), parted('r1c1 r1c2')),
      part(unfit('r1c1 r2c1', '1,2'), parted('r1c1 r2c1')),
    ],
    'There is no 3–4 for r4c1 and r4c2, and no 1–2 for r1c1 with r1c2 or r2c1: they do not pair.',
  ],
  [
    'a pair, and then one cell with two others, used',
    [
      part(unfit('r4c1 r4c2', '3,4', true), parted('r4c1 r4c2')),
      part(unfit('r1c1 r1c2', '1,2', true), parted('r1c1 r1c2')),
      part(unfit('r1c1 r2c1', '1,2', true), parted('r1c1 r2c1')),
    ],
    'There is no 3–4 left for r4c1 and r4c2, and no 1–2 left for r1c1 with r1c2 or r2c1: they do not pair.',
  ],

  [
    'a number has no partner',
    [part(alone([1], '1,5'), is('r1c1', '234', '1'))],
    'To be 1, r1c1 would need the 1–5, which is not in the tray: it is not 1.',
  ],
  [
    'two numbers have none',
    [part(alone([4, 6], '1,4 1,6'), is('r1c1', '01235', '46'))],
    'To be 4 or 6, r1c1 would need the 1–4 or the 1–6, which are not in the tray: it is not 4 or 6.',
  ],
  [
    'its partner is used',
    [part(alone([1], '1,5', true), is('r1c1', '2', '1'))],
    'To be 1, r1c1 would need the 1–5, which is used already: it is 2.',
  ],
  [
    'its partners are used',
    [part(alone([4, 6], '1,4 1,6', true), is('r1c1', '01235', '46'))],
    'To be 4 or 6, r1c1 would need the 1–4 or the 1–6, which are not left: it is not 4 or 6.',
  ],
  [
    'no number of a cell has one',
    [part(alone([1, 2], '1,5 2,5'), is('r1c1', '', '12'))],
    'r1c1 would need the 1–5 or the 2–5, which are not in the tray.',
  ],
  [
    'rules leave it no partner',
    [part(alone([1], ''), is('r1c1', '23', '1'))],
    'No domino brings 1 to r1c1: it is 2 or 3.',
  ],
  [
    'it can only lie in an =',
    [part({ ...alone([1], '1,1'), cell: at('r1c3'), inside: TOP }, is('r1c3', '3', '1'))],
    'r1c3 can only pair inside the top =, and there is no 1–1: it is 3.',
  ],

  [
    'a domino fits in one place',
    [part(home('r1c1 r1c2'), placed('1,3', 'r1c1 r1c2'))],
    'The 1–3 fits only r1c1 and r1c2.',
  ],
  [
    'it covers one cell',
    [part(home('r1c1 r1c2', 'r1c1 r2c1'), is('r1c1', '13', '024'))],
    'The 1–3 fits nowhere without r1c1: r1c1 is 1 or 3.',
  ],
  ['it fits nowhere', [part(home(), is('r1c1', '', '13'))], 'The 1–3 fits nowhere.'],

  [
    'pairs of a region are filled in one way',
    [
      part(
        {
          says: 'pairs',
          region: LEFT_9,
          edges: [edge('r2c1 r3c1'), edge('r3c2 r4c2')],
          ways: [[domino('4,1'), domino('0,3')]],
        },
        placed('4,1', 'r2c1 r3c1'),
        placed('0,3', 'r3c2 r4c2'),
      ),
    ],
    'The left 9 can only take the 0–3 and the 1–4.',
  ],
  [
    'pairs of a region are filled in two ways',
    [
      part(
        {
          says: 'pairs',
          region: SEVEN,
          edges: [edge('r1c2 r1c3'), edge('r2c1 r3c1')],
          ways: [
            [domino('1,2'), domino('3,4')],
            [domino('1,5'), domino('3,4')],
          ],
        },
        is('r1c2', '1', '234'),
      ),
    ],
    'The 7 can only take the 1–2 and the 3–4, or the 1–5 and the 3–4: r1c2 is 1.',
  ],
  [
    'pairs of a region are filled in no way',
    [
      part(
        { says: 'pairs', region: DIFFERENT, edges: [edge('r2c3 r3c3'), edge('r2c4 r2c5')], ways: [] },
        is('r2c3', '', '1'),
      ),
    ],
    'No two dominoes left fit the ≠.',
  ],

  [
    'a domino would cut off a cell',
    [part({ says: 'cut', edge: edge('r1c2 r2c2'), at: at('r1c1'), area: cells('r1c1') }, parted('r1c2 r2c2'))],
    'A domino on r1c2 and r2c2 would cut off r1c1.',
  ],
  [
    'a domino would cut off cells',
    [
      part(
        { says: 'cut', edge: edge('r1c3 r2c3'), at: at('r1c1'), area: cells('r1c1 r1c2 r2c1') },
        parted('r1c3 r2c3'),
      ),
    ],
    'A domino on r1c3 and r2c3 would cut off an odd number of cells, the three at r1c1.',
  ],
];
