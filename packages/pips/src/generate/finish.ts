/** The last touches to a puzzle that has one solution: how near it is to what is wanted, and how many rules it has to spare. */
import type { Random } from '@pipwright/core';
import type { Content } from './content.js';
import { easingsOf } from './easings.js';
import { type Least, NOTHING_MORE } from './least.js';
import { mergeParts } from './merge-parts.js';
import { isUnlike, type Parts } from './part.js';
import { type Profile, profileDistance, profileOfParts } from './profile.js';
import type { Proof } from './proof.js';
import { isUnlikePair, redundantCounts, redundantIn, strip } from './redundancy.js';
import type { Sketch } from './sketch.js';
import { tighteningsOf } from './tightenings.js';
import { tradesIn } from './trades.js';
import { MOST_TWINS } from './twins.js';

/** Of a sketch with one solution. */
export type Finish = (random: Random, sketch: Sketch, proof: Proof) => Generator<void, Finished>;

export interface Finished {
  readonly sketch: Sketch;
  /** Is it what must be? */
  readonly isGood: boolean;
  /** How far its regions and rules are from what is wanted. */
  readonly off: number;
}

/** Puzzles near what is wanted that keep some rules too many, as many as the Times's do. */
export function pleasant(content: Content, wanted: Profile, least: Least = NOTHING_MORE): Finish {
  return function* (random, start, proof) {
    const eased = yield* ease(random, start, proof, content, wanted, -1, MOST_EASINGS);
    let sketch = yield* untwin(random, eased, proof, content, wanted);
    let redundant = yield* redundantIn(sketch, proof);
    const spare = random.chance(SPARE) ? 1 : 0;
    for (let change = 0; change < MOST_CHANGES; change++) {
      const off = redundant.length < spare ? -1 : offCount(redundant.length, rulesIn(sketch));
      if (off === 0) break;
      const isTooMany = off > 0;
      const next = isTooMany
        ? yield* ease(random, sketch, proof, content, wanted, Number.POSITIVE_INFINITY, 1)
        : tighten(random, sketch, wanted);
      if (next === sketch) break;
      sketch = next;
      redundant = yield* redundantIn(sketch, proof, isTooMany ? [] : redundant);
    }
    const twins = sketch.twins();
    const pairs = redundant.filter(isUnlikePair).length;
    const isGood =
      twins >= least.twins &&
      twins <= MOST_TWINS &&
      sketch.parts.filter(({ demand, cells }) => isUnlike(demand, cells.length)).length >= least.unlike &&
      pairs === 0 &&
      offCount(redundant.length, rulesIn(sketch)) === 0;
    return { sketch, isGood, off: profileDistance(profileOfParts(sketch.parts), wanted) };
  };
}

/** How often a puzzle of so few rules that none need be redundant has one that is. */
const SPARE = 0.45;
const MOST_CHANGES = 12;
const MOST_EASINGS = 100;

/** Says less, as long as each step leads no further from what is wanted than allowed; -1: it must lead nearer. */
function* ease(
  random: Random,
  start: Sketch,
  proof: Proof,
  content: Content,
  wanted: Profile,
  mostFurther: number,
  mostTimes: number,
): Generator<void, Sketch> {
  let sketch = start;
  for (let time = 0; time < mostTimes; time++) {
    const ways = nearestFirst(random, sketch, easingsOf(random, sketch, content), wanted, mostFurther);
    const next = yield* firstWithOne(sketch, ways, proof, sketch.twinsTooMany());
    if (next === undefined) break;
    sketch = next;
  }
  return sketch;
}

/** The first way that leaves one solution and no more twins too many than allowed. */
function* firstWithOne(
  sketch: Sketch,
  ways: readonly Parts[],
  proof: Proof,
  mostTwins: number,
): Generator<void, Sketch | undefined> {
  for (const parts of ways) {
    const next = sketch.withParts(parts);
    if (next.twinsTooMany() <= mostTwins && (yield* proof.isOnly(next))) return next;
  }
  return undefined;
}

/** Changes regions until there are not too many neighbours with the same badge. */
function* untwin(
  random: Random,
  start: Sketch,
  proof: Proof,
  content: Content,
  wanted: Profile,
): Generator<void, Sketch> {
  let sketch = start;
  for (let twins = sketch.twinsTooMany(); twins > 0; twins = sketch.twinsTooMany()) {
    const all = [...easingsOf(random, sketch, content), ...tradesIn(sketch), ...tighteningsOf(sketch)];
    const ways = nearestFirst(random, sketch, all, wanted, Number.POSITIVE_INFINITY);
    const next = yield* firstWithOne(sketch, ways, proof, twins - 1);
    if (next === undefined) break;
    sketch = next;
  }
  return sketch;
}

function tighten(random: Random, sketch: Sketch, wanted: Profile): Sketch {
  const twins = sketch.twinsTooMany();
  for (const parts of nearestFirst(random, sketch, tighteningsOf(sketch), wanted, Number.POSITIVE_INFINITY)) {
    const next = sketch.withParts(parts);
    if (next.twinsTooMany() <= twins) return next;
  }
  return sketch;
}

function nearestFirst(
  random: Random,
  { parts }: Sketch,
  ways: readonly Parts[],
  wanted: Profile,
  mostFurther: number,
): readonly Parts[] {
  const now = profileDistance(profileOfParts(parts), wanted);
  const measured = random
    .shuffle(ways)
    .map((way) => ({ way, further: profileDistance(profileOfParts(way), wanted) - now }));
  return measured
    .filter(({ further }) => further <= mostFurther)
    .sort((a, b) => a.further - b.further)
    .map(({ way }) => way);
}

/** Puzzles in which every rule is needed. */
export function minimal(content: Content, wanted: Profile): Finish {
  return function* (random, start, proof) {
    const merged = yield* mergeParts(random, start, proof);
    const sketch = yield* strip(random, yield* untwin(random, merged, proof, content, wanted), proof);
    const off = profileDistance(profileOfParts(sketch.parts), wanted);
    return { sketch, isGood: sketch.twinsTooMany() === 0, off };
  };
}

function rulesIn({ parts }: Sketch): number {
  return parts.filter(({ demand }) => demand !== 'free').length;
}

/** Above 0 where too many are redundant, below where too few. */
function offCount(redundant: number, rules: number): number {
  const { least, most } = redundantCounts(rules);
  return Math.max(0, redundant - most) - Math.max(0, least - redundant);
}
