/**
 * Why a puzzle, or what a player has made of it, cannot be solved: the fewest of its parts that cannot hold together.
 * Plain reasoning often runs into the contradiction by itself and gives a good start; then what can be left out is left
 * out, in several orders, and the smallest set found is kept.
 */
import { Random } from '@pipwright/core';
import { contradict, minimalByAll, minimalSubset, smallSubset } from '@pipwright/core/explaining';
import type { Compiled } from '../engines/swift/index.js';
import type { Conclusion } from './conclusion.js';
import { Judge, type Strictness } from './judge.js';
import { Knowledge } from './knowledge.js';
import { type Premise, tiled, tiledCells } from './premise.js';
import { CONFLICT_CLASSES, type ConflictClass, type PipsConflict, premisesOf } from './step.js';
import { PLAIN_FINDERS } from './techniques/index.js';
import { supposing } from './techniques/what-if.js';

/** At most this many orders are tried, as long as they take no more nodes than this together. */
const ORDERS = 16;
const MOST_NODES = 300_000;
const MOST_STEPS = 200;
/** First without asking where dominoes that must be used could go: such reasons are far-fetched. */
const PLAIN: Strictness = { patience: 5_000, mustUseDominoes: false };
const STRICT: Strictness = { patience: 20_000, mustUseDominoes: true };
/** For what is told in the end. */
const THOROUGH: Strictness = { patience: 200_000, mustUseDominoes: true };

/** @param placed what the player has placed */
export function* findConflict(compiled: Compiled, placed: readonly Conclusion[]): Generator<void, PipsConflict> {
  const judge = new Judge(compiled, placed);
  const random = new Random(0);
  let best = yield* reasonedOut(judge);
  const all = everything(judge);
  const plain = judge.contradicts(merged(all), PLAIN);
  for (let order = 0; order < ORDERS && (best === undefined || judge.nodes < MOST_NODES); order++) {
    if (best?.length === 1) break;
    const ordered = order === 0 ? all : random.shuffle([...all]);
    const found = yield* fewest(judge, ordered, plain ? PLAIN : STRICT);
    if (best === undefined || weight(judge, found) < weight(judge, best)) best = found;
  }
  const because = yield* minimalSubset(best ?? [], (some) => judge.contradicts(some, THOROUGH));
  return {
    class: classOf(judge, because),
    because: premisesOf(compiled, placed, because),
    isOfPlayer: because.some(({ kind }) => kind === 'fact'),
  };
}

/** Where plain steps run into a contradiction, what it rests on, of which nothing can be left out. */
function* reasonedOut(judge: Judge): Generator<void, readonly Premise[] | undefined> {
  const knowledge = new Knowledge(judge.compiled, judge.facts);
  const found = contradict(knowledge, supposing(PLAIN_FINDERS, MOST_STEPS));
  return found && (yield* withoutNeedless(judge, found.because.list()));
}

function* withoutNeedless(judge: Judge, premises: readonly Premise[]): Generator<void, readonly Premise[] | undefined> {
  const kept = yield* minimalByAll(premises, [PLAIN, STRICT], (some, strictness) =>
    judge.contradicts(some, strictness),
  );
  return kept && (yield* smallerShape(judge, kept));
}

/** Without the cells of the shape that can plainly be left out, those first that no rule in question speaks of. */
function* smallerShape(judge: Judge, premises: readonly Premise[]): Generator<void, readonly Premise[]> {
  const { region } = judge.compiled;
  const others = premises.filter(({ kind }) => kind !== 'tiled');
  const cells = tiledCells(premises);
  const isRuled = (cell: number) => others.some((premise) => premise.kind === 'region' && premise.id === region[cell]);
  const ordered = [...cells].sort((a, b) => Number(isRuled(a)) - Number(isRuled(b)));
  const needed = yield* minimalSubset(ordered, (some) => judge.contradicts([...others, ...tiled(some)], PLAIN));
  return [...others, ...tiled(needed)];
}

/** Everything that could be left out: each cell by itself, so that the shape in the end is no larger than it must be. */
function everything({ compiled: { cells, regions, pips }, facts }: Judge): Premise[] {
  const list = (length: number, premise: (id: number) => Premise) => Array.from({ length }, (_, id) => premise(id));
  return [
    ...list(pips, (id) => ({ kind: 'value', id })),
    ...list(cells, (id) => ({ kind: 'tiled', cells: [id] })),
    ...list(regions, (id) => ({ kind: 'region', id })),
    ...list(facts.length, (id) => ({ kind: 'fact', id })),
  ];
}

function* fewest(judge: Judge, all: readonly Premise[], strictness: Strictness): Generator<void, readonly Premise[]> {
  const kept = yield* smallSubset(all, (some) => judge.contradicts(merged(some), strictness));
  return (yield* withoutNeedless(judge, merged(kept))) ?? merged(kept);
}

/** All cells to be covered as one premise. */
function merged(premises: readonly Premise[]): readonly Premise[] {
  return [...premises.filter(({ kind }) => kind !== 'tiled'), ...tiled(tiledCells(premises))];
}

/** Few parts, of those what is plainer to see, of those a small shape. */
function weight(judge: Judge, premises: readonly Premise[]): number {
  const plainness = CONFLICT_CLASSES.indexOf(classOf(judge, premises));
  return premises.length + plainness / 10 + tiledCells(premises).length / 1e5;
}

function classOf(judge: Judge, because: readonly Premise[]): ConflictClass {
  const kinds = new Set(because.map(({ kind }) => kind));
  const regions = because.filter(({ kind }) => kind === 'region').length;
  const needsTray = kinds.has('value') || kinds.has('domino');
  if (!needsTray && regions === 0) return 'shape';
  if (!needsTray && regions === 1) return 'region-impossible';
  if (judge.lacksHalves(because)) return 'domino-exhaustion';
  return tiledCells(because).length === 1 ? 'empty-domain' : 'combined';
}
