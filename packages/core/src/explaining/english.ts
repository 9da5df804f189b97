/** English: what explanations of every kind say in it, and small parts of sentences. */
import type { ExplanationWords } from './explainer.js';

export const englishWords: ExplanationWords = {
  code: 'en',
  title: (name) => `${name}, explained`,
  stepByStep: 'Step by step',
  concluded: 'concluded',
  restsOn: 'what it depends on',
  coordinates: 'Rows and columns are numbered from 1 at the top left: r2c1 is row 2, column 1.',
  outcome: { explained: 'One solution.', ambiguous: 'Several solutions.', conflict: 'No solution.' },
  grade({ label, score, hardest, steps }) {
    const count = `${steps} step${steps === 1 ? '' : 's'}`;
    return `Grade ${label}${hardest === null ? `, ${count}` : `: ${count}, score ${score}, hardest technique ${hardest}`}.`;
  },
  from: 'from',
  whyNoSolution: 'Why there is no solution',
  minimal: (parts) =>
    `Drop any one of these ${parts.length}, and the others no longer contradict each other: ${parts.join('; ')}.`,
  solved: 'Solved',
  noOtherSolution: 'There is no other solution.',
  staysOpen: 'What stays open',
  restIsOpen: 'There are several solutions. This is all they share; the rest is open:',
  unsolvable: (conflictClass) => `The puzzle has no solution (${conflictClass}).`,
  solvedUniquely: 'Solved, and there is no other solution.',
  ambiguous: (sharesNothing) =>
    `There are several solutions. ${sharesNothing ? 'They share nothing.' : 'That is all they share.'} What stays open:`,
  hints: {
    solved: 'solved',
    nothingCertain: 'nothing more is certain, since there are several solutions from here',
    lookAt: (premises) => `look at ${premises.join('; ')}`,
    so: (conclusion) => `So ${conclusion}.`,
    contradicted: 'what is placed contradicts every solution',
    unsolvable: 'the puzzle has no solution',
    askWhy: '--reveal what says why',
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function count(number: number, one: string, many = `${one}s`): string {
  return `${NUMBERS[number] ?? number} ${number === 1 ? one : many}`;
}

/** For the start of a sentence; the name of a cell stays as it is. */
export function capital(text: string): string {
  return /^r\d+c\d/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}
