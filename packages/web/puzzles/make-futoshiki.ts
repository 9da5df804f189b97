/**
 * A Futoshiki puzzle with one solution, from a seed: a random Latin square with every number and sign, from which
 * clues are taken one after the other as long as one solution is left, until none can go. A gentle one gets some back.
 */
import { Random } from '@pipwright/core';
import {
  check,
  gridOf,
  type Inequality,
  type NumberedSquare,
  neighboursIn,
  type Puzzle,
  signsFor,
  swiftEngine,
} from '@pipwright/futoshiki';
import { compile, SwiftSearch } from '@pipwright/futoshiki/swift';
import type { FutoshikiSize } from '../src/futoshiki/packs.js';
import { isOne, lookForTwo } from './look-for-two.js';
import type { Made } from './made.js';

/** What there is most of. */
type Flavour = 'numbers' | 'both' | 'signs';

/** The gentlest first. */
export const FLAVOURS: readonly Flavour[] = ['numbers', 'both', 'signs'];

type Clue = NumberedSquare | Inequality;

/** A proof may take so many nodes. */
const ENOUGH = 2000;
/** Of the clues that were taken away, the gentlest puzzle gets such a share back. */
const BACK = 0.2;

/** `level` runs from 0, gentle, to 1. */
export function makeFutoshiki(seed: string, { side }: FutoshikiSize, level: number, flavour: Flavour): Made<Puzzle> {
  const random = new Random(seed);
  const { numbers, signs } = cluesOf(latinSquare(random, side), side);
  const order = inOrderOfTaking(random, flavour, numbers, signs);
  const kept = new Set([...numbers, ...signs]);
  for (const clue of order) {
    kept.delete(clue);
    if (!isOne(searched(kept, side))) kept.add(clue);
  }
  const taken = (flavour === 'signs' ? signs : flavour === 'numbers' ? numbers : order).filter(
    (clue) => !kept.has(clue),
  );
  const back = random.shuffle(taken).slice(0, Math.round((1 - level) * BACK * taken.length));
  const clues = new Set([...kept, ...back]);
  return { puzzle: puzzleOf(clues, side), nodes: searched(clues, side).nodes, clues: clues.size };
}

/** Without a sign it would be no Futoshiki: where numbers are to stay, some signs are not taken. */
function inOrderOfTaking(random: Random, flavour: Flavour, numbers: readonly Clue[], signs: readonly Clue[]): Clue[] {
  switch (flavour) {
    case 'signs':
      return [...random.shuffle(numbers), ...random.shuffle(signs)];
    case 'numbers':
      return [...random.shuffle(signs).slice(Math.round(signs.length / 6)), ...random.shuffle(numbers)];
    case 'both':
      return random.shuffle([...numbers, ...signs]);
  }
}

function searched(clues: Iterable<Clue>, side: number) {
  return lookForTwo(swiftEngine.search(puzzleOf(clues, side)), ENOUGH);
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

/** The first one that a search in random order comes to. */
function latinSquare(random: Random, side: number): readonly (readonly number[])[] {
  const search = new SwiftSearch(compile({ side, givens: [], signs: [] }), undefined, random);
  const step = search.run(Number.POSITIVE_INFINITY);
  if (step.type !== 'solution') throw new Error(`no Latin square of order ${side}`);
  return step.solution.grid;
}
