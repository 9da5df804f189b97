/**
 * Makes rules tighter until one solution is left: each other solution that is found shows a region in which its
 * numbers differ, and that region gets its exact sum, or is cut in two where the sums are the same.
 */
import { isConnected } from './board.js';
import type { Layout } from './deal-dominoes.js';
import { exactly, type Part, type Parts, same, sumOf, valuesIn } from './rules.js';
import { excess } from './taste.js';
import type { Making, Verdict } from './witness.js';

/** Undefined when it came to nothing. */
export function* tighten(making: Making, start: Parts): Generator<void, Parts | undefined> {
  const { layout, taste, witness } = making;
  let parts: Parts | undefined = start;
  for (let step = 0; parts !== undefined && step < 4 * layout.values.length; step++) {
    if (excess(taste, parts) > taste.hopeless) return undefined;
    const verdict: Verdict = yield* witness.judge(parts);
    if (verdict.type === 'unique') return parts;
    parts = verdict.other === undefined ? anyTighter(making, parts) : tighterAgainst(making, parts, verdict.other);
  }
  return undefined;
}

/** No other solution is known, since the search was too long: any loose rule may be the cause, or any large region. */
function anyTighter(making: Making, parts: Parts): Parts | undefined {
  const { random, layout } = making;
  const loose = parts.filter(({ rule }) => rule?.kind !== 'same' && !(rule?.kind === 'sum' && rule.op === '='));
  if (loose.length > 0) return madeExact(layout, parts, random.pick(loose));
  const ways = parts
    .filter(({ rule }) => rule?.kind === 'sum')
    .flatMap((part) => halvesOf(layout, part).map((half) => cut(layout, parts, part, half)));
  return leastExcess(making, ways);
}

function tighterAgainst(making: Making, parts: Parts, other: readonly number[]): Parts | undefined {
  return exactAgainst(making, parts, other) ?? cutAgainst(making, parts, other);
}

function exactAgainst({ random, layout }: Making, parts: Parts, other: readonly number[]): Parts | undefined {
  const telling = parts.filter(
    (part) => part.rule?.kind !== 'same' && sumOf(valuesIn(part, layout.values)) !== sumOf(valuesIn(part, other)),
  );
  const choices = [
    telling.filter(({ rule, cells }) => cells.length > 1 && rule?.kind !== 'different'),
    telling.filter(({ cells }) => cells.length > 1),
    telling,
  ];
  const choice = choices.find((some) => some.length > 0);
  return choice && madeExact(layout, parts, random.pick(choice));
}

function madeExact({ values }: Layout, parts: Parts, chosen: Part): Parts {
  return parts.map((part) => (part === chosen ? { ...part, rule: exactly(valuesIn(part, values)) } : part));
}

function cutAgainst(making: Making, parts: Parts, other: readonly number[]): Parts | undefined {
  const { layout } = making;
  const ways = parts.flatMap((part) =>
    halvesOf(layout, part)
      .filter((half) => sumOf(valuesIn(half, layout.values)) !== sumOf(valuesIn(half, other)))
      .map((half) => cut(layout, parts, part, half)),
  );
  return leastExcess(making, ways);
}

function leastExcess({ random, taste }: Making, ways: readonly Parts[]): Parts | undefined {
  if (ways.length === 0) return undefined;
  const least = Math.min(...ways.map((way) => excess(taste, way)));
  return random.pick(ways.filter((way) => excess(taste, way) === least));
}

/** Every connected part of it, no larger than its connected rest; of equal numbers one, since they say most together. */
function halvesOf({ board }: Layout, { cells, rule }: Part): readonly Pick<Part, 'cells'>[] {
  const most = rule?.kind === 'same' ? 1 : cells.length / 2;
  const restOf = (half: readonly number[]) => cells.filter((cell) => !half.includes(cell));
  return Array.from({ length: 2 ** cells.length - 2 }, (_, i) => cells.filter((_, bit) => ((i + 1) >> bit) & 1))
    .filter((half) => half.length <= most && isConnected(board, half) && isConnected(board, restOf(half)))
    .map((half) => ({ cells: half }));
}

function cut({ values }: Layout, parts: Parts, whole: Part, half: Pick<Part, 'cells'>): Parts {
  const rest = { cells: whole.cells.filter((cell) => !half.cells.includes(cell)) };
  const withRule = (piece: Pick<Part, 'cells'>, rule = exactly(valuesIn(piece, values))): Part => ({ ...piece, rule });
  const rule = same(valuesIn(rest, values)) ?? exactly(valuesIn(rest, values));
  return parts.flatMap((part) => (part === whole ? [withRule(half), withRule(rest, rule)] : [part]));
}
