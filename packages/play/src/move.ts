/**
 * Everything that can happen to a game is one of these records: plain JSON, so that a program can write a move to its
 * disk before it shows it, and play it again after a crash.
 */
import {
  err,
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  ok,
  type Problem,
  problemMaker,
  type Result,
} from '@pipwright/core';
import type { ClockMove } from './clock.js';
import { type HintMove, readHelp } from './hints.js';
import { type ActionOf, type KindName, rulesOf } from './kind.js';
import { readWhole } from './shape.js';
import type { playWords } from './words.js';

const problem = problemMaker<typeof playWords>();

export type Move<K extends KindName = KindName> = StepMove<K> | HistoryMove | ClockMove | HintMove;

/** Moves that are undone and redone: actions and the moves that have to do with all of the board. */
export type StepMove<K extends KindName = KindName> = ActionOf<K> | BoardMove;

export type BoardMove =
  /** Back to the board of the start, without a try. */
  | { readonly type: 'restart' }
  /** Opens a try: all that follows is tried only, until it is accepted or dropped. */
  | { readonly type: 'try' }
  | { readonly type: 'accept' }
  | { readonly type: 'drop' };

/** Moves through history, by one step unless `steps` says more, so that a slider can go anywhere in one move. */
export type HistoryMove =
  | { readonly type: 'undo'; readonly steps?: number }
  | { readonly type: 'redo'; readonly steps?: number };

/** A move from plain JSON, with its own fields and no others. That it can be made is for `whyNot` to say. */
export function readMove<K extends KindName>(kind: K, value: JsonValue): Result<Move<K>, readonly Problem[]> {
  const move = isObject(value) ? (readGameMove(value) ?? rulesOf(kind).readAction(value)) : undefined;
  return move === undefined ? err([problem('move-unknown', {}, {})]) : ok(move);
}

type GameMove = BoardMove | HistoryMove | ClockMove | HintMove;

type Fields<T extends GameMove['type']> = Omit<Extract<GameMove, { readonly type: T }>, 'type'>;

const none = () => ({});

/** Reads the steps, which are left out where there is one. */
function readSteps(value: JsonObject): Fields<'undo' | 'redo'> | undefined {
  const steps = readWhole(field(value, 'steps') ?? 1);
  if (steps === undefined || steps < 1) return undefined;
  return steps === 1 ? {} : { steps };
}

/** Readers of each move's fields besides its type, from plain JSON; undefined where something is missing or strange. */
const GAME_MOVES: { readonly [T in GameMove['type']]: (value: JsonObject) => Fields<T> | undefined } = {
  restart: none,
  try: none,
  accept: none,
  drop: none,
  undo: readSteps,
  redo: readSteps,
  tick: (value) => {
    const ms = readWhole(field(value, 'ms'));
    return ms === undefined ? undefined : { ms };
  },
  pause: none,
  resume: none,
  hint: (value) => {
    const rung = readHelp(field(value, 'rung'));
    return rung === undefined ? undefined : { rung };
  },
};

function isGameMoveType(type: unknown): type is GameMove['type'] {
  return typeof type === 'string' && Object.hasOwn(GAME_MOVES, type);
}

export function isGameMove(move: Move): move is GameMove {
  return isGameMoveType(move.type);
}

function readGameMove(value: JsonObject): GameMove | undefined {
  const type = field(value, 'type');
  if (!isGameMoveType(type)) return undefined;
  const fields = GAME_MOVES[type](value);
  return fields && ({ type, ...fields } as GameMove);
}
