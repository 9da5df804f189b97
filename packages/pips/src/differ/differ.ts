/**
 * Differences between the solutions of a puzzle: two that differ in as few cells as possible, and the smallest parts of
 * the first that can be filled in another way while everything else stays. Where solutions are few, all are compared.
 * Where they are many, the parts of a few dominoes are tried one by one, and nobody waits for the rest.
 */
import { finish, runsOf } from '@pipwright/core';
import { type Differ, NODES_PER_PAUSE } from '@pipwright/core/explaining';
import {
  type Compiled,
  cellNumber,
  edgeNumber,
  SwiftSearch,
  TABLE_BYTES,
  type Terms,
  termsOf,
} from '../engines/swift/index.js';
import type { Cell } from '../model/cell.js';
import { canonicalSolution, type Placement, type Solution } from '../model/solution.js';

/** Solutions, and nodes to find them, up to which all are compared with one another. */
const COMPARISON_LIMITS: Limits = { solutions: 200, nodes: 20_000 };
/** Solutions that are searched for a smaller part, where there are more. */
const MOST_LOOKED_AT = 5;
/** Largest part, in dominoes, that is tried; most questions for that on a board of the usual size. */
const MOST_DOMINOES = 3;
const MOST_ASKED = 1_000;
const USUAL_CELLS = 40;
/** Solutions and nodes for a part; one with more is not listed. */
const PART_LIMITS: Limits = { solutions: 500, nodes: 2_000 };
/** Most parts that are listed; largest part beside a smaller one; largest that may share cells with one. */
const MOST_PARTS = 4;
const LARGEST_LISTED = 6;
const LARGEST_SHARING = 4;
/** Bytes of tables for questions about a part, which are small. */
const SMALL_TABLE = 1 << 16;

/** A solution by cell: its number, and the cell it shares a domino with. */
interface Filling {
  readonly solution: Solution;
  readonly values: Int32Array;
  readonly mates: Int32Array;
}

/** Cells that are filled in another way, in reading order. */
interface ChangedPart {
  readonly cells: readonly number[];
  readonly other: Filling;
}

/** Difference of the solutions of a puzzle with what was placed: there are at least two. Pauses now and then. */
export function* findDiffer(
  compiled: Compiled,
  placements: readonly Placement[] = [],
): Generator<void, Differ<Solution>> {
  const terms = termsOf(compiled);
  for (const { domino, cells } of placements) {
    terms.join(edgeNumber(compiled, cells));
    for (const half of [0, 1] as const) terms.fix(cellNumber(compiled, cells[half]), domino[half]);
  }
  const { found, isAll } = yield* solutionsOf(compiled, terms, COMPARISON_LIMITS, { few: 2, tableBytes: TABLE_BYTES });
  const shown = mostCentral(compiled, found);
  const best = isAll ? partsAmong(shown, found) : yield* partsFoundBySearch(compiled, terms, shown, found);
  const [first] = best.parts;
  if (first === undefined) throw new Error('there is only one solution');
  const named = ({ cells }: ChangedPart) => cells.map((cell) => compiled.puzzle.cells[cell]!);
  const listed = worthListing(best.parts);
  const free = new Set(listed.flatMap(({ cells }) => cells));
  return {
    solutions: [best.shown.solution, first.other.solution],
    cells: named(first),
    free: listed.map(named),
    beyond: isAll ? found.filter((other) => partOf(best.shown, other).cells.some((cell) => !free.has(cell))).length : 0,
    found: found.length,
    isAll,
  };
}

/** The smallest of all, then what is small enough beside it: first what shares no cell with those before. */
function worthListing(parts: readonly ChangedPart[]): readonly ChangedPart[] {
  const apart: ChangedPart[] = [];
  const sharing: ChangedPart[] = [];
  const taken = new Set<number>();
  for (const part of parts) {
    if (part.cells.some((cell) => taken.has(cell))) {
      if (part.cells.length <= LARGEST_SHARING) sharing.push(part);
    } else if (apart.length === 0 || part.cells.length <= LARGEST_LISTED) {
      apart.push(part);
      for (const cell of part.cells) taken.add(cell);
    }
  }
  return [...apart, ...sharing].slice(0, MOST_PARTS);
}

