/** English: what explanations of every kind say in it, and small parts of sentences. */
import type { ExplanationWords } from './explainer.js';

export const englishWords: ExplanationWords = {
  title: (name) => `${name}, explained`,
  concluded: 'concluded',
  restsOn: 'what it depends on',
  supposed: 'supposed',
  fails: 'left no number',
  coordinates: 'Rows and columns are numbered from 1 at the top left: r2c1 is row 2, column 1.',
  outcome: { explained: 'One solution.', ambiguous: 'Several solutions.', conflict: 'No solution.' },
  grade({ label, effort, steps }, hardest) {
    const more = hardest === undefined ? '' : `, hardest technique “${hardest}”`;
    return `Grade ${label}: effort ${effort}, ${steps} step${steps === 1 ? '' : 's'}${more}.`;
  },
  noGrade: 'No grade: only puzzles with one solution are graded.',
  from: 'from',
  whyNoSolution: 'Why there is no solution',
  solved: 'Solved',
  noOtherSolution: 'There is no other solution.',
  whereTheyDiffer: 'Where the solutions differ',
  twoSolutions: ['One solution', 'Another solution'],
  unsolvable: 'The puzzle has no solution.',
  solvedUniquely: 'Solved, and there is no other solution.',
  ambiguous(sharesNothing, { found, isAll }) {
    const solutions = `There are ${isAll ? '' : 'at least '}${count(found, 'solution')}.`;
    return `${solutions} ${sharesNothing ? 'They have nothing in common.' : 'That is all they have in common.'}`;
  },
  beyond: (number) =>
    `${capital(count(number, 'more solution'))} ${number === 1 ? 'changes' : 'change'} other cells as well.`,
  bracketed: 'Two of them, with brackets where they differ:',
  hints: {
    solved: 'Solved.',
    nothingCertain: 'Nothing more is certain: there are several solutions from here.',
    left: (left) => (left === 0 ? 'What comes next' : `${count(left, 'more step')} in this chapter`),
    lost: "This can't be finished any more.",
    unsolvable: 'The puzzle has no solution.',
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function count(number: number, one: string, many = `${one}s`): string {
  return `${NUMBERS[number] ?? number} ${number === 1 ? one : many}`;
}

/** For the middle of a sentence. */
export function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** For the start of a sentence; the name of a cell stays as it is. */
export function capital(text: string): string {
  return /^r\d+c\d/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}
