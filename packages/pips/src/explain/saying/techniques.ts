/** What ways to reason are called in English, and what each does. */
import type { TechniqueName } from '../techniques.js';

interface TechniqueWords {
  readonly name: string;
  readonly idea: string;
}

export const englishTechniques: Readonly<Record<TechniqueName, TechniqueWords>> = {
  'rest-of-sum': {
    name: 'What is left of the sum',
    idea: 'With all other cells of a sum known, the last one is what is missing.',
  },
  'forced-partner': { name: 'Only neighbour', idea: 'A cell with one free neighbour pairs with it.' },
  'only-domino': {
    name: 'Only domino that fits',
    idea: 'Which dominoes of the tray fit two neighbours says what these may hold.',
  },
  'not-equal': {
    name: 'All the same, all different',
    idea: 'Where all numbers differ, what some cells take the others cannot have.',
  },
  'sum-bounds': {
    name: 'Too much, too little',
    idea: 'The least and the most the other cells can add leave bounds for one cell of a sum.',
  },
  'doubles-test': {
    name: 'Needs a double',
    idea: 'A domino inside a region of equal numbers is a double; where none is left, cells pair outside it.',
  },
  'half-supply': {
    name: 'Counting numbers',
    idea: 'When all halves with a number are used, no other cell holds it.',
  },
  'equal-supply': {
    name: 'Enough of a number',
    idea: 'A region of equal numbers needs a number that the tray has often enough.',
  },
  'sum-pair': {
    name: 'Ways to make the sum',
    idea: 'Dominoes that share a sum must leave each other what they can make.',
  },
  'last-home': { name: 'Nowhere else to go', idea: 'A domino with one place left goes there.' },
  'try-both': { name: 'Try both', idea: 'Of two ways, one ends within a few steps in something impossible.' },
  'sum-combinations': {
    name: 'Ways to make the sum',
    idea: 'Of all ways to split a sum, or to choose different numbers, some numbers occur in none.',
  },
  'halves-left': {
    name: 'Counting numbers',
    idea: 'A number with as many cells left as halves fills them all.',
  },
  'no-partner': {
    name: 'No partner',
    idea: 'A number is out where no neighbour can complete it to a domino of the tray.',
  },
  'odd-area': { name: 'Cut-off cells', idea: 'A domino may not cut off an odd number of cells.' },
  'sharing-out': {
    name: 'Sharing out the numbers',
    idea: 'When as many = are left as there are numbers for them, and no number can serve two, they take one each.',
  },
  'looking-ahead': {
    name: 'Looking ahead',
    idea: 'What would leave something impossible a few steps later is not so.',
  },
};
