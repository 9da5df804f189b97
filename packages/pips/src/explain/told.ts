/**
 * What sentences of any language need to know of a step, a link of its chain or a conflict, found out from the record
 * and the puzzle alone: which regions, numbers, cells and facts it names, what was known before, what the tray holds.
 */
import { sameCell } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import { type Cell, cellKey, getAdjacent } from '../model/cell.js';
import { type Domino, sameDomino } from '../model/domino.js';
import type { Puzzle, Region } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { type Adding, type BoardAfter, boardAfter, factsOf } from './board-after.js';
import type { Shortage } from './conflicts/reason.js';
import { type Cover, coversOf, numberIn } from './covers.js';
import {
  type CellLeft,
  cellsOf,
  type Edge,
  others,
  type PipsConflict,
  type PipsFact,
  type PipsLink,
  type PipsPremise,
  type PipsStep,
  type Seen,
} from './step.js';
import type { TechniqueName } from './techniques/index.js';
import { type Copies, carriedNumbers, halvesIn, trayOf, trayWithout } from './tray.js';
import { sumsOf, type Ways, waysToFill } from './ways.js';

/** More ways to cover a region nobody compares. */
const MOST_COVERS = 8;

/** What a premise says, where it is a fact. */
type Resolve = (premise: PipsPremise) => readonly PipsFact[];

/** Premises, part by part. */
export class ToldPremises {
  readonly puzzle: Puzzle;
  readonly regions: readonly Region[];
  /** Numbers whose dominoes matter, the smallest first. */
  readonly values: readonly number[];
  /** Dominoes that must be used. */
  readonly dominoes: readonly Domino[];
  /** Cells that must be covered. */
  readonly tiled: readonly Cell[];
  /** What was known, supposed, or placed by the player. */
  readonly facts: readonly PipsFact[];

  constructor(puzzle: Puzzle, because: readonly PipsPremise[], resolve: Resolve = () => []) {
    const each = <T>(part: (premise: PipsPremise) => readonly T[]) => because.flatMap(part);
    this.puzzle = puzzle;
    this.regions = puzzle.regions.filter(({ index }) =>
      because.some((premise) => 'region' in premise && premise.region === index),
    );
    this.values = [...new Set(each((premise) => ('value' in premise ? [premise.value] : [])))].sort((a, b) => a - b);
    this.dominoes = each((premise) => ('domino' in premise ? [premise.domino] : []));
    this.tiled = each((premise) => {
      if ('cell' in premise) return [premise.cell];
      return 'shape' in premise ? premise.shape : [];
    });
    this.facts = each((premise) => ('placed' in premise ? [{ kind: 'place', ...premise.placed }] : resolve(premise)));
  }

  /** Halves of the tray that carry a value, placed or not. */
  halves(value: number): number {
    return halvesIn(trayOf(this.puzzle), value);
  }

  /** All pips of the tray together. */
  get allPips(): number {
    return trayOf(this.puzzle).reduce((sum, { domino: [x, y], copies }) => sum + copies * (x + y), 0);
  }

  /** The neighbours that all cells to be covered have together: those of the first cell to its right, below, left, above. */
  get neighbours(): readonly Cell[] {
    const onBoard = new Set(this.puzzle.cells.map(cellKey));
    const around = this.tiled.flatMap((cell) => {
      const [above, below, left, right] = getAdjacent(cell);
      return [right, below, left, above].filter((near) => onBoard.has(cellKey(near)));
    });
    return [...new Map(around.map((cell) => [cellKey(cell), cell])).values()];
  }
}

/** What cannot hold together. */
export class ToldConflict extends ToldPremises {
  /** What there is too little of; nothing where nothing is counted. */
  readonly shortage: Shortage;
  /** Where nothing fits. */
  readonly at: Cell | undefined;
  /** What rules leave for that cell, and for the partners it could have. */
  readonly left: readonly CellLeft[];
  /** By region: how many it needs at least of what is counted. */
  readonly needs: readonly { readonly region: Region; readonly needed: number }[];
  /** What the player has placed, as far as the conflict rests on it. */
  readonly placed: readonly Placement[];
  /** All that lies on the board. */
  readonly board: readonly Placement[];

  constructor(puzzle: Puzzle, conflict: PipsConflict) {
    const { shortage = { needed: 0, available: 0 }, at, left = [], needs = [] } = conflict;
    const because = conflict.about ?? conflict.because;
    super(puzzle, because);
    this.shortage = shortage;
    this.at = at;
    this.left = left;
    this.needs = needs.flatMap(({ region, needed }) =>
      puzzle.regions.filter(({ index }) => index === region).map((each) => ({ region: each, needed })),
    );
    this.placed = because.flatMap((premise) => ('placed' in premise ? [premise.placed] : []));
    this.board = conflict.placed ?? this.placed;
  }

