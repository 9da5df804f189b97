/** Puzzles with one solution that have none once something small is changed, or a player has placed a wrong number. */
import type { Random } from '@pipwright/core';
import { check } from '../src/check/check.js';
import { compile, questionOf, SwiftSearch, termsOf } from '../src/engines/swift/index.js';
import { fixedGrid, type Puzzle, type Spec, sideOf } from '../src/model/puzzle.js';
import { signsFor } from '../src/model/sign.js';
import type { Solution } from '../src/model/solution.js';

export interface Unsolvable {
  readonly puzzle: Puzzle;
  /** What a player has placed. */
  readonly progress?: Solution;
}

type Change = (puzzle: Puzzle, random: Random) => Unsolvable | undefined;

/** Undefined where there is nothing to change, or it still has a solution. */
export const CHANGES: Readonly<Record<'given' | 'sign' | 'placed', Change>> = {
  given(puzzle, random) {
    const { fixedNumbers } = puzzle;
    const at = random.int(Math.max(1, fixedNumbers.length));
    const changed = fixedNumbers.map((each, i) =>
      i === at ? { ...each, number: another(each.number, puzzle, random) } : each,
    );
    return withoutSolution({ ...puzzle, fixedNumbers: changed });
  },
  sign(puzzle, random) {
    const { signs } = questionOf(puzzle);
    const at = random.int(Math.max(1, signs.length));
    const turned = signs.map(({ greater, less }, i) =>
      i === at ? { greater: less, less: greater } : { greater, less },
    );
    return withoutSolution({ ...puzzle, ...signsFor(turned) });
  },
  placed(puzzle, random) {
    const grid = fixedGrid(puzzle).map((numbers) => [...numbers]);
    const right = solutionOf(puzzle).grid;
    const empty = random.shuffle(
      grid.flatMap((numbers, row) =>
        numbers.flatMap((number, column) => (number === 0 ? [[row, column] as const] : [])),
      ),
    );
    const [wrong, ...others] = empty.slice(0, 1 + random.int(Math.max(1, empty.length - 1)));
    if (wrong === undefined) return undefined;
    const write = ([row, column]: readonly [number, number], number: number) => {
      (grid[row] as number[])[column] = number;
    };
    for (const cell of others) write(cell, right[cell[0]]?.[cell[1]] ?? 0);
    write(wrong, another(right[wrong[0]]?.[wrong[1]] ?? 0, puzzle, random));
    return hasSolution(puzzle, { grid }) ? undefined : { puzzle, progress: { grid } };
  },
};

function another(number: number, puzzle: Puzzle, random: Random): number {
  const side = sideOf(puzzle);
  return 1 + ((number - 1 + random.between(1, side - 1)) % side);
}

function withoutSolution({ solution: _, ...spec }: Spec): Unsolvable | undefined {
  const checked = check(spec);
  return checked.ok && !hasSolution(checked.value) ? { puzzle: checked.value } : undefined;
}

function solutionOf(puzzle: Puzzle): Solution {
  const compiled = compile(questionOf(puzzle));
  const found = new SwiftSearch(compiled, termsOf(compiled)).run(Number.POSITIVE_INFINITY);
  if (found.type !== 'solution') throw new Error('it has no solution');
  return found.solution;
}

export function hasSolution(puzzle: Puzzle, progress?: Solution): boolean {
  const compiled = compile(questionOf(puzzle));
  const terms = termsOf(compiled);
  for (const [cell, number] of (progress?.grid ?? []).flat().entries()) if (number !== 0) terms.fix(cell, number);
  return new SwiftSearch(compiled, terms).run(Number.POSITIVE_INFINITY).type === 'solution';
}
