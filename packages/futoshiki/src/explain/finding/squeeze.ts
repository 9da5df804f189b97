/** A number that would leave too few to other cells of its line, of which some are beside it by signs or bars. */
import type { Board } from '../claims/board.js';
import { bitOf, numbersOf, size } from '../claims/known.js';
import { covered, type Find } from './technique.js';

export function squeeze(count: number): Find {
  return function* (known, lines) {
    for (const line of known.board.lines.keys()) {
      const open = lines.cells(line, lines.open(line));
      for (const cell of open) {
        if (size(known.values[cell]!) < 2) continue;
        const isBeside = (other: number) => besides(known.board, cell, 2, other) !== ~2;
        const others = open.filter(
          (other) => other !== cell && (size(known.values[other]!) <= count || isBeside(other)),
        );
        if (others.length < count || !others.some(isBeside)) continue;
        for (const value of numbersOf(known.values[cell]!)) {
          const few = others
            .map((other) => ({ other, set: known.values[other]! & besides(known.board, cell, bitOf(value), other) }))
            .filter(({ set }) => size(set) < count);
          for (const taken of covered(few, count, count - 1)) {
            const left = numbersOf(taken.reduce((all, { set }) => all | set, 0));
            if (left.length > 0)
              yield { says: 'squeeze', line, cell, value, others: taken.map(({ other }) => other), left };
          }
        }
      }
    }
  };
}

/** What another cell of its line can be beside a number. */
export function besides(board: Board, cell: number, bit: number, other: number): number {
  const near = (bit << 1) | (bit >>> 1);
  let set = ~bit;
  if (board.above[cell]!.includes(other)) set &= -2 * bit;
  if (board.below[cell]!.includes(other)) set &= bit - 1;
  if (board.next[cell]!.includes(other)) set &= near;
  if (board.apart[cell]!.includes(other)) set &= ~near;
  return set;
}
