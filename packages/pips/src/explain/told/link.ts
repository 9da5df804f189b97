/**
 * What sentences need to know of one use of a technique, found out from the record and the puzzle alone:
 * what was known before, what it says of which cells, what the tray holds.
 */
import { sameCell } from '@pipwright/core';
import { type Cell, cellKey } from '../../model/cell.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { CellLeft, Edge, PipsFact, PipsLink, PipsPremise } from '../step.js';
import type { TechniqueName } from '../techniques/index.js';
import { type Forced, ToldBoard } from './board.js';
import type { BoardAfter } from './board-after.js';
import { type Cover, coversOf, numberIn } from './covers.js';
import { edgeBetween, hasEnd } from './pairs.js';
import type { Resolve } from './premises.js';
import { linkOf, newsAmong, withoutSeen } from './seen.js';
import { carriedNumbers } from './tray.js';
import { type Ways, waysToFill } from './ways.js';

/** More ways to cover a region nobody compares. */
const MOST_COVERS = 8;

/** Of those that cannot be, more than these are not gone through. */
const MOST_OTHERWISE = 60;

/** Around a link: what was added before it, and what its premises stand for. */
interface Around {
  readonly before: BoardAfter;
  readonly resolve: Resolve;
  readonly isSupposed: boolean;
  readonly suppose?: PipsFact | undefined;
  readonly chain?: readonly ToldLink[];
  /** Is what earlier steps told taken as known, without its reason? */
  readonly isRecalling?: boolean;
  /** The premises of the step that it is seen on the way to. */
  readonly within?: readonly PipsPremise[];
}

/** What is concluded of the cells of one region, or of cells without one. */
export interface Concluded {
  readonly region: Region | undefined;
  readonly cells: readonly CellLeft[];
}

/** A region, and the ways to cover it. */
interface Covered {
  readonly region: Region;
  readonly covers: readonly Cover[];
}

/** One use of a technique among others: a step, a link of a chain, or something seen on the way. */
export class ToldLink extends ToldBoard {
  readonly technique: TechniqueName;
  readonly concludes: readonly PipsFact[];
  /** What is seen on the way and was not known, each in its place; what one rule says of several cells at once. */
  readonly seen: readonly ToldLink[];
  /** Does it follow from a supposition? */
  readonly isSupposed: boolean;
  /** What it supposes itself, and where that leads. */
  readonly suppose: PipsFact | undefined;
  readonly chain: readonly ToldLink[];
  readonly #link: PipsLink;
  readonly #around: Around;
  #covered: { readonly found: Covered | undefined } | undefined;

  constructor(puzzle: Puzzle, link: PipsLink, around: Around) {
    const boards = [around.before];
    for (const each of link.seen) boards.push(boards.at(-1)!.plus([linkOf(each)]));
    super(puzzle, link.because, around.resolve, boards.at(-1)!);
    this.#link = link;
    this.#around = around;
    this.technique = link.technique;
    const unseen = link.concludes.flatMap((fact) => withoutSeen(fact, link.seen));
    this.concludes = unseen.length === 0 ? link.concludes : unseen;
    this.isSupposed = around.isSupposed;
    this.suppose = around.suppose;
    this.chain = around.chain ?? [];
    this.seen = newsAmong(boards, link.seen).map(
      ({ seen, after }) =>
        new ToldLink(puzzle, seen, {
          ...around,
          before: boards[after]!,
          suppose: undefined,
          chain: [],
          within: link.because,
        }),
    );
  }

  /** The board with nothing but some of what is seen on the way. */
  boardWith(seen: readonly ToldLink[]): BoardAfter {
    return this.#around.before.plus(seen.map((each) => each.#link));
  }

