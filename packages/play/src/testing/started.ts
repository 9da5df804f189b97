/** Games for tests; what cannot be done fails the test that asked for it. */
import type { Problem, Result } from '@pipwright/core';
import { type AnyGame, type Move, play } from '../index.js';

export function started<G>(made: Result<G, readonly Problem[]>): G {
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

export function played<G extends AnyGame>(game: G, ...moves: readonly Move<G['kind']>[]): G {
  return moves.reduce((now: G, move) => {
    const next = play(now, move);
    if (!next.ok) throw new Error(JSON.stringify([move, next.error]));
    return next.value;
  }, game);
}
