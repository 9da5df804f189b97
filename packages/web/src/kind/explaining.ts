/** A kind as the thread of explanations knows it. */
import type { JsonObject } from '@pipwright/core';
import type { AnyStep, Explainer } from '@pipwright/core/explaining';
import type { ActionOf, BoardOf, Cell, KindName, PuzzleOf } from '@pipwright/play';
import type { AnyMove, AnySolution } from './parts.js';

export interface Thing {
  readonly cells: readonly Cell[];
  readonly domino?: readonly [number, number];
}

/** What is left to a cell: nothing where that is impossible, undefined where only something else is said of it. */
export interface Left {
  readonly cell: Cell;
  readonly values: readonly number[] | undefined;
}

/** From a cell to another. */
export type Arrow = readonly [Cell, Cell];

/** What fills cells: both halves of a domino together, numbers one by one. */
export type Piece = readonly { readonly cell: Cell; readonly number: number }[];

export interface KindExplaining<K extends KindName> {
  readonly explainer: Explainer<PuzzleOf<K>, AnySolution, AnyMove>;
  progress(puzzle: PuzzleOf<K>, board: BoardOf<K>): AnySolution;
  placed(puzzle: PuzzleOf<K>, board: BoardOf<K>): readonly AnyMove[];
  moveOf(puzzle: PuzzleOf<K>, board: BoardOf<K>, action: ActionOf<K>): AnyMove | undefined;
  /** What is placed while the action is considered: all but what it moves or writes over. */
  without(puzzle: PuzzleOf<K>, board: BoardOf<K>, action: ActionOf<K>): AnySolution;
  actionFor(puzzle: PuzzleOf<K>, board: BoardOf<K>, move: AnyMove): ActionOf<K> | undefined;
  takeBack(moves: readonly AnyMove[]): ActionOf<K>;
  /** What is still to be placed, for kinds that have it beside the board. */
  tray?(puzzle: PuzzleOf<K>, board: BoardOf<K>): readonly (readonly [number, number])[];
  cellsOf(move: AnyMove): readonly Cell[];
  piece(move: AnyMove): Piece;
  pieces(solution: AnySolution): readonly Piece[];
  thing(puzzle: PuzzleOf<K>, named: JsonObject): Thing;
  /** Ways that the reason of a step goes through: to each cell that another may pair with, or along signs.
   * @param isTold what is left of them, and not all that are asked about
   */
  arrows?(puzzle: PuzzleOf<K>, board: BoardOf<K>, step: AnyStep, isTold: boolean): readonly Arrow[];
  supposed(step: AnyStep): readonly Left[];
  /** What a link of a chain says of cells, and what is seen on the way to it first. */
  left(link: AnyStep): readonly Left[];
}

export type KindsExplaining = { readonly [K in KindName]?: KindExplaining<K> };
