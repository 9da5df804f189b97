/** What a claim is about: the things that a sentence names, where a hint points, and what a replay has to look at. */
import type { Claim, Count, Need } from './claim.js';
import { type Fact, type Known, range } from './known.js';
import { cellsOfChoice, placeOf } from './then.js';

export interface Things {
  readonly regions: readonly number[];
  readonly cells: readonly number[];
}

/** All that is named: a cell that is named brings its region's rule, which is seen at it. */
export function namedIn(known: Known, claim: Claim): Things {
  const { regions, cells } = ownThings(known, claim);
  return { regions: [...new Set([...regions, ...(claim.beside ?? [])])], cells: [...new Set(cells)] };
}

function ownThings(known: Known, claim: Claim): Things {
  switch (claim.says) {
    case 'enough':
      return joined({ regions: claim.regions, cells: [] }, needed(claim.counts));
    case 'share':
      return joined({ regions: claim.all, cells: [] }, needed(claim.counts));
    case 'spent':
      return needed([claim]);
    case 'sum':
      return { regions: [claim.region], cells: [claim.cell] };
    case 'ways':
      return joined({ regions: [claim.region], cells: [] }, needed(claim.counts));
    case 'reach':
      return joined({ regions: [claim.region], cells: [claim.cell] }, needed(claim.counts));
    case 'neighbour':
      return { regions: [], cells: [claim.cell, ...(claim.partner === undefined ? [] : [claim.partner])] };
    case 'outside':
      return { regions: [claim.region], cells: [claim.cell, claim.partner] };
    case 'double':
      return { regions: [claim.region], cells: known.ends(claim.edge) };
    case 'pairs':
      return { regions: [claim.region], cells: claim.edges.flatMap((e) => known.ends(e)) };
    case 'fit':
    case 'unfit':
      return { regions: claim.inside === undefined ? [] : [claim.inside], cells: known.ends(claim.edge) };
    case 'alone':
      return {
        regions: claim.inside === undefined ? [] : [claim.inside],
        cells: [claim.cell, ...claim.partners],
      };
    case 'home':
      return { regions: [], cells: sharedEnds(known, claim.edges) };
    case 'room':
      return { regions: [], cells: claim.cells };
    case 'differ':
      return { regions: [claim.region], cells: [] };
    case 'cut':
      return { regions: [], cells: known.ends(claim.edge) };
    case 'two': {
      const { of } = claim;
      return of.kind === 'number'
        ? { regions: [of.region], cells: [] }
        : { regions: [], cells: cellsOfChoice(known, of) };
    }
  }
}

function joined(a: Things, b: Things): Things {
  return { regions: [...a.regions, ...b.regions], cells: [...a.cells, ...b.cells] };
}

function needed(counts: readonly Count[]): Things {
  const needs = counts.flatMap((count): readonly Need[] => count.needs);
  return { regions: needs.flatMap(({ region }) => region ?? []), cells: needs.flatMap(({ cell }) => cell ?? []) };
}

/** Cells that all these edges have, or of none in common all. */
export function sharedEnds(known: Known, edges: readonly number[]): readonly number[] {
  const [first] = edges;
  if (first === undefined) return [];
  if (edges.length === 1) return known.ends(first);
  const shared = known.ends(first).filter((c) => edges.every((e) => known.ends(e).includes(c)));
  return shared.length > 0 ? shared : edges.flatMap((e) => known.ends(e));
}

/** What a claim looks at, as cells and, behind them, edges: what was concluded there may be why it is true. */
export function readsOf(known: Known, claim: Claim): Set<number> {
  const { board } = known;
  const found = new Set<number>();
  const cell = (c: number) => {
    found.add(c);
    const region = known.regionOf(c);
    if (region !== undefined) for (const other of board.cellsOf[region]!) found.add(other);
  };
  const edge = (e: number) => {
    found.add(board.cells + e);
    for (const c of known.ends(e)) cell(c);
  };
  const around = (c: number) => {
    cell(c);
    for (const e of board.edgesAt[c]!) edge(e);
  };
  const region = (r: number) => {
    for (const c of board.cellsOf[r]!) found.add(c);
  };
  const counts = (all: readonly Count[]) => {
    for (const { needs } of all) for (const need of needs) for (const c of placeOf(known, need).cells) cell(c);
  };
  const everything = () => {
    for (let i = 0; i < board.cells + board.edges; i++) found.add(i);
  };
  switch (claim.says) {
    case 'enough':
      claim.regions.forEach(region);
      counts(claim.counts);
      break;
    case 'share':
      claim.all.forEach(region);
      counts(claim.counts);
      break;
    case 'spent':
      counts([claim]);
      break;
    case 'sum':
    case 'ways':
    case 'differ':
      region(claim.region);
      if ('counts' in claim) counts(claim.counts);
      break;
    case 'reach':
      region(claim.region);
      counts(claim.counts);
      break;
    case 'neighbour':
    case 'alone':
    case 'outside':
      around(claim.cell);
      break;
    case 'double':
      for (const c of board.cellsOf[claim.region]!) around(c);
      break;
    case 'pairs':
      claim.edges.forEach(edge);
      break;
    case 'fit':
    case 'unfit':
      edge(claim.edge);
      break;
    case 'two':
      for (const link of claim.chain) for (const at of readsOf(known, link.claim)) found.add(at);
      if (claim.of.kind === 'home') everything();
      else if (claim.of.kind === 'partner') around(claim.of.cell);
      else if (claim.of.kind === 'domino') edge(claim.of.edge);
      else cellsOfChoice(known, claim.of).forEach(cell);
      break;
    case 'home':
    case 'room':
    case 'cut':
      everything();
      break;
    default:
      claim satisfies never;
  }
  return found;
}

/** What a fact changes, as cells and, behind them, edges. */
export function writesOf(known: Known, fact: Fact): readonly number[] {
  const { cells, cellsOf, edgesAt } = known.board;
  switch (fact.is) {
    case 'values':
      return [fact.cell];
    case 'number':
      return cellsOf[fact.region]!;
    case 'gone':
      return range(cells).filter((c) => !fact.but.includes(c));
    case 'over':
      return [];
    case 'parted':
      return [cells + fact.edge];
    case 'joined':
    case 'placed': {
      const ends = known.ends(fact.edge);
      const edges = ends.flatMap((c) => edgesAt[c]!.map((e) => cells + e));
      return fact.is === 'joined' ? edges : [...edges, ...ends];
    }
  }
}