/** Another solution that has only these cells filled in another way; undefined where there is none. */
export function otherSolution(compiled: Compiled, solution: Solution, cells: readonly Cell[]): Solution | undefined {
  const shown = fillingOf(compiled, solution);
  const part = cells.map((cell) => cellNumber(compiled, cell));
  const work = otherFillings(compiled, compiled.given, shown, part, { solutions: 2, nodes: Number.POSITIVE_INFINITY });
  return finish(runsOf(work)).found[0]?.solution;
}

/** Limits of a search for solutions. */
interface Limits {
  readonly solutions: number;
  readonly nodes: number;
}

interface FoundFillings {
  readonly found: readonly Filling[];
  /** Are these all there are? */
  readonly isAll: boolean;
}

/** The first solutions by these terms; the first few whatever it takes. Pauses now and then. */
function* solutionsOf(
  compiled: Compiled,
  terms: Terms,
  most: Limits,
  { few = 0, tableBytes = SMALL_TABLE } = {},
): Generator<void, FoundFillings> {
  const search = new SwiftSearch(compiled, terms, tableBytes);
  const found: Filling[] = [];
  while (found.length < few || (found.length < most.solutions && search.nodes < most.nodes)) {
    const step = search.run(NODES_PER_PAUSE);
    if (step.type === 'exhausted') return { found, isAll: true };
    if (step.type === 'solution') found.push(fillingOf(compiled, step.solution));
    else yield;
  }
  return { found, isAll: false };
}

/** The first solution of those that differ least from another. */
function mostCentral({ puzzle }: Compiled, all: readonly Filling[]): Filling {
  const fewest = puzzle.supply.kind === 'list' ? 2 : 1;
  let best = all[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, one] of all.entries()) {
    for (let j = i + 1; j < all.length && least > fewest; j++) {
      const cells = countDifferent(one, all[j]!, least);
      if (cells >= least) continue;
      best = one;
      least = cells;
    }
  }
  return best;
}

interface Parts {
  readonly shown: Filling;
  readonly parts: readonly ChangedPart[];
}

/** Parts in which the shown solution differs from others, where all are known. */
function partsAmong(shown: Filling, all: readonly Filling[]): Parts {
  return { shown, parts: minimalParts(all.filter((other) => other !== shown).map((other) => partOf(shown, other))) };
}

/** Solution with the smallest part, of some of those found, where there are more solutions than were found. */
function* partsFoundBySearch(
  compiled: Compiled,
  terms: Terms,
  closestFound: Filling,
  found: readonly Filling[],
): Generator<void, Parts> {
  const fewest = compiled.puzzle.supply.kind === 'list' ? 2 : 1;
  let best: Parts | undefined;
  for (const shown of [closestFound, ...found.filter((each) => each !== closestFound)].slice(0, MOST_LOOKED_AT)) {
    const parts = yield* smallParts(compiled, terms, shown);
    if (parts.length === 0) continue;
    if (best === undefined || parts[0]!.cells.length < best.parts[0]!.cells.length) best = { shown, parts };
    if (best.parts[0]!.cells.length <= fewest) break;
  }
  const [known] = partsAmong(closestFound, found).parts;
  if (best !== undefined && (known === undefined || best.parts[0]!.cells.length <= known.cells.length)) return best;
  return {
    shown: closestFound,
    parts: known === undefined ? [] : [yield* shrinkPart(compiled, terms, closestFound, known)],
  };
}

/** All parts of at most a few dominoes, as far as there is time. */
function* smallParts(compiled: Compiled, terms: Terms, shown: Filling): Generator<void, readonly ChangedPart[]> {
  const dominoes = shown.solution.placements.map(({ cells }) => cells.map((cell) => cellNumber(compiled, cell)));
  const parts: ChangedPart[] = [];
  let asked = 0;
  for (let size = 1; size <= Math.min(MOST_DOMINOES, dominoes.length); size++) {
    // All that are still to come have at least one cell of each domino, and some of those found may share cells.
    if (minimalParts(parts).filter(({ cells }) => cells.length < size).length >= 2 * MOST_PARTS) break;
    for (const group of groups(dominoes.length, size)) {
      if (++asked * compiled.cells > MOST_ASKED * USUAL_CELLS) return minimalParts(parts);
      const cells = group.flatMap((each) => dominoes[each]!);
      const { found, isAll } = yield* otherFillings(compiled, terms, shown, cells, PART_LIMITS);
      // A part could be smaller where not all solutions were found.
      if (isAll) parts.push(...found.map((other) => partOf(shown, other)));
      yield;
    }
  }
  return minimalParts(parts);
}

