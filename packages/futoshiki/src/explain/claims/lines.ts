/** Claims about what a row or a column still lacks, and where it goes. */
import { COSTS, type Ids, type Kind, type Numbers, outOf, placed, type Saying, values } from './kind.js';
import { bitOf, type Known, numbersOf } from './known.js';

/** The last open cells of a line, one or two, each with its number. */
export interface Left<I extends Ids = Numbers> extends Saying<'left', I, 'line' | 'cells' | 'values'> {
  /** Does a sign between two say which is which? */
  readonly isBySign: boolean;
}

/** A number has one place left in a line, or none. */
export interface Home<I extends Ids = Numbers> extends Saying<'home', I, 'line' | 'value'> {
  readonly cell?: I['cell'] | undefined;
  /** Cells beside one that is less, so that they are not 1, or greater, so that they are not the highest number. */
  readonly signs: readonly (readonly [cell: I['cell'], other: I['cell']])[];
}

/** A cell has one number left, or none. */
export interface Only<I extends Ids = Numbers> {
  readonly says: 'only';
  readonly cell: I['cell'];
  readonly value?: number | undefined;
}

/** All that is left, each the last of a line when those before it are written: the first of this one. */
export type Rest<I extends Ids = Numbers> = Saying<'rest', I, 'line' | 'cells' | 'values'>;

export type OfLines<I extends Ids> = Left<I> | Home<I> | Only<I> | Rest<I>;

/** Is a cell, by a sign, not the lowest number, or not the highest? */
export function isBeyond({ board }: Known, value: number, cell: number, other: number): boolean {
  if (value === 1 && board.below[cell]!.includes(other)) return true;
  return value === board.side && board.above[cell]!.includes(other);
}

/** Does a sign between two open cells say that the first has the first number? */
function isInOrder({ board }: Known, [a, b]: readonly number[], [x, y]: readonly number[]): boolean {
  return x! > y! ? board.below[a!]!.includes(b!) : board.above[a!]!.includes(b!);
}

export const left: Kind<Left> = {
  technique: ({ cells }) => (cells.length === 1 ? 'last-number' : 'two-left'),
  ends: 'line',
  cost: 0.5,
  costs: ({ cells }) => (cells.length - 1) * 2 * COSTS.named,
  isTrue(known, { line, cells, values: numbers, isBySign }) {
    const isAll = String(known.openOf(line)) === String([...cells].sort((a, b) => a - b));
    const lacks = String(numbersOf(known.lacking(line)));
    if (!isAll || cells.length !== numbers.length || lacks !== String([...numbers].sort((a, b) => a - b))) return false;
    const [a, b] = cells;
    const [x, y] = numbers;
    if (!cells.every((cell, i) => known.can(cell, numbers[i]!))) return false;
    if (b === undefined || y === undefined) return true;
    return isBySign ? isInOrder(known, cells, numbers) : !known.can(a!, y) || !known.can(b, x!);
  },
  shows: (_, { cells, values: numbers }) => cells.map((cell, i) => placed(cell, numbers[i]!)),
  rests(known, { cells: [a, b], values: [x, y], isBySign }) {
    if (b === undefined || isBySign) return [];
    const isFirst = !known.can(a!, y!);
    return [isFirst ? { cell: a!, set: bitOf(y!) } : { cell: b, set: bitOf(x!) }];
  },
  about: (_, { line, cells: [a, b], values: [x, y], isBySign }) => ({
    lines: [line],
    signs: isBySign ? [x! > y! ? [a!, b!] : [b!, a!]] : [],
  }),
  reads: (known, { line }) => known.board.lines[line]!,
};

export const home: Kind<Home> = {
  technique: ({ signs }) => (signs.length > 0 ? 'forced-extreme' : 'hidden-single'),
  ends: 'line',
  cost: 1.2,
  costs: ({ signs }) => COSTS.named * signs.length,
  isTrue(known, { line, value, cell, signs }) {
    const out = new Set(signs.map(([each]) => each));
    return (
      (known.has[line]! & bitOf(value)) === 0 &&
      signs.every(([each, other]) => each !== cell && isBeyond(known, value, each, other)) &&
      known.placesOf(line, value).every((each) => each === cell || out.has(each)) &&
      (cell === undefined || (known.board.lines[line]!.includes(cell) && known.isOpen(cell) && known.can(cell, value)))
    );
  },
  shows: (_, { value, cell }) => (cell === undefined ? [{ is: 'over' }] : [placed(cell, value)]),
  rests(known, { line, value, cell, signs }) {
    const but = [...(cell === undefined ? [] : [cell]), ...signs.map(([each]) => each)];
    return outOf(known, line, but, bitOf(value));
  },
  about: (_, { line, value, signs }) => ({
    lines: [line],
    signs: signs.map(([cell, other]) => (value === 1 ? [cell, other] : [other, cell])),
  }),
  reads: (known, { line }) => known.board.lines[line]!,
};

export const only: Kind<Only> = {
  technique: 'naked-single',
  ends: 'empty-domain',
  cost: 1.2,
  isTrue: (known, { cell, value }) =>
    known.isOpen(cell) && known.values[cell] === (value === undefined ? 0 : bitOf(value)),
  shows: (_, { cell, value }) => [value === undefined ? values(cell, 0) : placed(cell, value)],
  rests: (_, { cell, value }) => [{ cell, set: value === undefined ? -1 : ~bitOf(value) }],
  about: (_, { cell }) => ({ cells: [cell] }),
};

export const rest: Kind<Rest> = {
  technique: 'last-number',
  ends: 'line',
  cost: 0.1,
  isTrue(known, { line: first, cells, values: numbers }) {
    if (String(known.openOf(first)) !== String(cells.slice(0, 1))) return false;
    const after = known.copy();
    for (const [i, cell] of cells.entries()) {
      const value = numbers[i]!;
      const isLast = known.board.linesAt[cell]!.some(
        (line) => after.openOf(line).length === 1 && after.lacking(line) === bitOf(value),
      );
      if (!isLast || !after.isOpen(cell) || !after.can(cell, value)) return false;
      after.learn([placed(cell, value)]);
    }
    return after.open === 0 && cells.length > 0 && cells.length === numbers.length;
  },
  shows: (_, { cells, values: numbers }) => cells.map((cell, i) => placed(cell, numbers[i]!)),
  about: (known, { cells }) => ({ lines: [...new Set(cells.flatMap((cell) => [...known.board.linesAt[cell]!]))] }),
  reads: (known) => [...known.values.keys()],
};
