/** What sheets say of Pips in English; rows and columns count from 1, as everywhere in the app. */
import type { Domino, pipsWords, Rule } from '@pipwright/pips';
import type { Cell, PipsFacts } from '@pipwright/play';
import { at, both, capitalAt, list, plural } from '../../words/en/parts.js';
import type { Sayings } from '../../words/sentences.js';
import { named, ruleOf } from './en.js';

export const enPipsSheets = {
  about: ({ cells, dominoes }: PipsFacts) =>
    `${plural(cells, { one: '1 cell', other: `${cells} cells` })}, ${plural(dominoes, { one: '1 domino', other: `${dominoes} dominoes` })}.`,
  details: ({ set: most }: PipsFacts) =>
    most === undefined ? undefined : `From the whole set of dominoes up to ${most}-${most}.`,
  rules: {
    lines: ({ set: most, repeats }: PipsFacts) => [
      most === undefined
        ? 'Lay all dominoes so that every cell of the board is covered.'
        : `Cover every cell of the board with dominoes up to ${most}-${most}, each ${repeats ? 'as often as you like' : 'once at most'}.`,
      'Each coloured region has a rule on its badge; cells without a badge may hold anything.',
      'A domino may lie across two regions: each half counts for its own.',
    ],
    badges: [
      ['7', 'The numbers in the region add up to 7.'],
      ['<7', 'They add up to less than 7. This speaks of the sum, not of each number.'],
      ['>7', 'They add up to more than 7. This speaks of the sum, too.'],
      ['=', 'All numbers in the region are the same.'],
      ['≠', 'All numbers in the region are different.'],
    ],
    how: [
      'Drag a domino to the board, or tap it and then tap a cell.',
      'A chosen domino turns when you tap it again; one on the board turns when you tap it.',
      'Drag a domino off the board to take it back, or tap it and then “Take back”.',
      'Notes put small numbers into cells. Try lets you play on and then keep or drop all of it.',
    ],
  },
  keys: [
    ['Enter', 'choose a domino; lay it on the cell'],
    ['3 then 5', 'on the board: choose the domino 3-5'],
    ['12 , 5', 'with a comma: choose the domino 12-5'],
    ['R', 'turn'],
    ['F', 'flip end to end'],
    ['Delete', 'take back to the tray'],
    ['0 to 9', 'with notes on: note that number'],
  ],
  engines: {
    swift: 'the quickest; counts without going through all solutions',
    reference: 'cell by cell, by trial and error; slow and easy to believe',
    tiling: 'along the ways to cover the board',
    forward: 'the most constrained place first; every step has its reason',
  },
  missingEngine: 'The engine “smt” is in the command line only: it needs 35 MB and memory that browsers seldom share.',
  reports: {
    dimensions: 'The size of the grid is valid',
    coverage: 'Each cell is in one region at most, and each region on the board',
    syntax: 'All rules are well formed',
    parity: 'The number of cells is even, and the dominoes fit it',
    filled: 'All cells hold valid pips',
    adjacent: 'The halves of each domino are neighbours',
    supply: 'All dominoes are used as often as there are any',
    set: 'All dominoes are of the set, and none lies twice',
    setWithRepeats: 'All dominoes are of the set',
    rules: 'All rules of the regions hold',
    covered: 'The whole board is covered, each cell once',
  },
  solution: (laid: readonly (readonly [Domino, readonly [Cell, Cell]])[]) =>
    `Dominoes: ${laid.map(([domino, cells]) => `${named(domino)} on ${both(cells)}`).join('; ')}`,
  excludesNothing: (rule: Rule, cells: readonly Cell[]) =>
    `The rule “${ruleOf(rule)}” excludes nothing: ${list(cells)}.`,
  neverHolds: (rule: Rule, cells: readonly Cell[], most: number) =>
    `The rule “${ruleOf(rule)}” can never hold with numbers up to ${most}: ${list(cells)}.`,
  tooFewDominoes: (needed: number, available: number, most: number) =>
    `The board needs ${needed} dominoes; the set up to ${named([most, most])} has ${available}.`,
  formats: {
    text: 'Text',
    json: 'JSON',
    nyt: 'Times JSON',
    yaml: 'YAML',
  },
  foundAs: {
    text: 'text',
    json: 'JSON',
    nyt: 'Times JSON',
    yaml: 'YAML',
  },
  unheld: {
    'rule-not-expressible': (data: { region: number }) => `It has no way to write the rule of region ${data.region}.`,
    'set-not-expressible': () => 'It lists every domino and cannot say “any of a set”.',
    'pip-not-expressible': (data: { domino: Domino }) => `It cannot write the domino ${named(data.domino)}.`,
    'board-too-sparse': () => 'The parts of the board lie too far apart for it.',
    'levels-clash': () => 'It holds one puzzle for each of the levels easy, medium and hard.',
  },
  withTray: 'With the dominoes below the board',
  readings: {
    'cell-out-of-range': (data: { cell: Cell }) => `${capitalAt(data.cell)} is no cell that there could be.`,
    'board-cell-repeated': (data: { cell: Cell }) => `The board names ${at(data.cell)} twice.`,
    'cell-repeated': (data: { cell: Cell; region: number }) => `Region ${data.region} names ${at(data.cell)} twice.`,
    'region-overlap': (data: { cell: Cell; regions: readonly [number, number] }) =>
      `${capitalAt(data.cell)} is in region ${data.regions[0]} and again in region ${data.regions[1]}; a cell may have one rule.`,
    'cell-outside-board': (data: { cell: Cell; region: number }) =>
      `Region ${data.region} has a cell at ${at(data.cell)}, which is not on the board.`,
    'cells-odd': (data: { cells: number }) =>
      `The board has ${data.cells} cells, an odd number, and dominoes cover two each.`,
    'domino-count': (data: { cells: number; dominoes: number }) =>
      `The ${data.dominoes} dominoes cover ${data.dominoes * 2} cells, but the board has ${data.cells}.`,
  } satisfies Partial<typeof pipsWords> as Sayings,
};