/** A part without the cells that could stay as they are. */
function* shrinkPart(
  compiled: Compiled,
  terms: Terms,
  shown: Filling,
  part: ChangedPart,
): Generator<void, ChangedPart> {
  for (const cell of part.cells) {
    const fewer = part.cells.filter((other) => other !== cell);
    const [other] = (yield* otherFillings(compiled, terms, shown, fewer, COMPARISON_LIMITS)).found;
    if (other !== undefined) return yield* shrinkPart(compiled, terms, shown, partOf(shown, other));
  }
  return part;
}

/** Other solutions in which only cells of this part differ. */
function* otherFillings(
  compiled: Compiled,
  terms: Terms,
  shown: Filling,
  part: readonly number[],
  most: Limits,
): Generator<void, FoundFillings> {
  const free = new Set(part);
  const fixed = termsOf(compiled).copyFrom(terms);
  for (let cell = 0; cell < compiled.cells; cell++) if (!free.has(cell)) fixed.fix(cell, shown.values[cell]!);
  for (const { cells } of shown.solution.placements) {
    if (!cells.every((cell) => free.has(cellNumber(compiled, cell)))) fixed.join(edgeNumber(compiled, cells));
  }
  const { found, isAll } = yield* solutionsOf(compiled, fixed, most);
  return { found: found.filter((other) => countDifferent(shown, other, 1) > 0), isAll };
}

/** Parts that hold no other, each once, the smallest first, then in reading order. */
function minimalParts(parts: readonly ChangedPart[]): readonly ChangedPart[] {
  const kept: ChangedPart[] = [];
  for (const part of [...parts].sort((a, b) => a.cells.length - b.cells.length || compareLists(a.cells, b.cells))) {
    const cells = new Set(part.cells);
    if (!kept.some((other) => other.cells.every((cell) => cells.has(cell)))) kept.push(part);
  }
  return kept;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at === -1 ? 0 : a[at]! - b[at]!;
}

/** Groups of so many of the numbers below `count`, those first that lie close together. */
function* groups(count: number, size: number): Generator<readonly number[], void> {
  for (let span = size - 1; span < (size === 1 ? 1 : count); span++) {
    for (let first = 0; first + span < count; first++) {
      if (size === 1) yield [first];
      else if (size === 2) yield [first, first + span];
      else
        for (const inner of groups(span - 1, size - 2)) yield [first, ...inner.map((i) => first + 1 + i), first + span];
    }
  }
}

function fillingOf(compiled: Compiled, found: Solution): Filling {
  const solution = canonicalSolution(found);
  const values = new Int32Array(compiled.cells);
  const mates = new Int32Array(compiled.cells);
  for (const { domino, cells } of solution.placements) {
    const [a, b] = [cellNumber(compiled, cells[0]), cellNumber(compiled, cells[1])];
    values[a] = domino[0];
    values[b] = domino[1];
    mates[a] = b;
    mates[b] = a;
  }
  return { solution, values, mates };
}

function partOf(shown: Filling, other: Filling): ChangedPart {
  const cells = [...shown.values.keys()].filter((cell) => isDifferent(shown, other, cell));
  return { cells, other };
}

/** Number of cells in which two solutions differ, counted up to a limit. */
function countDifferent(one: Filling, other: Filling, limit: number): number {
  let different = 0;
  for (let cell = 0; cell < one.values.length && different < limit; cell++) {
    if (isDifferent(one, other, cell)) different++;
  }
  return different;
}

/** Has a cell another number, or another partner? */
function isDifferent(one: Filling, other: Filling, cell: number): boolean {
  return one.values[cell] !== other.values[cell] || one.mates[cell] !== other.mates[cell];
}
