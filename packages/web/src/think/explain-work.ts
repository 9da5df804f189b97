/** What every answer of the thread of explanations starts from, and how its work pauses. */
import type { Runs } from '@pipwright/core';
import { type Language, NODES_PER_PAUSE } from '@pipwright/core/explaining';
import { type ActionOf, type AnyGame, boardOf, type Game, type KindName, play } from '@pipwright/play';
import type { KindExplaining } from '../kind/explaining.js';
import type { AnyMove, AnySolution } from '../kind/parts.js';
import type { About, Answers, Parts } from './explain-messages.js';

export interface Position {
  readonly kind: KindExplaining<KindName>;
  readonly game: Game<KindName>;
  readonly progress: AnySolution;
  readonly language: Language<Game<KindName>['puzzle'], AnySolution, AnyMove>;
}

/** Work that can pause, to an answer; what there is of it so far may be told at each pause. */
export type Work<Type extends About['type']> = Generator<Parts[Type] | undefined, Answers[Type]>;

export function* driven<Result>(work: Runs<Result>): Generator<undefined, Result> {
  for (;;) {
    const step = work.run(NODES_PER_PAUSE);
    if (step.type === 'solution') return step.solution;
    if (step.type !== 'paused') throw new Error(`the work ended as ${step.type}`);
    yield undefined;
  }
}

/** A game with these moves made in it, one after another, and the actions that make them. */
export function played(kind: KindExplaining<KindName>, game: Game<KindName>, moves: readonly AnyMove[]) {
  const actions: ActionOf<KindName>[] = [];
  let now = game;
  for (const move of moves) {
    const action = kind.actionFor(now.puzzle, boardOf(now), move);
    const next = action && play(now as AnyGame, action);
    if (action === undefined || !next?.ok) continue;
    actions.push(action);
    now = next.value as Game<KindName>;
  }
  return { game: now, actions };
}