  /** The number that lies on a cell. */
  numberOn(cell: Cell): number | undefined {
    for (const { domino, cells } of this.board) {
      for (const half of [0, 1] as const) if (sameCell(cells[half], cell)) return domino[half];
    }
    return undefined;
  }

  /** The numbers that lie in a region. */
  numbersIn({ cells }: Region): readonly number[] {
    return cells.flatMap((cell) => this.numberOn(cell) ?? []);
  }

  /** Halves that carry a number and are not placed yet. */
  halvesLeft(value: number): number {
    const placed = this.board.flatMap(({ domino }) => domino).filter((each) => each === value).length;
    return this.halves(value) - placed;
  }
}

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
  has({ cells }: Region): readonly number[] {
    return cells.flatMap((cell) => this.known(cell) ?? []);
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

  /** How many of a number a region needs at least. */
  needs(region: Region, value: number): number {
    const ways = this.ways(region, 'before');
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
    const { placements, joined, parted } = this.before;
    const has = (edge: readonly Cell[], end: Cell) => edge.some((each) => sameCell(each, end));
    if (placements.some(({ cells }) => has(cells, cell))) return [];
    const own = joined.find((edge) => has(edge, cell));
    if (own !== undefined) return [across(own, cell)];
    const taken = [...placements.map(({ cells }) => cells), ...joined];
    return getAdjacent(cell).filter(
      (near) =>
        has(this.puzzle.cells, near) &&
        !taken.some((edge) => has(edge, near)) &&
        !parted.some((edge) => has(edge, near) && has(edge, cell)),
    );
  }

  /** The region of which every way to cover it shows what is concluded, with these ways. */
  covered(): { readonly region: Region; readonly covers: readonly Cover[] } | undefined {
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

/** What a fact says beyond what is seen on the way; nothing where that is all. */
function withoutSeen(fact: PipsFact, seen: readonly Seen[]): PipsFact[] {
  const facts = seen.map(({ concludes }) => concludes);
  if (fact.kind === 'join')
    return facts.some((each) => each.kind === 'join' && sameEdge(each.edge, fact.edge)) ? [] : [fact];
  if (fact.kind !== 'values') return [fact];
  const known = facts.flatMap((each) => (each.kind === 'values' ? each.cells : []));
  const isSeen = ({ cell, values }: CellLeft) =>
    known.some((each) => sameCell(each.cell, cell) && each.values.every((value) => values.includes(value)));
  const cells = fact.cells.filter((each) => !isSeen(each));
  return cells.length === 0 ? [] : [{ kind: 'values', cells }];
}

function sameEdge(one: Edge, other: Edge): boolean {
  return sameCell(one[0], other[0]) && sameCell(one[1], other[1]);
}

function linkOf(seen: Seen): PipsLink {
  return { ...seen, concludes: [seen.concludes], seen: [] };
}

/** What is seen that was not known, and how many come before it. */
function newsAmong(
  boards: readonly BoardAfter[],
  seen: readonly Seen[],
): readonly { readonly seen: PipsLink; readonly after: number }[] {
  const news: { seen: PipsLink; readonly after: number }[] = [];
  for (const [after, each] of seen.entries()) {
    if (!isNews(boards[after]!, each.concludes)) continue;
    const link = linkOf(each);
    const alike = news.find((other) => isAlike(other.seen, link));
    if (alike === undefined) news.push({ seen: link, after });
    else
      alike.seen = {
        ...alike.seen,
        because: [...alike.seen.because, ...link.because],
        concludes: [...alike.seen.concludes, ...link.concludes],
      };
  }
  return news;
}

function isNews({ valuesOf, joined, parted, placements }: BoardAfter, fact: PipsFact): boolean {
  const has = (edges: readonly (readonly Cell[])[], edge: Edge) =>
    edges.some((other) => edge.every((end) => other.some((cell) => sameCell(cell, end))));
  const pairs = [...joined, ...placements.map(({ cells }) => cells)];
  switch (fact.kind) {
    case 'place':
      return true;
    case 'values':
      return fact.cells.some(({ cell, values }) => valuesOf(cell).some((value) => !values.includes(value)));
    case 'join':
      return !has(pairs, fact.edge);
    case 'part': {
      const taken = pairs.flat();
      return !has(parted, fact.edge) && !fact.edge.some((end) => taken.some((cell) => sameCell(cell, end)));
    }
  }
}

/** Does the same rule, or the same number, say something of other cells; or the next number something of the same? */
function isAlike(one: PipsLink, other: PipsLink): boolean {
  if (one.technique !== other.technique || ['only-domino', 'doubles-test', 'sum-pair'].includes(one.technique))
    return false;
  if (![...one.concludes, ...other.concludes].every(({ kind }) => kind === 'values')) return false;
  const regions = ({ because }: PipsLink) =>
    because.flatMap((premise) => ('region' in premise ? [premise.region] : []));
  const values = ({ because }: PipsLink) => because.flatMap((premise) => ('value' in premise ? [premise.value] : []));
  const same = (part: (link: PipsLink) => readonly (number | string)[]) =>
    String([...new Set(part(one))].sort()) === String([...new Set(part(other))].sort());
  if (one.technique === 'half-supply')
    return same(values) || same(({ concludes }) => cellsOfAll(concludes).map(cellKey));
  return same(regions) && (one.technique === 'equal-supply' || same(values));
}

const sights = new WeakMap<Puzzle, Adding>();

/** What regions of one cell say: the board shows it. */
function onSight(puzzle: Puzzle): Adding {
  const known = sights.get(puzzle) ?? {
    seen: [],
    concludes: puzzle.regions.flatMap((region) => sightOf(puzzle, region)),
  };
  sights.set(puzzle, known);
  return known;
}

function sightOf(puzzle: Puzzle, region: Region): readonly PipsFact[] {
  const [cell, ...more] = region.cells;
  const ways = cell === undefined || more.length > 0 ? undefined : waysToFill(region, [carriedNumbers(puzzle)]);
  if (cell === undefined || ways === undefined || ways.length === 0) return [];
  return [{ kind: 'values', cells: [{ cell, values: ways.flat() }] }];
}

interface Remembered {
  readonly puzzle: Puzzle;
  readonly scene: StepScene<PipsStep, Solution>;
  readonly told: ToldLink;
}

const remembered = new WeakMap<PipsStep, Remembered>();

/** A step among others, with its chain. All that is said of one step asks for it again. */
export function toldStep(puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): ToldLink {
  const { steps, index, progress } = scene;
  const step = steps[index]!;
  const known = remembered.get(step);
  const isSame =
    known?.puzzle === puzzle &&
    known.scene.steps === steps &&
    known.scene.index === index &&
    known.scene.progress === progress;
  if (known !== undefined && isSame) return known.told;
  const told = tellStep(puzzle, scene);
  remembered.set(step, { puzzle, scene: { steps, index, progress }, told });
  return told;
}

function tellStep(puzzle: Puzzle, { steps, index, progress }: StepScene<PipsStep, Solution>): ToldLink {
  const step = steps[index]!;
  const shown = step.technique === 'single-cell' ? [] : [onSight(puzzle)];
  const before = boardAfter(puzzle, [...shown, ...steps.slice(0, index)], progress);
  const resolve = (premise: PipsPremise) => factsOfStep(steps, premise);
  const { suppose } = step;
  const start = suppose === undefined ? before : before.plus([{ seen: step.seen, concludes: [suppose] }]);
  const chain = toldChain(puzzle, step.chain ?? [], { start, steps, suppose, isSupposed: true });
  return new ToldLink(puzzle, step, { before, resolve, isSupposed: false, suppose, chain });
}

/** How a conflict comes about, link by link. */
export function toldConflictChain(puzzle: Puzzle, { chain = [] }: PipsConflict, progress?: Solution): ToldLink[] {
  return toldChain(puzzle, chain, {
    start: boardAfter(puzzle, [onSight(puzzle)], progress),
    steps: [],
    suppose: undefined,
    isSupposed: false,
  });
}

interface ChainStart {
  readonly start: BoardAfter;
  readonly steps: readonly PipsStep[];
  readonly suppose: PipsFact | undefined;
  readonly isSupposed: boolean;
}

function toldChain(puzzle: Puzzle, chain: readonly PipsLink[], from: ChainStart): ToldLink[] {
  const resolve = (premise: PipsPremise): readonly PipsFact[] => {
    if ('suppose' in premise) return from.suppose === undefined ? [] : [from.suppose];
    if (!('link' in premise)) return factsOfStep(from.steps, premise);
    const link = chain[premise.link];
    return link === undefined ? [] : factsOf(link);
  };
  let before = from.start;
  return chain.map((link) => {
    const told = new ToldLink(puzzle, link, { before, resolve, isSupposed: from.isSupposed });
    before = before.plus([link]);
    return told;
  });
}

function factsOfStep(steps: readonly PipsStep[], premise: PipsPremise): readonly PipsFact[] {
  const step = 'step' in premise ? steps[premise.step] : undefined;
  return step === undefined ? [] : factsOf(step);
}

/** The other cell of a pair. */
export function across([first, second]: Edge, cell: Cell): Cell {
  return sameCell(first, cell) ? second : first;
}

/** All cells that facts speak of, each once. */
export function cellsOfAll(facts: readonly PipsFact[]): readonly Cell[] {
  return [...new Map(facts.flatMap(cellsOf).map((cell) => [cellKey(cell), cell])).values()];
}
