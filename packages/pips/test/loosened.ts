/** Loosened and tightened puzzles: everything tried out, by the meaning of the terms alone, against all modes of the swift engine. */
import { finish, type Random } from '@pipwright/core';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Compiled, cellNumber, compile, edgeNumber, termsOf } from '../src/engines/swift/compile.js';
import { SwiftCount } from '../src/engines/swift/count.js';
import { SwiftSearch } from '../src/engines/swift/search.js';
import type { Terms } from '../src/engines/swift/terms.js';
import { SwiftWitnesses } from '../src/engines/swift/witnesses.js';
import { type Cell, cellKey, compareCells } from '../src/model/cell.js';
import { commonOf } from '../src/model/common.js';
import { type Domino, dominoKey, dominoSet, sameDomino } from '../src/model/domino.js';
import type { Puzzle, Region } from '../src/model/puzzle.js';
import { type Placement, type Solution, solutionKey } from '../src/model/solution.js';
import { obeys } from './obeys.js';

type Pair = readonly [Cell, Cell];

type Demand =
  | { readonly type: 'copies'; readonly domino: Domino; readonly least: number; readonly most: number }
  | { readonly type: 'silence'; readonly region: number }
  | { readonly type: 'free'; readonly cell: Cell }
  | { readonly type: 'fix' | 'forbid' | 'hold'; readonly cell: Cell; readonly value: number }
  | { readonly type: 'join' | 'part'; readonly edge: Pair };

function impose(compiled: Compiled, terms: Terms, demand: Demand): void {
  switch (demand.type) {
    case 'copies':
      terms.copies(demand.domino, demand.least, demand.most);
      break;
    case 'silence':
      terms.silence(demand.region);
      break;
    case 'free':
      terms.free(cellNumber(compiled, demand.cell));
      break;
    case 'fix':
    case 'forbid':
    case 'hold':
      terms[demand.type](cellNumber(compiled, demand.cell), demand.value);
      break;
    case 'join':
    case 'part':
      terms[demand.type](edgeNumber(compiled, demand.edge));
  }
}

/** Numbers that become a demand once the puzzle is known. */
export const seedOfDemand = fc.tuple(fc.nat(7), fc.nat(1000), fc.nat(1000), fc.nat(1000));

function demandOf(puzzle: Puzzle, [type, a, b, c]: readonly [number, number, number, number]): Demand | undefined {
  const { cells, regions, maxPip } = puzzle;
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
  const domino: Domino = [b % (maxPip + 1), c % (maxPip + 1)];
  const edges = neighbouringPairs(cells);
  switch (type) {
    case 0:
      return { type: 'copies', domino, least: a % 3, most: Math.max(0, (a % 3) + (b % 4) - 1) };
    case 1:
      return regions.length === 0 ? undefined : { type: 'silence', region: a % regions.length };
    case 2:
      return cells.length === 0 ? undefined : { type: 'free', cell: pick(cells, a) };
    case 3:
    case 4:
      if (cells.length === 0) return undefined;
      return { type: type === 3 ? 'fix' : 'forbid', cell: pick(cells, a), value: b % (maxPip + 1) };
    case 5:
    case 6:
      return edges.length === 0 ? undefined : { type: type === 5 ? 'join' : 'part', edge: pick(edges, a) };
    default:
      return cells.length === 0 ? undefined : { type: 'hold', cell: pick(cells, a), value: b % (maxPip + 1) };
  }
}

function neighbouringPairs(cells: readonly Cell[]): Pair[] {
  return cells.flatMap((a) =>
    cells
      .filter((b) => compareCells(a, b) < 0 && Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1)
      .map((b): Pair => [a, b]),
  );
}

