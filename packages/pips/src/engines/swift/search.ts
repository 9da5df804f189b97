/**
 * Finds solutions one by one, depth first. Until the first is found it starts anew now and then, with other choices
 * among equals and the cells that failed most in front: by most orders a dense board falls in as many nodes as it has
 * dominoes, by some it is lost. Each run would by itself find every solution, so the one that finds the first goes on
 * to the end. Positions known to be dead are kept across runs.
 *
 * Lengths of runs by Luby's sequence. Tried and lost: growing by a factor of 1.05 or 1.3 (some boards of 182 cells are
 * lost); runs of 1,000 (twice the median on dense boards of 28 dominoes).
 */
import { Random, type Reason, type Search, type SearchEvent, type SearchStep } from '@pipwright/core';
import { TABLE_BYTES, Table } from '@pipwright/core/counting';
import type { Placement, Solution } from '../../model/solution.js';
import { isCoverable } from './arrangements.js';
import { Chooser } from './choose.js';
import type { Compiled } from './compile.js';
import { isPlacement, type Move, NO_MOVE } from './compile.js';
import { Key } from './key.js';
import { Position } from './position.js';
import { Sums } from './sums.js';
import type { Terms } from './terms.js';
import { Trail } from './trail.js';

/** Fewest nodes of the first run, and of the unit of the others. Most puzzles are done by then. */
const SHORTEST_RUN = 300;
/** Dead positions that took fewer nodes are not worth keeping. */
const WORTH_KEEPING = 5;

type Listener = (event: SearchEvent<Solution, Placement>) => void;

interface Memory {
  readonly key: Key;
  readonly table: Table;
  readonly words: Int32Array;
}

type Phase = 'enter' | 'back' | 'done';

export class SwiftSearch implements Search<Solution, Placement> {
  nodes = 0;
  readonly #position: Position;
  readonly #sums: Sums;
  readonly #chooser: Chooser;
  readonly #trail: Trail;
  readonly #tableBytes: number;
  #now: Phase = 'enter';
  /** The move that led to the position looked at, while watchers have not been told. */
  #untold: Move = NO_MOVE;
  #found = false;
  readonly #run: number;
  #runs = 1;
  #runEnds: number;
  /** Shuffles the moves: from the second run on, or from the start. */
  #random: Random | undefined;
  /** Dead positions, kept from the second run on. */
  #memory: Memory | undefined;
  /** Nodes visited before each frame. */
  readonly #since: number[] = [];
  #listener: Listener | undefined;

  #asksOnlyWhether = false;

  /** `random`: draws the order of solutions. */
  constructor(compiled: Compiled, terms: Terms = compiled.given, tableBytes = TABLE_BYTES, random?: Random) {
    this.#position = new Position(compiled, terms);
    this.#sums = new Sums(this.#position);
    this.#chooser = new Chooser(this.#position, this.#sums);
    this.#trail = new Trail(this.#position);
    this.#tableBytes = tableBytes;
    this.#random = random;
    this.#run = Math.max(SHORTEST_RUN, 2 * compiled.cells);
    this.#runEnds = this.#run;
  }

  /** Limits the search to whether there is a solution: cells that need not be covered are left out of it. */
  askOnlyWhether(): this {
    this.#asksOnlyWhether = true;
    this.#position.leaveStrays();
    return this;
  }

  get depth(): number {
    const standing = this.#trail.moves().filter(isPlacement).length;
    return this.#untold === NO_MOVE ? standing : standing - 1;
  }

  watch(listener: ((event: SearchEvent<Solution, Placement>) => void) | undefined): void {
    this.#listener = listener;
  }

  run(budget: number): SearchStep<Solution> {
    const last = this.nodes + Math.floor(budget);
    for (;;) {
      if (this.#now === 'done') return { type: 'exhausted' };
      if (!(this.nodes < last)) return { type: 'paused' };
      if (this.#now === 'enter') {
        const solution = this.#enter();
        if (solution !== undefined) return { type: 'solution', solution };
      } else this.#back();
    }
  }

  abandon(): void {
    this.#unwind();
    this.#now = 'done';
  }

  /** Looks at a new position: a solution, a frame with its moves, or a dead end. */
  #enter(): Solution | undefined {
    const trail = this.#trail;
    const position = this.#position;
    this.#now = 'back';
    if (position.openCells === 0) {
      if (position.isSolved()) return this.#solution();
      this.#prune(UNSHARED);
      return undefined;
    }
    if (this.#asksOnlyWhether && position.isSolvedAsItIs()) return this.#solution();
    if (this.nodes >= this.#runEnds && !this.#found) {
      this.#startAnew();
      return undefined;
    }
    if (this.#memory !== undefined && !this.#found && isKnownDead(this.#memory)) {
      this.#prune({ code: 'try-known-dead', data: {} });
      return undefined;
    }
    const { stack, top } = trail;
    const end = this.#chooser.choose(stack, top);
    if (end === top) {
      this.#prune();
      return undefined;
    }
    this.#tellPlaced();
    if (this.#random !== undefined) shuffle(stack, top, end, this.#random);
    this.#since[trail.frames] = this.nodes;
    trail.open(end);
    this.#advance();
    return undefined;
  }

  #advance(): void {
    const move = this.#trail.advance();
    if (move === NO_MOVE) {
      this.#now = 'back';
      this.#keepAsDead();
      this.#trail.close();
      return;
    }
    this.nodes++;
    this.#untold = move;
    this.#now = 'enter';
  }

  #back(): void {
    const trail = this.#trail;
    if (trail.frames === 0) {
      this.#now = 'done';
      return;
    }
    this.#tellRemoved(trail.takeBack());
    this.#advance();
  }

