/**
 * Changes regions and rules until one solution is left. Each other solution that is found shows where its numbers differ:
 * there a cell goes over to the next region, a rule is made exact, or a region is cut in two where sums agree.
 */
import type { Random } from '@pipwright/core';
import { exactDemand, sumOf } from './demand.js';
import { cutInTwo, halvesOf } from './halves.js';
import { isPlainSum, type Part, type Parts } from './part.js';
import type { Proof, Values } from './proof.js';
import type { Sketch } from './sketch.js';
import { type Differs, tradesIn } from './trades.js';

/** Undefined when it came to nothing. */
export function* excludeOthers(
  random: Random,
  start: Sketch,
  proof: Proof,
  mostChanges: number,
): Generator<void, Sketch | undefined> {
  let sketch = start;
  for (let step = 0; step <= mostChanges; step++) {
    const found = yield* proof.other(sketch);
    if (found === 'none') return sketch;
    if (found === 'retiled') return undefined;
    const parts =
      found === 'unknown'
        ? anyTighter(random, sketch, proof)
        : tighterAgainst(random, sketch, found, proof, step < MOST_TRADES);
    if (parts === undefined) return undefined;
    sketch = sketch.withParts(parts);
  }
  return undefined;
}

/** In the first so many changes: cells could go back and forth for ever. */
const MOST_TRADES = 16;

/** No other solution is known, since the search was too long: any loose rule may be the cause, or any large region. */
function anyTighter(random: Random, sketch: Sketch, proof: Proof): Parts | undefined {
  const { parts, board } = sketch;
  const loose = parts.filter((part) => !isTight(part));
  if (loose.length > 0) return madeExact(sketch, random.pick(loose));
  const ways = parts
    .filter(isPlainSum)
    .flatMap((part) => halvesOf(board, part).map((half) => cutInTwo(sketch, part, half)));
  return ways.length === 0 ? undefined : fewestAllowed(random, sketch, ways, proof);
}

function tighterAgainst(
  random: Random,
  sketch: Sketch,
  other: Values,
  proof: Proof,
  mayTrade: boolean,
): Parts | undefined {
  const { parts, table } = sketch;
  const differs: Differs = ({ cells }) => sumIn(table.values, cells) !== sumIn(other, cells);
  const loose = parts.filter((part) => !isTight(part) && differs(part));
  const told = (which: Parts) => which.map((part) => madeExact(sketch, part));
  for (const waysOf of [
    () => (mayTrade ? tradesIn(sketch, differs) : []),
    () => told(loose.filter(isNotUnlike)),
    () => halvings(sketch, parts.filter(isNotUnlike), differs, 2),
    () => halvings(sketch, parts.filter(isNotUnlike), differs, 1),
    () => told(loose),
    () => halvings(sketch, parts, differs, 1),
  ]) {
    const ways = waysOf();
    if (ways.length > 0) return fewestAllowed(random, sketch, ways, proof);
  }
  return undefined;
}

/** As many ways are compared. */
const MOST_WAYS = 8;

/** The way that leaves the fewest of the other solutions that are known, and of twins. */
function fewestAllowed(random: Random, sketch: Sketch, ways: readonly Parts[], proof: Proof): Parts {
  const compared = random.shuffle(ways).slice(0, MOST_WAYS);
  const counts = compared.map((way) => {
    const next = sketch.withParts(way);
    return proof.allowed(next) + next.twinsTooMany();
  });
  const least = Math.min(...counts);
  return random.pick(compared.filter((_, i) => counts[i] === least));
}

/** Some regions are cut in two, neither part smaller than `least`: single cells give their numbers away. */
function halvings(sketch: Sketch, some: Parts, differs: Differs, least: number): readonly Parts[] {
  return some.flatMap((part) =>
    (part.kept === undefined ? halvesOf(sketch.board, part) : [])
      .filter((half) => half.length >= least && differs({ cells: half }))
      .map((half) => cutInTwo(sketch, part, half)),
  );
}

/** Cells that must differ are few, and stay so as long as anything else will do. */
function isNotUnlike({ demand }: Part): boolean {
  return demand !== 'different';
}

/** Nothing more can be said of it, or may be. */
function isTight({ demand, kept }: Part): boolean {
  return kept === 'rule' || demand === 'sum' || demand === 'extreme' || demand === 'same';
}

function madeExact({ parts, table, maxPip }: Sketch, chosen: Part): Parts {
  const demand = exactDemand(chosen.cells, table.values, maxPip);
  return parts.map((part) => (part === chosen ? { ...part, demand } : part));
}

function sumIn(values: Values, cells: readonly number[]): number {
  return sumOf(cells.map((cell) => values[cell] ?? 0));
}