/** All solutions; undefined where more than so many candidates would have to be tried. */
function bruteForce(puzzle: Puzzle, demands: readonly Demand[], mostTries: number): Solution[] | undefined {
  const of = <T extends Demand['type']>(type: T) =>
    demands.filter((demand): demand is Demand & { type: T } => demand.type === type);
  const freed = new Set(of('free').map(({ cell }) => cellKey(cell)));
  const alone = new Map(of('hold').map(({ cell, value }) => [cellKey(cell), value]));
  const silent = new Set(of('silence').map(({ region }) => region));
  const stock = stockOf(puzzle, of('copies'));
  const joined = (pairs: readonly Pair[], edge: Pair) => pairs.some((pair) => String(pair) === String(edge));
  const pips = Array.from({ length: puzzle.maxPip + 1 }, (_, pip) => pip);
  const solutions: Solution[] = [];
  let tries = 0;
  for (const pairs of pairings(
    puzzle.cells.filter((cell) => !alone.has(cellKey(cell))),
    freed,
  )) {
    if (!of('join').every(({ edge }) => joined(pairs, edge)) || of('part').some(({ edge }) => joined(pairs, edge)))
      continue;
    for (const placements of layings(pairs, stock)) {
      if (++tries > mostTries) return undefined;
      if (placements === undefined) continue;
      const value = new Map(
        placements.flatMap(({ domino, cells }) =>
          cells.map((cell, i): [string, number] => [cellKey(cell), domino[i as 0 | 1]]),
        ),
      );
      const allowed = (cell: Cell) => (v: number) =>
        of('fix').every((demand) => cellKey(demand.cell) !== cellKey(cell) || demand.value === v) &&
        of('forbid').every((demand) => cellKey(demand.cell) !== cellKey(cell) || demand.value !== v);
      const mayHold = (cell: Cell): readonly (number | undefined)[] => {
        const v = value.get(cellKey(cell)) ?? alone.get(cellKey(cell));
        return v === undefined ? [undefined, ...pips.filter(allowed(cell))] : [v].filter(allowed(cell));
      };
      const obeys =
        puzzle.cells.every((cell) => mayHold(cell).length > 0) &&
        puzzle.regions.every((region, i) => silent.has(i) || canHold(region, region.cells.map(mayHold)));
      if (obeys) solutions.push({ placements });
    }
  }
  return solutions;
}

interface Kind {
  readonly domino: Domino;
  readonly least: number;
  readonly most: number;
}

function stockOf({ supply, cells, maxPip }: Puzzle, changes: readonly Omit<Kind, 'type'>[]): Kind[] {
  return dominoSet(maxPip).map((domino) => {
    const changed = changes.findLast((change) => sameDomino(change.domino, domino));
    if (changed !== undefined) return { domino, least: changed.least, most: changed.most };
    if (supply.kind === 'set') return { domino, least: 0, most: supply.repeats ? cells.length / 2 : 1 };
    const copies = supply.dominoes.filter((each) => sameDomino(each, domino)).length;
    return { domino, least: copies, most: copies };
  });
}

/** Every way to join neighbours so that all cells are, but for those freed, which may stay alone. */
function* pairings(cells: readonly Cell[], freed: ReadonlySet<string>): Generator<Pair[], void> {
  const [first, ...others] = cells;
  if (first === undefined) {
    yield [];
    return;
  }
  if (freed.has(cellKey(first))) yield* pairings(others, freed);
  for (const [a, b] of neighbouringPairs([first, ...others])) {
    if (a !== first) continue;
    for (const rest of pairings(
      others.filter((cell) => cell !== b),
      freed,
    ))
      yield [[a, b], ...rest];
  }
}

/** Undefined for a laying that uses too few of some domino. */
function* layings(pairs: readonly Pair[], stock: readonly Kind[]): Generator<Placement[] | undefined, void> {
  const used = new Map<string, number>();
  const times = (domino: Domino) => used.get(dominoKey(domino)) ?? 0;
  function* lay(at: number): Generator<Placement[] | undefined, void> {
    const cells = pairs[at];
    if (cells === undefined) {
      yield stock.every(({ domino, least }) => times(domino) >= least) ? [] : undefined;
      return;
    }
    for (const { domino, most } of stock) {
      if (times(domino) >= most) continue;
      used.set(dominoKey(domino), times(domino) + 1);
      const turned: Domino[] = domino[0] === domino[1] ? [domino] : [domino, [domino[1], domino[0]]];
      for (const each of turned) {
        for (const rest of lay(at + 1)) yield rest && [{ domino: each, cells }, ...rest];
      }
      used.set(dominoKey(domino), times(domino) - 1);
    }
  }
  yield* lay(0);
}

