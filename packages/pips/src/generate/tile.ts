/**
 * A random tiling of a board: dominoes are laid one after the other, each moving others along where it must (an
 * augmenting path), so that a board that can be tiled is; then pairs that lie side by side are turned, many times.
 */
import type { Random } from '@pipwright/core';
import { type Board, neighboursOf } from './board.js';

/** Places for dominoes, each two cells by number, in the order of the first. */
export type Tiling = readonly (readonly [number, number])[];

const TURNS_PER_CELL = 10;

/** Undefined when the board cannot be tiled. */
export function randomTiling(random: Random, board: Board): Tiling | undefined {
  const partner = new Map<number, number>();
  const isDark = (cell: number) => {
    const [row = 0, column = 0] = board.cells[cell] ?? [];
    return (row + column) % 2 === 0;
  };
  const lay = (dark: number, seen: Set<number>): boolean =>
    random.shuffle(neighboursOf(board, dark)).some((light) => {
      if (seen.has(light)) return false;
      seen.add(light);
      const before = partner.get(light);
      if (before !== undefined && !lay(before, seen)) return false;
      join(partner, dark, light);
      return true;
    });
  const darks = random.shuffle([...board.cells.keys()].filter(isDark));
  if (darks.length * 2 !== board.cells.length || !darks.every((dark) => lay(dark, new Set()))) return undefined;
  turnPairs(random, board, partner, TURNS_PER_CELL * board.cells.length);
  return [...partner].filter(([cell, other]) => cell < other).sort(([a], [b]) => a - b);
}

function join(partner: Map<number, number>, a: number, b: number): void {
  partner.set(a, b).set(b, a);
}

function turnPairs(random: Random, board: Board, partner: Map<number, number>, turns: number): void {
  for (let turn = 0; turn < turns; turn++) {
    const cell = random.int(board.cells.length);
    const other = partner.get(cell) ?? cell;
    const beside = random.pick(neighboursOf(board, cell));
    const across = partner.get(beside) ?? beside;
    const sideBySide = beside !== other && neighboursOf(board, other).includes(across);
    if (!sideBySide) continue;
    join(partner, cell, beside);
    join(partner, other, across);
  }
}
