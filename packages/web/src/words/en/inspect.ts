import type { Cell } from '@pipwright/play';
import { both, capitalAt, plural } from './parts.js';

export const about = {
  count: 'Count the solutions',
  one: 'There is exactly one solution.',
  counted: (count: string) => `There are ${count} solutions.`,
  stopped: (atLeast: string) => `Stopped. There are at least ${atLeast}.`,
};

export const inspect = {
  engine: 'Engine',
  tasks: {
    solve: 'Solve',
    common: 'What do all solutions share?',
  },
  began: 'Working…',
  figures: { nodes: 'Nodes', time: 'Time', found: 'Solutions' },
  seconds: (seconds: string) => `${seconds} s`,
  found: 'Here’s a solution. There may be others.',
  none: 'This puzzle has no solution.',
  why: {
    looking: 'Looking for the reason…',
    failed: 'The reason couldn’t be found.',
  },
  noneYet: 'Stopped before finding a solution.',
  noAnswer: 'Stopped before finding an answer.',
  shared: (same: number, cells: number) => `${same} of ${cells} cells hold the same number in all solutions.`,
  always: (cell: Cell, value: number) => `${capitalAt(cell)}: ${value}`,
  joined: (cells: readonly [Cell, Cell]) => `One domino covers ${both(cells)}`,
  foundBefore: (found: number, digits: string, complete: boolean) => {
    if (found === 0) return 'Found earlier: no solution';
    if (complete)
      return plural(found, {
        one: 'Found earlier: the only solution',
        other: `Found earlier: all ${digits} solutions`,
      });
    return plural(found, {
      one: 'Found earlier: 1 solution, maybe more',
      other: `Found earlier: ${digits} solutions, maybe more`,
    });
  },
  onlyCounted: (kept: string) => `Only the first ${kept} are shown. The rest are counted.`,
  failures: {
    wrong: 'The engine’s solution breaks the rules, so it isn’t shown. This is a bug in Pipwright.',
    broken: 'The engine failed.',
  },
  sharedPicture: 'What all solutions share',
  previous: 'Previous',
  next: 'Next',
  number: (number: string, count: string) => `Solution ${number} of ${count}`,
  puzzleReport: 'The puzzle',
  solutionReport: 'The solution shown',
  good: (what: string) => `✓ ${what}`,
  bad: (what: string, count: number) =>
    `✗ ${what} (${plural(count, { one: '1 problem', other: `${count} problems` })})`,
  warning: (text: string) => `! ${text}`,
};
