/**
 * The reason for when no technique applies: of what is true and not yet known, what follows from the fewest premises.
 * Some are found by refuting the opposite step by step, some in the surroundings of a cell or an edge; a few of both
 * are compared. The whole board comes last: from all that is known everything true follows, even where seeing it takes too long.
 */
import { members } from '@pipwright/core/bits';
import { OPEN } from '../engines/swift/index.js';
import type { Conclusion } from './conclusion.js';
import type { Judge } from './judge.js';
import type { Knowledge } from './knowledge.js';
import { minimise } from './minimise.js';
import { type Premise, Premises } from './premise.js';
import { unboundedWhatIf } from './techniques/index.js';
import type { Truth } from './truth.js';

interface Reason {
  readonly conclusion: Conclusion;
  readonly because: readonly Premise[];
}

/** At most this many are compared. */
const COMPARED = 3;
/** A first look takes no more nodes than this. */
const GLANCE = { patience: 300, mustUseDominoes: false };
/** Surroundings wider than this are the whole board. */
const WIDEST = 1;

export function* generalReason(knowledge: Knowledge, judge: Judge, truth: Truth): Generator<void, Reason | undefined> {
  const open = unknown(knowledge, truth);
  const found: Reason[] = [];
  const refuted = yield* unboundedWhatIf(knowledge, truth);
  if (refuted !== undefined) found.push(...(yield* reasonOf(judge, refuted.conclusion, refuted.because.list())));
  for (let radius = 0; radius <= WIDEST && found.length < COMPARED; radius++) {
    for (const conclusion of open) {
      const premises = surroundings(knowledge, conclusion, radius);
      yield;
      if (judge.follows(conclusion, premises, GLANCE)) found.push(...(yield* reasonOf(judge, conclusion, premises)));
      if (found.length >= COMPARED) break;
    }
  }
  const [anything] = open;
  if (found.length === 0 && anything !== undefined) {
    const premises = everything(knowledge);
    found.push({ conclusion: anything, because: (yield* minimise(judge, anything, premises)) ?? premises });
  }
  return found.sort((a, b) => a.because.length - b.because.length)[0];
}

function* reasonOf(judge: Judge, conclusion: Conclusion, premises: readonly Premise[]): Generator<void, Reason[]> {
  const because = yield* minimise(judge, conclusion, premises);
  return because === undefined ? [] : [{ conclusion, because }];
}

/** All that is true and not known, one value or edge at a time. */
function unknown(knowledge: Knowledge, { values, joins }: Truth): Conclusion[] {
  const { cells, edges } = knowledge.compiled;
  const all: Conclusion[] = [];
  for (let e = 0; e < edges; e++) {
    if (knowledge.joins[e] !== OPEN) continue;
    if (joins[e] === 1) all.push({ kind: 'join', edge: e });
    if (joins[e] === -1) all.push({ kind: 'part', edge: e });
  }
  for (let c = 0; c < cells; c++) {
    for (const v of members(knowledge.values[c]! & ~values[c]!)) {
      all.push({ kind: 'values', cells: [{ cell: c, values: knowledge.values[c]! & ~(1 << v) }] });
    }
  }
  return all;
}

/** Everything that is known or given about cells so near. */
function surroundings(knowledge: Knowledge, conclusion: Conclusion, radius: number): readonly Premise[] {
  const { first, second, region, regions } = knowledge.compiled;
  const near = new Set<number>();
  const add = (cell: number) => {
    near.add(cell);
    if (region[cell] !== regions) for (const other of knowledge.members[region[cell]!]!) near.add(other);
  };
  if (conclusion.kind === 'values') for (const { cell } of conclusion.cells) add(cell);
  else {
    add(first[conclusion.edge]!);
    add(second[conclusion.edge]!);
  }
  for (let r = 0; r < radius; r++) {
    for (const cell of [...near]) for (const edge of knowledge.openEdges(cell)) add(knowledge.across(edge, cell));
  }
  return about(knowledge, near);
}

function everything(knowledge: Knowledge): readonly Premise[] {
  return about(knowledge, new Set(Array.from({ length: knowledge.compiled.cells }, (_, cell) => cell)));
}

function about(knowledge: Knowledge, cells: ReadonlySet<number>): readonly Premise[] {
  const { region, regions, pips } = knowledge.compiled;
  const premises = new Premises();
  for (const cell of cells) {
    if (region[cell] !== regions) premises.region(region[cell]!);
    premises.cell(cell);
    knowledge.addValues(premises, cell);
    for (const edge of knowledge.edgesAt(cell)) knowledge.addJoin(premises, edge);
  }
  for (let v = 0; v < pips; v++) {
    premises.value(v);
    knowledge.addPlacedWith(premises, v);
  }
  return premises.list();
}
