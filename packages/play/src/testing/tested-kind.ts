/** A kind as tests of games need it. Its judges share no line with what they judge. */
import type { Random } from '@pipwright/core';
import type fc from 'fast-check';
import type { ActionOf, BoardOf, Game, KindName, Move, PuzzleOf } from '../index.js';

export interface TestedKind<K extends KindName> {
  readonly anyPuzzle: fc.Arbitrary<PuzzleOf<K>>;
  /** The first thing on a board that cannot be, or undefined. */
  boardFault(puzzle: PuzzleOf<K>, board: BoardOf<K>): string | undefined;
  /** Random action, legal or not. */
  randomAction(game: Game<K>, random: Random): ActionOf<K>;
  /**
   * All moves that lead nearer to one solution, always the same; none at the solution, undefined where there is none.
   */
  solvingMoves(game: Game<K>): readonly Move[] | undefined;
}

/** Finds something out about a puzzle once. */
export function cachedByPuzzle<G extends { readonly puzzle: object }, T>(find: (game: G) => T): (game: G) => T {
  const found = new WeakMap<object, { readonly value: T }>();
  return (game) => {
    const entry = found.get(game.puzzle) ?? { value: find(game) };
    found.set(game.puzzle, entry);
    return entry.value;
  };
}

export function marksFault(
  marks: Readonly<Record<string, readonly number[]>>,
  least: number,
  most: number,
  isPlace: (cell: string) => boolean,
): string | undefined {
  for (const [cell, numbers] of Object.entries(marks)) {
    if (!isPlace(cell)) return `marks at ${cell}`;
    if (numbers.length === 0) return 'an empty list of marks';
    if (numbers.some((number, i) => number < least || number > most || number <= (numbers[i - 1] ?? -1))) {
      return `strange marks ${numbers}`;
    }
  }
  return undefined;
}
