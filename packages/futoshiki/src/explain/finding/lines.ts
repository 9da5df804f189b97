/** What a line lacks, and where that goes. */
import type { Claim } from '../claims/claim.js';
import { placed } from '../claims/kind.js';
import { type Known, least, most, numbersOf, size } from '../claims/known.js';
import { isBeyond } from '../claims/lines.js';
import type { Find } from './technique.js';

/** The last number of a line, or the last two where it is plain which goes where. */
export const left: Find = function* (known, lines) {
  for (const line of known.board.lines.keys()) {
    const lacking = known.lacking(line);
    if (size(lacking) === 0 || size(lacking) > 2) continue;
    const cells = lines.cells(line, lines.open(line));
    const [a, b] = cells;
    const [x, y] = [least(lacking), most(lacking)];
    if (b === undefined) {
      if (cells.length === 1 && known.can(a!, x))
        yield { says: 'left', line, cells: [a!], values: [x], isBySign: false };
      continue;
    }
    if (cells.length !== 2) continue;
    for (const values of [
      [x, y],
      [y, x],
    ] as const) {
      const [first, second] = values;
      if (!known.can(a!, first) || !known.can(b, second)) continue;
      const isPlain = !known.can(a!, second) || !known.can(b, first);
      const isBySign = first > second ? known.board.below[a!]!.includes(b) : known.board.above[a!]!.includes(b);
      if (isPlain || isBySign) yield { says: 'left', line, cells: [a!, b], values, isBySign: isBySign && !isPlain };
    }
  }
};

/** All that is left of the board, one after the other. */
export const rest: Find = function* (known, lines) {
  if (known.open < 2 || known.open > known.board.side) return;
  const after = known.copy();
  const cells: number[] = [];
  const values: number[] = [];
  for (let isMore = true; isMore && after.open > 0; ) {
    isMore = false;
    for (const line of known.board.lines.keys()) {
      const lacking = after.lacking(line);
      const [cell, ...others] = size(lacking) === 1 ? after.openOf(line) : [];
      if (cell === undefined || others.length > 0 || !after.can(cell, least(lacking))) continue;
      cells.push(cell);
      values.push(least(lacking));
      after.learn([placed(cell, least(lacking))]);
      isMore = true;
    }
  }
  const [first] = cells;
  if (first === undefined || after.open > 0 || after.isDead) return;
  const line = known.board.linesAt[first]!.find((each) => size(lines.open(each)) === 1);
  if (line !== undefined) yield { says: 'rest', line, cells, values };
};

/** The one place of a number in a line, or that it has none. */
export const home: Find = function* (known, lines) {
  const { side } = known.board;
  for (const line of known.board.lines.keys())
    for (let value = 1; value <= side; value++) {
      if (!lines.lacks(line, value)) continue;
      const places = lines.places(line, value);
      if (size(places) < 2) yield { says: 'home', line, value, cell: lines.cells(line, places)[0], signs: [] };
      if ((value === 1 || value === side) && size(places) > 1)
        yield* extreme(known, line, value, lines.cells(line, places));
    }
};

/** The 1 is in no cell that is greater than another, and the highest number in none that is less. */
function* extreme(known: Known, line: number, value: number, places: readonly number[]): Generator<Claim> {
  const { above, below } = known.board;
  const others = places.map((cell) => ({ cell, other: (value === 1 ? below : above)[cell]![0] }));
  const homes = others.filter(({ other }) => other === undefined);
  if (homes.length > 1) return;
  const signs = others.flatMap(({ cell, other }) =>
    other !== undefined && isBeyond(known, value, cell, other) ? [[cell, other] as const] : [],
  );
  yield { says: 'home', line, value, cell: homes[0]?.cell, signs };
}

/** The one number of a cell, or that it has none. */
export const only: Find = function* (known) {
  for (let cell = 0; cell < known.board.cells; cell++) {
    if (!known.isOpen(cell) || size(known.values[cell]!) > 1) continue;
    const [value] = numbersOf(known.values[cell]!);
    yield { says: 'only', cell, value };
  }
};

/** Two cells with the same two numbers, and a sign between them. */
export const ordered: Find = function* (known) {
  const { below, cells } = known.board;
  for (let cell = 0; cell < cells; cell++) {
    const both = known.values[cell]!;
    if (size(both) !== 2 || !known.isOpen(cell)) continue;
    for (const other of below[cell]!)
      if (known.values[other] === both && known.isOpen(other))
        yield { says: 'ordered', cells: [cell, other], values: [most(both), least(both)] };
  }
};
