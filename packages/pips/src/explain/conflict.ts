/**
 * Why a puzzle, or what a player has made of it, cannot be solved: the fewest of its parts that cannot hold together.
 * Plain reasoning often runs into the contradiction by itself and gives a good start; then what can be left out is left
 * out, in several orders, and the smallest set found is kept.
 */
import { type Conflict, minimalSubset, Random } from '@pipwright/core';
import type { Compiled } from '../engines/swift/index.js';
import type { Conclusion } from './conclusion.js';
import { Judge, type Strictness } from './judge.js';
import { Knowledge } from './knowledge.js';
import { type Premise, tiled } from './premise.js';
import { recordPremises } from './record.js';
import { contradict } from './suppose.js';
import { PLAIN_FINDERS } from './techniques/index.js';
import type { Truth } from './truth.js';
import { type ConflictClass, sayConflict } from './words-en/conflicts.js';

/** So many orders are tried, as long as they take no more nodes than this together. */
const ORDERS = 16;
const MOST_NODES = 300_000;
const MOST_STEPS = 200;
/** First without asking where dominoes that must be used could go: such reasons are far-fetched. */
const PLAIN: Strictness = { patience: 5_000, mustUseDominoes: false };
const STRICT: Strictness = { patience: 20_000, mustUseDominoes: true };
/** For what is told in the end. */
const THOROUGH: Strictness = { patience: 200_000, mustUseDominoes: true };

/** @param placed what the player has placed */
export function* findConflict(compiled: Compiled, placed: readonly Conclusion[]): Generator<void, Conflict> {
  const judge = new Judge(compiled, placed);
  const random = new Random(0);
  let best = yield* reasonedOut(compiled, placed, judge);
  const all = everything(compiled, placed);
  const plain = judge.contradicts(merged(all), PLAIN);
  for (let order = 0; order < ORDERS && (best === undefined || judge.nodes < MOST_NODES); order++) {
    if (best?.length === 1) break;
    const ordered = order === 0 ? all : random.shuffle([...all]);
    const found = yield* fewest(compiled, judge, ordered, plain ? PLAIN : STRICT);
    if (best === undefined || weight(judge, found) < weight(judge, best)) best = found;
  }
  const because = yield* minimalSubset(best ?? [], (some) => judge.contradicts(some, THOROUGH));
  const kind = classOf(judge, because);
  return {
    class: kind,
    text: sayConflict(compiled, placed, because, kind),
    because: recordPremises(compiled, placed, because, new Map()),
  };
}

/** Where plain steps run into a contradiction, what it rests on, of which nothing can be left out. */
function* reasonedOut(
  compiled: Compiled,
  placed: readonly Conclusion[],
  judge: Judge,
): Generator<void, readonly Premise[] | undefined> {
  const knowledge = new Knowledge(compiled);
  for (const each of placed) knowledge.learn(each);
  const found = contradict(knowledge, NOTHING_TRUE, PLAIN_FINDERS, MOST_STEPS, placed.length, []);
  return found && (yield* withoutNeedless(judge, found.because.list(), compiled));
}

function* withoutNeedless(
  judge: Judge,
  premises: readonly Premise[],
  { region }: Compiled,
): Generator<void, readonly Premise[] | undefined> {
  let kept: readonly Premise[] | undefined;
  for (const strictness of [PLAIN, STRICT]) {
    const some: readonly Premise[] = kept ?? premises;
    if (!judge.contradicts(some, strictness)) continue;
    kept = yield* minimalSubset(some, (fewer) => judge.contradicts(fewer, strictness));
  }
  return kept && (yield* smallerShape(judge, kept, region));
}

/** Without the cells of the shape that can plainly be left out, those first that no rule in question speaks of. */
function* smallerShape(
  judge: Judge,
  premises: readonly Premise[],
  region: Int32Array,
): Generator<void, readonly Premise[]> {
  const others = premises.filter(({ kind }) => kind !== 'tiled');
  const cells = premises.flatMap((premise) => (premise.kind === 'tiled' ? premise.cells : []));
  const isRuled = (cell: number) => others.some((premise) => premise.kind === 'region' && premise.id === region[cell]);
  const ordered = [...cells].sort((a, b) => Number(isRuled(a)) - Number(isRuled(b)));
  const needed = yield* minimalSubset(ordered, (some) => judge.contradicts([...others, ...tiled(some)], PLAIN));
  return [...others, ...tiled(needed)];
}

/** No step of the plain techniques asks for it. */
const NOTHING_TRUE: Truth = { values: new Int32Array(0), joins: new Int32Array(0), unique: false };

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

function* fewest(
  compiled: Compiled,
  judge: Judge,
  all: readonly Premise[],
  strictness: Strictness,
): Generator<void, readonly Premise[]> {
  let kept: readonly Premise[] = all;
  // In large pieces first: most of a puzzle has nothing to do with it.
  for (let piece = Math.ceil(all.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2)) {
    for (let at = 0; at < kept.length; ) {
      const others = [...kept.slice(0, at), ...kept.slice(at + piece)];
      yield;
      if (judge.contradicts(merged(others), strictness)) kept = others;
      else at += piece;
    }
  }
  return (yield* withoutNeedless(judge, merged(kept), compiled)) ?? merged(kept);
}

/** All cells to be covered as one premise. */
function merged(premises: readonly Premise[]): readonly Premise[] {
  const cells = premises.flatMap((premise) => (premise.kind === 'tiled' ? premise.cells : []));
  return [...premises.filter(({ kind }) => kind !== 'tiled'), ...tiled(cells)];
}

/** Few parts, of those what is plainer to see, of those a small shape. */
function weight(judge: Judge, premises: readonly Premise[]): number {
  const cells = premises.flatMap((premise) => (premise.kind === 'tiled' ? premise.cells : []));
  return premises.length + CLASSES.indexOf(classOf(judge, premises)) / 10 + cells.length / 1e5;
}

/** The plainest first. */
const CLASSES: readonly ConflictClass[] = [
  'region-impossible',
  'shape',
  'domino-exhaustion',
  'empty-domain',
  'combined',
];

function classOf(judge: Judge, because: readonly Premise[]): ConflictClass {
  const kinds = new Set(because.map(({ kind }) => kind));
  const cells = because.flatMap((premise) => (premise.kind === 'tiled' ? premise.cells : []));
  const regions = because.filter(({ kind }) => kind === 'region').length;
  const needsTray = kinds.has('value') || kinds.has('domino');
  if (!needsTray && regions === 0) return 'shape';
  if (!needsTray && regions === 1) return 'region-impossible';
  if (judge.lacksHalves(because)) return 'domino-exhaustion';
  return cells.length === 1 ? 'empty-domain' : 'combined';
}