  /** The same with nothing but one of its conclusions. */
  only(fact: PipsFact): ToldLink {
    return new ToldLink(this.puzzle, { ...this.#link, concludes: [fact] }, this.#around);
  }

  /** The board where something more were so. */
  supposing(facts: readonly PipsFact[]): ToldLink {
    const before = this.before.plus([{ seen: [], concludes: facts }]);
    return new ToldLink(
      this.puzzle,
      { ...this.#link, concludes: [], seen: [] },
      { ...this.#around, before, isSupposed: true },
    );
  }

  /** The same for somebody who has read the steps before. */
  recalling(): ToldLink {
    return new ToldLink(this.puzzle, this.#link, { ...this.#around, isRecalling: true });
  }

  override forced(edge: Edge): Forced {
    const forced = super.forced(edge);
    const { before, isRecalling = false } = this.#around;
    const isTold = (near: Cell) => before.parted.some((pair) => hasEnd(pair, near) && hasEnd(pair, forced.cell));
    return isRecalling ? { ...forced, unfit: forced.unfit.filter((near) => !isTold(near)) } : forced;
  }

  /** What it can hold now: of numbers that dominoes are left with. That a step leaves one must follow from its record. */
  left({ cell, values }: CellLeft): readonly number[] {
    const left = this.valuesOf(cell).filter((value) => values.includes(value));
    const there = this.isCovered(cell) ? [] : left.filter((value) => this.trayWith(value).length > 0);
    if (there.length > 1 || (this.isSupposed && there.length > 0)) return there;
    return left.length === 1 && !this.isSupposed && this.#isOnlyShown(cell)
      ? carriedNumbers(this.puzzle).filter((v) => values.includes(v))
      : left;
  }

  /** Does the board show what a cell may hold, by a region of one cell that is no premise? */
  #isOnlyShown(cell: Cell): boolean {
    const isPremise = ({ index }: Region) =>
      [...this.#link.because, ...(this.#around.within ?? [])].some(
        (premise) => 'region' in premise && premise.region === index,
      );
    const own = this.puzzle.regions.find(({ cells }) => cells.length === 1 && sameCell(cells[0]!, cell));
    const facts = this.facts.flatMap((fact) => (fact.kind === 'values' ? fact.cells : []));
    return own !== undefined && !isPremise(own) && !facts.some((each) => sameCell(each.cell, cell));
  }

  lost({ cell, values }: CellLeft): readonly number[] {
    return this.valuesOf(cell).filter((value) => !values.includes(value));
  }

  get placed(): Extract<PipsFact, { kind: 'place' }> | undefined {
    for (const fact of this.concludes) if (fact.kind === 'place') return fact;
    return undefined;
  }

  /** What it says of the numbers of cells, each cell once. */
  get cells(): readonly CellLeft[] {
    const cells = new Map<string, CellLeft>();
    for (const fact of this.concludes) {
      for (const each of fact.kind === 'values' ? fact.cells : []) {
        const before = cells.get(cellKey(each.cell))?.values ?? each.values;
        cells.set(cellKey(each.cell), { cell: each.cell, values: each.values.filter((v) => before.includes(v)) });
      }
    }
    return [...cells.values()];
  }

  /** The edges that it joins, or parts. */
  edges(kind: 'join' | 'part'): readonly Edge[] {
    return this.concludes.flatMap((fact) => (fact.kind === kind ? [fact.edge] : []));
  }

  /** The pair of cells that it is about, where it is about one: that it joins, parts or covers, or that its cell is part of. */
  get edge(): Edge | undefined {
    const [fact] = this.concludes;
    if (fact === undefined) return undefined;
    if (fact.kind === 'place') return fact.cells;
    if (fact.kind !== 'values') return fact.edge;
    const pair = this.#pairs.find((edge) => fact.cells.some(({ cell }) => hasEnd(edge, cell)));
    const [at, ...more] = fact.cells;
    if (pair !== undefined || at === undefined || more.length > 0) return pair;
    const [partner, ...others] = this.partners(at.cell);
    return partner === undefined || others.length > 0 ? undefined : edgeBetween(at.cell, partner);
  }

  /** The pair that a cell is known to belong to. */
  pairOf(cell: Cell): Edge | undefined {
    return this.#pairs.find((edge) => edge.some((end) => sameCell(end, cell)));
  }

  /** All that belong together, those that it rests on first. */
  get #pairs(): readonly Edge[] {
    const joined = this.facts.flatMap((each): readonly Edge[] => (each.kind === 'join' ? [each.edge] : []));
    return [...this.seen.flatMap((each) => each.edges('join')), ...joined, ...this.before.joined];
  }

  /** What it says of numbers, by region; regions that are no premise count as none. */
  get parts(): readonly Concluded[] {
    const halves = this.concludes.flatMap((fact): readonly CellLeft[] =>
      fact.kind === 'place' ? fact.cells.map((cell, half) => ({ cell, values: [fact.domino[half]!] })) : [],
    );
    const cells = [...this.cells, ...halves];
    const inside = (region: Region) => cells.filter(({ cell }) => region.cells.some((other) => sameCell(cell, other)));
    const parts: Concluded[] = this.regions
      .map((region) => ({ region, cells: inside(region) }))
      .filter((part) => part.cells.length > 0);
    const outside = cells.filter(({ cell }) => !parts.some((part) => part.cells.some((each) => each.cell === cell)));
    return outside.length === 0 ? parts : [...parts, { region: undefined, cells: outside }];
  }

  /** Regions of the premises without any cell of the conclusion. */
  get otherRegions(): readonly Region[] {
    return this.regions.filter((region) => !this.parts.some((part) => part.region === region));
  }

  /**
   * The ways to fill a region by what is known before this, or by what is known with it.
   * @param options.counted only those for which there are enough of each number
   */
  ways(region: Region, when: 'before' | 'after', { counted = false } = {}): Ways | undefined {
    return waysToFill(
      region,
      region.cells.map((cell) => this.#options(cell, when)),
      counted ? (value) => this.halvesFor(region, value) : undefined,
    );
  }

  #options(cell: Cell, when: 'before' | 'after'): readonly number[] {
    const said = when === 'after' ? this.cells.find((each) => sameCell(each.cell, cell)) : undefined;
    return said === undefined ? this.valuesOf(cell) : this.left(said);
  }

  /**
   * How many of a number a region needs at least.
   * @param options.counted with no more of each number than there are
   */
  needs(region: Region, value: number, { counted = false } = {}): number {
    if (region.rule.kind === 'different') {
      const numbers = new Set(region.cells.flatMap((cell) => this.#options(cell, 'before')));
      if (numbers.size === region.cells.length) return Number(numbers.has(value));
    }
    const ways = this.ways(region, 'before', { counted });
    if (ways === undefined || ways.length === 0) return 0;
    return Math.min(...ways.map((way) => way.filter((each) => each === value).length));
  }

  /** The region of which every way to cover it shows what is concluded, with these ways. */
  covered(): Covered | undefined {
    this.#covered ??= { found: this.#findCovered() };
    return this.#covered.found;
  }

  #findCovered(): Covered | undefined {
    const edges = this.edges('part');
    const touches = ({ cells }: Region) =>
      edges.every((edge) => edge.some((end) => cells.some((cell) => sameCell(cell, end))));
    for (const region of new Set([...this.regions, ...this.puzzle.regions].filter(touches))) {
      const covers = coversOf(region, this, { most: MOST_COVERS });
      if (covers?.every((cover) => this.#isIn(cover))) return { region, covers };
    }
    return undefined;
  }

  /** The ways to cover a region, with dominoes as often as one likes, in which what is concluded is not so. */
  otherwise(region: Region): readonly Cover[] | undefined {
    const [at, ...more] = this.cells;
    const lost = at === undefined || more.length > 0 ? [] : this.lost(at);
    const board = {
      tray: this.tray,
      partners: (cell: Cell) => this.partners(cell),
      valuesOf: (cell: Cell) => (lost.length > 0 && sameCell(cell, at!.cell) ? lost : this.reckoning(cell)),
    };
    return coversOf(region, board, { most: MOST_OTHERWISE, isEachOnce: false })?.filter((cover) => !this.#isIn(cover));
  }

  /** Does a cover show what is concluded? */
  #isIn(cover: Cover): boolean {
    const lies = (edge: Edge) =>
      cover.some(({ cells }) => edge.every((end) => cells.some((cell) => sameCell(cell, end))));
    return this.concludes.every((fact) => {
      if (fact.kind === 'part') return !lies(fact.edge);
      if (fact.kind === 'join') return lies(fact.edge);
      if (fact.kind === 'place')
        return fact.cells.every((cell, half) => numberIn(cover, cell) === fact.domino[half]) && lies(fact.cells);
      return fact.cells.every((each) => {
        const number = numberIn(cover, each.cell);
        return number === undefined ? this.lost(each).length === 0 : each.values.includes(number);
      });
    });
  }

  /** Does it place the only domino that is left? */
  get isLastDomino(): boolean {
    const [last, ...more] = this.tray;
    return this.placed !== undefined && more.length === 0 && last?.copies === 1;
  }
}
