/**
 * Whether premises can hold together, by trying every number in every cell that they speak of. Shares nothing with the
 * engines and judges of explanations.
 */
import type { CellLeft, FutoshikiPremise } from '../src/explain/step.js';
import { fixedGrid, type Puzzle, sideOf } from '../src/model/puzzle.js';

type Place = readonly [number, number];

/**
 * Undefined where more than so many numbers would have to be tried.
 * @param left what is known of cells beside that: premises that name steps are the caller's
 */
export function contradicts(
  puzzle: Puzzle,
  because: readonly FutoshikiPremise[],
  most = 200_000,
  left: readonly Pick<CellLeft, 'cell' | 'values'>[] = [],
): boolean | undefined {
  const side = sideOf(puzzle);
  const fixed = fixedGrid(puzzle);
  const key = ([row, column]: Place) => row * side + column;
  const rules: { readonly cells: readonly number[]; readonly holds: (numbers: readonly number[]) => boolean }[] = [];
  const isTrue = (number: number, at: Place) => rules.push({ cells: [key(at)], holds: ([n]) => n === number });
  const pair = (two: readonly [Place, Place], holds: (a: number, b: number) => boolean) =>
    rules.push({ cells: two.map(key), holds: ([a, b]) => holds(a as number, b as number) });
  const differ = (cells: readonly Place[]) => {
    for (const [i, a] of cells.entries()) for (const b of cells.slice(i + 1)) pair([a, b], (m, n) => m !== n);
  };
  for (const { cell, values } of left) rules.push({ cells: [key(cell)], holds: ([n]) => values.includes(n as number) });
  const line = (place: (i: number) => Place) => Array.from({ length: side }, (_, i) => place(i));
  for (const premise of because) {
    if ('row' in premise) differ(line((i) => [premise.row, i]));
    else if ('column' in premise) differ(line((i) => [i, premise.column]));
    else if ('sign' in premise) pair(premise.sign, (a, b) => a > b);
    else if ('bar' in premise) pair(premise.bar, (a, b) => Math.abs(a - b) === 1);
    else if ('noBar' in premise) pair(premise.noBar, (a, b) => Math.abs(a - b) !== 1);
    else if ('given' in premise) isTrue(fixed[premise.given[0]]?.[premise.given[1]] ?? 0, premise.given);
    else if ('placed' in premise) {
      const { square, number } = premise.placed;
      isTrue(number, [square.row, square.column]);
    } else throw new Error(`a conflict rests on ${JSON.stringify(premise)}`);
  }
  // Those with a number first, then by how much is said of them.
  const said = new Map<number, number>();
  for (const { cells } of rules)
    for (const cell of cells) said.set(cell, (said.get(cell) ?? 0) + (cells.length === 1 ? 100 : 1));
  const order = [...said].sort((a, b) => b[1] - a[1]).map(([cell]) => cell);
  const numbers = new Map<number, number>();
  let tries = 0;

  function fill(at: number): boolean | undefined {
    const cell = order[at];
    if (cell === undefined) return true;
    for (let number = 1; number <= side; number++) {
      if (++tries > most) return undefined;
      numbers.set(cell, number);
      const isFine = rules.every(({ cells, holds }) => {
        const all = cells.map((each) => numbers.get(each));
        return !cells.includes(cell) || all.includes(undefined) || holds(all as number[]);
      });
      const filled = isFine ? fill(at + 1) : false;
      if (filled !== false) return filled;
    }
    numbers.delete(cell);
    return false;
  }

  const filled = fill(0);
  return filled === undefined ? undefined : !filled;
}
