/** Claims about as many numbers as cells, in one line or across several. */
import { COSTS, type Ids, type Kind, type Numbers, OVER, outOf, type Saying, values } from './kind.js';
import { bitOf, type Fact, full, type Known, numbersOf, setOf, size } from './known.js';

/** Cells of a line that have no more numbers than there are of them; where they have fewer, nothing is left. */
export type Group<I extends Ids = Numbers> = Saying<'group', I, 'line' | 'cells' | 'values'>;

/** Numbers that have no more places in a line than there are of them. */
export type Homes<I extends Ids = Numbers> = Saying<'homes', I, 'line' | 'cells' | 'values'>;

/** In some lines a number has places only in as many lines that cross them, or in fewer. */
export interface Wing<I extends Ids = Numbers> {
  readonly says: 'wing';
  readonly value: number;
  readonly along: readonly I['line'][];
  readonly across: readonly I['line'][];
}

export type OfGroups<I extends Ids> = Group<I> | Homes<I> | Wing<I>;

const isDistinct = (all: readonly number[]) => new Set(all).size === all.length;

/** Are these open cells of a line, each once? */
function areOpen(known: Known, line: number, cells: readonly number[]): boolean {
  return isDistinct(cells) && cells.every((cell) => known.board.lines[line]!.includes(cell) && known.isOpen(cell));
}

export const group: Kind<Group> = {
  technique: ({ cells }) => (cells.length === 2 ? 'naked-pair' : 'naked-triple'),
  ends: 'line',
  cost: 1.5,
  costs: ({ cells, values: numbers }) => COSTS.named * (cells.length + numbers.length),
  isTrue: (known, { line, cells, values: numbers }) =>
    numbers.length <= cells.length &&
    areOpen(known, line, cells) &&
    cells.every((cell) => (known.values[cell]! & ~setOf(numbers)) === 0),
  shows(known, { line, cells, values: numbers }) {
    if (numbers.length < cells.length) return OVER;
    const others = known.openOf(line).filter((cell) => !cells.includes(cell));
    return others.map((cell) => values(cell, ~setOf(numbers)));
  },
  rests: (_, { cells, values: numbers }) => cells.map((cell) => ({ cell, set: ~setOf(numbers) })),
  about: (_, { line, cells }) => ({ lines: [line], cells }),
  now(known, claim) {
    const union = claim.cells.reduce((set, cell) => set | known.values[cell]!, 0);
    return size(union) <= claim.cells.length ? { ...claim, values: numbersOf(union) } : claim;
  },
};

export const homes: Kind<Homes> = {
  technique: ({ values: numbers }) => (numbers.length === 2 ? 'hidden-pair' : 'hidden-triple'),
  ends: 'line',
  cost: 2.2,
  costs: ({ cells, values: numbers }) => COSTS.named * (cells.length + numbers.length),
  isTrue: (known, { line, cells, values: numbers }) =>
    cells.length <= numbers.length &&
    isDistinct(numbers) &&
    areOpen(known, line, cells) &&
    (setOf(numbers) & ~known.lacking(line)) === 0 &&
    numbers.every((value) => known.placesOf(line, value).every((cell) => cells.includes(cell))),
  shows: (_, { cells, values: numbers }) =>
    cells.length < numbers.length ? OVER : cells.map((cell) => values(cell, setOf(numbers))),
  rests: (known, { line, cells, values: numbers }) => outOf(known, line, cells, setOf(numbers)),
  about: (_, { line }) => ({ lines: [line] }),
  reads: (known, { line }) => known.board.lines[line]!,
};

export const wing: Kind<Wing> = {
  technique: ({ along }) => (along.length === 2 ? 'x-wing' : 'swordfish'),
  ends: 'combined',
  cost: 3,
  costs: ({ along, across }) => COSTS.named * 2 * (along.length + across.length),
  isTrue: (known, { value, along, across }) =>
    across.length <= along.length &&
    isDistinct(along) &&
    new Set([...along].map((line) => line < known.board.side)).size === 1 &&
    across.every((line) => line < known.board.side !== along[0]! < known.board.side) &&
    along.every(
      (line) =>
        (known.has[line]! & bitOf(value)) === 0 &&
        known.placesOf(line, value).every((cell) => known.board.linesAt[cell]!.some((each) => across.includes(each))),
    ),
  shows(known, { value, along, across }) {
    if (across.length < along.length) return OVER;
    return across.flatMap((line) =>
      known
        .openOf(line)
        .filter((cell) => !known.board.linesAt[cell]!.some((each) => along.includes(each)))
        .map((cell): Fact => values(cell, ~bitOf(value))),
    );
  },
  rests: (known, { value, along, across }) =>
    along.flatMap((line) => {
      const but = known.openOf(line).filter((cell) => known.board.linesAt[cell]!.some((each) => across.includes(each)));
      return outOf(known, line, but, bitOf(value));
    }),
  about: (_, { along, across }) => ({ lines: along, unnamed: across }),
  reads: (known, { along }) => along.flatMap((line) => known.board.lines[line]!),
};

/** With a number in a cell, others of its line would have fewer numbers than there are of them. */
export interface Squeeze<I extends Ids = Numbers> extends Saying<'squeeze', I, 'line' | 'cell' | 'value' | 'others'> {
  /** What it would leave to them. */
  readonly left: readonly number[];
}

/** May two cells of a line have these two numbers, as far as what is between them goes? */
function goTogether({ board }: Known, [cell, other]: readonly number[], [value, beside]: readonly number[]): boolean {
  const has = (list: readonly (readonly number[])[]) => list[cell!]!.includes(other!);
  if (value === beside || (has(board.above) && beside! < value!) || (has(board.below) && beside! > value!))
    return false;
  const isNext = Math.abs(value! - beside!) === 1;
  return isNext ? !has(board.apart) : !has(board.next);
}

const besides = (known: Known, cell: number, value: number, other: number) =>
  setOf(numbersOf(full(known.board.side)).filter((each) => goTogether(known, [cell, other], [value, each])));

const wouldLeave = (known: Known, { cell, value, others }: Squeeze) =>
  numbersOf(others.reduce((all, other) => all | (known.values[other]! & besides(known, cell, value, other)), 0));

export const squeeze: Kind<Squeeze> = {
  technique: 'squeeze',
  ends: 'line',
  cost: 2.5,
  costs: ({ others, left }) => COSTS.named * (others.length + left.length),
  isTrue: (known, claim) =>
    claim.left.length > 0 &&
    claim.left.length < claim.others.length &&
    new Set([claim.cell, ...claim.others]).size === claim.others.length + 1 &&
    [claim.cell, ...claim.others].every((each) => known.openOf(claim.line).includes(each)) &&
    (setOf(wouldLeave(known, claim)) & ~setOf(claim.left)) === 0,
  shows: (_, { cell, value }) => [values(cell, ~bitOf(value))],
  rests: (known, { cell, value, others, left }) =>
    others.map((other) => ({ cell: other, set: besides(known, cell, value, other) & ~setOf(left) })),
  about({ board }, { line, cell, others }) {
    const across = (list: readonly (readonly number[])[]) =>
      others.filter((other) => list[cell]!.includes(other)).map((other) => [cell, other] as const);
    const up = across(board.above).map(([a, b]) => [b, a] as const);
    const signs = [...up, ...across(board.below)];
    return { lines: [line], cells: others, signs, bars: across(board.next), noBars: across(board.apart) };
  },
  reads: (_, { cell, others }) => [cell, ...others],
  now: (known, claim) => ({ ...claim, left: wouldLeave(known, claim) }),
};
