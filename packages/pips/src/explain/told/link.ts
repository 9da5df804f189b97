/**
 * What sentences of any language need to know of one use of a technique, found out from the record and the puzzle alone:
 * what was known before, what it says of which cells, what the tray holds.
 */
import { sameCell } from '@pipwright/core';
import { type Cell, cellKey, getAdjacent } from '../../model/cell.js';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { BoardAfter } from '../board-after.js';
import { type Cover, coversOf, numberIn } from '../covers.js';
import { type CellLeft, type Edge, others, type PipsFact, type PipsLink } from '../step.js';
import type { TechniqueName } from '../techniques/index.js';
import { type Copies, carriedNumbers, trayOf, trayWithout } from '../tray.js';
import { sumsOf, type Ways, waysToFill } from '../ways.js';
import { across, hasEnd, inOrder } from './pairs.js';
import { type Resolve, ToldPremises } from './premises.js';
import { linkOf, newsAmong, withoutSeen } from './seen.js';

/** More ways to cover a region nobody compares. */
const MOST_COVERS = 8;

/** Around a link: what was added before it, and what its premises stand for. */
interface Around {
  readonly before: BoardAfter;
  readonly resolve: Resolve;
  readonly isSupposed: boolean;
  readonly suppose?: PipsFact | undefined;
  readonly chain?: readonly ToldLink[];
}

/** What is concluded of the cells of one region, or of cells without one. */
export interface Concluded {
  readonly region: Region | undefined;
  readonly cells: readonly CellLeft[];
}

/** The dominoes that could lie on two cells by what these may hold. */
export interface Candidates {
  /** There, the number on the first cell first. */
  readonly left: readonly Domino[];
  /** All placed already. */
  readonly used: readonly Domino[];
  /** Not in the tray at all. */
  readonly missing: readonly Domino[];
}

/** A region, and the ways to cover it. */
interface Covered {
  readonly region: Region;
  readonly covers: readonly Cover[];
}

/** A cell that can only pair with one of its neighbours. */
export interface Forced {
  readonly cell: Cell;
  readonly other: Cell;
  /** Neighbours that are free, but with which no domino fits: all that are free, or none. */
  readonly unfit: readonly Cell[];
  /** Can one see that from what was told? */
  readonly isForced: boolean;
}

/** One use of a technique among others: a step, a link of a chain, or something seen on the way. */
export class ToldLink extends ToldPremises {
  readonly technique: TechniqueName;
  readonly concludes: readonly PipsFact[];
  /** What is seen on the way and was not known, each in its place; what one rule says of several cells at once. */
  readonly seen: readonly ToldLink[];
  /** Does it follow from a supposition? */
  readonly isSupposed: boolean;
  /** What it supposes itself, and where that leads. */
  readonly suppose: PipsFact | undefined;
  readonly chain: readonly ToldLink[];
  /** All that was known before, whether it rests on that or not, and what is seen on the way. */
  readonly before: BoardAfter;
  readonly #link: PipsLink;
  readonly #around: Around;
  #tray: readonly Copies[] | undefined;
  #covered: { readonly found: Covered | undefined } | undefined;

  constructor(puzzle: Puzzle, link: PipsLink, around: Around) {
    super(puzzle, link.because, around.resolve);
    this.#link = link;
    this.#around = around;
    this.technique = link.technique;
    const unseen = link.concludes.flatMap((fact) => withoutSeen(fact, link.seen));
    this.concludes = unseen.length === 0 ? link.concludes : unseen;
    this.isSupposed = around.isSupposed;
    this.suppose = around.suppose;
    this.chain = around.chain ?? [];
    const boards = [around.before];
    for (const each of link.seen) boards.push(boards.at(-1)!.plus([linkOf(each)]));
    this.seen = newsAmong(boards, link.seen).map(
      ({ seen, after }) =>
        new ToldLink(puzzle, seen, { ...around, before: boards[after]!, suppose: undefined, chain: [] }),
    );
    this.before = boards.at(-1)!;
  }

