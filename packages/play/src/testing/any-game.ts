/** Games of random puzzles of all kinds, frozen, so that whoever would change one in place fails. */
import fc from 'fast-check';
import { type AnyGame, type KindName, newGame, play } from '../index.js';
import { KIND_NAMES, testedKind } from './kind.js';
import { randomMove } from './random-move.js';
import { started } from './started.js';

export const anyStart: fc.Arbitrary<AnyGame> = fc.oneof(...KIND_NAMES.map(anyStartOf));

function anyStartOf<K extends KindName>(kind: K): fc.Arbitrary<AnyGame> {
  return testedKind({ kind }).anyPuzzle.map((puzzle) => frozen(started(newGame(kind, puzzle)) as unknown as AnyGame));
}

/** What the moves are made from. */
export const anySeeds = fc.array(fc.nat(), { maxLength: 60, size: 'max' });

/** A game some moves later: those of them that could be made were. */
export function laterGame(start: AnyGame, seeds: readonly number[]): AnyGame {
  return seeds.reduce((game: AnyGame, seed) => {
    const next = play(game, randomMove(game, seed));
    return next.ok ? frozen(next.value) : game;
  }, start);
}

export const anyGame: fc.Arbitrary<AnyGame> = fc
  .tuple(anyStart, anySeeds)
  .map(([start, seeds]) => laterGame(start, seeds));

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
