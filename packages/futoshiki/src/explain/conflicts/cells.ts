/** Cells without a number, numbers without a cell, and too few of either in a line. */
import { largest, members, size, smallest } from '@pipwright/core/bits';
import { APART, NEXT } from '../../engines/swift/compile.js';
import { type Board, bit, each, lineOf } from './board.js';
import { Chains, lostByChains } from './chains.js';
import type { Loss, Named } from './reason.js';

/** Of so many cells or numbers it is seen that they need more than there is. */
const MOST_TOGETHER = 4;

/** What cells lose at a look. */
class Losses {
  readonly board: Board;
  readonly #losses: readonly (readonly Loss[])[];
  /** By cell: the numbers left to it. */
  readonly left: readonly number[];

  constructor(board: Board) {
    this.board = board;
    const less = new Chains(board, 'less', false);
    const greater = new Chains(board, 'greater', false);
    const [next, apart] = [board.pairs(NEXT), board.pairs(APART)];
    const of = (cell: number): Loss[] => [
      ...board.linesAt(cell).flatMap((line) =>
        board
          .written(line)
          .filter((at) => at !== cell)
          .map(
            (at): Loss => ({
              cell,
              values: bit(board.numbers[at]!),
              by: { kind: 'taken', line },
              premises: [lineOf(line), board.by(at)],
            }),
          ),
      ),
      ...lostByChains(board, less, 'less', cell),
      ...lostByChains(board, greater, 'greater', cell),
      ...[...next[cell]!.map((near) => [near, true] as const), ...apart[cell]!.map((near) => [near, false] as const)]
        .filter(([{ other }]) => board.numbers[other] !== 0)
        .map(([{ other, link }, isBar]): Loss => {
          const near = nextTo(board.numbers[other]!) & board.all;
          return {
            cell,
            values: isBar ? board.all & ~near : near,
            by: { kind: isBar ? 'bar' : 'no-bar', other },
            premises: [link, board.by(other)],
          };
        }),
    ];
    this.#losses = Array.from(board.numbers, (number, cell) => (number === 0 ? of(cell) : []));
    this.left = Array.from(board.numbers, (number, cell) =>
      number === 0 ? this.#losses[cell]!.reduce((left, { values }) => left & ~values, board.all) : bit(number),
    );
  }

  /** Why an empty cell holds none of these: what says most with least comes first. */
  why(cell: number, values: number): Loss[] {
    const found: Loss[] = [];
    for (let open = values; open !== 0; ) {
      const gain = (loss: Loss) => size(loss.values & open) / loss.premises.length;
      const best = this.#losses[cell]!.reduce((a, b) => (gain(b) > gain(a) ? b : a));
      found.push(shortened({ ...best, values: best.values & open }, this.board.side));
      open &= ~best.values;
    }
    return found;
  }
}

/** Of a chain no more than it takes to rule out the numbers in question. */
function shortened(loss: Loss, side: number): Loss {
  const { by, values, premises } = loss;
  if (by.kind !== 'less' && by.kind !== 'greater') return loss;
  const signs = by.kind === 'less' ? largest(values) + 1 : side - smallest(values);
  if (signs >= by.path.length - 1) return loss;
  return { ...loss, by: { ...by, path: by.path.slice(0, signs + 1) }, premises: premises.slice(0, signs) };
}

function nextTo(number: number): number {
  return (number > 1 ? bit(number - 1) : 0) | (number < 32 ? bit(number + 1) : 0);
}

const looked = new WeakMap<Board, Losses>();

/** Several sorts of conflicts are looked for on the same board. */
function lossesOn(board: Board): Losses {
  const losses = looked.get(board) ?? new Losses(board);
  looked.set(board, losses);
  return losses;
}

/** The number of a cell is no number that is left for it. */
export function* noNumberFits(board: Board): Generator<Named> {
  const losses = lossesOn(board);
  for (const [cell, left] of losses.left.entries()) {
    if (left !== 0) continue;
    const found = losses.why(cell, board.all);
    yield { reason: 'no-number-fits', cells: [cell], losses: found, premises: premisesIn(found) };
  }
}

/** All cells of a line have lost a number. */
export function* noPlace(board: Board): Generator<Named> {
  const losses = lossesOn(board);
  for (const [line, cells] of board.lines.entries()) {
    for (const v of members(board.all)) {
      if (cells.length === 0 || cells.some((cell) => (losses.left[cell]! & (1 << v)) !== 0)) continue;
      const found = cells.filter((cell) => board.numbers[cell] === 0).flatMap((cell) => losses.why(cell, 1 << v));
      const written = board.written(line).map((cell) => board.by(cell));
      const premises = each([lineOf(line), ...written, ...premisesIn(found)]);
      yield { reason: 'no-place', line, values: 1 << v, losses: found, premises };
    }
  }
}

/** More cells of a line than there are numbers for them. */
export function* tooFewNumbers(board: Board): Generator<Named> {
  const losses = lossesOn(board);
  for (const [line, cells] of board.lines.entries()) {
    const open = cells.filter((cell) => board.numbers[cell] === 0);
    for (let count = 2; count <= MOST_TOGETHER; count++) {
      for (const { group, union: values } of crowded(open, (cell) => losses.left[cell]!, count)) {
        const found = group.flatMap((cell) => losses.why(cell, board.all & ~values));
        const premises = each([lineOf(line), ...premisesIn(found)]);
        yield { reason: 'too-few-numbers', cells: group, line, values, losses: found, premises };
      }
    }
  }
}

/** More numbers of a line than there are cells for them. */
export function* tooFewPlaces(board: Board): Generator<Named> {
  const losses = lossesOn(board);
  for (const [line, cells] of board.lines.entries()) {
    if (cells.length === 0) continue;
    // By number: the places in the line that it can go to, as a set of bits.
    const homesOf = members(board.all).map((v) =>
      cells.reduce((homes, cell, place) => homes | (((losses.left[cell]! >>> v) & 1) << place), 0),
    );
    for (let count = 2; count <= MOST_TOGETHER; count++) {
      for (const { group, union } of crowded(members(board.all), (v) => homesOf[v]!, count)) {
        const homes = members(union).map((place) => cells[place]!);
        const values = group.reduce((all, v) => all | (1 << v), 0);
        const others = cells.filter((cell) => !homes.includes(cell));
        const found = others.filter((cell) => board.numbers[cell] === 0).flatMap((cell) => losses.why(cell, values));
        const written = others.filter((cell) => board.numbers[cell] !== 0).map((cell) => board.by(cell));
        const premises = each([lineOf(line), ...written, ...premisesIn(found)]);
        yield { reason: 'too-few-places', cells: homes, line, values, losses: found, premises };
      }
    }
  }
}

/** All groups of so many whose sets have fewer members together than there are in the group. */
function crowded(all: readonly number[], setOf: (each: number) => number, count: number) {
  const found: { readonly group: readonly number[]; readonly union: number }[] = [];
  const few = all.filter((each) => size(setOf(each)) < count);
  const sets = few.map(setOf);
  const group: number[] = [];
  const grow = (from: number, union: number) => {
    if (group.length === count) found.push({ group: [...group], union });
    else
      for (let i = from; i <= few.length - count + group.length; i++) {
        const more = union | sets[i]!;
        if (size(more) >= count) continue;
        group.push(few[i]!);
        grow(i + 1, more);
        group.pop();
      }
  };
  grow(0, 0);
  return found;
}

function premisesIn(losses: readonly Loss[]) {
  return each(losses.flatMap(({ premises }) => premises));
}
