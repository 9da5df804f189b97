/**
 * Says less wherever one solution is left all the same: regions are joined, sums become bounds, cells are freed. What
 * has too many single cells or bounds for the taste does not gain more of them.
 */
import { neighboursOf } from './board.js';
import type { Layout } from './deal-dominoes.js';
import { bound, different, exactly, type Part, type Parts, same, valuesIn } from './rules.js';
import { excess, MOST_CELLS } from './taste.js';
import type { Making, Witness } from './witness.js';

export function* loosen(making: Making, start: Parts): Generator<void, Parts> {
  const { random, taste, witness } = making;
  let parts = yield* joinSingles(making, start);
  for (const part of random.shuffle(parts)) {
    const gift = part.cells.length === 1;
    if (!parts.includes(part) || !random.chance(gift ? 1 : taste.loosening)) continue;
    const most = excess(taste, parts);
    const ways = gift || random.chance(0.5) ? joined(making, parts, part) : [];
    const bearable = (way: Parts) => excess(taste, way) <= most;
    parts =
      (yield* firstUnique(witness, ways.filter(bearable))) ??
      (yield* firstUnique(witness, eased(making, parts, part).filter(bearable))) ??
      parts;
  }
  return parts;
}

/** A single number is a gift: each goes to a neighbour that takes it. */
function* joinSingles(making: Making, start: Parts): Generator<void, Parts> {
  let parts = start;
  const kept = new Set<Part>();
  for (;;) {
    const singles = parts.filter((part) => part.cells.length === 1 && part.rule !== undefined && !kept.has(part));
    if (singles.length === 0) return parts;
    const single = making.random.pick(singles);
    const way = yield* firstUnique(making.witness, joined(making, parts, single));
    if (way === undefined) kept.add(single);
    parts = way ?? parts;
  }
}

function* firstUnique(witness: Witness, ways: readonly Parts[]): Generator<void, Parts | undefined> {
  for (const way of ways) if (yield* witness.allowsOne(way)) return way;
  return undefined;
}

/** With a neighbour under one sum, or under the rule both are true of. */
function joined({ random, layout }: Making, parts: Parts, part: Part): readonly Parts[] {
  const near = parts.filter(
    (other) =>
      other !== part &&
      other.rule?.kind === 'sum' &&
      other.cells.length + part.cells.length <= MOST_CELLS - 1 &&
      touch(layout, part, other),
  );
  const smallestFirst = random.shuffle(near).sort((a, b) => a.cells.length - b.cells.length);
  return smallestFirst.map((other) => {
    const cells = [...part.cells, ...other.cells].sort((a, b) => a - b);
    const values = valuesIn({ cells }, layout.values);
    const rule = same(values) ?? exactly(values);
    return parts.flatMap((each) => (each === part ? [{ cells, rule }] : each === other ? [] : [each]));
  });
}

/** Do cells of the one touch cells of the other? */
function touch({ board }: Layout, a: Part, b: Part): boolean {
  return a.cells.some((cell) => neighboursOf(board, cell).some((next) => b.cells.includes(next)));
}

/** The loosest first, but numbers that are all different before free cells: these are seldom, and make thinking. */
function eased({ random, layout }: Making, parts: Parts, part: Part): readonly Parts[] {
  if (part.rule === undefined || part.rule.kind === 'same') return [];
  const values = valuesIn(part, layout.values);
  const away = part.rule.kind === 'sum' && part.rule.op !== '=' ? [] : [3, 2, 1];
  const bounds = random
    .shuffle(['<', '>'] as const)
    .flatMap((op) => away.flatMap((each) => bound(values, layout.maxPip, op, each) ?? []));
  const apart = part.rule.kind === 'different' ? undefined : different(values);
  const free = part.cells.length < 3 ? [undefined] : [];
  const withRule = (rule: Part['rule']) => parts.map((each) => (each === part ? { ...part, rule } : each));
  return [...(apart === undefined ? [] : [apart]), ...free, ...bounds].map(withRule);
}
