/** What the coach sees on a board. */
import type { Problem } from '@pipwright/core';
import { type AnyGame, boardOf, type KindName, whatIsWrong } from '@pipwright/play';
import type { Unit } from './course.js';
import { type Look, lookAt } from './look.js';

export interface Position {
  readonly look: Look;
  /** What the rules say against it: one thing at a time, and nothing where a piece only has to be turned. */
  readonly mistake: Problem | undefined;
}

export function positionOf({ of, lesson }: Unit, game: AnyGame): Position {
  const look = lookAt(lesson.solution, of.piecesOn(boardOf<KindName>(game), game.puzzle));
  return { look, mistake: look.next?.how === 'turn' ? undefined : whatIsWrong<KindName>(game)[0] };
}
