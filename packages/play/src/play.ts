/**
 * The one door through which a game changes. Tries are steps like all others, so undo needs no rule for them: undoing
 * `accept` opens the try again, undoing `drop` brings back what was tried, undoing `try` itself ends it.
 */
import { err, type JsonValue, ok, type Problem, problemMaker, type Result } from '@pipwright/core';
import { type Clock, finishedClock, runClock } from './clock.js';
import { type AnyGame, type Game, type Position, statusOf } from './game.js';
import type { HintsUsed } from './hints.js';
import { type KindName, rulesOf } from './kind.js';
import { type BoardMove, isGameMove, type Move, readMove, type StepMove } from './move.js';
import type { playWords } from './words.js';

const problem = problemMaker<typeof playWords>();

/** The game after a move, or why the move cannot be made; the game itself stays as it is. */
export function play<G extends AnyGame>(game: G, move: Move<G['kind']>): Result<G, readonly Problem[]> {
  const draft = draftOf<KindName>(game);
  const problems = advance(draft, move as JsonValue);
  return problems.length > 0 ? err(problems) : ok(draft as Game<KindName> as G);
}

/** Reasons why a move cannot be made; empty where it can. Quick enough to ask while something is dragged. */
export function whyNot<G extends AnyGame>(game: G, move: Move<G['kind']>): readonly Problem[] {
  const read = readMove<KindName>(game.kind, move as JsonValue);
  const change = read.ok ? changeBy<KindName>(game, read.value) : read;
  return change.ok ? [] : change.error;
}

export interface GameDraft<K extends KindName> extends Pick<Game<K>, 'kind' | 'puzzle'> {
  readonly positions: Position<K>[];
  readonly moves: StepMove<K>[];
  at: number;
  clock: Clock;
  hints: HintsUsed;
  revision: number;
}

export function draftOf<K extends KindName>(game: Game<K>): GameDraft<K> {
  return { ...game, positions: [...game.positions], moves: [...game.moves] };
}

/** Plays a move on the draft; where it cannot be made, the draft stays as it is. */
export function advance<K extends KindName>(draft: GameDraft<K>, value: JsonValue): readonly Problem[] {
  const read = readMove(draft.kind, value);
  if (!read.ok) return read.error;
  const change = changeBy(draft, read.value);
  if (!change.ok) return change.error;
  const { position, move, at, clock, hints } = change.value;
  if (position !== undefined && move !== undefined) {
    draft.positions.length = draft.at + 1;
    draft.moves.length = draft.at;
    draft.positions.push(position);
    draft.moves.push(move);
    draft.at++;
    const finished = !draft.clock.finished && statusOf(draft.kind, draft.puzzle, position.board) === 'finished';
    if (finished) draft.clock = finishedClock(draft.clock);
  }
  if (at !== undefined) draft.at = at;
  if (clock !== undefined) draft.clock = clock;
  if (hints !== undefined) draft.hints = hints;
  draft.revision++;
  return [];
}

/** Change by a move: position, place in history, clock or the count of hints. */
interface Change<K extends KindName> {
  readonly position?: Position<K>;
  readonly move?: StepMove<K>;
  readonly at?: number;
  readonly clock?: Clock;
  readonly hints?: HintsUsed;
}

type Outcome<K extends KindName> = Result<Change<K>, readonly Problem[]>;

function changeBy<K extends KindName>(game: Game<K>, move: Move<K>): Outcome<K> {
  const position = game.positions[game.at] as Position<K>;
  if (!isGameMove(move)) {
    const board = rulesOf(game.kind).act(game.puzzle, position.board, move);
    return board.ok ? ok({ move, position: { ...position, board: board.value } }) : board;
  }
  switch (move.type) {
    case 'undo':
    case 'redo': {
      const steps = move.steps ?? 1;
      const available = move.type === 'undo' ? game.at : game.moves.length - game.at;
      if (steps > available) return err([problem(`${move.type}-too-far`, {}, { steps, available })]);
      return ok({ at: move.type === 'undo' ? game.at - steps : game.at + steps });
    }
    case 'tick':
    case 'pause':
    case 'resume': {
      const clock = runClock(game.clock, move);
      return clock.ok ? ok({ clock: clock.value }) : clock;
    }
    case 'hint':
      return ok({ hints: { ...game.hints, [move.rung]: game.hints[move.rung] + 1 } });
    default: {
      const next = changeBoard(position, move, game.positions[0] as Position<K>);
      return next.ok ? ok({ move, position: next.value }) : next;
    }
  }
}

function changeBoard<K extends KindName>(
  { board, beforeTry }: Position<K>,
  { type }: BoardMove,
  start: Position<K>,
): Result<Position<K>, readonly Problem[]> {
  switch (type) {
    case 'restart': {
      const untouched = board === start.board && beforeTry === undefined;
      return untouched ? err([problem('no-change', {}, {})]) : ok(start);
    }
    case 'try':
      return beforeTry === undefined ? ok({ board, beforeTry: board }) : err([problem('try-open', {}, {})]);
    case 'accept':
      return beforeTry === undefined ? err([problem('try-closed', {}, {})]) : ok({ board, beforeTry: undefined });
    case 'drop':
      return beforeTry === undefined
        ? err([problem('try-closed', {}, {})])
        : ok({ board: beforeTry, beforeTry: undefined });
  }
}
