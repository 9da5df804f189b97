/** Help with a board: hints, why a move is not possible, why a board cannot be finished. Its cards are loaded on first use. */
import type { ActionOf, AnyGame, BoardOf, Cell, KindName } from '@pipwright/play';
import type { ComponentChild, ComponentChildren } from 'preact';
import type { Point, Size } from '../board/view.js';
import type { Viewport } from '../board/viewport.js';
import type { Arrow, Piece } from '../kind/explaining.js';

export type AidRequest =
  | { readonly type: 'hint' }
  /** That the board cannot be finished, or at once since when. */
  | { readonly type: 'lost'; readonly asked?: 'since' }
  | { readonly type: 'walk' }
  | { readonly type: 'unsolvable' }
  | { readonly type: 'several' }
  | { readonly type: 'why-not'; readonly action: ActionOf<KindName> };

/** What stands on a cell that a sentence calls by it. */
export interface Label {
  readonly cell: Cell;
  readonly text: string;
}

export interface Shown {
  readonly glow: readonly (readonly Cell[])[];
  readonly labels?: readonly Label[];
  /** What is named and not ringed. */
  readonly lit?: readonly Cell[];
  readonly arrows?: readonly Arrow[];
  /** What could be placed; never as if the player had placed it. */
  readonly pieces?: readonly Piece[];
  /** In place of the player's own board: nothing is played on it. */
  readonly board?: BoardOf<KindName>;
  /** Does the rest of the board stay as it is? */
  readonly calm?: boolean;
  /** What is only supposed of cells, such as `4?`, and where that fails, as `!`. */
  readonly supposed?: readonly { readonly cell: Cell; readonly mark: string }[];
}

export interface Plane extends Size {
  corner(cell: Cell): Point;
  /** How far signs reach beyond their cells. */
  readonly margin?: number;
}

/** What is loaded with the first request: this room does not know it. */
export interface AidParts {
  AidCard(props: { readonly game: AnyGame; readonly aid: Aid }): ComponentChild;
  /** Shows nothing itself: it opens cards that nobody pressed a button on the board for. */
  Watch(props: { readonly game: AnyGame; readonly aid: Aid }): ComponentChild;
  Overlay(props: {
    readonly plane: Plane;
    readonly viewport: Viewport;
    readonly shown: Shown;
    readonly isFull?: (cell: Cell) => boolean;
    readonly drawPiece?: (piece: Piece) => ComponentChild;
    readonly children?: ComponentChildren;
  }): ComponentChild;
}

export interface Aid {
  readonly isThere: boolean;
  readonly parts: AidParts | undefined;
  readonly request: AidRequest | undefined;
  readonly shown: Shown | undefined;
  /** Of a hint that is open already, more is told. */
  ask(request: AidRequest): void;
  close(): void;
  show(shown: Shown | undefined): void;
  readonly more: { current: () => void };
  /** A domino as it lies in the tray. */
  readonly domino?: (domino: readonly [number, number]) => ComponentChild;
}
