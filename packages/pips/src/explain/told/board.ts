/** What is known where something is told: the numbers left to each cell, the dominoes left, which cells may pair. */
import { sameCell } from '@pipwright/core';
import { type Cell, cellKey, getAdjacent } from '../../model/cell.js';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { Placement } from '../../model/solution.js';
import { type Edge, others, type PipsPremise } from '../step.js';
import type { BoardAfter } from './board-after.js';
import { across, edgeBetween, hasEnd, samePair } from './pairs.js';
import { type Resolve, ToldPremises } from './premises.js';
import { type Copies, carriedNumbers, trayOf, trayWithout } from './tray.js';
import { sumsOf, type Ways, waysToFill } from './ways.js';

/** The dominoes that could lie on two cells by what these may hold. */
export interface Candidates {
  /** There, the number on the first cell first. */
  readonly left: readonly Domino[];
  /** All placed already. */
  readonly used: readonly Domino[];
  /** Not in the tray at all. */
  readonly missing: readonly Domino[];
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

/** Where a domino could lie. */
export interface Places {
  /** Its half that fewer cells can take. */
  readonly rare: number;
  readonly other: number;
  /** That can take it. */
  readonly cells: readonly Cell[];
  /** Where there is room for the other half beside it. */
  readonly pairs: readonly Edge[];
}

/** The board before a step or a link. */
export class ToldBoard extends ToldPremises {
  /** All that was known before, whether it rests on that or not, and what is seen on the way. */
  readonly before: BoardAfter;
  #tray: readonly Copies[] | undefined;
  #known: ReadonlyMap<number, number> | undefined;
  readonly #sights = new Map<string, readonly number[]>();
  readonly #reckonings = new Map<string, readonly number[]>();

  constructor(puzzle: Puzzle, because: readonly PipsPremise[], resolve: Resolve, before: BoardAfter) {
    super(puzzle, because, resolve);
    this.before = before;
  }

  /** What a cell could hold before, as far as it was told. */
  valuesOf(cell: Cell): readonly number[] {
    return this.before.valuesOf(cell);
  }

  /**
   * What a reader sees that a cell may hold: of what was told of it, without numbers of which no domino is left, and
   * without those that the rule of its region excludes by what lies there.
   */
  sight(cell: Cell): readonly number[] {
    const key = cellKey(cell);
    const seen = this.#sights.get(key) ?? this.#see(cell);
    this.#sights.set(key, seen);
    return seen;
  }

  #see(cell: Cell): readonly number[] {
    const values = this.valuesOf(cell);
    if (values.length < 2) return values;
    const region = this.puzzle.regions.find(({ cells }) => hasEnd(cells, cell));
    const lies = region === undefined ? [] : this.has({ cells: region.cells.filter((each) => this.isCovered(each)) });
    const seen = values.filter(
      (value) => this.trayWith(value).length > 0 && (region === undefined || agrees(region, lies, value)),
    );
    return seen.length === 0 ? values : seen;
  }

  /** Can the other cell of a sum of two be what it needs beside a number? */
  isMade(cell: Cell, value: number): boolean {
    const { rule, cells = [] } = this.puzzle.regions.find((region) => hasEnd(region.cells, cell)) ?? {};
    const [other, ...more] = cells.filter((each) => !sameCell(each, cell));
    if (rule?.kind !== 'sum' || rule.op !== '=' || other === undefined || more.length > 0) return true;
    return this.valuesOf(other).includes(rule.target - value);
  }

  /** Is there a domino with a number and one that the other cell of its pair may hold? */
  isPaired(cell: Cell, value: number): boolean {
    const pair = this.before.joined.find((edge) => hasEnd(edge, cell));
    return pair === undefined || this.sight(across(pair, cell)).some((other) => this.isLeft([value, other]));
  }

  /**
   * What a reader finds that a cell may hold when he counts: without numbers that are used up, that the rule of its
   * region excludes by what is known, or of which there are too few for an =.
   */
  reckoning(cell: Cell): readonly number[] {
    const key = cellKey(cell);
    const found = this.#reckonings.get(key) ?? this.#reckon(cell);
    this.#reckonings.set(key, found);
    return found;
  }

