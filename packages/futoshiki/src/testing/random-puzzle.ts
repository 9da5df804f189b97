/**
 * Small random puzzles, for property tests: solvable, ambiguous and unsolvable, some of them of Adjacent. Built
 * backwards: a Latin square, then givens, signs or bars that are true in it. In some, a few things are changed
 * afterwards, which mostly leaves no solution.
 */
import { Random } from '@pipwright/core';
import { check } from '../check/check.js';
import { gridOf } from '../model/block.js';
import type { FutoshikiProblem, Puzzle, Spec } from '../model/puzzle.js';
import { signsFor } from '../model/sign.js';
import type { NumberedSquare } from '../model/solution.js';
import type { Square } from '../model/square.js';
import { neighboursIn, type SquarePair } from '../model/square-pair.js';

export interface RandomPuzzleOptions {
  /** Sides from 2 to this; 5 unless told. */
  readonly side?: number;
  /** Adjacent now and then; so it is unless told. */
  readonly adjacent?: boolean;
  /** Everything true in one Latin square at least; not so unless told. */
  readonly solvable?: boolean;
}

/** The same seed and options give the same puzzle everywhere. */
export function randomPuzzle(seed: number | string, options: RandomPuzzleOptions = {}): Puzzle {
  const checked = check(randomSpec(new Random(seed), options));
  if (!checked.ok) throw new Error(`seed ${seed} made a malformed puzzle: ${JSON.stringify(checked.error)}`);
  return checked.value;
}

function randomSpec(random: Random, options: RandomPuzzleOptions): Spec {
  const side = random.between(2, options.side ?? 5);
  const latin = latinSquare(random, side);
  const neighbours = neighboursIn(side);
  const adjacent = options.adjacent !== false && random.chance(0.2);
  const spoilt = options.solvable !== true && random.chance(0.3);

  const problem: FutoshikiProblem = {
    grid: gridOf(side),
    maxNumber: side,
    fixedNumbers: some(random, random.pick([0, 0.1, 0.3, 0.6, 1]), squaresOf(latin)),
    ...signsFor(
      adjacent ? [] : some(random, random.pick([0, 0.2, 0.4, 1]), neighbours).map((pair) => trueSign(latin, pair)),
    ),
    ...(adjacent ? { bars: neighbours.filter((pair) => differByOne(latin, pair)) } : {}),
  };
  const companions =
    !spoilt && random.chance(0.3) ? { id: `random-${random.int(1000)}`, solution: { grid: latin } } : {};
  return { ...(spoilt ? spoil(random, problem) : problem), ...companions };
}

/** A random Latin square, row by row: whatever rows there are, another can always be added. */
export function latinSquare(random: Random, side: number): number[][] {
  const rows: number[][] = [];
  const numbers = Array.from({ length: side }, (_, i) => i + 1);
  for (let row = 0; row < side; row++) rows.push(extend([]) ?? []);
  return rows;

  function extend(line: readonly number[]): number[] | undefined {
    if (line.length === side) return [...line];
    for (const number of random.shuffle(numbers)) {
      if (line.includes(number) || rows.some((earlier) => earlier[line.length] === number)) continue;
      const whole = extend([...line, number]);
      if (whole !== undefined) return whole;
    }
    return undefined;
  }
}

function some<T>(random: Random, share: number, items: readonly T[]): T[] {
  return items.filter(() => random.chance(share));
}

function squaresOf(latin: readonly (readonly number[])[]): NumberedSquare[] {
  return latin.flatMap((line, row) => line.map((number, column) => ({ square: { column, row }, number })));
}

function numberAt(latin: readonly (readonly number[])[], { column, row }: Square): number {
  return latin[row]?.[column] ?? 0;
}

function trueSign(latin: readonly (readonly number[])[], { firstSquare, secondSquare }: SquarePair) {
  return numberAt(latin, firstSquare) > numberAt(latin, secondSquare)
    ? { greater: firstSquare, less: secondSquare }
    : { greater: secondSquare, less: firstSquare };
}

function differByOne(latin: readonly (readonly number[])[], { firstSquare, secondSquare }: SquarePair): boolean {
  return Math.abs(numberAt(latin, firstSquare) - numberAt(latin, secondSquare)) === 1;
}

/** Some signs the other way round, some bars gone, a given changed where its row and column allow it. */
function spoil(random: Random, problem: FutoshikiProblem): FutoshikiProblem {
  const { fixedNumbers, greaterThanSigns, lessThanSigns, bars, maxNumber } = problem;
  const flipped = new Set(some(random, 0.3, [...greaterThanSigns, ...lessThanSigns]));
  const at = random.int(Math.max(1, fixedNumbers.length));
  const changed = fixedNumbers.map((fixed, i) =>
    i === at ? { ...fixed, number: random.between(1, maxNumber) } : fixed,
  );
  const candidate = {
    ...problem,
    greaterThanSigns: [
      ...greaterThanSigns.filter((sign) => !flipped.has(sign)),
      ...lessThanSigns.filter((sign) => flipped.has(sign)),
    ],
    lessThanSigns: [
      ...lessThanSigns.filter((sign) => !flipped.has(sign)),
      ...greaterThanSigns.filter((sign) => flipped.has(sign)),
    ],
    ...(bars === undefined ? {} : { bars: bars.filter(() => random.chance(0.9)) }),
  };
  const withChange = { ...candidate, fixedNumbers: changed };
  return check(withChange).ok ? withChange : candidate;
}
