/** All lessons of all kinds, one after another. */
import { type AnyGame, type KindName, newGame, puzzleFromJson } from '@pipwright/play';
import type { KindLessons, Lesson } from '../kind/lessons.js';
import { LESSONS } from '../kinds/lessons.js';

export interface Unit {
  readonly kind: KindName;
  readonly of: KindLessons<KindName>;
  readonly lesson: Lesson;
  readonly at: number;
}

export const COURSE: readonly Unit[] = Object.entries(LESSONS).flatMap(([kind, of]) =>
  of.lessons.map((lesson, at) => ({ kind: kind as KindName, of: of as KindLessons<KindName>, lesson, at })),
);

export function startOf({ kind, lesson }: Unit): AnyGame {
  const puzzle = puzzleFromJson<KindName>(kind, lesson.puzzle);
  const game = puzzle.ok ? newGame<KindName>(kind, puzzle.value) : puzzle;
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value as AnyGame;
}
