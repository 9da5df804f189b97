/**
 * Order in which a grid is filled when counting, and what that order makes of it. Rows that links speak of come first:
 * the sooner no link is left, the sooner columns and numbers are interchangeable. Either way round, whichever leaves
 * fewer links open between what is filled and what is not.
 *
 * Cells that are settled from the start are gone. A cell is plain where it may hold whatever its row and column have
 * left, and special where it may not: its numbers are part of the state (see `row-state.ts`).
 */

import type { Grid } from './grid.js';
import { full } from './terms.js';

/** Cells go by place: position of the row in the order · side + column. */
export interface RowPlan {
  readonly side: number;
  /** Number of rows with open cells. */
  readonly rows: number;
  /** Open columns by position, numbers left for them, and 1 where they must differ. */
  readonly open: Int32Array;
  readonly numbers: Int32Array;
  readonly rowOn: Int32Array;
  /** Numbers left at the start by column, and 1 where they must differ. */
  readonly left: Int32Array;
  readonly columnOn: Int32Array;
  /** Special cell at a place, or −1. */
  readonly special: Int32Array;
  /** Place and numbers of each special cell, in the order of places. */
  readonly specialPlace: Int32Array;
  readonly specialNumbers: Int32Array;
  /** Links of a place to open places further on in the order, or in the same row. */
  readonly links: readonly (readonly PlaceLink[])[];
  /** Flags by position: 1 where rows behind it have links among them. */
  readonly linkedBehind: Int32Array;
  /** Classes by place: columns with equal ones are alike as far as the rows behind are concerned. */
  readonly classBehind: Int32Array;
  /** Classes by place: columns with equal ones are alike in this row, but for links to other columns. */
  readonly classHere: Int32Array;
  /** Classes by position · side + number: numbers with equal ones are alike as far as the rows behind are concerned. */
  readonly numberClass: Int32Array;
}

interface PlaceLink {
  readonly place: number;
  /** Kind of the link as the first place sees it. */
  readonly view: number;
}

/** Plan for a grid with nothing left to conclude. */
export function planRows(grid: Grid): RowPlan {
  const [upright, lying] = [orderOf(grid, false), orderOf(grid, true)];
  return plan(grid, lying.cost < upright.cost ? lying : upright);
}

interface Order {
  readonly transposed: boolean;
  readonly rows: readonly number[];
  readonly cost: number;
}

function orderOf(grid: Grid, transposed: boolean): Order {
  const { compiled, terms, masks } = grid;
  const { side, links, first, second } = compiled;
  const rowOf = (cell: number) => (transposed ? cell % side : Math.floor(cell / side));
  const between = Array.from({ length: side }, () => new Array<number>(side).fill(0));
  for (let l = 0; l < links; l++) {
    if (terms.linkOff[l] !== 0 || isSettled(masks[first[l]!]!) || isSettled(masks[second[l]!]!)) continue;
    const [a, b] = [rowOf(first[l]!), rowOf(second[l]!)];
    between[a]![b]!++;
    if (a !== b) between[b]![a]!++;
  }
  const open = new Array<number>(side).fill(0);
  masks.forEach((mask, cell) => {
    if (!isSettled(mask)) open[rowOf(cell)]!++;
  });
  const linksOf = between.map((row) => row.reduce((sum, n) => sum + n, 0));
  const rest = new Set(open.flatMap((count, row) => (count > 0 ? [row] : [])));
  const rows: number[] = [];
  let cost = 0;
  while (rest.size > 0) {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const row of rest) {
      const known = rows.reduce((sum, done) => sum + between[row]![done]!, 0);
      const score = known * 10_000 + linksOf[row]! * 100 - open[row]!;
      if (score <= bestScore) continue;
      best = row;
      bestScore = score;
    }
    rest.delete(best);
    rows.push(best);
    if (linksOf[best]! > 0) cost += 2;
    for (const row of rest) for (const done of rows) cost += between[row]![done]!;
  }
  return { transposed, rows, cost };
}