  #unwind(): void {
    const trail = this.#trail;
    for (; trail.frames > 0; trail.close()) this.#tellRemoved(trail.takeBack());
  }

  #startAnew(): void {
    this.#unwind();
    if (this.#memory === undefined) {
      if (!isCoverable(this.#position)) {
        this.#now = 'done';
        return;
      }
      const key = new Key(this.#position, this.#sums);
      const table = new Table(key.width, 1, this.#tableBytes);
      this.#memory = { key, table, words: new Int32Array(key.width) };
    }
    this.#random ??= new Random(0);
    this.#chooser.shuffle(this.#random);
    this.#runEnds = this.nodes + this.#run * luby(++this.#runs);
    this.#now = 'enter';
  }

  /** The last frame, all its moves tried: before the first solution that means that nothing is to be found there. */
  #keepAsDead(): void {
    const work = this.nodes - this.#since[this.#trail.frames - 1]!;
    if (this.#memory === undefined || this.#found || work < WORTH_KEEPING) return;
    const { key, table, words } = this.#memory;
    key.ofSolutions(words, 0);
    table.set(words, 0, 0, work);
  }

  #solution(): Solution {
    const placements = this.#trail
      .moves()
      .filter(isPlacement)
      .map((move) => this.#placement(move));
    const solution = { placements };
    this.#found = true;
    this.#tellPlaced();
    this.#listener?.({ type: 'solution', solution });
    return solution;
  }

  #placement(move: Move): Placement {
    const { first, second, puzzle } = this.#position.compiled;
    const edge = move >>> 10;
    return {
      domino: [(move >>> 5) & 31, move & 31],
      cells: [puzzle.cells[first[edge]!]!, puzzle.cells[second[edge]!]!],
    };
  }

  #tellPlaced(): void {
    const move = this.#untold;
    this.#untold = NO_MOVE;
    if (move !== NO_MOVE && isPlacement(move)) this.#listener?.({ type: 'placed', move: this.#placement(move) });
  }

  #tellRemoved(move: Move): void {
    const untold = this.#untold !== NO_MOVE;
    this.#untold = NO_MOVE;
    if (move !== NO_MOVE && !untold && isPlacement(move)) {
      this.#listener?.({ type: 'removed', move: this.#placement(move) });
    }
  }

  /** The move just made leads nowhere; it is taken back when the search goes on. */
  #prune(reason?: Reason): void {
    const move = this.#untold;
    if (move === NO_MOVE || !isPlacement(move)) return;
    this.#listener?.({ type: 'pruned', move: this.#placement(move), reason: reason ?? this.#whyDead() });
  }

  #whyDead(): Reason {
    const { deadCell, deadDomino } = this.#chooser;
    const cell = this.#position.compiled.puzzle.cells[deadCell];
    if (cell !== undefined) return { code: 'try-empty-domain', data: { cell } };
    if (deadDomino >= 0) return { code: 'try-leaves-domino', data: { domino: [deadDomino >> 5, deadDomino & 31] } };
    return UNSHARED;
  }
}

const UNSHARED: Reason = { code: 'try-leaves-sum', data: {} };

function isKnownDead({ key, table, words }: Memory): boolean {
  key.ofSolutions(words, 0);
  return table.get(words, 0) !== undefined;
}

function shuffle(stack: Move[], from: number, end: number, random: Random): void {
  for (let i = end - 1; i > from; i--) {
    const j = from + random.int(i - from + 1);
    const move = stack[i]!;
    stack[i] = stack[j]!;
    stack[j] = move;
  }
}

/** 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …, from the first: within a logarithm of the best lengths, whatever those are. */
export function luby(index: number): number {
  const bits = 32 - Math.clz32(index);
  return index === 2 ** bits - 1 ? 2 ** (bits - 1) : luby(index - 2 ** (bits - 1) + 1);
}
