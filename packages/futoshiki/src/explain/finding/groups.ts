/** As many numbers as cells, in one line or across several. */
import { numbersOf, size } from '../claims/known.js';
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
