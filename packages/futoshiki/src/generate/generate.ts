/**
 * A Futoshiki puzzle with one solution, from a seed: a random Latin square with every number and sign, from which
 * clues are taken one after the other as long as one solution is left, until none can go. A gentle one gets some back.
 */
import { lookForTwo, type Made, NODES_PER_YIELD, Random, type Runs, runsOf } from '@pipwright/core';
import { check } from '../check/check.js';
import { swiftEngine } from '../engines/swift/index.js';
import { gridOf } from '../model/block.js';
import { MAX_SIDE, MIN_SIDE } from '../model/limits.js';
import type { NumberedSquare } from '../model/numbered-square.js';
import type { Puzzle } from '../model/puzzle.js';
import { type Inequality, signsFor } from '../model/sign.js';
import { neighboursIn } from '../model/square-pair.js';
import { latinSquare } from './latin-square.js';

/** What a puzzle is asked to be. */
export interface FutoshikiSize {
  readonly side: number;
  /** From 0, which gives some clues too many, to 1, which gives none; 0.5 unless told. */
  readonly level?: number;
  /** What there is most of; both unless told. Those with numbers are the gentlest, those with signs the hardest. */
  readonly clues?: 'numbers' | 'both' | 'signs';
  /** The proof that there is one solution takes at most this many nodes; 2,000 unless told. */
  readonly mostNodes?: number;
}

type Clue = NumberedSquare | Inequality;

/** The share of the clues taken away that the gentlest puzzle gets back. */
const BACK = 0.2;

/** One puzzle, the same for the same seed and size; none where the side is out of range. */
export function generate(seed: string, size: FutoshikiSize): Runs<Made<Puzzle>> {
  return runsOf(generating(new Random(seed), size), NODES_PER_YIELD);
}

function* generating(
  random: Random,
  { side, level = 0.5, clues: most = 'both', mostNodes = 2000 }: FutoshikiSize,
): Generator<void, Made<Puzzle> | undefined> {
  if (!Number.isInteger(side) || side < MIN_SIDE || side > MAX_SIDE) return undefined;
  const { numbers, signs } = cluesOf((yield* latinSquare(random, side)).grid, side);
  const order = inOrderOfTaking(random, most, numbers, signs);
  const kept = new Set([...numbers, ...signs]);
  for (const clue of order) {
    kept.delete(clue);
    const { unique } = yield* lookForTwo(swiftEngine.search(puzzleOf(kept, side)), mostNodes);
    if (!unique) kept.add(clue);
  }
  const taken = (most === 'signs' ? signs : most === 'numbers' ? numbers : order).filter((clue) => !kept.has(clue));
  const back = random.shuffle(taken).slice(0, Math.round((1 - level) * BACK * taken.length));
  const clues = new Set([...kept, ...back]);
  const puzzle = puzzleOf(clues, side);
  const { nodes } = yield* lookForTwo(swiftEngine.search(puzzle), mostNodes);
  return { puzzle, nodes, clues: clues.size };
}

/** Without a sign it would be no Futoshiki: where numbers are to stay, some signs are not taken. */
function inOrderOfTaking(
  random: Random,
  most: FutoshikiSize['clues'],
  numbers: readonly Clue[],
  signs: readonly Clue[],
): readonly Clue[] {
  switch (most) {
    case 'signs':
      return [...random.shuffle(numbers), ...random.shuffle(signs)];
    case 'numbers':
      return [...random.shuffle(signs).slice(Math.round(signs.length / 6)), ...random.shuffle(numbers)];
    default:
      return random.shuffle([...numbers, ...signs]);
  }
}

function puzzleOf(clues: Iterable<Clue>, side: number): Puzzle {
  const all = [...clues];
  const checked = check({
    grid: gridOf(side),
    maxNumber: side,
    fixedNumbers: all.flatMap((clue) => ('number' in clue ? [clue] : [])),
    ...signsFor(all.flatMap((clue) => ('greater' in clue ? [clue] : []))),
  });
  if (!checked.ok) throw new Error(`a malformed puzzle was made: ${JSON.stringify(checked.error)}`);
  return checked.value;
}

function cluesOf(square: readonly (readonly number[])[], side: number) {
  const numbers = square.flatMap((line, row) =>
    line.map((number, column): Clue => ({ square: { column, row }, number })),
  );
  const signs = neighboursIn(side).map(({ firstSquare, secondSquare }): Clue => {
    const [a = 0, b = 0] = [firstSquare, secondSquare].map(({ column, row }) => square[row]?.[column] ?? 0);
    return a > b ? { greater: firstSquare, less: secondSquare } : { greater: secondSquare, less: firstSquare };
  });
  return { numbers, signs };
}
