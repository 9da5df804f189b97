/** Facts and premises in a few signs, for records that tests make by hand: `r2c1`, `r1c1=45`. */
import type { CellLeft, PipsFact, PipsPremise } from '../src/explain/index.js';
import type { Cell } from '../src/model/cell.js';
import type { Puzzle } from '../src/model/puzzle.js';

export function at(name: string): Cell {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return [Number(row) - 1, Number(column) - 1];
}

/** `r1c1=45 r1c2=` leaves 4 or 5 to the first cell and nothing to the second. */
export function values(text: string): PipsFact {
  const cells = text.split(' ').map((part): CellLeft => {
    const [cell = '', left = ''] = part.split('=');
    return { cell: at(cell), values: [...left].map(Number) };
  });
  return { kind: 'values', cells };
}

export function join(first: string, second: string): PipsFact {
  return { kind: 'join', edge: [at(first), at(second)] };
}

export function part(first: string, second: string): PipsFact {
  return { kind: 'part', edge: [at(first), at(second)] };
}

/** `45` on these cells, the 4 on the first. */
export function place(domino: string, first: string, second: string): PipsFact {
  const [x, y] = [...domino].map(Number);
  return { kind: 'place', domino: [x ?? 0, y ?? 0], cells: [at(first), at(second)] };
}

/** The rule of the region with a cell. */
export function ruleAt(puzzle: Puzzle, name: string): PipsPremise {
  const [row, column] = at(name);
  const region = puzzle.regions.find(({ cells }) => cells.some(([r, c]) => r === row && c === column));
  if (region === undefined) throw new Error(`no rule at ${name}`);
  return { region: region.index };
}
