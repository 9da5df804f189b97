/** Solving and inspecting in English. */
import type { Cell } from '@pipwright/play';
import { both, capitalAt, list, plural } from './parts.js';

export const about = {
  count: 'Count the solutions',
  one: 'It has exactly one solution.',
  counted: (count: string) => `It has ${count} solutions.`,
  stopped: (atLeast: string) => `Stopped. There are at least ${atLeast}.`,
};

export const inspect = {
  title: 'Solve and inspect',
  engine: 'Engine',
  checking: 'Checking',
  checkings: {
    BT: 'tests against the past, steps back one level',
    BJ: 'jumps from a dead end to the deepest conflict',
    GBJ: 'jumps to the deepest past neighbour in the graph',
    CBJ: 'jumps to the deepest level that refused a value',
    FC: 'prunes the neighbours to come',
    PLA: 'prunes the neighbours, then each square once against all later ones',
    FLA: 'prunes the neighbours, then each square once against all others',
    MAC: 'prunes until every candidate has support at every neighbour',
  },
  ordering: 'Ordering',
  orderings: {
    NO: 'in the order of the squares',
    BZ: 'the fewest candidates first',
    MC: 'the most assigned neighbours first',
    MT: 'the strictest constraints first',
  },
  tasks: {
    solve: 'Solve',
    all: 'All solutions',
    unique: 'Is it unique?',
    common: 'What do all solutions share?',
    position: 'Is my position still solvable?',
  },
  began: 'Working…',
  figures: { nodes: 'Steps', time: 'Time', found: 'Solutions' },
  seconds: (seconds: string) => `${seconds} s`,
  found: 'Solved. Whether there are others was not asked.',
  none: 'It has no solution.',
  why: {
    looking: 'Looking for the reason…',
    stopped: 'Stopped before the reason was found.',
    failed: 'The reason could not be found.',
  },
  notUnique: (cells: number) =>
    plural(cells, {
      one: 'It has more than one solution. Here are two, which differ in 1 cell.',
      other: `It has more than one solution. Here are two, which differ in ${cells} cells.`,
    }),
  differ: (cells: readonly Cell[]) => `Marked with a diamond: ${list(cells)}.`,
  solvable: 'Yes, your position can still be solved.',
  notSolvable: 'No, your position cannot be solved any more. Undo until it can.',
  noneYet: 'Stopped before any was found.',
  noAnswer: 'Stopped before there was an answer.',
  shared: (same: number, cells: number) => `In all solutions ${same} of ${cells} cells hold the same.`,
  sharedSoFar: (same: number, cells: number) =>
    `Stopped. In the solutions found so far ${same} of ${cells} cells hold the same.`,
  always: (cell: Cell, value: number) => `${capitalAt(cell)}: ${value}`,
  joined: (cells: readonly [Cell, Cell]) => `One domino: ${both(cells)}`,
  foundBefore: (found: number, digits: string, complete: boolean) => {
    if (found === 0) return 'Found before: it has no solution.';
    if (complete)
      return plural(found, {
        one: 'Found before: its only solution',
        other: `Found before: all ${digits} solutions`,
      });
    return plural(found, {
      one: 'Found before: 1 solution; there may be others',
      other: `Found before: ${digits} solutions; there may be others`,
    });
  },
  onlyCounted: (kept: string) => `The first ${kept} can be looked at; all others are only counted.`,
  failures: {
    refused: 'This engine does not take this puzzle.',
    wrong: 'The engine gave a solution that breaks the rules, so it is not shown. This is a mistake of the program.',
    broken: 'This failed.',
  },
  solutions: 'Solutions',
  enlarge: 'Enlarge',
  enlargeThis: (what: string) => `Enlarge: ${what}`,
  sharedPicture: 'What all solutions share; outlines are dominoes with other numbers in each.',
  first: 'First solution',
  second: 'Second solution',
  previous: 'Previous',
  next: 'Next',
  number: (count: string) => `Solution, of ${count}`,
  differing: (text: string, cells: readonly Cell[]) => `${text}. Marked: ${list(cells)}`,
  puzzleReport: 'The puzzle',
  solutionReport: 'The solution that is shown',
  good: (what: string) => `✓ ${what}`,
  bad: (what: string, count: number) => `✗ ${what} (${plural(count, { one: '1 fault', other: `${count} faults` })})`,
  warning: (text: string) => `! ${text}`,
  model: 'Constraint network',
  showModel: 'Show the constraint network',
  metrics: {
    variables: ['Squares to fill', 'what has to be decided'],
    theoreticalConstraints: ['Pairs under a rule', 'what the rules could forbid if every number were possible'],
    constraints: ['Pairs that forbid something', 'what an engine has to look at'],
    constraintDensity: ['Density', 'how much squares depend on each other: 0 not at all, 1 all on all'],
    meanTightness: ['Tightness', 'which part of all pairs of numbers is forbidden on average'],
  },
  graph: (variables: number, constraints: number) =>
    `Graph of ${variables} empty squares with what each may hold, joined by ${constraints} lines, the wider the stricter.`,
  graphNames: 'Squares are named by row and column; below stands what each may hold.',
  log: 'Log',
  logged: {
    start: (task: string, engine: string) => `start: ${task}, ${engine}`,
    solution: (number: string) => `solution ${number}`,
    end: (found: string, nodes: string) => `end: solutions ${found}, steps ${nodes}`,
    placed: 'placed',
    removed: 'removed',
    pruned: 'pruned',
  },
};
