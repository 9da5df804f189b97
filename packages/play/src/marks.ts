import { type Cell, cellKey } from '@pipwright/core';
/**
 * Pencil marks: numbers noted in a cell, in any kind. A plain record by the cell's name, so that a board can be cloned,
 * compared and sent to a worker; cells without a mark are not in it, so that equal marks are equal records.
 */

/** The numbers noted in each cell, in order. */
export type Marks = Readonly<Record<string, readonly number[]>>;

export const NO_MARKS: Marks = {};

/** The numbers noted in a cell, in order. */
export function marksAt(marks: Marks, cell: Cell): readonly number[] {
  return marks[cellKey(cell)] ?? [];
}

export function hasMarks(marks: Marks): boolean {
  return Object.keys(marks).length > 0;
}

/** Notes the number in the cell, or rubs it out where it is noted already. */
export function toggleMark(marks: Marks, cell: Cell, number: number): Marks {
  const noted = marksAt(marks, cell);
  const next = noted.includes(number) ? noted.filter((each) => each !== number) : [...noted, number];
  return withMarks(marks, cell, next);
}

/** These numbers in the cell and no others. */
export function withMarks(marks: Marks, cell: Cell, numbers: readonly number[]): Marks {
  const { [cellKey(cell)]: _, ...others } = marks;
  return numbers.length === 0 ? others : { ...others, [cellKey(cell)]: [...numbers].sort((a, b) => a - b) };
}

/** The number rubbed out wherever the test holds. */
export function withoutNumber(marks: Marks, number: number, where: (cell: Cell) => boolean): Marks {
  const left = Object.entries(marks).map(([name, noted]) => {
    const cell = name.split(',').map(Number) as unknown as Cell;
    return [name, where(cell) ? noted.filter((each) => each !== number) : noted] as const;
  });
  return Object.fromEntries(left.filter(([, noted]) => noted.length > 0));
}

export function sameMarks(a: Marks, b: Marks): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => a[name]?.join() === b[name]?.join());
}
