/** What bars say, and places without one. */
import { numbersOf } from '../claims/known.js';
import type { Find } from './technique.js';

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
