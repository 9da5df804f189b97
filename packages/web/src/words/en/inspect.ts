/** Solving and inspecting in English. */
import type { Cell } from '@pipwright/play';
import { both, capitalAt, list, plural } from './parts.js';

export const about = {
  count: 'Count the solutions',
  one: 'There is exactly one solution.',
  counted: (count: string) => `There are ${count} solutions.`,
  stopped: (atLeast: string) => `Stopped. There are at least ${atLeast}.`,
};

export const inspect = {
  title: 'Engines',
  engine: 'Engine',
  checking: 'Checking',
  checkings: {
    BT: 'tests against the past, steps back one level',
    BJ: 'jumps from a dead end to the deepest conflict',
    GBJ: 'jumps to the deepest past neighbour in the graph',
    CBJ: 'jumps to the deepest level that refused a value',
    FC: 'prunes the neighbours to come',
    PLA: 'prunes the neighbours, then each cell once against all later ones',
    FLA: 'prunes the neighbours, then each cell once against all others',
    MAC: 'prunes until every candidate has support at every neighbour',
  },
  ordering: 'Ordering',
  orderings: {
    NO: 'in the order of the cells',
    BZ: 'the fewest candidates first',
    MC: 'the most assigned neighbours first',
    MT: 'the strictest constraints first',
  },
  tasks: {
    solve: 'Solve',
    all: 'All solutions',
    unique: 'Is it unique?',
    common: 'What do all solutions share?',
    position: 'Can my board be finished?',
  },
  began: 'Working…',
  figures: { nodes: 'Nodes', time: 'Time', found: 'Solutions' },
  seconds: (seconds: string) => `${seconds} s`,
  found: 'Here’s a solution. There may be others.',
  none: 'This puzzle has no solution.',
  why: {
    looking: 'Looking for the reason…',
    stopped: 'Stopped before finding the reason.',
    failed: 'The reason couldn’t be found.',
  },
  notUnique: (cells: number) =>
    plural(cells, {
      one: 'There is more than one solution. Here are two that differ in 1 cell.',
      other: `There is more than one solution. Here are two that differ in ${cells} cells.`,
    }),
  differ: (cells: readonly Cell[]) => `Marked with a diamond: ${list(cells)}.`,
  solvable: 'This can still be finished.',
  notSolvable: 'This can’t be finished. Undo until it can.',
  noneYet: 'Stopped before finding a solution.',
  noAnswer: 'Stopped before finding an answer.',
  shared: (same: number, cells: number) => `${same} of ${cells} cells hold the same number in all solutions.`,
  sharedSoFar: (same: number, cells: number) =>
    `Stopped. ${same} of ${cells} cells hold the same number in all solutions found so far.`,
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
    refused: 'This engine can’t solve this puzzle. Choose another.',
    wrong: 'The engine’s solution breaks the rules, so it isn’t shown. This is a bug in Pipwright.',
    broken: 'The engine failed.',
  },
  sharedPicture: 'What all solutions share. An outline is a domino whose numbers vary.',
  first: 'First solution',
  second: 'Second solution',
  previous: 'Previous',
  next: 'Next',
  number: (count: string) => `Solution number, of ${count}`,
  differing: (text: string, cells: readonly Cell[]) => `${text}. Marked: ${list(cells)}`,
  puzzleReport: 'The puzzle',
  solutionReport: 'The solution shown',
  good: (what: string) => `✓ ${what}`,
  bad: (what: string, count: number) =>
    `✗ ${what} (${plural(count, { one: '1 problem', other: `${count} problems` })})`,
  warning: (text: string) => `! ${text}`,
  model: 'Constraint network',
  showModel: 'Show the constraint network',
  metrics: {
    variables: ['Cells to fill', 'what has to be decided'],
    theoreticalConstraints: [
      'Pairs under a rule',
      'pairs of cells that a rule could restrict if every number were possible',
    ],
    constraints: ['Pairs that rule something out', 'what an engine has to look at'],
    constraintDensity: [
      'Density',
      'how much cells depend on each other, from 0 (not at all) to 1 (each on every other)',
    ],
    meanTightness: ['Tightness', 'the average share of pairs of numbers that can’t go together'],
  },
  graph: (variables: number, constraints: number) =>
    `Graph of ${variables} empty cells with the numbers each can hold, joined by ${constraints} lines. Wider lines are stricter.`,
  graphNames: 'Cells are named by row and column, with the numbers each can hold below.',
  log: 'Log',
  logged: {
    start: (task: string, engine: string) => `start: ${task}, ${engine}`,
    solution: (number: string) => `solution ${number}`,
    end: (found: string, nodes: string) => `end: solutions ${found}, nodes ${nodes}`,
    placed: 'placed',
    removed: 'removed',
    pruned: 'pruned',
  },
};
