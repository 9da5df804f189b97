/** What signs and bars say of the cells around them. */
import { lineOf } from '../claims/board.js';
import type { Claim } from '../claims/claim.js';
import { type Known, least, most, numbersOf } from '../claims/known.js';
import { boundBy, tooLittle } from '../claims/signs.js';
import type { Find } from './technique.js';

const SIDES = ['least', 'most'] as const;
type Side = (typeof SIDES)[number];

/** Along signs, from each cell to where its bound is best; of several ways the shortest. */
export const chain: Find = function* (known) {
  for (const side of SIDES) for (const cells of bestChains(known, side)) yield cells;
};

function* bestChains(known: Known, side: Side): Generator<Claim> {
  const { below, above, cells } = known.board;
  const next = side === 'least' ? below : above;
  // The best bound along signs from each cell, the way to it, and where that ends.
  const best: ({ readonly bound: number; readonly path: readonly number[]; readonly from: number } | undefined)[] = [];
  const under = new Set<number>();
  const own = (cell: number) => {
    const set = known.values[cell]!;
    if (set === 0) return undefined;
    const from = side === 'least' ? least(set) : most(set);
    return { bound: from, path: [cell], from };
  };
  const isBetter = (a: number, b: number) => (side === 'least' ? a > b : a < b);
  const along = (cell: number) => {
    let found: NonNullable<(typeof best)[number]> | undefined;
    for (const other of next[cell]!) {
      // Signs may lead round in a circle.
      if (under.has(other)) continue;
      const beyond = reach(other);
      if (beyond === undefined) continue;
      const bound = side === 'least' ? beyond.bound + 1 : beyond.bound - 1;
      const isShorter = found !== undefined && bound === found.bound && beyond.path.length + 1 < found.path.length;
      if (found === undefined || isBetter(bound, found.bound) || isShorter)
        found = { bound, path: [cell, ...beyond.path], from: beyond.from };
    }
    return found;
  };
  const reach = (cell: number): (typeof best)[number] => {
    const before = best[cell];
    if (before !== undefined) return before;
    under.add(cell);
    const self = own(cell);
    const far = along(cell);
    under.delete(cell);
    const found = far !== undefined && (self === undefined || isBetter(far.bound, self.bound)) ? far : self;
    best[cell] = found;
    return found;
  };
  for (let cell = 0; cell < cells; cell++) {
    if (!known.isOpen(cell) || next[cell]!.length === 0) continue;
    under.add(cell);
    const found = along(cell);
    under.delete(cell);
    if (found === undefined || (known.values[cell]! & ~boundBy(side, found.bound)) === 0) continue;
    yield { says: 'chain', side, cells: found.path, from: found.from };
  }
}

/** Between two of its line that are both greater, or both less. */
export const between: Find = function* (known) {
  const { above, below, cells, side: highest } = known.board;
  for (const side of SIDES)
    for (let cell = 0; cell < cells; cell++) {
      const all = (side === 'most' ? above : below)[cell]!;
      if (!known.isOpen(cell) || all.length < 2) continue;
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1)) {
          if (lineOf(known.board, [cell, a, b]) === undefined) continue;
          const others = [a, b];
          const own = numbersOf(known.values[cell]!);
          const out = own.filter((value) => tooLittle(known, side, value, others) !== undefined);
          if (out.length === 0) continue;
          const first = side === 'most' ? Math.min(...out) : Math.max(...out);
          const bound = side === 'most' ? first - 1 : first + 1;
          if (bound < 1 || bound > highest) continue;
          yield { says: 'between', side, cell, others, bound, left: tooLittle(known, side, first, others)! };
        }
    }
};

/** Signs that lead round: the shortest way from a cell back to it. */
export const circle: Find = function* (known) {
  const { below, cells } = known.board;
  for (let start = 0; start < cells; start++) {
    const from = new Map<number, number>();
    const queue = [start];
    for (const cell of queue)
      for (const other of below[cell]!) {
        if (other === start) {
          const path = [cell];
          while (path[0] !== start) path.unshift(from.get(path[0]!)!);
          yield { says: 'circle', cells: path };
          return;
        }
        if (from.has(other)) continue;
        from.set(other, cell);
        queue.push(other);
      }
  }
};

export const across: Find = function* (known) {
  for (const [cell, all] of known.board.next.entries())
    if (known.isOpen(cell))
      for (const other of all)
        if (known.values[other] !== 0) yield { says: 'across', cell, other, values: numbersOf(known.values[other]!) };
};

/** More numbers are never all beside one. */
const MOST = 3;

export const apart: Find = function* (known) {
  for (const [cell, all] of known.board.apart.entries())
    if (known.isOpen(cell))
      for (const other of all) {
        const values = numbersOf(known.values[other]!);
        if (values.length > 0 && values.length <= MOST) yield { says: 'apart', cell, other, values };
      }
};

export const run: Find = function* ({ board: { lines, next } }) {
  for (const [line, cells] of lines.entries())
    for (let from = 0; from < cells.length; ) {
      let to = from;
      while (to + 1 < cells.length && next[cells[to]!]!.includes(cells[to + 1]!)) to++;
      if (to - from > 1) yield { says: 'run', line, cells: cells.slice(from, to + 1) };
      from = to + 1;
    }
};
