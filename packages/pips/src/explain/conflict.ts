/**
 * Why a puzzle, or what a player has made of it, cannot be solved: the fewest of its parts that cannot hold together.
 * Plain reasoning often runs into the contradiction by itself and gives a good start; then what can be left out is left
 * out, in several orders, and the smallest set found is kept.
 */
import { type Conflict, minimalSubset, Random } from '@pipwright/core';
import type { Compiled } from '../engines/swift/index.js';
import type { Conclusion } from './conclusion.js';
import { Judge } from './judge.js';
import { type Premise, tiled } from './premise.js';
import { recordPremises } from './record.js';
import { sayPremises } from './words-en.js';

/** So many orders are tried. */
const ORDERS = 24;

/** @param placed what the player has placed */
export function* findConflict(compiled: Compiled, placed: readonly Conclusion[]): Generator<void, Conflict> {
  const judge = new Judge(compiled, placed);
  const random = new Random(0);
  let best: readonly Premise[] | undefined;
  for (let order = 0; order < ORDERS; order++) {
    const all = everything(compiled, placed);
    const ordered = order === 0 ? all : random.shuffle([...all]);
    const found = yield* smallest(judge, ordered);
    if (best === undefined || weight(found) < weight(best)) best = found;
    if (best.length === 1) break;
  }
  const because = best ?? [];
  return {
    class: classOf(judge, because),
    text: `${capital(sayPremises(compiled, placed, because))} cannot hold together.`,
    because: recordPremises(compiled, placed, because, new Map()),
  };
}

/** Everything that could be left out: each cell by itself, so that the shape in the end is no larger than it must be. */
function everything({ cells, regions, pips }: Compiled, placed: readonly Conclusion[]): Premise[] {
  const list = (length: number, premise: (id: number) => Premise) => Array.from({ length }, (_, id) => premise(id));
  return [
    ...list(pips, (id) => ({ kind: 'value', id })),
    ...list(cells, (id) => ({ kind: 'tiled', cells: [id] })),
    ...list(regions, (id) => ({ kind: 'region', id })),
    ...list(placed.length, (id) => ({ kind: 'fact', id })),
  ];
}

function* smallest(judge: Judge, all: readonly Premise[]): Generator<void, readonly Premise[]> {
  let kept: readonly Premise[] = all;
  // In large pieces first: most of a puzzle has nothing to do with it.
  for (let piece = Math.ceil(all.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2)) {
    for (let at = 0; at < kept.length; ) {
      const others = [...kept.slice(0, at), ...kept.slice(at + piece)];
      yield;
      if (judge.contradicts(merged(others))) kept = others;
      else at += piece;
    }
  }
  return minimalSubset(merged(kept), (some) => judge.contradicts(some));
}

/** All cells to be covered as one premise. */
function merged(premises: readonly Premise[]): readonly Premise[] {
  const cells = premises.flatMap((premise) => (premise.kind === 'tiled' ? premise.cells : []));
  return [...premises.filter(({ kind }) => kind !== 'tiled'), ...tiled(cells)];
}

function weight(premises: readonly Premise[]): number {
  return premises.reduce((sum, premise) => sum + (premise.kind === 'tiled' ? 1 + premise.cells.length / 100 : 1), 0);
}

function classOf(judge: Judge, because: readonly Premise[]): Conflict['class'] {
  const kinds = new Set(because.map(({ kind }) => kind));
  const cells = because.flatMap((premise) => (premise.kind === 'tiled' ? premise.cells : []));
  const regions = because.filter(({ kind }) => kind === 'region').length;
  if (kinds.size === 1 && kinds.has('tiled')) return 'shape';
  if (!kinds.has('value') && !kinds.has('fact') && regions === 1) return 'region-impossible';
  if (judge.lacksHalves(because)) return 'domino-exhaustion';
  return cells.length === 1 ? 'empty-domain' : 'combined';
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
