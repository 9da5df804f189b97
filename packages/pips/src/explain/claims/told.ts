/** Claims and facts as they are told: in cells, regions and dominoes of the puzzle. Sentences, JSON and pictures read these. */
import type { JsonObject } from '@pipwright/core';
import { members } from '@pipwright/core/bits';
import { type Cell, compareCells } from '../../model/cell.js';
import { compareDominoes, type Domino } from '../../model/domino.js';
import type { Placement } from '../../model/solution.js';
import { type Board, range } from './board.js';
import type { Claim, Ids, Of, PlainClaim } from './claim.js';
import type { Fact, Known } from './known.js';
import { type Bag, countIn } from './ways.js';

/** Two neighbours, in reading order. */
type Edge = readonly [Cell, Cell];

export interface Told extends Ids {
  readonly cell: Cell;
  /** Place in the puzzle's own list. */
  readonly region: number;
  readonly edge: Edge;
  /** The numbers themselves. */
  readonly bag: readonly number[];
}

export interface ToldTwo {
  readonly says: 'two';
  readonly of: Of<Told>;
  readonly suppose: ToldFact;
  readonly so: ToldFact;
  readonly beside?: readonly number[];
}

export type ToldClaim = PlainClaim<Told> | ToldTwo;

export type ToldFact =
  | { readonly is: 'values'; readonly cell: Cell; readonly left: readonly number[]; readonly lost: readonly number[] }
  | {
      readonly is: 'number';
      readonly region: number;
      readonly left: readonly number[];
      readonly lost: readonly number[];
    }
  | { readonly is: 'gone'; readonly values: readonly number[] }
  | { readonly is: 'joined'; readonly edge: Edge }
  | { readonly is: 'parted'; readonly edge: Edge }
  | ({ readonly is: 'placed' } & Placement)
  | { readonly is: 'over' };

/** What is said in one sentence or two: a claim with what it concludes. */
export interface ToldPart {
  readonly claim: ToldClaim;
  readonly facts: readonly ToldFact[];
}

export function edgeTold({ cellAt, compiled }: Board, edge: number): Edge {
  const ends = [cellAt[compiled.first[edge]!]!, cellAt[compiled.second[edge]!]!] as const;
  return isTurned(ends) ? [ends[1], ends[0]] : ends;
}

const compareEdges = (a: Edge, b: Edge) => compareCells(a[0], b[0]) || compareCells(a[1], b[1]);

const isTurned = ([a, b]: Edge) => compareCells(a, b) > 0;

/** A domino on an edge: its numbers in the order of the edge's cells. */
function dominoTold({ cellAt, compiled }: Board, edge: number, [x, y]: Domino): Domino {
  return isTurned([cellAt[compiled.first[edge]!]!, cellAt[compiled.second[edge]!]!]) ? [y, x] : [x, y];
}

export function factTold(known: Known, fact: Fact): ToldFact {
  const { board } = known;
  switch (fact.is) {
    case 'values': {
      const before = known.values[fact.cell]!;
      return { is: 'values', cell: board.cellAt[fact.cell]!, ...split(before, fact.set) };
    }
    case 'number':
      return {
        is: 'number',
        region: board.regionAt[fact.region]!.index,
        ...split(known.numberOf(fact.region), fact.set),
      };
    case 'gone':
      return { is: 'gone', values: members(fact.set) };
    case 'joined':
    case 'parted':
      return { is: fact.is, edge: edgeTold(board, fact.edge) };
    case 'over':
      return { is: 'over' };
    case 'placed':
      return { is: 'placed', domino: dominoTold(board, fact.edge, fact.domino), cells: edgeTold(board, fact.edge) };
  }
}

function split(before: number, set: number) {
  return { left: members(before & set), lost: members(before & ~set) };
}

export function claimTold(known: Known, claim: Claim): ToldClaim {
  const { board } = known;
  if (claim.says === 'two') {
    const { of, suppose, so, beside } = claim;
    return {
      says: 'two',
      of: told(board, of) as Of<Told>,
      suppose: factTold(known, suppose),
      so: factTold(known, so),
      ...(beside === undefined ? {} : { beside: beside.map((region) => board.regionAt[region]!.index) }),
    };
  }
  return told(board, claim) as unknown as PlainClaim<Told>;
}

type Plain = Readonly<Record<string, unknown>>;

