/** What a kind has for sheets, each part loaded when it is first asked for. */
import type { JsonValue, Problem, Writer } from '@pipwright/core';
import type { ActionOf, BoardOf, Cell, Game, KindName, Move, PuzzleOf } from '@pipwright/play';
import type { ComponentChild } from 'preact';
import type { Size } from '../board/view.js';
import type { Catalogue } from '../words/catalogue.js';

/** Solutions and the moves of searches are plain data whose shape only their kind knows. */
export type AnySolution = object;
export type AnyMove = object;

export interface Shared {
  readonly cells: number;
  readonly always: readonly { readonly cell: Cell; readonly value: number }[];
  readonly joined: readonly (readonly [Cell, Cell])[];
}

export interface Finding {
  /** One of the words' `reports`. */
  readonly point: string;
  readonly faults: number;
}

export interface Sample {
  readonly title: string;
  readonly json: JsonValue;
}

/** The puzzle, with what lies on its board where that is given. */
export type KindThumbnail<K extends KindName> = (props: {
  readonly puzzle: PuzzleOf<K>;
  readonly board?: BoardOf<K> | undefined;
}) => ComponentChild;

export interface KindInspection<K extends KindName> {
  /** The names of engines to choose from; the default comes first. */
  readonly engines: readonly string[];
  puzzleReport(puzzle: PuzzleOf<K>): readonly Finding[];
  warnings(words: Catalogue, puzzle: PuzzleOf<K>): readonly string[];
  solutionReport(puzzle: PuzzleOf<K>, solution: AnySolution): readonly Finding[];
  /** May throw where it is no solution at all. */
  verify(puzzle: PuzzleOf<K>, solution: AnySolution): readonly Problem[];
  inOneForm(solution: AnySolution): AnySolution;
  /** The part of a solution that is in all of them, as far as it can be laid or written. */
  sharedPart(puzzle: PuzzleOf<K>, shared: Shared): AnySolution;
  saySolution(words: Catalogue, solution: AnySolution): string;
  Picture(props: { readonly puzzle: PuzzleOf<K>; readonly solution: AnySolution }): ComponentChild;
  /** The next move from a board to a solution, one that puts something right before one that adds something. */
  nextMove(puzzle: PuzzleOf<K>, board: BoardOf<K>, solution: AnySolution): ActionOf<K> | undefined;
  layout(puzzle: PuzzleOf<K>): Size;
}

export interface KindSharing<K extends KindName> {
  /** The shortest way to write a puzzle first, then those that hold more. */
  readonly formats: readonly Writer<PuzzleOf<K>>[];
  readonly comment: string;
  position(puzzle: PuzzleOf<K>, board: BoardOf<K>): { readonly json: object; readonly drawing: string };
  draw(puzzle: PuzzleOf<K>, board?: BoardOf<K>): string;
  movesTo(game: Game<K>): readonly Move<K>[];
}

export interface LinkIds<K extends KindName> {
  idOf(puzzle: PuzzleOf<K>): string | undefined;
  puzzleOf(id: string): PuzzleOf<K> | undefined;
}
