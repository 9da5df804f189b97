/**
 * The order in which clues are tried to be taken: what comes first mostly goes, what comes last mostly stays. Numbers that
 * are to stand in symmetric places go together.
 */
import type { Random } from '@pipwright/core';
import type { NumberedSquare, Solution } from '../model/solution.js';
import { type Square, squareText } from '../model/square.js';
import { type Clue, numbersOf, signsOf } from './clue.js';
import type { ClueMix, Symmetry } from './request.js';

export interface Taking {
  readonly clues: ClueMix;
  readonly symmetry: Symmetry;
  readonly adjacent: boolean;
  /** Where clues are mixed: the share of the numbers that go first. */
  readonly numbersFirst: number;
}

/** Clues that go together. */
export type Group = readonly Clue[];

export function inOrderOfTaking(random: Random, solution: Solution, taking: Taking): readonly Group[] {
  const numbers = random.shuffle(together(numbersOf(solution), solution.grid.length, taking.symmetry));
  if (taking.adjacent || taking.clues === 'numbers') return numbers;
  const signs = random.shuffle(signsOf(solution).map((sign): Group => [sign]));
  switch (taking.clues) {
    case 'few-signs':
      return [...signs, ...numbers];
    case 'mixed': {
      const first = Math.round(taking.numbersFirst * numbers.length);
      return [...numbers.slice(0, first), ...random.shuffle([...numbers.slice(first), ...signs])];
    }
    case 'few-numbers':
      return [...numbers, ...signs];
    case 'signs':
      return signs;
  }
}

function together(numbers: readonly NumberedSquare[], side: number, symmetry: Symmetry): readonly Group[] {
  if (symmetry === 'none') return numbers.map((each): Group => [each]);
  const groups = new Map<string, NumberedSquare[]>();
  for (const each of numbers) {
    const name = squareText(firstOf(each.square, partnerOf(each.square, side, symmetry)));
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups.values()];
}

function partnerOf({ column, row }: Square, side: number, symmetry: 'rotation' | 'mirror'): Square {
  return { column: side - 1 - column, row: symmetry === 'rotation' ? side - 1 - row : row };
}

function firstOf(a: Square, b: Square): Square {
  return a.row < b.row || (a.row === b.row && a.column < b.column) ? a : b;
}
