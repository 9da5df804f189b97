/** Small boards on which the coach teaches a kind, and what it says there. */
import type { JsonValue } from '@pipwright/core';
import type { BoardOf, KindName, PuzzleOf } from '@pipwright/play';
import type { Piece } from './explaining.js';

export type Means = 'touch' | 'mouse' | 'keys';

export interface Lesson {
  readonly puzzle: JsonValue;
  /** Its only solution, in the order in which a beginner finds it. */
  readonly solution: readonly Piece[];
}

/** What is to be done next, by the piece it is done with: to be placed, to be turned where it lies, to be taken back. */
export interface NextStep {
  readonly how: 'place' | 'turn' | 'back';
  readonly piece: Piece;
}

export interface LessonWords {
  readonly lessons: readonly {
    readonly goal: string;
    /** What to do, until something is right; then `more`, if there is more to say. */
    start(means: Means): string;
    readonly more?: string;
  }[];
  /** Of a piece in its place, but the wrong way round. */
  turn(means: Means): string;
  /** After what does not work: how to change it. */
  back(means: Means): string;
  show(step: NextStep, means: Means): string;
}

export interface KindLessons<K extends KindName> {
  readonly lessons: readonly Lesson[];
  piecesOn(board: BoardOf<K>, puzzle: PuzzleOf<K>): readonly Piece[];
  readonly words: LessonWords;
}

export type KindsLessons = { readonly [K in KindName]?: KindLessons<K> };
