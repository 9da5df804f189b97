import type { Domino, Puzzle, Rule } from '@pipwright/pips';
import { ruleLabel } from '@pipwright/pips/drawing';
import { type Cell, type PipsFacts, quartersOf } from '@pipwright/play';
import { and, at, capitalAt, notes, plural } from '../../words/en/parts.js';
import { type BrokenRegion, distinct, repeated, ruleAt, sum } from '../broken-region.js';
import type { HeardHalf } from '../heard-half.js';
import { letterOf, type NamedRegion } from '../regions.js';

const SIZES: Readonly<Record<string, string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  giant: 'Giant',
  grand: 'Grand',
};
const OPERATORS = { '<': 'less than', '>': 'more than', '=': 'equal to', '≠': 'not' } as const;
export const named = ([first, second]: Domino) => `${first}-${second}`;
/** Where the second half lies, by quarters of a turn clockwise. */
const SIDES = ['on the right', 'below', 'on the left', 'above'] as const;
const side = (quarters: number) => SIDES[quarters & 3] ?? SIDES[0];
const sideOf = (cells: readonly [Cell, Cell]) => side(quartersOf(cells) ?? 0);
export const cellCount = (count: number) => plural(count, { one: '1 cell', other: `${count} cells` });
const inRegion = (region: NamedRegion | undefined) =>
  region === undefined ? 'no rule' : `region ${region.name}, ${ruleOf(region.rule)}, ${cellCount(region.cells.length)}`;

function sayBroken(rule: Rule, values: readonly number[], open: number): string {
  const count = values.length + open;
  const these = ['This one', 'These two'][count - 1] ?? `These ${count} cells`;
  const each = count === 1 ? 'This' : 'Each of these';
  switch (rule.kind) {
    case 'sum': {
      const wanted = `${{ '=': '', '<': 'less than ', '>': 'more than ' }[rule.op]}${rule.target}`;
      if (open > 0) return `${these} can’t make ${wanted}.`;
      return `${these} ${count === 1 ? 'is' : 'make'} ${sum(values)}, not ${wanted}.`;
    }
    case 'same':
      if (rule.value !== undefined) return `${each} must be ${rule.value}.`;
      return `This = region holds ${and(distinct(values))}.`;
    case 'different': {
      const twice = repeated(values);
      return twice.length > 0
        ? `This ≠ region repeats ${and(twice)}.`
        : `This ≠ region can’t hold ${and(rule.avoiding.filter((value) => values.includes(value)))}.`;
    }
    case 'each':
      return `${each} must be ${rule.op === '=' ? '' : `${OPERATORS[rule.op]} `}${rule.value}.`;
  }
}

export function ruleOf(rule: Rule): string {
  switch (rule.kind) {
    case 'sum':
      return rule.op === '=' ? `sum ${rule.target}` : `sum ${OPERATORS[rule.op]} ${rule.target}`;
    case 'same':
      return rule.value === undefined ? 'all the same' : `all ${rule.value}`;
    case 'different':
      return rule.avoiding.length === 0 ? 'all different' : `all different and none of ${rule.avoiding.join(', ')}`;
    case 'each':
      return `each ${OPERATORS[rule.op]} ${rule.value}`;
  }
}

export const enPips = {
  name: 'Pips',
  sizeName: (size: string) => SIZES[size] ?? size,
  headline: ({ dominoes }: PipsFacts) =>
    `Pips, ${plural(dominoes, { one: '1 domino', other: `${dominoes} dominoes` })}`,
  place: ({ region, cells }: { region?: number; cells: readonly Cell[] }, puzzle: Puzzle) =>
    region === undefined
      ? cells.map(capitalAt).join('; ')
      : `Region ${letterOf(puzzle, region)}, ${ruleOf(ruleAt(puzzle, region))}`,
  shortcuts: 'Type two numbers to select a domino · arrows move · R turns · Enter places · ? shows all shortcuts',
  tools: {
    turn: 'Turn',
    return: 'Return',
    whyNot: 'Why not?',
    regions: 'List of regions',
  },
  tray: {
    label: 'Dominoes',
    domino: (domino: Domino, quarters: number) =>
      quarters === 0 ? named(domino) : `${named(domino)}, ${domino[1]} ${side(quarters)}`,
    empty: 'All dominoes are on the board.',
  },
  board: (cells: number) => `Pips board, ${cellCount(cells)}`,
  cell: (cell: Cell, region: NamedRegion | undefined, half: HeardHalf | undefined, noted: readonly number[]) =>
    [
      at(cell),
      half === undefined ? 'empty' : `holds ${half.pips}, with ${half.other} ${side(half.quarters)}`,
      ...(noted.length > 0 ? [notes(noted)] : []),
      inRegion(region),
    ].join(', '),
  did: {
    chosen: (domino: Domino) => `${named(domino)} selected. Now choose a cell.`,
    unchosen: 'Nothing selected.',
    placed: (domino: Domino, cells: readonly [Cell, Cell]) =>
      `${named(domino)} placed: ${domino[0]} in ${at(cells[0])}, ${domino[1]} ${sideOf(cells)}.`,
    taken: (all: readonly Domino[]) =>
      `${all[3] ? `${all.length} dominoes` : and(all.map(named))} ${all[1] ? 'are' : 'is'} back in the tray.`,
    turned: (domino: Domino, cells: readonly [Cell, Cell]) =>
      `${named(domino)} turned: ${domino[0]} in ${at(cells[0])}, ${domino[1]} ${sideOf(cells)}.`,
    turnedInTray: (domino: Domino, quarters: number) => `${named(domino)} turned: ${domino[1]} ${side(quarters)}.`,
  },
  problems: {
    'slot-empty': (data: { domino: Domino }) => `${named(data.domino)} isn’t in the tray.`,
    'cell-covered': () => 'Another domino is already there.',
    'cell-bare': () => 'There’s no domino there.',
    'no-room': () => 'It doesn’t fit there.',
    'no-turn': () => 'There’s no room to turn it.',
    'no-such-domino': (data: { domino: Domino }) => `${named(data.domino)} isn’t in the tray.`,
    'region-broken': ({ region, values, open }: BrokenRegion, puzzle: Puzzle) =>
      sayBroken(ruleAt(puzzle, region), values, open),
    'region-starved': ({ region, cells }: { region: number; cells: readonly Cell[] }, puzzle: Puzzle) => {
      const what = `this ${ruleLabel(ruleAt(puzzle, region))} region`;
      return cells.length === 1 ? `No domino left can fill ${what}.` : `The dominoes left can’t fill ${what}.`;
    },
    'cells-cut-off': ({ cells }: { cells: readonly Cell[] }) =>
      plural(cells.length, {
        one: 'This cell is cut off. Dominoes need pairs.',
        other: `These ${cells.length} cells are cut off. Dominoes need pairs.`,
      }),
  },
};
