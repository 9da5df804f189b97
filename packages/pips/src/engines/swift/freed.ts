/**
 * How to go on when all cells that must be covered are. A domino that must be used goes where it can; else a freed
 * cell stays empty, or is joined to another: one of a sum that is still short before all others, since most have
 * nothing to do with anything.
 */
import { smallest } from '@pipwright/core/bits';
import { SUM } from './compile.js';
import { NO_CELL } from './domains.js';
import { LEAVE_EMPTY, type Move } from './move.js';
import type { Moves } from './moves.js';
import type { Position } from './position.js';

/** More than any number of cells or homes. */
const MANY = 1 << 29;
const NO_DOMINO = -1;

/** Puts the moves to try on the stack from `top` on and returns the new top. */
export function movesOfFreed(position: Position, moves: Moves, rows: Int32Array, stack: Move[], top: number): number {
  const { compiled, next, owed } = position;
  const cell = hungryCell(position);
  if (cell === NO_CELL && owed > 0) {
    const domino = scarcestDomino(position, moves, stack, top);
    if (domino !== NO_DOMINO) return moves.ofDomino(domino >> 5, domino & 31, stack, top);
  }
  const chosen = cell === NO_CELL ? next[compiled.cells]! : cell;
  stack[top] = LEAVE_EMPTY + chosen;
  return moves.ofCell(chosen, rows, stack, top + 1);
}

/** A freed cell of a sum that is not reached yet, of the sum with the fewest. */
function hungryCell({ compiled, next, shape, low, optional }: Position): number {
  const { cells, region } = compiled;
  let best = NO_CELL;
  let fewest = MANY;
  for (let c = next[cells]!; c !== cells; c = next[c]!) {
    const r = region[c]!;
    if (shape[r] !== SUM || low[r]! <= 0 || optional[r]! >= fewest) continue;
    best = c;
    fewest = optional[r]!;
  }
  return best;
}

/** Of the dominoes of which one copy is left and must be used, the one with the fewest homes, as x << 5 | y. */
function scarcestDomino(position: Position, moves: Moves, stack: Move[], top: number): number {
  const { compiled, left, terms, partners } = position;
  const { pips } = compiled;
  let best = NO_DOMINO;
  let fewest = MANY;
  for (let x = 0; x < pips; x++) {
    for (let rest = partners[x]! & -(1 << x); rest !== 0; rest &= rest - 1) {
      const y = smallest(rest);
      const pair = x * pips + y;
      if (left[pair] !== 1 || terms.least[pair] !== terms.most[pair]) continue;
      const homes = moves.ofDomino(x, y, stack, top) - top;
      if (homes >= fewest) continue;
      best = (x << 5) | y;
      fewest = homes;
    }
  }
  return best;
}
