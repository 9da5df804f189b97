/**
 * A domino in the air. It follows the pointer without drawing anything anew but itself: listeners hear only when it is
 * taken up, when the place it would fall into changes, and when it is gone. One domino is carried at a time; one that
 * has been dropped and waits for the disk, or glides back, gives way to the next.
 */
import type { Domino } from '@pipwright/pips';
import { type Cell, type Game, type PipsAction, quartersOf, whyNot } from '@pipwright/play';
import type { Drag } from '../board/press.js';
import type { Point } from '../board/view.js';
import type { Viewport } from '../board/viewport.js';
import type { Geometry } from './geometry.js';
import { type Chosen, type Lie, landingOf, layAction } from './handling.js';
import { loadedExtras } from './lazy-extras.js';

interface DragSource {
  readonly chosen: Chosen;
  readonly domino: Domino;
  /** As the player has turned it: where it fits only in another way, it is seen as it will lie. */
  readonly quarters: number;
  /** Where its middle was on the page when it was pressed: what lies in the tray may have moved since. */
  readonly from: Point;
  readonly home: () => Point;
}

export interface Carried extends DragSource {
  /** Pixels to a cell. */
  readonly scale: number;
  readonly target: Lie | undefined;
}

/** How it is seen in the air. */
export function quartersIn({ target, quarters }: Carried): number {
  return (target && quartersOf(target)) ?? quarters;
}

/** A finger hides what is under it, so the domino is carried above. */
const LIFT = 64;
const EDGE = 28;
const PUSH = 0.25;

interface Handler {
  readonly game: Game<'pips'>;
  play(action: PipsAction): Promise<boolean>;
  laid(cell: Cell): void;
  /** It was dropped on the board where it does not fit. */
  refused(): void;
  isStill(): boolean;
}

export class DominoDrag {
  handler: Handler;
  carried: Carried | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #viewport: Viewport;
  readonly #geometry: Geometry;
  #ghost: HTMLElement | undefined;
  #moving: Animation | undefined;
  #pointer: Point = { x: 0, y: 0 };
  /** From the pointer to the middle of the domino. */
  #hold: Point = { x: 0, y: 0 };
  /** Has it been over the board? On its way in from the tray it crosses an edge that must not move. */
  #entered = false;
  #held = false;
  /** Has it been drawn? Only then is it aimed: both in one frame would be a long one. */
  #drawn = false;
  #dragId = 0;

