/** Of all that cannot hold together, as little as can be found: what can be left out is left out, in several orders. */
import { Random } from '@pipwright/core';
import { minimalByAll, minimalSubset, smallSubset } from '@pipwright/core/explaining';
import type { Judge, Strictness } from '../judging/judge.js';
import { type Premise, tiled, tiledCells } from '../knowledge/premise.js';
import type { Asking } from './asking.js';

/** At most this many orders are tried, as long as they take no more nodes than this together. */
const ORDERS = 4;
const MOST_NODES = 20_000;
/** First without asking where dominoes that must be used could go: such reasons are far-fetched. */
export const PLAIN: Strictness = { patience: 5_000, mustUseDominoes: false };
export const STRICT: Strictness = { patience: 20_000, mustUseDominoes: true };

/**
 * @param start what is known not to hold together, to begin with
 * @param weigh the lightest is kept
 */
export function* fewestPremises(
  asking: Asking,
  start: readonly Premise[] | undefined,
  weigh: (premises: readonly Premise[]) => number,
): Generator<void, readonly Premise[]> {
  const random = new Random(0);
  let best = start && (yield* withoutNeedless(asking, start));
  let lightest = best === undefined ? Number.POSITIVE_INFINITY : weigh(best);
  const all = everything(asking.judge);
  const plain = yield* asking.contradicts(merged(all), PLAIN);
  for (let order = 0; order < ORDERS && (best === undefined || asking.judge.nodes < MOST_NODES); order++) {
    if (best?.length === 1) break;
    const ordered = order === 0 ? all : random.shuffle([...all]);
    const found = yield* fewest(asking, ordered, plain ? PLAIN : STRICT);
    const weight = weigh(found);
    if (weight >= lightest) continue;
    best = found;
    lightest = weight;
  }
  return best ?? [];
}

function* withoutNeedless(
  asking: Asking,
  premises: readonly Premise[],
): Generator<void, readonly Premise[] | undefined> {
  const kept = yield* minimalByAll(premises, [PLAIN, STRICT], (some, strictness) =>
    asking.contradicts(some, strictness),
  );
  return kept && (yield* smallerShape(asking, kept));
}

/** Without the cells of the shape that can plainly be left out, those first that no rule in question speaks of. */
function* smallerShape(asking: Asking, premises: readonly Premise[]): Generator<void, readonly Premise[]> {
  const { region } = asking.judge.compiled;
  const others = premises.filter(({ kind }) => kind !== 'tiled');
  const cells = tiledCells(premises);
  const isRuled = (cell: number) => others.some((premise) => premise.kind === 'region' && premise.id === region[cell]);
  const ordered = [...cells].sort((a, b) => Number(isRuled(a)) - Number(isRuled(b)));
  const needed = yield* minimalSubset(ordered, (some) => asking.contradicts([...others, ...tiled(some)], PLAIN));
  return [...others, ...tiled(needed)];
}

/** Everything that could be left out: each cell by itself, so that the shape in the end is no larger than it must be. */
export function everything({ compiled: { cells, regions, pips }, facts }: Judge): Premise[] {
  const list = (length: number, premise: (id: number) => Premise) => Array.from({ length }, (_, id) => premise(id));
  return [
    ...list(pips, (id) => ({ kind: 'value', id })),
    ...list(cells, (id) => ({ kind: 'tiled', cells: [id] })),
    ...list(regions, (id) => ({ kind: 'region', id })),
    ...list(facts.length, (id) => ({ kind: 'fact', id })),
  ];
}

function* fewest(asking: Asking, all: readonly Premise[], strictness: Strictness): Generator<void, readonly Premise[]> {
  const kept = yield* smallSubset(all, (some) => asking.contradicts(merged(some), strictness));
  return (yield* withoutNeedless(asking, merged(kept))) ?? merged(kept);
}

/** All cells to be covered as one premise. */
export function merged(premises: readonly Premise[]): readonly Premise[] {
  return [...premises.filter(({ kind }) => kind !== 'tiled'), ...tiled(tiledCells(premises))];
}
