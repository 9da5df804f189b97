/** Differences between boards made by people and by a machine, in means over many: day files beside our own. */
import { finish, lookForTwo, runsOf } from '@pipwright/core';
import { measureShape, pipsGenerating, sortOf, swiftEngine, twinsIn } from '@pipwright/pips/parts';
import { total } from '../statistics.mjs';
import { levelledIn, PIPS_LEVELS } from './levelled.mjs';

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('@pipwright/pips/parts').Sort} Sort
 * @typedef {{ puzzle: Puzzle, shape: import('@pipwright/pips/parts').ShapeMeasures, droppable: number | undefined }} Board
 * `droppable`: how many rules could be left out, each alone; undefined where there are several solutions
 * @typedef {{ name: string, of: (boards: readonly Board[]) => number }} Measure
 */

const USUAL = 200;

const MOST_NODES = 1_000_000;

/** @param {import('./run.mjs').MeasureOptions} asked */
export function* measure({ folder, count = USUAL, showProgress }) {
  const { items } = levelledIn(folder);
  for (const level of PIPS_LEVELS) {
    const theirs = items.filter((item) => item.level === level).map(({ puzzle }) => boardOf(puzzle));
    const ours = Array.from({ length: count }, (_, i) => {
      showProgress(`generating ${level} ${i + 1}/${count}`);
      const difficulty = /** @type {import('@pipwright/core').Label} */ (level);
      const made = finish(pipsGenerating.generate({ difficulty }, `boards ${i}`));
      const puzzle = made.status === 'generated' ? made.puzzle : made.nearest?.puzzle;
      return puzzle === undefined ? [] : [boardOf(puzzle)];
    }).flat();
    for (const { name, of } of MEASURES) yield { level, mean: name, theirs: of(theirs), ours: of(ours) };
  }
}

/** @param {Puzzle} puzzle @returns {Board} */
export function boardOf(puzzle) {
  const { cells, regions } = puzzle;
  const without = regions.map((region) => ({ ...puzzle, regions: regions.filter((each) => each !== region) }));
  const droppable = hasOneSolution(puzzle) ? without.filter(hasOneSolution).length : undefined;
  return { puzzle, shape: measureShape(cells), droppable };
}

/** @param {Puzzle} puzzle */
export function hasOneSolution(puzzle) {
  return finish(runsOf(lookForTwo(swiftEngine.search(puzzle), MOST_NODES))).unique;
}

/** @type {readonly Measure[]} */
export const MEASURES = [
  { name: 'cells in no 2×2 block', of: (boards) => mean(boards, ({ shape }) => shape.thin) },
  { name: 'bounding box filled', of: (boards) => mean(boards, ({ shape }) => shape.filled) },
  {
    name: 'one-neighbour cells per board',
    of: (boards) => mean(boards, ({ shape }) => shape.tips),
  },
  { name: 'boards with a one-neighbour cell', of: (boards) => shareOf(boards, ({ shape }) => shape.tips > 0) },
  { name: 'full rectangles', of: (boards) => shareOf(boards, ({ shape }) => shape.isRectangle) },
  { name: 'symmetric', of: (boards) => shareOf(boards, ({ shape }) => shape.isSymmetric) },
  { name: 'with holes', of: (boards) => shareOf(boards, ({ shape }) => shape.holes > 0) },
  { name: 'in several pieces', of: (boards) => shareOf(boards, ({ shape }) => shape.pieces > 1) },
  { name: 'regions with a rule', of: (boards) => mean(boards, ({ puzzle }) => puzzle.regions.length) },
  { name: 'one-cell regions', of: (boards) => shareOf(regionsOf(boards), ({ size }) => size === 1) },
  { name: 'two-cell regions', of: (boards) => shareOf(regionsOf(boards), ({ size }) => size === 2) },
  { name: 'sum rules, share of a board’s', of: (boards) => shareOfRules(boards, isSum) },
  { name: '`=` rules, share of a board’s', of: (boards) => shareOfRules(boards, ({ sort }) => sort === 'same') },
  { name: '`≠` rules, share of a board’s', of: (boards) => shareOfRules(boards, ({ sort }) => sort === 'different') },
  {
    name: 'sums at an extreme',
    of: (boards) => shareOf(regionsOf(boards).filter(isSum), ({ sort }) => sort === 'extreme'),
  },
  { name: 'unruled cells', of: unruled },
  {
    name: 'same badge on neighbours, per board',
    of: (boards) => mean(boards, ({ puzzle }) => twinsIn(puzzle.regions)),
  },
  { name: 'rules that can be dropped, share of a unique board’s', of: droppable },
  { name: 'doubles in the tray', of: (boards) => shareOf(boards.flatMap(trayOf), ([a, b]) => a === b) },
];

/** @param {readonly Board[]} boards @returns {{ size: number, sort: Sort }[]} */
function regionsOf(boards) {
  return boards.flatMap(({ puzzle: { regions, maxPip } }) =>
    regions.map((region) => ({ size: region.cells.length, sort: sortOf(region, maxPip) })),
  );
}

/** Share of rules that have a property, on average over boards. @param {readonly Board[]} boards @param {(region: { sort: Sort }) => boolean} has */
function shareOfRules(boards, has) {
  const ruled = boards.filter(({ puzzle }) => puzzle.regions.length > 0);
  return mean(ruled, (board) => shareOf(regionsOf([board]), has));
}

/** @param {{ sort: Sort }} region */
function isSum({ sort }) {
  return sort === 'sum' || sort === 'extreme';
}

/** @param {readonly Board[]} boards */
function unruled(boards) {
  const ruled = total(regionsOf(boards).map(({ size }) => size));
  return 1 - ruled / total(boards.map(({ puzzle }) => puzzle.cells.length));
}

/** @param {readonly Board[]} boards */
function droppable(boards) {
  const unique = boards.flatMap(({ puzzle: { regions }, droppable }) =>
    droppable === undefined || regions.length === 0 ? [] : [droppable / regions.length],
  );
  return mean(unique, (share) => share);
}

/** @param {Board} board */
function trayOf({ puzzle: { supply } }) {
  return supply.kind === 'list' ? supply.dominoes : [];
}

/** @template T @param {readonly T[]} all @param {(each: T) => number} of */
function mean(all, of) {
  return total(all.map(of)) / all.length;
}

/** @template T @param {readonly T[]} all @param {(each: T) => boolean} has */
function shareOf(all, has) {
  return all.filter(has).length / all.length;
}
