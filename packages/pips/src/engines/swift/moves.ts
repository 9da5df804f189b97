/**
 * Lists the moves to try: those that cover a cell or lay a domino, those of freed cells, those that only pair up cells.
 * Each puts them on a stack from `top` on and returns the new top.
 */
import { smallest } from '@pipwright/core/bits';
import { blankMove, LEAVE_EMPTY, type Move, moveOf, SUM } from './compile.js';
import { type Domains, NO_CELL } from './domains.js';
import type { Position } from './position.js';
import type { Arena, Sizes } from './terms.js';

export class Moves {
  readonly #position: Position;
  readonly #domains: Domains;
  /** The partners of each pip where there is one domino only. */
  readonly #single: Int32Array;

  constructor(position: Position, domains: Domains, arena: Arena) {
    this.#position = position;
    this.#domains = domains;
    this.#single = arena.take(position.compiled.pips);
  }

  static room({ pips }: Sizes): number {
    return pips;
  }

  ofCell(cell: number, rows: Int32Array, stack: Move[], top: number): number {
    const { near } = this.#position.compiled;
    let end = top;
    for (let k = 4 * cell; k < 4 * cell + 4; k++) {
      const edge = near[k]!;
      if (edge !== -1) end = this.#ofEdge(edge, rows, stack, end);
    }
    return end;
  }

  ofDomino(x: number, y: number, stack: Move[], top: number): number {
    const { compiled, next } = this.#position;
    const { cells, near } = compiled;
    const rows = this.#single.fill(0);
    rows[x] = 1 << y;
    rows[y]! |= 1 << x;
    let end = top;
    for (let a = next[cells]!; a !== cells; a = next[a]!) {
      for (let k = 4 * a; k < 4 * a + 2; k++) {
        const edge = near[k]!;
        if (edge !== -1) end = this.#ofEdge(edge, rows, stack, end);
      }
    }
    return end;
  }

  #ofEdge(edge: number, rows: Int32Array, stack: Move[], top: number): number {
    const { compiled, open, barred } = this.#position;
    const { first, second, region, regions } = compiled;
    const domains = this.#domains;
    const a = first[edge]!;
    const b = second[edge]!;
    if (barred[edge] === 1 || open[a] === 0 || open[b] === 0) return top;
    const r = region[a]!;
    const within = r !== regions && region[b] === r;
    let end = top;
    for (let rest = domains.ofCell[a]!; rest !== 0; rest &= rest - 1) {
      const x = smallest(rest);
      let partners = rows[x]! & domains.ofCell[b]!;
      if (within) partners &= domains.together(r, x);
      for (; partners !== 0; partners &= partners - 1) stack[end++] = moveOf(edge, x, smallest(partners));
    }
    return end;
  }
}

/** Bound above any number of cells or homes. */
const MANY = 1 << 29;
const NO_DOMINO = -1;

/**
 * Moves when all cells that must be covered are. A domino that must be used goes where it can; else a freed
 * cell stays empty, or is joined to another: one of a sum that is still short before all others, since most have
 * nothing to do with anything.
 */
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

/** Domino with the fewest homes, as x << 5 | y, of those of which one copy is left and must be used. */
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

/**
 * The moves that pair up open cells whatever lies on them: those of the first cell in reading order, or of one with
 * fewer; none when some cell has no partner.
 */
export function tile(position: Position, stack: Move[], top: number): number {
  const { compiled, next } = position;
  const { cells, near } = compiled;
  let best = -1;
  for (let c = next[cells]!; c !== cells; c = next[c]!) {
    let partners = 0;
    for (let k = 4 * c; k < 4 * c + 4; k++) if (isOpen(position, near[k]!)) partners++;
    if (partners === 0) return top;
    if (best === -1 || partners === 1) best = c;
    if (partners === 1) break;
  }
  let end = top;
  for (let k = 4 * best; k < 4 * best + 4; k++) {
    const edge = near[k]!;
    if (isOpen(position, edge)) stack[end++] = blankMove(edge);
  }
  return end;
}

function isOpen({ compiled, open, barred }: Position, edge: number): boolean {
  return edge !== -1 && barred[edge] === 0 && open[compiled.first[edge]!] === 1 && open[compiled.second[edge]!] === 1;
}
