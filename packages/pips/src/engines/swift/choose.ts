/**
 * Looks at a position and says how to go on: with the moves of the cell that has the fewest, or of a domino that has
 * one home only. No moves means that the position is dead.
 *
 * Everything is computed anew at each node: a few hundred operations on masks cost less than keeping them up to date.
 * Tried and lost: weights from the first run on (half as many nodes again on the Times's puzzles, though after a
 * restart they solve boards of 182 cells that are lost without).
 */
import type { Random } from '@pipwright/core';
import { smallest } from '@pipwright/core/bits';
import type { Move } from './compile.js';
import { Domains, NO_CELL } from './domains.js';
import { Moves, movesOfFreed } from './moves.js';
import type { Position } from './position.js';
import { Slack } from './slack.js';
import type { Sums } from './sums.js';
import { Arena } from './terms.js';
import { Ways } from './ways.js';

const MANY = 1 << 29;
/** Answers of `#lonelyDomino` beside a domino. */
const NONE = -1;
const HOMELESS = -2;

export class Chooser {
  readonly #position: Position;
  readonly #domains: Domains;
  readonly #ways: Ways;
  readonly #moves: Moves;
  /** Counting passes over cells that can hold anything, so that they are left for the end. */
  readonly #slack: Slack | undefined;
  #isSlack = false;
  /** Partners of each pip in dominoes that must be used. */
  readonly #owed: Int32Array;
  /** Number of times that a cell could not be covered. */
  readonly #failures: Int32Array;
  /** Rank of each cell among equals, after a restart. */
  #rank: Int32Array | undefined;
  /** Cause of the last dead position: a cell, or a domino as x << 5 | y; NONE where it is neither. */
  deadCell = NO_CELL;
  deadDomino = NONE;

  constructor(position: Position, sums: Sums, counting = false) {
    const sizes = position.compiled;
    const arena = new Arena(Domains.room(sizes) + Ways.room(sizes) + Moves.room(sizes) + sizes.cells + sizes.pips);
    this.#position = position;
    this.#domains = new Domains(position, sums, arena);
    this.#ways = new Ways(position, this.#domains, arena);
    this.#moves = new Moves(position, this.#domains, arena);
    this.#slack = counting ? new Slack(position, sums, this.#domains) : undefined;
    this.#failures = arena.take(sizes.cells);
    this.#owed = arena.take(sizes.pips);
  }

  /** Puts the moves to try on the stack from `top` on and returns the new top. */
  choose(stack: Move[], top: number): number {
    const position = this.#position;
    const most = position.openCells >> 1;
    this.#isSlack = false;
    this.deadCell = NO_CELL;
    this.deadDomino = NONE;
    if (position.owed > most || position.isBroken()) return top;
    const rows = position.exact || position.owed < most ? position.partners : this.#onlyOwed();
    if (!this.#domains.find(rows)) {
      if (this.#domains.emptyCell !== NO_CELL) this.#fail(this.#domains.emptyCell);
      return top;
    }
    if (this.#slack?.find() === true) {
      this.#isSlack = true;
      return top;
    }
    if (position.toCover === 0) return movesOfFreed(position, this.#moves, rows, stack, top);
    this.#ways.count(rows);
    const cell = this.#narrowestCell();
    if (cell === NO_CELL) return top;
    const domino = position.owed > 0 ? this.#lonelyDomino() : NONE;
    if (domino === HOMELESS) return top;
    return domino !== NONE && this.#ways.ofCell[cell] !== 1
      ? this.#moves.ofDomino(domino >> 5, domino & 31, stack, top)
      : this.#moves.ofCell(cell, rows, stack, top);
  }

  /**
   * Tells, where `choose` gave no moves, whether whatever is left fits on the open cells, in any order and either way
   * round? Asked by counting alone.
   */
  get isSlack(): boolean {
    return this.#isSlack;
  }

  /** Puts other cells first among equals, and those that failed often before those with fewer ways. */
  shuffle(random: Random): void {
    const cells = Array.from(this.#failures, (_, cell) => cell);
    this.#rank = Int32Array.from(random.shuffle(cells));
  }

  #onlyOwed(): Int32Array {
    const { left, compiled, terms } = this.#position;
    const { pips } = compiled;
    for (let x = 0; x < pips; x++) {
      let partners = 0;
      for (let y = 0; y < pips; y++) {
        const pair = x * pips + y;
        const used = terms.most[pair]! - left[pair]!;
        if (terms.least[pair]! > used) partners |= 1 << y;
      }
      this.#owed[x] = partners;
    }
    return this.#owed;
  }

  #narrowestCell(): number {
    const { compiled, next, freed } = this.#position;
    const { cells } = compiled;
    const waysOf = this.#ways.ofCell;
    const slack = this.#slack;
    const rank = this.#rank;
    let best = NO_CELL;
    let fewest = MANY;
    for (let c = next[cells]!; c !== cells; c = next[c]!) {
      if (freed[c] === 1) continue;
      let ways = waysOf[c]!;
      if (ways === 0) {
        this.#fail(c);
        return NO_CELL;
      }
      if (rank !== undefined && ways > 1) ways /= 1 + this.#failures[c]!;
      if (ways > fewest) continue;
      if (ways === fewest && (rank === undefined || rank[c]! > rank[best]!)) continue;
      if (slack !== undefined && ways > 1 && !slack.isTense(c)) continue;
      best = c;
      fewest = ways;
    }
    return best;
  }

  #fail(cell: number): void {
    this.deadCell = cell;
    this.#failures[cell]!++;
  }

  /** A domino that must be used and has one home only, as x << 5 | y; HOMELESS when some have too few. */
  #lonelyDomino(): number {
    const { compiled, left, terms, partners } = this.#position;
    const { pips } = compiled;
    let lonely = NONE;
    for (let x = 0; x < pips; x++) {
      for (let rest = partners[x]! & -(1 << x); rest !== 0; rest &= rest - 1) {
        const y = smallest(rest);
        const pair = x * pips + y;
        const copies = terms.least[pair]! - terms.most[pair]! + left[pair]!;
        if (copies <= 0) continue;
        const homes = this.#ways.homes(x, y);
        if (homes >= 2) continue;
        lonely = (x << 5) | y;
        if (homes >= copies) continue;
        this.deadDomino = lonely;
        return HOMELESS;
      }
    }
    return lonely;
  }
}
