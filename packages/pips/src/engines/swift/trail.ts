/** The way from the first position to the one looked at now: for each position passed, its moves, and the one made. */
import { type Move, NO_MOVE } from './compile.js';
import type { Position } from './position.js';

export class Trail {
  readonly stack: Move[] = [];
  frames = 0;
  readonly #position: Position;
  readonly #next: number[] = [];
  readonly #end: number[] = [];
  readonly #made: Move[] = [];

  constructor(position: Position) {
    this.#position = position;
  }

  /** Place on the stack for the moves of the next position. */
  get top(): number {
    return this.frames === 0 ? 0 : this.#end[this.frames - 1]!;
  }

  open(end: number): void {
    this.#next[this.frames] = this.top;
    this.#end[this.frames] = end;
    this.#made[this.frames++] = NO_MOVE;
  }

  advance(): Move {
    const frame = this.frames - 1;
    const at = this.#next[frame]!;
    if (at === this.#end[frame]) return NO_MOVE;
    this.#next[frame] = at + 1;
    const move = this.stack[at]!;
    this.#made[frame] = move;
    this.#position.make(move);
    return move;
  }

  takeBack(): Move {
    const frame = this.frames - 1;
    const move = this.#made[frame]!;
    if (move === NO_MOVE) return NO_MOVE;
    this.#made[frame] = NO_MOVE;
    this.#position.takeBack(move);
    return move;
  }

  close(): void {
    this.frames--;
  }

  moves(): Move[] {
    return this.#made.slice(0, this.frames).filter((move) => move !== NO_MOVE);
  }
}