/** Each field by its name: claims name things of one sort alike. */
function told(board: Board, claim: object): Plain {
  const { cellAt, regionAt } = board;
  const cell = (c: number) => cellAt[c]!;
  const cells = (all: readonly number[]) => all.map(cell).sort(compareCells);
  const region = (r: number) => regionAt[r]!.index;
  const regions = (all: readonly number[]) => all.map(region).sort((a, b) => a - b);
  const inner = (all: readonly object[]) => all.map((each) => told(board, each));
  const fields: Readonly<Record<string, (value: never) => unknown>> = {
    cell,
    at: cell,
    partner: cell,
    cells,
    partners: cells,
    area: cells,
    region,
    inside: region,
    regions,
    all: regions,
    beside: regions,
    edge: (e: number) => edgeTold(board, e),
    edges: (all: readonly number[]) => all.map((e) => edgeTold(board, e)).sort(compareEdges),
    bags: (bags: readonly Bag[]) => bags.map(numbersIn),
    counts: inner,
    needs: inner,
    only: (only: object) => told(board, only),
    wanted: lowFirst,
    ways: (all: readonly (readonly Domino[])[]) =>
      waysTold(board, all, (claim as { readonly edges: readonly number[] }).edges),
    dominoes: (all: readonly Domino[]) => dominoesAt(board, all, (claim as { readonly edge: number }).edge),
  };
  return Object.fromEntries(
    Object.entries(claim)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, fields[name]?.(value as never) ?? value]),
  );
}

function dominoesAt(board: Board, all: readonly Domino[], edge: number): Domino[] {
  return all.map((domino) => dominoTold(board, edge, domino)).sort(([a, b], [x, y]) => a - x || b - y);
}

/** For each edge, in the order in which they are told, a domino. */
function waysTold(board: Board, ways: readonly (readonly Domino[])[], edges: readonly number[]): Domino[][] {
  const order = [...range(edges.length)].sort((i, j) =>
    compareEdges(edgeTold(board, edges[i]!), edgeTold(board, edges[j]!)),
  );
  return ways.map((way) => order.map((i) => dominoTold(board, edges[i]!, way[i]!)));
}

/** The smaller number first, each once, in order. */
function lowFirst(all: readonly Domino[]): Domino[] {
  const found = all.map(([x, y]): Domino => (x <= y ? [x, y] : [y, x])).sort(compareDominoes);
  return found.filter((each, i) => i === 0 || String(each) !== String(found[i - 1]));
}

function numbersIn(bag: Bag): number[] {
  return range(bag.length).flatMap((v) => new Array<number>(countIn(bag, v)).fill(v));
}

/** The last is what is claimed; what is seen at a look before it comes first. */
export function claimToJson(parts: readonly ToldPart[]): JsonObject {
  const claims = parts.map(({ claim }) => claim as unknown as JsonObject);
  const first = claims.slice(0, -1);
  return { ...claims.at(-1), ...(first.length === 0 ? {} : { first }) };
}

/** Fields that name cells, or have one that does. What lies around, such as an area that is cut off, is not named. */
const NAMED = new Set('cell at partner cells partners edge edges counts needs only of suppose so'.split(' '));
/** What is said of these is not said of each. */
const UNNAMED: Readonly<Record<string, string>> = { alone: 'partners', pairs: 'edges' };

/** Cells that sentences name. */
export function namedIn(parts: readonly ToldPart[]): readonly Cell[] {
  return parts.flatMap(({ claim, facts }) => cellsNamed([claim, ...saidOf(claim, facts)]));
}

function cellsNamed(told: object): readonly Cell[] {
  if (Array.isArray(told)) return typeof told[0] === 'number' ? [told as unknown as Cell] : told.flatMap(cellsNamed);
  const unnamed = 'says' in told ? UNNAMED[told.says as string] : undefined;
  return Object.entries(told).flatMap(([name, value]) =>
    NAMED.has(name) && name !== unnamed ? cellsNamed(value) : [],
  );
}

/** That a number is left for no cell but some is not said of each; nor, where a region cannot be filled, of which cell. */
function saidOf(claim: ToldClaim, facts: readonly ToldFact[]): readonly ToldFact[] {
  if (isDeadEnd(facts) && ('counts' in claim || 'needs' in claim || 'ways' in claim)) return [];
  const gone = facts.flatMap((fact) => (fact.is === 'gone' ? fact.values : []));
  return facts.filter(
    (fact) => fact.is !== 'values' || fact.left.length === 1 || !fact.lost.every((value) => gone.includes(value)),
  );
}

/** Do facts leave nothing to something? */
export function isDeadEnd(facts: readonly ToldFact[]): boolean {
  return facts.some(
    (fact) => fact.is === 'over' || ((fact.is === 'values' || fact.is === 'number') && fact.left.length === 0),
  );
}
