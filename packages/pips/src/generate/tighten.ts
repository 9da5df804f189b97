/**
 * Makes rules tighter until one solution is left: each other solution that is found shows a region in which its
 * numbers differ, and that region gets its exact sum, or is cut in two where the sums are the same.
 */
import type { Random } from '@pipwright/core';
import { isConnected } from './board.js';
import type { Layout } from './deal-dominoes.js';
import { exactly, type Part, same, sumOf, valuesIn } from './rules.js';
import { excess, type Taste } from './taste.js';
import type { Verdict, Witness } from './witness.js';

/** Undefined when it came to nothing. */
export function* tighten(
  random: Random,
  layout: Layout,
  taste: Taste,
  witness: Witness,
  start: readonly Part[],
): Generator<void, readonly Part[] | undefined> {
  let parts: readonly Part[] | undefined = start;
  for (let step = 0; parts !== undefined && step < 4 * layout.values.length; step++) {
    if (excess(taste, parts) > taste.hopeless) return undefined;
    const verdict: Verdict = yield* witness.judge(parts);
    if (verdict.type === 'unique') return parts;
    parts =
      verdict.other === undefined
        ? anyTighter(random, layout, taste, parts)
        : (exactAgainst(random, layout, parts, verdict.other) ??
          cutAgainst(random, layout, taste, parts, verdict.other));
  }
  return undefined;
}

/** No other solution is known, since the search was too long: any loose rule may be the cause, or any large region. */
function anyTighter(random: Random, layout: Layout, taste: Taste, parts: readonly Part[]): readonly Part[] | undefined {
  const loose = parts.filter(({ rule }) => rule?.kind !== 'same' && !(rule?.kind === 'sum' && rule.op === '='));
  if (loose.length > 0) return madeExact(layout, parts, random.pick(loose));
  const ways = parts
    .filter(({ rule }) => rule?.kind === 'sum')
    .flatMap((part) => halvesOf(layout, part).map((half) => cut(layout, parts, part, half)));
  return leastExcess(random, taste, ways);
}

function exactAgainst(
  random: Random,
  layout: Layout,
  parts: readonly Part[],
  other: readonly number[],
): readonly Part[] | undefined {
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

function madeExact({ values }: Layout, parts: readonly Part[], chosen: Part): readonly Part[] {
  return parts.map((part) => (part === chosen ? { ...part, rule: exactly(valuesIn(part, values)) } : part));
}

function cutAgainst(
  random: Random,
  layout: Layout,
  taste: Taste,
  parts: readonly Part[],
  other: readonly number[],
): readonly Part[] | undefined {
  const ways = parts.flatMap((part) =>
    halvesOf(layout, part)
      .filter((half) => sumOf(valuesIn(half, layout.values)) !== sumOf(valuesIn(half, other)))
      .map((half) => cut(layout, parts, part, half)),
  );
  return leastExcess(random, taste, ways);
}

function leastExcess(random: Random, taste: Taste, ways: readonly (readonly Part[])[]): readonly Part[] | undefined {
  if (ways.length === 0) return undefined;
  const least = Math.min(...ways.map((way) => excess(taste, way)));
  return random.pick(ways.filter((way) => excess(taste, way) === least));
}

/** Every connected part of it, no larger than its connected rest; of equal numbers one, since they say most together. */
function halvesOf({ board }: Layout, { cells, rule }: Part): readonly Pick<Part, 'cells'>[] {
  const most = rule?.kind === 'same' ? 1 : cells.length / 2;
  return Array.from({ length: 2 ** cells.length - 2 }, (_, i) => cells.filter((_, bit) => ((i + 1) >> bit) & 1))
    .filter((half) => half.length <= most && isConnected(board, half))
    .filter((half) =>
      isConnected(
        board,
        cells.filter((cell) => !half.includes(cell)),
      ),
    )
    .map((half) => ({ cells: half }));
}

function cut({ values }: Layout, parts: readonly Part[], whole: Part, half: Pick<Part, 'cells'>): readonly Part[] {
  const rest = { cells: whole.cells.filter((cell) => !half.cells.includes(cell)) };
  const withRule = (piece: Pick<Part, 'cells'>, rule = exactly(valuesIn(piece, values))): Part => ({ ...piece, rule });
  const rule = same(valuesIn(rest, values)) ?? exactly(valuesIn(rest, values));
  return parts.flatMap((part) => (part === whole ? [withRule(half), withRule(rest, rule)] : [part]));
}
