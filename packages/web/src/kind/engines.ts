/** A kind as the thread of the engines knows it. */
import type { Common, Engine, Problem, Search } from '@pipwright/core';
import type { BoardOf, KindName, PuzzleOf } from '@pipwright/play';
import type { AnyMove, AnySolution } from './parts.js';

export type AnySearch = Search<AnySolution, AnyMove>;

export interface KindEngines<K extends KindName> {
  readonly engines: readonly Engine<PuzzleOf<K>, AnySolution, AnyMove>[];
  verify(puzzle: PuzzleOf<K>, solution: AnySolution): readonly Problem[];
  common(puzzle: PuzzleOf<K>): Common<AnySolution>;
  /** Looks for solutions that keep what is on the board; undefined where the board already breaks the rules. */
  fromPosition(puzzle: PuzzleOf<K>, board: BoardOf<K>): AnySearch | undefined;
}

export type KindsOfEngines = { readonly [K in KindName]: KindEngines<K> };
