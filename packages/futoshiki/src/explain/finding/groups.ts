/** As many numbers as cells, in one line or across several. */
import type { Board } from '../claims/board.js';
import { bitOf, numbersOf, size } from '../claims/known.js';
import { covered, type Find } from './technique.js';

/** Cells of a line that have so few numbers together. */
export function group(count: number): Find {
  return function* (known, lines) {
    for (const line of known.board.lines.keys()) {
      const open = lines.cells(line, lines.open(line));
      const few = open.map((cell) => ({ cell, set: known.values[cell]! })).filter(({ set }) => size(set) <= count);
      for (const taken of covered(few, count)) {
        const set = taken.reduce((all, each) => all | each.set, 0);
        // Nothing else loses anything by all that are left, and single cells tell their own story.
        if ((open.length > count || size(set) < count) && taken.every((each) => size(each.set) > 1))
          yield { says: 'group', line, cells: taken.map(({ cell }) => cell), values: numbersOf(set) };
      }
    }
  };
}

/** Numbers of a line that have so few places together. */
export function homes(count: number): Find {
  return function* (known, lines) {
    for (const line of known.board.lines.keys()) {
      const lacking = numbersOf(known.lacking(line));
      const few = lacking
        .map((value) => ({ value, set: lines.places(line, value) }))
        .filter(({ set }) => size(set) > 1 && size(set) <= count);
      for (const taken of covered(few, count)) {
        const set = taken.reduce((all, each) => all | each.set, 0);
        yield { says: 'homes', line, cells: lines.cells(line, set), values: taken.map(({ value }) => value) };
      }
    }
  };
}

/** A number that in so many lines has places only in as few that cross them. */
export function wing(count: number): Find {
  return function* (known, lines) {
    const { side } = known.board;
    for (let value = 1; value <= side; value++)
      for (const start of [0, side]) {
        const few: { readonly line: number; readonly set: number }[] = [];
        for (let line = start; line < start + side; line++) {
          const set = lines.lacks(line, value) ? lines.places(line, value) : 0;
          if (size(set) > 1 && size(set) <= count) few.push({ line, set });
        }
        for (const taken of covered(few, count)) {
          const set = taken.reduce((all, each) => all | each.set, 0);
          const across = numbersOf(set).map((place) => place - 1 + (start === 0 ? side : 0));
          yield { says: 'wing', value, along: taken.map(({ line }) => line), across };
        }
      }
  };
}

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
