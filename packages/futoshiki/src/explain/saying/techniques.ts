/** What ways to reason are called in English, and what each does. */
import type { TechniqueName } from '../techniques.js';

interface TechniqueWords {
  readonly name: string;
  readonly idea: string;
}

export const englishTechniques: Readonly<Record<TechniqueName, TechniqueWords>> = {
  'last-number': { name: 'Last number', idea: 'A line that lacks one number has it in its last cell.' },
  'two-left': {
    name: 'Two numbers left',
    idea: 'Of the two numbers that a line lacks, a sign or another line says which goes where.',
  },
  'naked-single': {
    name: 'Only number that fits',
    idea: 'All other numbers are in its row or column, or too high or too low.',
  },
  'hidden-single': { name: 'Only place left', idea: 'A number has only one cell left in a row or column.' },
  'forced-extreme': {
    name: 'Lowest or highest',
    idea: 'What is greater than a neighbour is not 1, what is smaller is not the highest number: so where does that go?',
  },
  'naked-pair': { name: 'Pair', idea: 'Two cells of a line hold the same two numbers: no other cell of it does.' },
  'naked-triple': {
    name: 'Triple',
    idea: 'Three cells of a line hold the same three numbers: no other cell of it does.',
  },
  'hidden-pair': {
    name: 'Hidden pair',
    idea: 'Two numbers of a line fit only in two cells: these hold nothing else.',
  },
  'hidden-triple': {
    name: 'Hidden triple',
    idea: 'Three numbers of a line fit only in three cells: these hold nothing else.',
  },
  'x-wing': {
    name: 'X-wing',
    idea: 'In two rows a number is in the same two columns: in these it is in no other row.',
  },
  swordfish: {
    name: 'Swordfish',
    idea: 'In three rows a number is in the same three columns: in these it is in no other row.',
  },
  bound: { name: 'Greater and smaller', idea: 'A cell is greater than the least that the smaller one can be.' },
  'chain-bound': {
    name: 'Chain of signs',
    idea: 'Along a chain of signs numbers go up one by one at least, so its ends have little room.',
  },
  'ordered-pair': {
    name: 'Pair with a sign',
    idea: 'Two cells that hold the same two numbers, with a sign between them.',
  },
  valley: { name: 'Valley', idea: 'Two neighbours in one line are greater, and differ: both need room above.' },
  peak: { name: 'Peak', idea: 'Two neighbours in one line are smaller, and differ: both need room below.' },
  'across-bar': { name: 'Across a bar', idea: 'Numbers on both sides of a bar differ by one.' },
  'no-bar': { name: 'No bar, no neighbour', idea: 'Without a bar between them, numbers do not differ by one.' },
  'bar-run': { name: 'Run of bars', idea: 'Along bars in one line numbers go up one by one, or down.' },
  squeeze: {
    name: 'Squeeze',
    idea: 'With a number in one cell, other cells of its line would have too few numbers left.',
  },
  'try-both': { name: 'Try both', idea: 'Of two ways, one ends within a few steps in something impossible.' },
  'looking-ahead': { name: 'Looking ahead', idea: 'Suppose something, and follow it until something cannot be.' },
};