/** Can the rule hold for some choice of what each cell may hold? Cells that may hold nothing matter to sums alone. */
function canHold({ rule }: Region, cells: readonly (readonly (number | undefined)[])[]): boolean {
  if (rule.kind !== 'sum') {
    return obeys(
      rule,
      cells.flatMap((choices) => (choices.length === 1 && choices[0] !== undefined ? [choices[0]] : [])),
    );
  }
  let sums = new Set([0]);
  for (const choices of cells) sums = new Set([...sums].flatMap((sum) => choices.map((value) => sum + (value ?? 0))));
  return [...sums].some((sum) => obeys(rule, [sum]));
}

/** A cell that holds a value by itself takes no half: without this, hardly any such puzzle would have a solution. */
function roomFor({ cells, supply }: Puzzle, demands: readonly Demand[]): Demand[] {
  const held = demands.flatMap((demand) => (demand.type === 'hold' ? [cellKey(demand.cell)] : []));
  if (held.length === 0) return [];
  const freed = cells.filter((cell) => !held.includes(cellKey(cell))).slice(0, 1);
  const dominoes = supply.kind === 'list' ? supply.dominoes : [];
  return [
    ...freed.map((cell): Demand => ({ type: 'free', cell })),
    ...dominoes.map((domino): Demand => ({ type: 'copies', domino, least: 0, most: dominoes.length })),
  ];
}

/** Fails where a mode disagrees; returns what was asked for, or undefined where that is too much to try out. */
export function expectAgreement(
  puzzle: Puzzle,
  seeds: readonly (readonly [number, number, number, number])[],
): { readonly demands: readonly Demand[]; readonly solutions: number } | undefined {
  const asked = seeds.map((seed) => demandOf(puzzle, seed)).filter((demand) => demand !== undefined);
  const demands = [...asked, ...roomFor(puzzle, asked)];
  const expected = bruteForce(puzzle, demands, 1500);
  if (expected === undefined) return undefined;

  const compiled = compile(puzzle);
  const terms = termsOf(compiled);
  for (const demand of demands) impose(compiled, terms, demand);

  const all = commonOf(puzzle);
  for (const solution of expected) all.add(solution);
  const found: string[] = [];
  const search = new SwiftSearch(compiled, terms);
  for (let step = search.run(1e6); step.type === 'solution'; step = search.run(1e6)) {
    found.push(solutionKey(step.solution));
  }
  expect(found.sort()).toEqual(expected.map(solutionKey).sort());
  expect(finish(new SwiftCount(compiled, terms))).toBe(BigInt(expected.length));
  const whether = new SwiftSearch(compiled, terms).askOnlyWhether().run(1e6);
  expect(whether.type).toBe(expected.length > 0 ? 'solution' : 'exhausted');
  const few = commonOf(puzzle);
  const witnesses = new SwiftWitnesses(compiled, terms);
  for (let step = witnesses.run(1e6); step.type === 'solution'; step = witnesses.run(1e6)) few.add(step.solution);
  expect(few.toJson()).toEqual(all.toJson());
  return { demands, solutions: expected.length };
}

/** Little must be so: the sort of question that a judge of premises asks. */
export function looseTerms(compiled: Compiled, random: Random): Terms {
  const { cells, regions, edges, pips } = compiled;
  const terms = termsOf(compiled);
  const share = random.pick([0.3, 0.6, 0.9, 1]);
  for (let r = 0; r < regions; r++) if (random.chance(0.5)) terms.silence(r);
  for (let e = 0; e < edges; e++) {
    if (random.chance(0.05)) terms.join(e);
    else if (random.chance(0.1)) terms.part(e);
  }
  for (let c = 0; c < cells; c++) {
    if (random.chance(0.5)) terms.values[c] = random.int(1 << pips);
    if (!random.chance(share)) continue;
    if (random.chance(0.1)) terms.hold(c, random.int(pips));
    else terms.free(c);
  }
  const mustUse = random.chance(0.2);
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      if (random.chance(0.5)) terms.copies([x, y], 0, cells);
      else if (!mustUse) terms.copies([x, y], 0, random.int(2));
    }
  }
  return terms;
}
