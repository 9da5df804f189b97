/** A number that would leave too few to other cells of its line, of which some are beside it by signs or bars. */
import { atLeast, atMost, bitOf, type Known, numbersOf, size } from '../claims/known.js';
import { covered, type Find } from './technique.js';

export function squeeze(count: number): Find {
  return function* (known, lines) {
    for (const line of known.board.lines.keys()) {
      const open = lines.cells(line, lines.open(line));
      for (const cell of open) {
        const others = open.filter((other) => other !== cell);
        if (size(known.values[cell]!) < 2 || others.every((other) => besides(known, cell, 1, other) === ~bitOf(1)))
          continue;
        for (const value of numbersOf(known.values[cell]!)) {
          const few = others
            .map((other) => ({ other, set: known.values[other]! & besides(known, cell, value, other) }))
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
function besides({ board }: Known, cell: number, value: number, other: number): number {
  const near = (bitOf(value) << 1) | (bitOf(value) >>> 1);
  let set = ~bitOf(value);
  if (board.above[cell]!.includes(other)) set &= atLeast(value + 1);
  if (board.below[cell]!.includes(other)) set &= atMost(value - 1);
  if (board.next[cell]!.includes(other)) set &= near;
  if (board.apart[cell]!.includes(other)) set &= ~near;
  return set;
}
