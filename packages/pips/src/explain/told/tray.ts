/** The dominoes of a puzzle, counted. */
import { type Domino, dominoKey, dominoSet, sameDomino } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement } from '../../model/solution.js';

/** Of one sort, how many there can be at most. */
export interface Copies {
  /** The smaller number first. */
  readonly domino: Domino;
  readonly copies: number;
}

const trays = new WeakMap<Puzzle, readonly Copies[]>();
const carried = new WeakMap<Puzzle, readonly number[]>();

/** All sorts there are. */
export function trayOf(puzzle: Puzzle): readonly Copies[] {
  const tray = trays.get(puzzle) ?? sortsOf(puzzle);
  trays.set(puzzle, tray);
  return tray;
}

function sortsOf({ supply, maxPip, cells }: Puzzle): readonly Copies[] {
  if (supply.kind === 'set') {
    const copies = supply.repeats ? cells.length / 2 : 1;
    return dominoSet(maxPip).map((domino) => ({ domino, copies }));
  }
  const sorts = new Map<string, Copies>();
  for (const [x, y] of supply.dominoes) {
    const domino: Domino = x <= y ? [x, y] : [y, x];
    const copies = (sorts.get(dominoKey(domino))?.copies ?? 0) + 1;
    sorts.set(dominoKey(domino), { domino, copies });
  }
  return [...sorts.values()];
}

/** What is left when these are placed. */
export function trayWithout(puzzle: Puzzle, placements: readonly Placement[]): readonly Copies[] {
  return trayOf(puzzle)
    .map(({ domino, copies }) => ({
      domino,
      copies: copies - placements.filter((placed) => sameDomino(placed.domino, domino)).length,
    }))
    .filter(({ copies }) => copies > 0);
}

/** The halves with a number among dominoes. */
export function halvesIn(tray: readonly Copies[], value: number): number {
  return tray.reduce(
    (sum, { domino: [x, y], copies }) => sum + copies * (Number(x === value) + Number(y === value)),
    0,
  );
}

/** The numbers that some domino carries, the smallest first. */
export function carriedNumbers(puzzle: Puzzle): readonly number[] {
  const numbers = carried.get(puzzle) ?? numbersOf(puzzle);
  carried.set(puzzle, numbers);
  return numbers;
}

function numbersOf({ supply, maxPip }: Puzzle): readonly number[] {
  if (supply.kind === 'set') return Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  return [...new Set(supply.dominoes.flat())].sort((a, b) => a - b);
}

export function byName(dominoes: readonly Domino[]): readonly Domino[] {
  return [...dominoes].sort((x, y) => Math.min(...x) - Math.min(...y) || Math.max(...x) - Math.max(...y));
}
