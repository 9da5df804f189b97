/**
 * Seed 003's backtracking, with a stack of its own so that it can pause, be watched and go on after a solution. The
 * forest says where the next domino may lie; a region that can no longer be satisfied takes it back.
 */
import type { Reason, Search, SearchEvent, SearchStep } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import { ruleInWords } from '../../model/rule.js';
import { canonicalSolution, type Placement, type Solution } from '../../model/solution.js';
import { type Branch, Forest, type ForestNode } from './forest.js';
import { leastRoom } from './next-cell.js';
import { Position } from './position.js';
import type { RegionWatch } from './region-watch.js';
import { type Shape, shapeOf } from './shape.js';
import type { Way } from './stock.js';

interface Move {
  readonly branch: Branch;
  readonly way: Way;
}

interface Frame {
  readonly move: Move | undefined;
  readonly branches: readonly Branch[];
  nextBranch: number;
  nextWay: number;
}

export class TilingSearch implements Search<Solution, Placement> {
  readonly #shape: Shape;
  readonly #forest: Forest;
  readonly #position: Position;
  readonly #given: readonly Placement[];
  readonly #stack: Frame[] = [];
  #nodes = 0;
  /** Has what stands been given as a solution? It stands until the search goes on. */
  #shown = false;
  #listener: ((event: SearchEvent<Solution, Placement>) => void) | undefined;

  /** The dominoes given lie on the board from the beginning. */
  constructor(puzzle: Puzzle, given: readonly Placement[] = []) {
    this.#shape = shapeOf(puzzle.cells);
    this.#forest = new Forest(this.#shape, leastRoom(puzzle, this.#shape));
    this.#position = new Position(puzzle, this.#shape);
    this.#given = given;
    const root = given.reduce((node, placement) => this.#lay(node, placement), this.#forest.root);
    if (root !== undefined && this.#position.lost() === undefined) this.#push(root, undefined);
  }

  get nodes(): number {
    return this.#nodes;
  }

  get depth(): number {
    return Math.max(0, this.#stack.length - 1);
  }

  watch(listener: ((event: SearchEvent<Solution, Placement>) => void) | undefined): void {
    this.#listener = listener;
  }

  run(budget: number): SearchStep<Solution> {
    const last = this.#nodes + Math.floor(budget);
    for (;;) {
      const frame = this.#stack.at(-1);
      if (frame === undefined) return { type: 'exhausted' };
      if (!(this.#nodes < last)) return { type: 'paused' };
      const isSolved = frame.branches.length === 0 && !this.#shown;
      if (isSolved) return { type: 'solution', solution: this.#solution() };
      if (!this.#tryNext(frame)) this.#pop();
    }
  }

  /** Node below a domino that is given; undefined where it cannot lie there. */
  #lay(node: ForestNode | undefined, { domino, cells }: Placement): ForestNode | undefined {
    const first = this.#shape.numberOf(cells[0]) ?? -1;
    const second = this.#shape.numberOf(cells[1]) ?? -1;
    const way = this.#position.ways.find(
      ({ batch, ...pips }) => batch.left > 0 && pips.first === domino[0] && pips.second === domino[1],
    );
    const canLie = this.#shape.neighbours[first]?.includes(second) && way !== undefined;
    if (node === undefined || !canLie || this.#position.place(first, second, way) !== undefined) return undefined;
    return this.#forest.nodeWithout(node, first, second);
  }

  /** False where every move has been tried. */
  #tryNext(frame: Frame): boolean {
    const { ways } = this.#position;
    for (; frame.nextBranch < frame.branches.length; frame.nextBranch++, frame.nextWay = 0) {
      while (frame.nextWay < ways.length) {
        const way = ways[frame.nextWay++] as Way;
        if (way.batch.left === 0) continue;
        this.#try(frame.branches[frame.nextBranch] as Branch, way);
        return true;
      }
    }
    return false;
  }

  #try(branch: Branch, way: Way): void {
    this.#nodes++;
    const lost = this.#position.place(branch.first, branch.second, way);
    if (lost === undefined) this.#push(branch.next, { branch, way });
    else this.#listener?.({ type: 'pruned', move: this.#placement({ branch, way }), reason: reasonFor(lost) });
  }

  #push(node: ForestNode, move: Move | undefined): void {
    this.#stack.push({ move, branches: this.#forest.branches(node), nextBranch: 0, nextWay: 0 });
    if (move !== undefined) this.#listener?.({ type: 'placed', move: this.#placement(move) });
  }

  #pop(): void {
    this.#shown = false;
    const move = this.#stack.pop()?.move;
    if (move === undefined) return;
    this.#position.lift(move.branch.first, move.branch.second, move.way);
    this.#listener?.({ type: 'removed', move: this.#placement(move) });
  }

  #solution(): Solution {
    const moves = this.#stack.flatMap(({ move }) => (move === undefined ? [] : [this.#placement(move)]));
    const solution = canonicalSolution({ placements: [...this.#given, ...moves] });
    this.#shown = true;
    this.#listener?.({ type: 'solution', solution });
    return solution;
  }

  #placement({ branch: { first, second }, way }: Move): Placement {
    const { cells } = this.#shape;
    return { domino: [way.first, way.second], cells: [cells[first] as Cell, cells[second] as Cell] };
  }
}

function reasonFor({ region: { index, rule } }: RegionWatch): Reason {
  return { code: 'try-region-impossible', data: { region: index, rule: ruleInWords(rule) } };
}
