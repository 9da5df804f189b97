/** The easiest of the ways on, for a player who asks for a hint. */
import {
  type AnyPremise,
  isFact,
  type KeptStep,
  type Knowledge,
  type PremiseSet,
  type Reasoning,
} from './reasoning.js';

/** At most this many ways on are compared. */
const WAYS = 3;
/** A way of this many steps or fewer is taken at once. */
const SHORT = 2;
/** Steps of this level are only taken where no easier way leads on. */
const HARD = 4;

/**
 * The steps to something that can be placed; where there is nothing, to whatever else is known last. None where nothing
 * more can be known.
 */
export function* easiestWay<K extends Knowledge<C>, Truth, C, P extends AnyPremise>(
  reasoning: Reasoning<K, Truth, C, P>,
  places: (conclusion: C) => boolean,
): Generator<void, readonly KeptStep<C, P>[]> {
  const placing: number[] = [];
  for (let fact = reasoning.given; placing.length < WAYS && (yield* reasoning.step()); fact++) {
    const { last } = reasoning;
    if (placing.length > 0 && (last?.technique.level ?? 0) >= HARD) break;
    if (last !== undefined && places(last.conclusion)) placing.push(fact);
    yield;
  }
  const lasts = placing.length > 0 ? placing : reasoning.results.slice(-1);
  const ways: KeptStep<C, P>[][] = [];
  for (const fact of lasts) {
    const way = yield* reasoning.leadingTo([fact]);
    if (way.length > 0) ways.push(way);
    if (way.length <= SHORT) break;
  }
  return ways.sort((a, b) => effortOf(a) - effortOf(b))[0] ?? [];
}

/** Twice as much for each level. */
function effortOf(way: readonly KeptStep<unknown, unknown>[]): number {
  return way.reduce((sum, { technique }) => sum + 2 ** technique.level, 0);
}

/** What a way rests on of what the puzzle and the player have given, added to a set. */
export function givenPremises<P extends AnyPremise>(
  way: readonly KeptStep<unknown, P>[],
  given: number,
  set: PremiseSet<P>,
): readonly P[] {
  for (const { because } of way) {
    for (const premise of because) if (!isFact(premise) || premise.id < given) set.include(premise);
  }
  return set.list();
}

/** The step of a way that takes the most. */
export function hardestOf<C, P>(way: readonly KeptStep<C, P>[]): KeptStep<C, P> | undefined {
  return way.reduce<KeptStep<C, P> | undefined>(
    (a, b) => (a === undefined || b.technique.level > a.technique.level ? b : a),
    undefined,
  );
}