  /** The board with nothing but some of what is seen on the way. */
  boardWith(seen: readonly ToldLink[]): BoardAfter {
    return this.#around.before.plus(seen.map((each) => each.#link));
  }

  /** The same with nothing but one of its conclusions. */
  only(fact: PipsFact): ToldLink {
    return new ToldLink(this.puzzle, { ...this.#link, concludes: [fact] }, this.#around);
  }

  /** What a cell could hold before, as far as it was told. */
  valuesOf(cell: Cell): readonly number[] {
    return this.before.valuesOf(cell);
  }

  /** What it can hold now. */
  left({ cell, values }: CellLeft): readonly number[] {
    return this.valuesOf(cell).filter((value) => values.includes(value));
  }

  lost({ cell, values }: CellLeft): readonly number[] {
    return this.valuesOf(cell).filter((value) => !values.includes(value));
  }

  /** The number a cell is known to hold. */
  known(cell: Cell): number | undefined {
    const [value, ...more] = this.valuesOf(cell);
    return more.length === 0 ? value : undefined;
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
    return this.#pairs.find((edge) => fact.cells.some(({ cell }) => edge.some((end) => sameCell(end, cell))));
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

  /** Cells of a region that are not known yet. */
  open({ cells }: Region): readonly Cell[] {
    return cells.filter((cell) => this.known(cell) === undefined);
  }

  /** The numbers that a region has already. */
  has({ cells }: Pick<Region, 'cells'>): readonly number[] {
    return cells.flatMap((cell) => this.known(cell) ?? []);
  }

  /** Does a domino lie there? */
  isCovered(cell: Cell): boolean {
    return this.before.placements.some(({ cells }) => hasEnd(cells, cell));
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

  /** What the other cells of a region can add up to before this, the smallest first. */
  othersOf({ cells }: Region, cell: Cell): readonly number[] {
    return sumsOf(cells.filter((each) => !sameCell(each, cell)).map((each) => this.valuesOf(each)));
  }

  /** Halves that may still go to a region: all but those known to be elsewhere. */
  halvesFor(region: Region, value: number): number {
    const elsewhere = this.puzzle.cells.filter(
      (cell) => this.known(cell) === value && !region.cells.some((own) => sameCell(own, cell)),
    );
    return this.halves(value) - elsewhere.length;
  }

  /**
   * How many of a number a region needs at least.
   * @param options.counted with no more of each number than there are
   */
  needs(region: Region, value: number, { counted = false } = {}): number {
    const ways = this.ways(region, 'before', { counted });
    if (ways === undefined || ways.length === 0) return 0;
    return Math.min(...ways.map((way) => way.filter((each) => each === value).length));
  }

  /** The fewest numbers that no domino carries without which a region can be filled in fewer ways: of cells that nothing was told of. */
  lacking(region: Region): readonly number[] {
    const carried = carriedNumbers(this.puzzle);
    const missing = others(this.puzzle.maxPip, carried);
    if (missing.length === 0) return [];
    const ways = waysToFill(
      region,
      region.cells.map((cell) => {
        const values = this.valuesOf(cell);
        return values.length === carried.length ? [...values, ...missing] : values;
      }),
    );
    return fewestOf(missing, ways?.filter((way) => way.some((value) => missing.includes(value))) ?? []);
  }

  /** The neighbours that a cell may still pair with, as far as it was told. */
  partners(cell: Cell): readonly Cell[] {
    const { joined, parted } = this.before;
    const own = joined.find((edge) => hasEnd(edge, cell));
    if (own !== undefined) return [across(own, cell)];
    return this.#free(cell).filter((near) => !parted.some((edge) => hasEnd(edge, near) && hasEnd(edge, cell)));
  }

  /** The neighbours that neither a domino nor another pair takes; none where a domino lies. */
  #free(cell: Cell): readonly Cell[] {
    const { placements, joined } = this.before;
    if (placements.some(({ cells }) => hasEnd(cells, cell))) return [];
    const taken = [...placements.map(({ cells }) => cells), ...joined];
    return getAdjacent(cell).filter(
      (near) => hasEnd(this.puzzle.cells, near) && !taken.some((edge) => hasEnd(edge, near)),
    );
  }

  /** Which end of a pair has no other partner, and why. */
  forced(edge: Edge): Forced {
    const ends = [...edge]
      .sort((a, b) => Number(hasEnd(this.tiled, b)) - Number(hasEnd(this.tiled, a)))
      .map((cell) => {
        const other = across(edge, cell);
        const isElse = (near: Cell) => !sameCell(near, other);
        const free = this.#free(cell).filter(isElse);
        const unfit = free.filter((near) => this.candidates(inOrder(cell, near)).left.length === 0);
        const isUnfit = (near: Cell) => unfit.includes(near);
        const isOnly = this.partners(cell).filter(isElse).length === 0;
        return {
          cell,
          other,
          unfit: free.every(isUnfit) ? unfit : [],
          isOnly,
          isForced: isOnly || free.every(isUnfit),
        };
      });
    return ends.find(({ isOnly }) => isOnly) ?? ends.find(({ isForced }) => isForced) ?? ends[0]!;
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
    return coversOf(region, this, { most: MOST_COVERS, isEachOnce: false })?.filter((cover) => !this.#isIn(cover));
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

  /** The dominoes that are not placed yet. */
  get tray(): readonly Copies[] {
    this.#tray ??= trayWithout(this.puzzle, this.before.placements);
    return this.#tray;
  }

  /** Does it place the only domino that is left? */
  get isLastDomino(): boolean {
    const [last, ...more] = this.tray;
    return this.placed !== undefined && more.length === 0 && last?.copies === 1;
  }

  /** Those that carry a number. */
  trayWith(value: number): readonly Copies[] {
    return this.tray.filter(({ domino }) => domino.includes(value));
  }

  isLeft(domino: Domino): boolean {
    return this.tray.some((each) => sameDomino(each.domino, domino));
  }

  /** By what two cells may hold, and by the rule of the region of both where the premises name it. */
  candidates(edge: Edge, { valuesOf }: Pick<BoardAfter, 'valuesOf'> = this.before): Candidates {
    const [first, second] = edge;
    const pairs = valuesOf(first).flatMap((x) => valuesOf(second).map((y): Domino => [x, y]));
    const allowed = pairs.filter((pair) => this.#mayLie(edge, pair, valuesOf));
    const unique = allowed.filter((domino, i) => allowed.findIndex((other) => sameDomino(other, domino)) === i);
    const left = unique.filter((domino) => this.isLeft(domino));
    const gone = unique.filter((domino) => !this.isLeft(domino));
    const isThere = (domino: Domino) => trayOf(this.puzzle).some((each) => sameDomino(each.domino, domino));
    return { left, used: gone.filter(isThere), missing: gone.filter((domino) => !isThere(domino)) };
  }

  #mayLie(edge: Edge, [x, y]: Domino, valuesOf: BoardAfter['valuesOf']): boolean {
    const region = this.around(edge);
    if (region?.rule.kind === 'same') return x === y;
    if (region?.rule.kind === 'different') return x !== y;
    if (region?.rule.kind !== 'sum') return true;
    const { op, target } = region.rule;
    const others = region.cells.filter((cell) => !edge.some((end) => sameCell(end, cell)));
    const sums = sumsOf(others.map(valuesOf)).map((sum) => sum + x + y);
    return sums.some((sum) => (op === '=' ? sum === target : op === '<' ? sum < target : sum > target));
  }

  /** The region of a premise that both cells lie in. */
  around(edge: Edge): Region | undefined {
    return this.regions.find(({ cells }) => edge.every((end) => cells.some((cell) => sameCell(cell, end))));
  }
}

/** Of these numbers few of which every way has one. */
function fewestOf(numbers: readonly number[], ways: Ways): readonly number[] {
  const times = (value: number) => ways.filter((way) => way.includes(value)).length;
  const [most] = [...numbers].sort((a, b) => times(b) - times(a) || b - a);
  if (ways.length === 0 || most === undefined) return [];
  const rest = ways.filter((way) => !way.includes(most));
  return [...fewestOf(numbers, rest), most].sort((a, b) => a - b);
}
