/**
 * The seed's search, twice: `solve` is its recursive step as written; `ReferenceSearch` walks the same tree in
 * the same order with a stack of its own, so that it can pause, be watched and go on after a solution.
 */
import { err, ok, type Reason, type Result, type Search, type SearchEvent, type SearchStep } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { canonicalSolution, type Placement as ModelPlacement, type Solution } from '../../model/solution.js';
import { legal } from './board.js';
import { reduceP } from './constraint.js';
import { type Game, isWon, play } from './game.js';
import { isDoubleton, type Piece, uniquePieces } from './piece.js';
import { assignments, DIRECTIONS, type Direction, DOUBLETON_DIRECTIONS, Placement } from './placement.js';
import type { Point } from './point.js';

/** The first play-out that wins the game, found depth first. */
export function solve(game: Game, playOut: readonly Placement[] = []): Result<readonly Placement[], string> {
  if (isWon(game)) return ok(playOut);
  for (const placement of candidates(game)) {
    const next = play(game, placement);
    if (!next.ok) continue;
    const won = solve(next.value, [...playOut, placement]);
    if (won.ok) return won;
  }
  return err('No valid placements.');
}

function* candidates(game: Game): Generator<Placement, void> {
  const [point] = game.board.points;
  if (point === undefined) return;
  for (const piece of uniquePieces(game.pieces)) {
    for (const direction of directionsOf(piece)) yield Placement(piece, point, direction);
  }
}

function directionsOf(piece: Piece): readonly Direction[] {
  return isDoubleton(piece) ? DOUBLETON_DIRECTIONS : DIRECTIONS;
}

interface Frame {
  readonly game: Game;
  readonly untried: Iterator<Placement, void>;
  readonly placement: Placement | undefined;
}

export class ReferenceSearch implements Search<Solution, ModelPlacement> {
  readonly #stack: Frame[] = [];
  #nodes = 0;
  /** Has the position on top of the stack been given as a solution? It stands until the search goes on. */
  #shown = false;
  #listener: ((event: SearchEvent<Solution, ModelPlacement>) => void) | undefined;

  /** `game`: undefined where the puzzle has a rule that can never hold, so that there is nothing to find. */
  constructor(game: Game | undefined) {
    if (game !== undefined) this.#push(game, undefined);
  }

  get nodes(): number {
    return this.#nodes;
  }

  get depth(): number {
    return Math.max(0, this.#stack.length - 1);
  }

  watch(listener: ((event: SearchEvent<Solution, ModelPlacement>) => void) | undefined): void {
    this.#listener = listener;
  }

  run(budget: number): SearchStep<Solution> {
    const last = this.#nodes + Math.floor(budget);
    for (;;) {
      const frame = this.#stack.at(-1);
      if (frame === undefined) return { type: 'exhausted' };
      if (!(this.#nodes < last)) return { type: 'paused' };
      const { done, value: placement } = frame.untried.next();
      if (placement !== undefined && done !== true) this.#try(frame.game, placement);
      else if (isWon(frame.game) && !this.#shown) return { type: 'solution', solution: this.#solution() };
      else this.#pop();
    }
  }

  #try(game: Game, placement: Placement): void {
    this.#nodes++;
    const next = play(game, placement);
    if (next.ok) this.#push(next.value, placement);
    else this.#listener?.({ type: 'pruned', move: toModel(placement), reason: whyNot(game, placement) });
  }

  #push(game: Game, placement: Placement | undefined): void {
    this.#stack.push({ game, untried: candidates(game), placement });
    if (placement !== undefined) this.#listener?.({ type: 'placed', move: toModel(placement) });
  }

  #pop(): void {
    this.#shown = false;
    const placement = this.#stack.pop()?.placement;
    if (placement !== undefined) this.#listener?.({ type: 'removed', move: toModel(placement) });
  }

  #solution(): Solution {
    const moves = this.#stack.flatMap(({ placement }) => (placement === undefined ? [] : [toModel(placement)]));
    const solution = canonicalSolution({ placements: moves });
    this.#shown = true;
    this.#listener?.({ type: 'solution', solution });
    return solution;
  }
}

/** `play` only says that the game cannot be won any more; watchers are told what stands in the way. */
function whyNot(game: Game, placement: Placement): Reason {
  if (!legal(game.board, placement)) return { code: 'try-off-board', data: {} };
  for (const constraint of game.constraints) {
    const reduced = reduceP(constraint, placement, game.largest);
    if (!reduced.ok) return { code: 'try-against-rule', data: { text: reduced.error } };
  }
  return { code: 'try-without-piece', data: {} };
}

function toModel(placement: Placement): ModelPlacement {
  const [first, second] = assignments(placement);
  return { domino: [first.pips, second.pips], cells: [toCell(first.point), toCell(second.point)] };
}

function toCell({ x, y }: Point): Cell {
  return [y, x];
}
