/**
 * Chains of signs: for each line, the cells that have two or more of the line's cells above or below
 * them, however far. Those differ among themselves, which says more than the single signs do.
 */
import { type Compiled, GREATER, LESS } from './compile.js';
import type { Terms } from './terms.js';

/** Chains by line: lists of [cell, 1 for above or 0 for below, how many, which], one after another. */
export function chainsByLine(compiled: Compiled, terms: Terms): number[][] {
  const { side, cells, start } = compiled;
  const chains: number[][] = Array.from({ length: 2 * side }, () => []);
  const reached = new Int32Array(cells);
  const seen = new Int32Array(cells);
  const members = new Int32Array(2 * side);
  let stamp = 0;
  for (let cell = 0; cell < cells; cell++) {
    if (start[cell] === start[cell + 1]) continue;
    for (const up of [0, 1]) {
      const count = reach(compiled, terms, cell, up, reached, seen, ++stamp);
      if (count < 2) continue;
      members.fill(0);
      for (let i = 0; i < count; i++) {
        const row = Math.floor(reached[i]! / side);
        members[row]!++;
        members[side + reached[i]! - row * side]!++;
      }
      for (let i = 0; i < count; i++) {
        const row = Math.floor(reached[i]! / side);
        for (const line of [row, side + reached[i]! - row * side]) {
          const many = members[line]!;
          if (many >= 2) {
            members[line] = -1;
            chains[line]!.push(cell, up, many, reached[i]!);
          } else if (many === -1) chains[line]!.push(reached[i]!);
        }
      }
    }
  }
  return chains;
}

/** Fills in all cells above this one, or below it, and returns how many there are. */
function reach(
  { start, other, view, link }: Compiled,
  { linkOff }: Terms,
  cell: number,
  up: number,
  reached: Int32Array,
  seen: Int32Array,
  stamp: number,
): number {
  const wanted = up === 1 ? LESS : GREATER;
  let count = 0;
  for (let next = -1, from = cell; next < count; from = reached[next]!) {
    for (let i = start[from]!; i < start[from + 1]!; i++) {
      const to = other[i]!;
      if (view[i] !== wanted || linkOff[link[i]!] !== 0 || seen[to] === stamp) continue;
      seen[to] = stamp;
      reached[count++] = to;
    }
    if (++next >= count) break;
  }
  return count;
}