function plan(grid: Grid, { transposed, rows: order }: Order): RowPlan {
  const { compiled, terms, masks } = grid;
  const { side, cells, start, other, view, link } = compiled;
  const rows = order.length;
  const cellAt = (row: number, column: number) => (transposed ? column * side + row : row * side + column);
  const position = new Array<number>(side).fill(-1);
  order.forEach((row, p) => {
    position[row] = p;
  });
  const placeOf = new Int32Array(cells).fill(-1);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const cell = cellAt(row, column);
      if (!isSettled(masks[cell]!)) placeOf[cell] = position[row]! * side + column;
    }
  }
  const lineLeft = (cellOf: (i: number) => number) => {
    let left = full(side);
    for (let i = 0; i < side; i++) if (isSettled(masks[cellOf(i)]!)) left &= ~masks[cellOf(i)]!;
    return left;
  };
  const on = (line: number) => (terms.lineOff[line] === 0 ? 1 : 0);
  const rowOn = Int32Array.from(order, (row) => on(transposed ? side + row : row));
  const columnOn = Int32Array.from({ length: side }, (_, column) => on(transposed ? column : side + column));
  const numbers = Int32Array.from(order, (row, p) =>
    rowOn[p] === 1 ? lineLeft((column) => cellAt(row, column)) : full(side),
  );
  const left = columnOn.map((isOn, column) => (isOn === 1 ? lineLeft((row) => cellAt(row, column)) : full(side)));
  const open = new Int32Array(rows);
  const special = new Int32Array(rows * side).fill(-1);
  const specialPlaces: number[] = [];
  const specialNumbers: number[] = [];
  const links: PlaceLink[][] = Array.from({ length: rows * side }, () => []);
  order.forEach((row, p) => {
    for (let column = 0; column < side; column++) {
      const cell = cellAt(row, column);
      const place = p * side + column;
      if (placeOf[cell] === -1) continue;
      open[p]! |= 1 << column;
      let linked = false;
      let bound = terms.values[cell] !== full(side);
      for (let i = start[cell]!; i < start[cell + 1]!; i++) {
        if (terms.linkOff[link[i]!] !== 0) continue;
        bound = true;
        const end = placeOf[other[i]!]!;
        if (end === -1) continue;
        linked = true;
        if (Math.floor(end / side) >= p) links[place]!.push({ place: end, view: view[i]! });
      }
      // Numbers that lines alone rule out in a cell are ruled out again as the lines are filled.
      if (!linked && (!bound || masks[cell] === (numbers[p]! & left[column]!))) continue;
      special[place] = specialPlaces.length;
      specialPlaces.push(place);
      specialNumbers.push(masks[cell]!);
    }
  });
  return {
    side,
    rows,
    open,
    numbers,
    rowOn,
    left,
    columnOn,
    special,
    specialPlace: Int32Array.from(specialPlaces),
    specialNumbers: Int32Array.from(specialNumbers),
    links,
    ...classesOf(side, rows, open, numbers, columnOn, special, links),
  };
}

function classesOf(
  side: number,
  rows: number,
  open: Int32Array,
  numbers: Int32Array,
  columnOn: Int32Array,
  special: Int32Array,
  links: readonly (readonly PlaceLink[])[],
) {
  const linkedBehind = new Int32Array(rows);
  const classBehind = new Int32Array(rows * side);
  const classHere = new Int32Array(rows * side);
  const numberClass = new Int32Array(rows * side);
  const behind = Array.from(columnOn, String);
  const numbersBehind = new Array<string>(side).fill('');
  for (let p = rows - 1; p >= 0; p--) {
    classBehind.set(classNumbers(behind), p * side);
    numberClass.set(classNumbers(numbersBehind), p * side);
    linkedBehind[p] = p + 1 < rows && (linkedBehind[p + 1] === 1 || anyLink(p + 1)) ? 1 : 0;
    const here: string[] = [];
    for (let column = 0; column < side; column++) {
      const place = p * side + column;
      const isOpen = ((open[p]! >>> column) & 1) === 1;
      const down = links[place]!.filter((each) => each.place % side === column);
      const text = down.map((each) => `${Math.floor(each.place / side)}:${each.view}`).sort();
      here.push(isOpen ? `${special[place] === -1 ? 'p' : 's'}${text.join()}` : 'x');
      numbersBehind[column] += ((numbers[p]! >>> column) & 1) === 1 ? 'y' : 'n';
    }
    classHere.set(classNumbers(here), p * side);
    for (let column = 0; column < side; column++) {
      behind[column] += here[column]!;
      for (const each of links[p * side + column]!) {
        const end = each.place % side;
        if (end === column) continue;
        // A link between columns is theirs alone.
        behind[column] += `#${column}`;
        behind[end] += `#${end}`;
      }
    }
  }
  return { linkedBehind, classBehind, classHere, numberClass };

  function anyLink(p: number): boolean {
    for (let column = 0; column < side; column++) if (links[p * side + column]!.length > 0) return true;
    return false;
  }
}

function classNumbers(texts: readonly string[]): Int32Array {
  return Int32Array.from(texts, (text) => texts.indexOf(text));
}

function isSettled(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}
