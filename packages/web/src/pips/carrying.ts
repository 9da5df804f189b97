/**
 * A domino in the air. It follows the pointer without drawing anything anew but itself: listeners hear only when it is
 * taken up, when the place it would fall into changes, and when it is gone.
 */
import type { Domino } from '@pipwright/pips';
import { type Cell, cellsFrom, type Game, type PipsAction, whyNot } from '@pipwright/play';
import type { Drag } from '../board/press.js';
import type { Point } from '../board/view.js';
import type { Viewport } from '../board/viewport.js';
import type { Geometry } from './geometry.js';
import { type Chosen, layAction } from './handling.js';

export interface Load {
  readonly chosen: Chosen;
  readonly domino: Domino;
  readonly quarters: number;
  /** Where its middle was on the page, to go back to. */
  readonly home: Point;
}

export interface Carried extends Load {
  /** Pixels to a cell. */
  readonly scale: number;
  /** Where it would fall. */
  readonly target: readonly [Cell, Cell] | undefined;
}

/** A finger hides what is under it, so the domino is carried above. */
const LIFT = 64;
/** Of a cell: farther than this nothing is near. */
const REACH = 0.8;
const EDGE = 28;
const BACK_MILLISECONDS = 160;

export interface Handler {
  game(): Game<'pips'>;
  play(action: PipsAction): Promise<unknown>;
  still(): boolean;
}

export class Carrying {
  carried: Carried | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #viewport: Viewport;
  readonly #geometry: Geometry;
  readonly #handler: Handler;
  #ghost: HTMLElement | undefined;
  #pointer: Point = { x: 0, y: 0 };
  /** From the pointer to the middle of the domino. */
  #hold: Point = { x: 0, y: 0 };
  /** Has it been over the board? On its way in from the tray it crosses an edge that must not move. */
  #entered = false;
  #frame = 0;

  constructor(viewport: Viewport, geometry: Geometry, handler: Handler) {
    this.#viewport = viewport;
    this.#geometry = geometry;
    this.#handler = handler;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The element that shows it; its middle is put where the domino is. */
  attach(ghost: HTMLElement | null): void {
    this.#ghost = ghost ?? undefined;
    this.#place();
  }

  /** Takes a domino up. */
  take(load: Load, event: PointerEvent): Drag {
    const touch = event.pointerType !== 'mouse';
    this.#viewport.zoomForPlacing(this.#geometry.middle(this.#handler.game().puzzle.cells[0] ?? [0, 0]));
    this.#hold = touch ? { x: 0, y: -LIFT } : { x: load.home.x - event.clientX, y: load.home.y - event.clientY };
    this.#pointer = { x: event.clientX, y: event.clientY };
    this.#entered = 'cell' in load.chosen;
    this.carried = { ...load, scale: this.#viewport.scale, target: undefined };
    this.#tell();
    this.#frame = requestAnimationFrame(this.#pushEdges);
    return {
      move: (moved) => {
        this.#pointer = { x: moved.clientX, y: moved.clientY };
        this.#place();
        this.#aim();
      },
      drop: () => void this.#drop(),
      cancel: () => void this.#goBack(),
    };
  }

  /** A quarter clockwise, in the air. */
  turn(): void {
    if (this.carried === undefined) return;
    this.carried = { ...this.carried, quarters: (this.carried.quarters + 1) & 3 };
    this.#tell();
    this.#aim();
  }

  #middle(): Point {
    return { x: this.#pointer.x + this.#hold.x, y: this.#pointer.y + this.#hold.y };
  }

  #place(at = this.#middle()): void {
    if (this.#ghost !== undefined) this.#ghost.style.transform = `translate(${at.x}px, ${at.y}px)`;
  }

  #aim(): void {
    if (this.carried === undefined) return;
    const target = this.#nearest(this.carried);
    if (String(target) === String(this.carried.target)) return;
    this.carried = { ...this.carried, target };
    this.#tell();
  }

  /** The nearest place that it fits into as it is turned. */
  #nearest({ chosen, quarters }: Carried): readonly [Cell, Cell] | undefined {
    const over = this.#viewport.toBoard(this.#middle());
    const [down, right] = stepOf(quarters);
    const first = { x: over.x - right / 2, y: over.y - down / 2 };
    const [row, column] = this.#geometry.cellAt(first);
    const near = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Cell => [row + dy, column + dx]));
    const fitting = near
      .map((cell) => {
        const middle = this.#geometry.middle(cell);
        return { cell, distance: Math.hypot(middle.x - first.x, middle.y - first.y) };
      })
      .filter(({ distance }) => distance < REACH)
      .sort((a, b) => a.distance - b.distance)
      .map(({ cell }) => cellsFrom(cell, quarters));
    const game = this.#handler.game();
    return fitting.find((cells) => {
      const why = whyNot(game, layAction(chosen, cells));
      return why.length === 0 || why.every(({ code }) => code === 'no-change');
    });
  }

  async #drop(): Promise<void> {
    cancelAnimationFrame(this.#frame);
    this.#aim();
    const carried = this.carried;
    if (carried === undefined) return;
    const { chosen, target } = carried;
    if (target !== undefined) {
      const action = layAction(chosen, target);
      if (whyNot(this.#handler.game(), action).length === 0) {
        // It stays where it falls until the move is on the disk.
        this.#place(this.#onPage(target));
        await this.#handler.play(action);
      }
      this.#end();
    } else if ('cell' in chosen && !this.#isOverBoard()) {
      await this.#handler.play({ type: 'take', cell: chosen.cell });
      this.#end();
    } else await this.#goBack();
  }

  async #goBack(): Promise<void> {
    cancelAnimationFrame(this.#frame);
    if (this.carried === undefined) return;
    const { home } = this.carried;
    const from = this.#ghost?.style.transform;
    if (this.#ghost !== undefined && from !== undefined && !this.#handler.still()) {
      const back = this.#ghost.animate([{ transform: from }, { transform: `translate(${home.x}px, ${home.y}px)` }], {
        duration: BACK_MILLISECONDS,
        easing: 'ease-out',
        fill: 'forwards',
      });
      await back.finished.catch(() => {});
    }
    this.#end();
  }

  #isOverBoard(): boolean {
    if (!this.#viewport.contains(this.#pointer)) return false;
    const [row, column] = this.#geometry.cellAt(this.#viewport.toBoard(this.#middle()));
    return this.#handler.game().puzzle.cells.some(([r, c]) => Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1);
  }

  #onPage([first, second]: readonly [Cell, Cell]): Point {
    const [a, b] = [this.#geometry.middle(first), this.#geometry.middle(second)];
    return this.#viewport.toPage({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }

  /** Near an edge the board moves along under the domino. */
  readonly #pushEdges = () => {
    const push = this.#viewport.push(this.#middle(), EDGE);
    const atEdge = push.x !== 0 || push.y !== 0;
    this.#entered ||= !atEdge && this.#viewport.contains(this.#middle());
    if (atEdge && this.#entered) {
      this.#viewport.pan({ x: push.x * 0.25, y: push.y * 0.25 });
      this.#aim();
    }
    this.#frame = requestAnimationFrame(this.#pushEdges);
  };

  #end(): void {
    this.carried = undefined;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function stepOf(quarters: number): Cell {
  return cellsFrom([0, 0], quarters)[1];
}