  constructor(viewport: Viewport, geometry: Geometry, handler: Handler) {
    this.#viewport = viewport;
    this.#geometry = geometry;
    this.handler = handler;
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

  take(load: DragSource, event: PointerEvent): Drag | undefined {
    if (this.#held) return undefined;
    this.#moving?.cancel();
    this.#held = true;
    const dragId = ++this.#dragId;
    this.#pointer = { x: event.clientX, y: event.clientY };
    const fromTray = 'slot' in load.chosen;
    this.#viewport.zoomForPlacing(fromTray ? this.#viewport.centre() : this.#viewport.toBoard(this.#pointer));
    const byFinger = event.pointerType !== 'mouse';
    this.#hold = byFinger ? { x: 0, y: -LIFT } : { x: load.from.x - event.clientX, y: load.from.y - event.clientY };
    this.#entered = !fromTray;
    this.#drawn = false;
    this.carried = { ...load, scale: this.#viewport.scale, target: undefined };
    this.#tell();
    // The first frame is the one it is drawn in.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#beginAiming(dragId)));
    window.addEventListener('keydown', this.#keyed, { capture: true });
    return {
      move: (moved) => {
        if (!this.#held) return;
        this.#pointer = { x: moved.clientX, y: moved.clientY };
        this.#place();
        if (this.#drawn) this.#aim();
      },
      drop: () => void this.#drop(dragId),
      cancel: () => void this.#goBack(dragId),
    };
  }

  abandon(): void {
    this.#end(this.#dragId);
  }

  /** While a domino is held, keys are about it: R turns it, Escape brings it back, and no other means anything. */
  readonly #keyed = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (this.carried === undefined || event.repeat) return;
    if (event.key === 'Escape') void this.#goBack(this.#dragId);
    if (event.key.toLowerCase() !== 'r') return;
    this.carried = { ...this.carried, quarters: (quartersIn(this.carried) + 1) & 3 };
    this.#tell();
    this.#aim();
  };

  #letGo(): void {
    this.#held = false;
    window.removeEventListener('keydown', this.#keyed, { capture: true });
  }

  #middle(): Point {
    return { x: this.#pointer.x + this.#hold.x, y: this.#pointer.y + this.#hold.y };
  }

  #place(): void {
    const { x, y } = this.#middle();
    if (this.#ghost !== undefined) this.#ghost.style.transform = `translate(${x}px, ${y}px)`;
  }

  #aim(): void {
    if (this.carried === undefined) return;
    const { chosen, quarters } = this.carried;
    const over = this.#viewport.toBoard(this.#middle());
    const target = landingOf(this.handler.game, this.#geometry, chosen, quarters, over);
    if (String(target) === String(this.carried.target)) return;
    this.carried = { ...this.carried, target };
    this.#tell();
  }

  async #drop(dragId: number): Promise<void> {
    // Brought back by a key while the finger was still down.
    if (!this.#held) return;
    this.#letGo();
    this.#aim();
    if (this.carried === undefined) return;
    const { chosen, target } = this.carried;
    if (target !== undefined) {
      const action = layAction(chosen, target);
      let isMade = false;
      if (whyNot(this.handler.game, action).length === 0) {
        // It stays where it falls until the move is on the disk.
        [isMade] = await Promise.all([this.handler.play(action), this.#glide('drop', this.#onPage(target))]);
        // The board is drawn in one frame, and the tray closes up in the next: both would make a long one.
        await new Promise(requestAnimationFrame);
      }
      this.#end(dragId);
      if (isMade) this.handler.laid(target[0]);
    } else if ('cell' in chosen && !this.#isOverBoard()) {
      await this.handler.play({ type: 'take', cell: chosen.cell });
      this.#end(dragId);
    } else if (this.#isOverBoard()) {
      this.handler.refused();
      await this.#goBack(dragId, 'refused');
    } else await this.#goBack(dragId);
  }

  async #goBack(dragId: number, how: 'back' | 'refused' = 'back'): Promise<void> {
    this.#letGo();
    if (this.carried !== undefined) await this.#glide(how, this.carried.home());
    this.#end(dragId);
  }

  /** From where it is to another place; at once for those who want it still. */
  async #glide(how: 'drop' | 'back' | 'refused', to: Point): Promise<void> {
    const [ghost, from] = [this.#ghost, this.#middle()];
    this.#pointer = { x: to.x - this.#hold.x, y: to.y - this.#hold.y };
    this.#place();
    if (ghost === undefined || this.handler.isStill()) return;
    this.#moving = loadedExtras()?.glide(ghost, how, from, to);
    await this.#moving?.finished.catch(() => {});
  }

  #isOverBoard(): boolean {
    if (!this.#viewport.contains(this.#pointer)) return false;
    const [row, column] = this.#geometry.cellAt(this.#viewport.toBoard(this.#middle()));
    return this.handler.game.puzzle.cells.some(([r, c]) => Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1);
  }

  #onPage([first, second]: Lie): Point {
    const [a, b] = [this.#geometry.middle(first), this.#geometry.middle(second)];
    return this.#viewport.toPage({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }

  #beginAiming(dragId: number): void {
    if (!this.#held || dragId !== this.#dragId) return;
    this.#drawn = true;
    this.#aim();
    this.#pushEdges();
  }

  /** Near an edge the board moves along under the domino. */
  readonly #pushEdges = () => {
    if (!this.#held) return;
    const push = this.#viewport.push(this.#middle(), EDGE);
    const atEdge = push.x !== 0 || push.y !== 0;
    this.#entered ||= !atEdge && this.#viewport.contains(this.#middle());
    if (atEdge && this.#entered) {
      this.#viewport.pan({ x: push.x * PUSH, y: push.y * PUSH });
      this.#aim();
    }
    requestAnimationFrame(this.#pushEdges);
  };

  #end(dragId: number): void {
    if (dragId !== this.#dragId) return;
    this.#letGo();
    this.carried = undefined;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
