/**
 * Everything that can happen to a game is one of these records: plain JSON, so that a program can write a move to its
 * disk before it shows it, and play it again after a crash.
 */
import { err, field, isObject, type JsonObject, type JsonValue, ok, type Problem, type Result } from '@pipwright/core';
import type { ClockMove } from './clock.js';
import { type ActionOf, type KindName, rulesOf } from './kinds.js';
import { problem } from './problem.js';
import { readWhole } from './shape.js';

/** What can be done to a game; the kind's own actions among it. */
export type Move<K extends KindName = KindName> = StepMove<K> | HistoryMove | ClockMove;

/** What is undone and redone: actions and the moves that have to do with all of the board. */
export type StepMove<K extends KindName = KindName> = ActionOf<K> | BoardMove;

export type BoardMove =
  /** Back to the board of the start, without a try. */
  | { readonly type: 'restart' }
  /** From here on everything is tried only, until it is accepted or dropped. */
  | { readonly type: 'try' }
  | { readonly type: 'accept' }
  | { readonly type: 'drop' };

/** One step unless told, so that a slider can go anywhere in one move. */
export type HistoryMove =
  | { readonly type: 'undo'; readonly steps?: number }
  | { readonly type: 'redo'; readonly steps?: number };

/** A move from plain JSON, with its own fields and no others. That it can be made is for `whyNot` to say. */
export function readMove<K extends KindName>(kind: K, value: JsonValue): Result<Move<K>, readonly Problem[]> {
  const move = isObject(value) ? (readGameMove(value) ?? rulesOf(kind).readAction(value)) : undefined;
  return move === undefined ? err([problem('move-unknown', {}, {})]) : ok(move);
}

export type GameMove = BoardMove | HistoryMove | ClockMove;

const GAME_MOVES: ReadonlySet<string> = new Set<GameMove['type']>([
  'restart',
  'try',
  'accept',
  'drop',
  'undo',
  'redo',
  'tick',
  'pause',
  'resume',
]);

/** Is it a move of any game, rather than an action of this kind? */
export function isGameMove(move: Move): move is GameMove {
  return GAME_MOVES.has(move.type);
}

function readGameMove(value: JsonObject): GameMove | undefined {
  const type = field(value, 'type');
  switch (type) {
    case 'restart':
    case 'try':
    case 'accept':
    case 'drop':
    case 'pause':
    case 'resume':
      return { type };
    case 'undo':
    case 'redo': {
      const steps = readWhole(field(value, 'steps') ?? 1);
      return steps === undefined || steps < 1 ? undefined : { type, ...(steps === 1 ? {} : { steps }) };
    }
    case 'tick': {
      const ms = readWhole(field(value, 'ms'));
      return ms === undefined ? undefined : { type, ms };
    }
    default:
      return undefined;
  }
}
