/**
 * Is this a game that can be? Written from what is promised, sharing no code with what it judges: the first thing that
 * is broken, or undefined.
 */
import type { AnyGame, KindName } from '../index.js';
import { testedKind } from './kind.js';

export function broken(game: AnyGame): string | undefined {
  const { positions, moves, at, clock, hints, revision } = game;
  if (positions.length !== moves.length + 1) return 'history has a gap';
  if (!(at >= 0 && at <= moves.length)) return 'nowhere in history';
  if (revision < moves.length + (at < moves.length ? 1 : 0)) return 'fewer revisions than moves';
  if (!Number.isSafeInteger(clock.elapsed) || clock.elapsed < 0) return 'the clock is off';
  if (clock.paused && clock.finished) return 'the clock is paused for ever';
  if (!Object.values(hints).every((times) => Number.isSafeInteger(times) && times >= 0)) return 'hints are off';
  let trying = false;
  for (const [i, { beforeTry, board }] of positions.entries()) {
    const move = moves[i - 1];
    if (move?.type === 'try') trying = true;
    if (move !== undefined && ['accept', 'drop', 'restart'].includes(move.type)) trying = false;
    if ((beforeTry !== undefined) !== trying) return `the try is ${trying ? 'not open' : 'open'} at ${i}`;
    for (const each of beforeTry === undefined ? [board] : [board, beforeTry]) {
      const fault = testedKind<KindName>(game).broken(game.puzzle, each);
      if (fault !== undefined) return `${fault} at ${i}`;
    }
  }
  return undefined;
}
