/** Claims that only a board without a solution can make: what is written breaks a rule. */
import { type Ids, type Kind, type Numbers, OVER, type Saying } from './kind.js';

/** A line has a number twice. */
export type Twice<I extends Ids = Numbers> = Saying<'twice', I, 'line' | 'value' | 'cells'>;

/** Two neighbours with numbers that the sign, the bar, or no bar, between them forbids: of a sign the greater one first. */
export interface Against<I extends Ids = Numbers> extends Saying<'against', I, 'cells' | 'values'> {
  readonly by: 'sign' | 'bar' | 'no-bar';
}

/** Signs that lead from a cell back to itself. */
export interface Circle<I extends Ids = Numbers> {
  readonly says: 'circle';
  /** Each greater than the next, and the last greater than the first. */
  readonly cells: readonly I['cell'][];
}

export type OfEndings<I extends Ids> = Twice<I> | Against<I> | Circle<I>;

export const twice: Kind<Twice> = {
  technique: 'last-number',
  ends: 'line',
  cost: 0.2,
  isTrue: (known, { line, value, cells: [a, b] }) =>
    a !== b && [a!, b!].every((cell) => known.board.lines[line]!.includes(cell) && known.written[cell] === value),
  shows: () => OVER,
  about: (_, { line, cells }) => ({ lines: [line], cells }),
};

export const against: Kind<Against> = {
  technique: 'bound',
  ends: 'empty-domain',
  cost: 0.3,
  isTrue(known, { by, cells: [a, b], values: [x, y] }) {
    const { below, next, apart } = known.board;
    if (known.written[a!] !== x || known.written[b!] !== y || x === undefined || y === undefined) return false;
    const isNext = Math.abs(x - y) === 1;
    if (by === 'sign') return below[a!]!.includes(b!) && x <= y;
    return by === 'bar' ? next[a!]!.includes(b!) && !isNext : apart[a!]!.includes(b!) && isNext;
  },
  shows: () => OVER,
  about: (_, { by, cells: [a, b] }) => ({
    cells: [a!, b!],
    [by === 'sign' ? 'signs' : by === 'bar' ? 'bars' : 'noBars']: [[a!, b!]],
  }),
};

export const circle: Kind<Circle> = {
  technique: 'chain-bound',
  ends: 'sign-cycle',
  cost: 0.6,
  isTrue: (known, { cells }) =>
    cells.length > 1 && cells.every((cell, i) => known.board.below[cell]!.includes(cells[(i + 1) % cells.length]!)),
  shows: () => OVER,
  about: (_, { cells }) => ({ signs: cells.map((cell, i) => [cell, cells[(i + 1) % cells.length]!] as const) }),
};
