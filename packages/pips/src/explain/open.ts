/**
 * What differs between the solutions of a puzzle, each thing said once. Most of it can be seen from what all solutions
 * share. Only of a pair whose cells may both hold either of two numbers it cannot: one domino that lies either way
 * round, or a double too.
 */
import { members } from '@pipwright/core/bits';
import { type Compiled, type Terms, termsOf } from '../engines/swift/index.js';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Edge } from './step.js';
import { hasSolution, type Truth } from './truth.js';

/** Something that the solutions of a puzzle do not agree on. */
export type PipsOpen =
  /** These cells hold one of these values each. */
  | { readonly kind: 'values'; readonly cells: readonly Cell[]; readonly values: readonly number[] }
  /** This domino lies here in every solution, not always the same way round. */
  | { readonly kind: 'direction'; readonly domino: Domino; readonly cells: Edge }
  /** These two share a domino in every solution, not always the same one. */
  | { readonly kind: 'domino'; readonly cells: Edge }
  /** These share dominoes with one another, each not always with the same cell. */
  | { readonly kind: 'partners'; readonly cells: readonly Cell[] };

/** Pauses now and then. */
export function* findOpen(compiled: Compiled, terms: Terms, truth: Truth): Generator<void, PipsOpen[]> {
  const { puzzle, edges, first, second } = compiled;
  const { values, joins } = truth;
  const directions: PipsOpen[] = [];
  const dominoes: PipsOpen[] = [];
  const told = new Set<number>();
  for (let edge = 0; edge < edges; edge++) {
    const [a, b] = [first[edge]!, second[edge]!];
    if (joins[edge] !== 1 || (isKnown(values[a]!) && isKnown(values[b]!))) continue;
    const cells: Edge = [puzzle.cells[a]!, puzzle.cells[b]!];
    const domino = yield* onlyDomino(compiled, terms, truth, edge);
    if (domino === undefined) dominoes.push({ kind: 'domino', cells });
    else {
      directions.push({ kind: 'direction', domino, cells });
      told.add(a).add(b);
    }
  }
  return [...openValues(compiled, truth, told), ...directions, ...dominoes, ...openPartners(compiled, truth)];
}

/** The domino that lies on a pair in every solution, where it is always the same and its direction is not. */
function* onlyDomino(
  compiled: Compiled,
  terms: Terms,
  { values }: Truth,
  edge: number,
): Generator<void, Domino | undefined> {
  const [a, b] = [compiled.first[edge]!, compiled.second[edge]!];
  const [x, y, ...others] = members(values[a]!);
  if (x === undefined || y === undefined || others.length > 0 || values[a] !== values[b]) return undefined;
  for (const value of [x, y]) {
    const double = termsOf(compiled).copyFrom(terms).join(edge).fix(a, value).fix(b, value);
    if (yield* hasSolution(compiled, double)) return undefined;
  }
  return [x, y];
}

/** Cells that may hold several values, those with the same together. */
function openValues({ puzzle, cells }: Compiled, { values }: Truth, told: ReadonlySet<number>): PipsOpen[] {
  const alike = new Map<number, Cell[]>();
  for (let cell = 0; cell < cells; cell++) {
    const set = values[cell]!;
    if (!isKnown(set) && !told.has(cell)) alike.set(set, [...(alike.get(set) ?? []), puzzle.cells[cell]!]);
  }
  return [...alike].map(([set, together]) => ({ kind: 'values', cells: together, values: members(set) }));
}

/** Cells that some solutions join and others do not, as far as one leads to the next. */
function openPartners({ puzzle, cells, edges, first, second }: Compiled, { joins }: Truth): PipsOpen[] {
  const areaOf = Array.from({ length: cells }, (_, cell) => new Set([cell]));
  for (let edge = 0; edge < edges; edge++) {
    const [area, other] = [areaOf[first[edge]!]!, areaOf[second[edge]!]!];
    if (joins[edge] !== 0 || area === other) continue;
    for (const cell of other) {
      area.add(cell);
      areaOf[cell] = area;
    }
  }
  const areas = [...new Set(areaOf)].filter(({ size }) => size > 1);
  const inOrder = (area: ReadonlySet<number>) => [...area].sort((a, b) => a - b).map((cell) => puzzle.cells[cell]!);
  return areas.map((area) => ({ kind: 'partners', cells: inOrder(area) }));
}

/** Is a set of values one value? */
function isKnown(set: number): boolean {
  return (set & (set - 1)) === 0;
}
