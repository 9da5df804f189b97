/** The techniques, the easiest first: one table for the finder, the grades, the documentation and the tests. */
import type { Technique } from '@pipwright/core';
import type { Find, Search } from '../finding.js';
import { complement } from './complement.js';
import { bothHalves, fitsAcross, fitsLikeness, fitsSum, noPartner, onlyNeighbour } from './edges.js';
import { lastHome } from './homes.js';
import { boundsOfSum, differentValues, extremeSum, restOfSum, sameThroughout, singleCell } from './region-rules.js';
import { oddArea } from './shape.js';
import { allSpokenFor, combinations, combinationsLeft, equalSupply, lastCells } from './supply.js';
import { whatIf } from './what-if.js';

/** More steps than these are no longer held in the head. */
const STEPS_IN_THE_HEAD = 4;

/** Its cells are an area, which has a number of cells. */
export const ODD_AREA = 'odd-area';

interface Plain extends Technique {
  readonly find: Find;
}

interface Searched extends Technique {
  readonly search: Search;
}

const PLAIN = [
  {
    name: 'single-cell',
    level: 1,
    find: singleCell,
    idea: 'A rule on one cell, or on every single value, says what a cell may hold.',
  },
  {
    name: 'extreme-sum',
    level: 1,
    find: extremeSum,
    idea: 'A sum at its lowest or highest leaves one value for every cell.',
  },
  {
    name: 'equal-values',
    level: 1,
    find: sameThroughout,
    idea: 'In a region of equal values, what one cell cannot be, none can.',
  },
  { name: 'both-halves', level: 1, find: bothHalves, idea: 'Two cells under one domino, both known, name the domino.' },
  {
    name: 'rest-of-sum',
    level: 1,
    find: restOfSum,
    idea: 'With all other cells of a sum known, the last one is what is missing.',
  },
  {
    name: 'forced-partner',
    level: 1,
    find: onlyNeighbour,
    idea: 'A cell with one free neighbour shares a domino with it.',
  },
  {
    name: 'not-equal',
    level: 2,
    find: differentValues,
    idea: 'Where all values differ, what some cells take the others cannot have.',
  },
  {
    name: 'sum-bounds',
    level: 2,
    find: boundsOfSum,
    idea: 'The least and the most the other cells can add leave bounds for one cell of a sum.',
  },
  {
    name: 'only-domino',
    level: 2,
    find: fitsAcross,
    idea: 'Which dominoes of the tray fit two neighbours says what these may hold, or that they do not belong together.',
  },
  {
    name: 'doubles-test',
    level: 2,
    find: fitsLikeness,
    idea: 'A domino inside a region of equal values is a double; inside one of different values it is none.',
  },
  {
    name: 'half-supply',
    level: 2,
    find: allSpokenFor,
    idea: 'When all halves with a number are spoken for, no other cell holds it.',
  },
  {
    name: 'equal-supply',
    level: 2,
    find: equalSupply,
    idea: 'A region of equal values needs a number that the tray has often enough.',
  },
  {
    name: 'sum-pair',
    level: 3,
    find: fitsSum,
    idea: 'A domino inside a sum must leave the other cells what they can make.',
  },
  {
    name: 'sum-combinations',
    level: 3,
    find: combinations,
    idea: 'Of all ways to split a sum, or to choose different values, some values occur in none.',
  },
  {
    name: 'halves-left',
    level: 3,
    find: combinationsLeft,
    idea: 'Of all ways to fill a region, only those count for which the tray has the halves.',
  },
  {
    name: 'no-partner',
    level: 3,
    find: noPartner,
    idea: 'A value is out where no neighbour can complete it to a domino of the tray.',
  },
  { name: ODD_AREA, level: 3, find: oddArea, idea: 'A domino may not cut off an odd number of cells.' },
  { name: 'last-home', level: 3, find: lastHome, idea: 'A domino with one place left goes there.' },
  { name: 'last-cells', level: 4, find: lastCells, idea: 'A number with as many cells left as halves fills them all.' },
  {
    name: 'complement',
    level: 4,
    find: complement,
    idea: 'All pips of the tray together, less what the sums take, are left for the other cells.',
  },
] as const satisfies readonly Plain[];

/** Those that suppose nothing. */
export const PLAIN_FINDERS: readonly Find[] = PLAIN.map(({ find }) => find);

/** In the order in which they are tried. */
export const TECHNIQUES: readonly (Plain | Searched)[] = [
  ...PLAIN,
  {
    name: 'what-if',
    level: 4,
    search: whatIf(PLAIN_FINDERS, STEPS_IN_THE_HEAD),
    idea: 'What would leave something impossible a few plain steps later is not so.',
  },
];

/** For what no technique finds: these together force that. */
export const GENERAL: Technique = {
  name: 'general',
  level: 5,
  idea: 'The fewest facts that force something together, where no technique has a name for it.',
};

/** For general reasons: any supposition that plain steps refute, however many. */
export const unboundedWhatIf: Search = whatIf(PLAIN_FINDERS, 40);