  #reckon(cell: Cell): readonly number[] {
    const values = this.sight(cell);
    if (values.length < 2) return values;
    const region = this.puzzle.regions.find(({ cells }) => hasEnd(cells, cell));
    const seen = values.filter(
      (value) => !this.isUsedUp(value) && (region === undefined || this.#suits(region, cell, value)),
    );
    return seen.length === 0 ? values : seen;
  }

  #suits(region: Region, cell: Cell, value: number): boolean {
    const { rule, cells } = region;
    const has = this.has(region);
    switch (rule.kind) {
      case 'same':
        return has.every((other) => other === value) && this.halvesFor(region, value) >= cells.length;
      case 'different':
        return !has.includes(value);
      case 'each':
        return true;
      case 'sum': {
        const sums = this.othersOf(region, cell);
        const [least, most] = [value + Math.min(...sums), value + Math.max(...sums)];
        if (rule.op === '<') return least < rule.target;
        return rule.op === '>' ? most > rule.target : least <= rule.target && most >= rule.target;
      }
    }
  }

  /** Are all halves with a number on cells that are known? */
  isUsedUp(value: number): boolean {
    return this.knownTimes(value) >= this.halves(value);
  }

  /** How many cells are known to hold a number. */
  knownTimes(value: number): number {
    if (this.#known === undefined) {
      const times = new Map<number, number>();
      for (const cell of this.puzzle.cells) {
        const number = this.known(cell);
        if (number !== undefined) times.set(number, (times.get(number) ?? 0) + 1);
      }
      this.#known = times;
    }
    return this.#known.get(value) ?? 0;
  }

  /** The number a cell is known to hold. */
  known(cell: Cell): number | undefined {
    const [value, ...more] = this.valuesOf(cell);
    return more.length === 0 ? value : undefined;
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

  /** What the other cells of a region can add up to before this, the smallest first. */
  othersOf({ cells }: Region, cell: Cell): readonly number[] {
    return sumsOf(cells.filter((each) => !sameCell(each, cell)).map((each) => this.valuesOf(each)));
  }

  /** Halves that may still go to a region: all but those known to be elsewhere. */
  halvesFor(region: Region, value: number): number {
    const inside = region.cells.filter((cell) => this.known(cell) === value).length;
    return this.halves(value) - this.knownTimes(value) + inside;
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
    return this.free(cell).filter((near) => !parted.some((edge) => hasEnd(edge, near) && hasEnd(edge, cell)));
  }

  /** The neighbours that neither a domino nor another pair takes; none where a domino lies. */
  free(cell: Cell): readonly Cell[] {
    const { placements, joined } = this.before;
    if (placements.some(({ cells }) => hasEnd(cells, cell))) return [];
    const taken = [...placements.map(({ cells }) => cells), ...joined];
    return getAdjacent(cell).filter(
      (near) => hasEnd(this.puzzle.cells, near) && !taken.some((edge) => hasEnd(edge, near)),
    );
  }

  /** Where a domino could lie by what a reader finds when he counts: which cells can take its rarer half, and which of these the other beside it. */
  placesFor(domino: Domino): Places {
    const open = this.puzzle.cells.filter((cell) => !this.isCovered(cell));
    const takers = (value: number) => open.filter((cell) => this.reckoning(cell).includes(value));
    const isFirst = takers(domino[0]).length <= takers(domino[1]).length;
    const [rare, other] = isFirst ? domino : [domino[1], domino[0]];
    const cells = takers(rare);
    const valuesOf = (cell: Cell) => this.reckoning(cell);
    const beside = (cell: Cell) =>
      this.partners(cell).filter((near) => {
        const edge = edgeBetween(cell, near);
        const region = this.puzzle.regions.find(({ cells: own }) => edge.every((end) => hasEnd(own, end)));
        const pair: Domino = sameCell(edge[0], cell) ? [rare, other] : [other, rare];
        return valuesOf(near).includes(other) && this.#mayLie(edge, pair, valuesOf, region);
      });
    return { rare, other, cells, pairs: cells.flatMap((cell) => beside(cell).map((near) => edgeBetween(cell, near))) };
  }

  /** Which end of a pair has no other partner, and why. */
  forced(edge: Edge): Forced {
    const ends = [...edge]
      .sort((a, b) => Number(hasEnd(this.tiled, b)) - Number(hasEnd(this.tiled, a)))
      .map((cell) => {
        const other = across(edge, cell);
        const isElse = (near: Cell) => !sameCell(near, other);
        const free = this.free(cell).filter(isElse);
        const fitsNot = (board?: Pick<BoardAfter, 'valuesOf'>) =>
          free.filter((near) => this.candidates(edgeBetween(cell, near), board).left.length === 0);
        const unseen = fitsNot();
        const isOnly = this.partners(cell).filter(isElse).length === 0;
        const isCounted = !isOnly && unseen.length < free.length;
        const unfit = isCounted ? fitsNot({ valuesOf: (each) => this.reckoning(each) }) : unseen;
        const isUnfit = (near: Cell) => unfit.includes(near);
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

  /** Pairs of cells with one free neighbour each, one after another up to this pair; undefined where there are none. */
  leadingTo(edge: Edge, within: readonly Edge[] = []): readonly Edge[] | undefined {
    const busy = [...within, edge];
    const ways = edge.flatMap((end) => {
      const others = this.partners(end).filter((near) => !hasEnd(edge, near));
      if (others.length > 0 && within.length >= MOST_LEADING) return [];
      const causes = others.map((near) => this.#takenBy(near, end, busy));
      return causes.includes(undefined) ? [] : [[...causes.flatMap((pairs) => pairs ?? []), edge]];
    });
    const [shortest] = ways.map(eachOnce).sort((one, other) => one.length - other.length);
    return shortest;
  }

  /** Pairs up to one that takes a cell from its neighbour. */
  #takenBy(cell: Cell, neighbour: Cell, busy: readonly Edge[]): readonly Edge[] | undefined {
    const pairs = this.partners(cell)
      .filter((near) => !sameCell(near, neighbour))
      .map((near) => edgeBetween(cell, near))
      .filter((pair) => !busy.some((other) => samePair(other, pair)));
    const [shortest] = pairs
      .flatMap((pair) => {
        const leading = this.leadingTo(pair, busy);
        return leading === undefined ? [] : [leading];
      })
      .sort((one, other) => one.length - other.length);
    return shortest;
  }

  /** The dominoes that are not placed yet. */
  get tray(): readonly Copies[] {
    this.#tray ??= trayWithout(this.puzzle, this.before.placements);
    return this.#tray;
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

  #mayLie(
    edge: Edge,
    [x, y]: Domino,
    valuesOf: BoardAfter['valuesOf'],
    region: Region | undefined = this.around(edge),
  ): boolean {
    if (region?.rule.kind === 'same') return x === y;
    if (region?.rule.kind === 'different') return x !== y;
    if (region?.rule.kind !== 'sum') return true;
    const { op, target } = region.rule;
    const others = region.cells.filter((cell) => !edge.some((end) => sameCell(end, cell)));
    const sums = sumsOf(others.map(valuesOf)).map((sum) => sum + x + y);
    return sums.some((sum) => (op === '=' ? sum === target : op === '<' ? sum < target : sum > target));
  }

  /** What other pairs must be: there is one of each, and no other domino fits on them. */
  takenBeside(edge: Edge): readonly Placement[] {
    return this.before.joined
      .filter((pair) => !samePair(pair, edge))
      .flatMap((pair) => {
        const [only, ...more] = this.candidates(pair).left;
        const copies = this.tray.find(({ domino }) => only !== undefined && sameDomino(domino, only))?.copies;
        return only !== undefined && more.length === 0 && copies === 1 ? [{ domino: only, cells: pair }] : [];
      });
  }

  /** The region of a premise that both cells lie in. */
  around(edge: Edge): Region | undefined {
    return this.regions.find(({ cells }) => edge.every((end) => cells.some((cell) => sameCell(cell, end))));
  }
}

/** Of more pairs one from another, nobody sees where they lead. */
const MOST_LEADING = 2;

function eachOnce(pairs: readonly Edge[]): readonly Edge[] {
  return pairs.filter((pair, i) => pairs.findIndex((other) => samePair(other, pair)) === i);
}

/** Does a number agree with those that lie in its region? */
function agrees({ rule }: Region, lies: readonly number[], value: number): boolean {
  switch (rule.kind) {
    case 'same':
      return lies.every((other) => other === value);
    case 'different':
      return !lies.includes(value);
    case 'each':
      return true;
    case 'sum': {
      const sum = lies.reduce((total, number) => total + number, value);
      return rule.op === '>' || sum < rule.target || (rule.op === '=' && sum === rule.target);
    }
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
