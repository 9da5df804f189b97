/** What sheets say of Pips in English; rows and columns count from 1, as everywhere in the app. */
import type { Domino, Puzzle, pipsWords, RegionName, Rule } from '@pipwright/pips/parts';
import type { Cell, PipsBoard, PipsFacts } from '@pipwright/play';
import { and, at, both, capitalAt, list, plural } from '../../words/en/parts.js';
import type { Sayings } from '../../words/sentences.js';
import { changedDomino } from '../changed-domino.js';
import { regionNames } from '../region-names.js';
import type { NamedRegion } from '../regions.js';
import { cellCount, named, ruleOf } from './en.js';

/** As the library calls it, with the cell as the app names cells. */
const region = ({ label, at: cell }: RegionName) => {
  const what = label === undefined ? 'the region without a rule' : `the “${label}” region`;
  return cell === undefined ? what : `${what} at ${at(cell)}`;
};

/** Of regions that look alike, from the top left. */
const PLACES = ['first', 'second', 'third'];

export const enPipsSheets = {
  sizeInShort: ({ dominoes }: PipsFacts) => plural(dominoes, { one: '1 domino', other: `${dominoes} dominoes` }),
  range: (least: number, most: number) => (least === most ? `${most} dominoes` : `${least}–${most} dominoes`),
  about: ({ cells, dominoes }: PipsFacts) =>
    `${cellCount(cells)}, ${plural(dominoes, { one: '1 domino', other: `${dominoes} dominoes` })}.`,
  rules: {
    lines: ({ set: most, repeats }: PipsFacts) => [
      most === undefined
        ? 'Place all the dominoes so that they cover the whole board.'
        : `Cover the whole board with dominoes from the double-${most} set. Use each one ${repeats ? 'as often as you like' : 'at most once'}.`,
      'Each coloured region has a badge with its rule. Cells outside the regions can hold any number.',
      'A domino can lie across two regions. Each half counts for the region it’s in.',
    ],
    badges: [
      ['7', 'The numbers in the region add up to 7.'],
      ['<7', 'They add up to less than 7: the total, not each half.'],
      ['>7', 'They add up to more than 7: the total again.'],
      ['=', 'All the numbers are the same.'],
      ['≠', 'All the numbers are different.'],
    ],
    how: [
      'Drag a domino onto the board, or tap it and then a cell.',
      'To turn it, tap it again. On the board, each tap turns a domino to the next way it fits.',
      'To return a domino to the tray, drag it off the board, or tap it and then Return.',
      'Use Notes to write small numbers in cells. Use What if to play ahead, then keep or discard those moves.',
    ],
  },
  keys: [
    ['Enter', 'Select a domino; place it on the cell'],
    ['3 then 5', 'On the board: select the 3-5'],
    ['12 , 5', 'With a comma: select the 12-5'],
    ['R', 'Turn'],
    ['F', 'Flip end to end'],
    ['Delete', 'Return to the tray'],
    ['Y', 'Why can’t the selected domino lie here?'],
    ['L', 'List the regions'],
    ['0 to 9', 'With notes on: note that number'],
  ],
  aid: {
    placeIt: 'Place it',
    nameOf: (before: PipsBoard, after: PipsBoard) => `the ${changedDomino(before, after)}`,
    classes: {
      'region-impossible': 'Impossible region',
      shape: 'Impossible shape',
      'domino-exhaustion': 'Too few dominoes or numbers',
      'empty-domain': 'A cell without a number',
      combined: 'Rules that clash',
    },
    regions: (puzzle: Puzzle) =>
      regionNames(puzzle, {
        colours: ['pink', 'blue', 'gold', 'green', 'purple', 'lime', 'orange', 'grey'],
        seen: (badge, colour, place) =>
          [
            'the',
            ...(place === undefined ? [] : [PLACES[place - 1] ?? `${place}th`]),
            ...(colour === undefined ? [] : [colour]),
            badge,
          ].join(' '),
        heard: (letter, rule) => `region ${letter} (${ruleOf(rule)})`,
      }),
  },
  oneMore: 'Place one more domino',
  regions: {
    title: 'Regions',
    /** From its first cell, with the numbers that lie there. */
    region: ({ name, rule, cells }: NamedRegion, first: Cell, held: readonly number[]) => {
      const empty = cells.length - held.length;
      return [
        `${name}: ${ruleOf(rule)}`,
        `${cellCount(cells.length)} from ${at(first)}`,
        ...(held.length > 0 ? [`holds ${and(held)}`] : []),
        ...(empty > 0 ? [held.length === 0 ? 'empty' : `${empty} empty`] : []),
      ].join(', ');
    },
    free: (cells: readonly Cell[]) => `No rule: ${list(cells)}`,
  },
  engines: {
    swift: 'The fastest. Counts without listing the solutions.',
    reference: 'Plain backtracking, cell by cell. Slow, but easy to trust.',
    tiling: 'Backtracking along the tilings of the board.',
    forward: 'The most constrained place first, looking ahead. Easy to follow.',
  },
  reports: {
    dimensions: 'The size of the board is valid',
    coverage: 'Each cell is in at most one region, and all regions are on the board',
    syntax: 'All rules are valid',
    parity: 'The number of cells is even and matches the dominoes',
    filled: 'All cells hold valid numbers',
    adjacent: 'The halves of each domino are next to each other',
    supply: 'All dominoes are used, and none too often',
    set: 'All dominoes are in the set, and none is used twice',
    setWithRepeats: 'All dominoes are in the set',
    rules: 'All regions satisfy their rules',
    covered: 'The whole board is covered, each cell once',
  },
  solution: (laid: readonly (readonly [Domino, readonly [Cell, Cell]])[]) =>
    `Dominoes: ${laid.map(([domino, cells]) => `${named(domino)} on ${both(cells)}`).join('; ')}`,
  excludesNothing: (rule: Rule, cells: readonly Cell[]) =>
    `The rule “${ruleOf(rule)}” rules nothing out: ${list(cells)}.`,
  neverHolds: (rule: Rule, cells: readonly Cell[], most: number) =>
    `The rule “${ruleOf(rule)}” can’t be satisfied with numbers from 0 to ${most}: ${list(cells)}.`,
  tooFewDominoes: (needed: number, available: number, most: number) =>
    `The board needs ${needed} dominoes, but the double-${most} set has ${available}.`,
  foundAs: {
    text: 'text',
    json: 'JSON',
    nyt: 'Times JSON',
    yaml: 'YAML',
  },
  /** Only those that name cells; for the others the library's own sentences will do. */
  readings: {
    'board-cell-repeated': (data: { cell: Cell }) => `The board has ${at(data.cell)} twice. Remove one.`,
    'region-empty': (data: RegionName) => `There are no cells in ${region(data)}. Add some, or remove the region.`,
    'cell-repeated': (data: RegionName & { cell: Cell }) =>
      `${capitalAt(data.cell)} is listed twice in ${region(data)}. Remove one.`,
    'region-overlap': (data: { cell: Cell; names: readonly [RegionName, RegionName] }) =>
      `${capitalAt(data.cell)} is in two regions: ${data.names.map(region).join(' and ')}. A cell can be in only one.`,
    'cell-outside-board': (data: RegionName & { cell: Cell }) =>
      `${capitalAt(data.cell)} of ${region(data)} is not on the board.`,
  } satisfies Partial<typeof pipsWords> as Sayings,
};
