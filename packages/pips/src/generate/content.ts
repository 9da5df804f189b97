/**
 * What regions and rules puzzles have, as weights to draw from: measured on puzzles, or asked for. Bounds keep their
 * targets, since `<3` and `>4` are what people write, while sums are whatever the dominoes come to.
 */
import type { Puzzle, Region } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';

/** Sums of 0 or of the most there can be are told apart from others: nothing says more. */
export const SORTS = ['sum', 'extreme', 'less', 'more', 'same', 'different'] as const;
export type Sort = (typeof SORTS)[number];

/** A bound on the sum of some cells of a double-six set. */
export interface Bound {
  readonly op: '<' | '>';
  readonly cells: number;
  readonly target: number;
  readonly weight: number;
}

export interface Content {
  /** Weights of the sizes of regions with a rule, from one cell on. */
  readonly sizes: readonly number[];
  /** Weights of what rules they have, by size; the last is for larger ones too. */
  readonly sorts: readonly Readonly<Partial<Record<Sort, number>>>[];
  readonly bounds: readonly Bound[];
  /** The share of the cells that have no rule. */
  readonly free: number;
}

export function contentOf(puzzles: readonly Puzzle[]): Content {
  const regions = puzzles.flatMap((puzzle) => puzzle.regions.map((region) => ({ ...region, maxPip: puzzle.maxPip })));
  const largest = Math.max(1, ...regions.map(({ cells }) => cells.length));
  const ofSize = (size: number) => regions.filter(({ cells }) => cells.length === size);
  const ruled = regions.reduce((sum, { cells }) => sum + cells.length, 0);
  const all = puzzles.reduce((sum, { cells }) => sum + cells.length, 0);
  const sizes = Array.from({ length: largest }, (_, i) => ofSize(i + 1).length);
  return {
    sizes,
    sorts: sizes.map((_, i) => tally(ofSize(i + 1).map((region) => sortOf(region, region.maxPip)))),
    bounds: boundsIn(regions),
    free: all === 0 ? 0 : 1 - ruled / all,
  };
}

/** Rules of other dialects count as the nearest of the Times's. */
export function sortOf(
  { cells, rule }: Pick<Region, 'rule'> & { readonly cells: readonly unknown[] },
  maxPip: number,
): Sort {
  switch (rule.kind) {
    case 'sum':
      if (rule.op !== '=') return rule.op === '<' ? 'less' : 'more';
      return rule.target === 0 || rule.target === maxPip * cells.length ? 'extreme' : 'sum';
    case 'same':
      return rule.value === undefined ? 'same' : 'sum';
    case 'different':
      return 'different';
    case 'each':
      return rule.op === '<' ? 'less' : rule.op === '>' ? 'more' : rule.op === '=' ? 'sum' : 'different';
  }
}

function tally(sorts: readonly Sort[]): Partial<Record<Sort, number>> {
  const counts: Partial<Record<Sort, number>> = {};
  for (const sort of SORTS) {
    const count = sorts.filter((each) => each === sort).length;
    if (count > 0) counts[sort] = count;
  }
  return counts;
}

function boundsIn(regions: readonly (Region & { readonly maxPip: number })[]): readonly Bound[] {
  const found = new Map<string, Bound>();
  for (const { cells, rule, maxPip } of regions) {
    const bound = boundOf(rule);
    if (bound === undefined || maxPip === 0) continue;
    const target = Math.round((bound.target * 6) / maxPip);
    const key = `${cells.length}${bound.op}${target}`;
    const weight = (found.get(key)?.weight ?? 0) + 1;
    found.set(key, { op: bound.op, cells: cells.length, target, weight });
  }
  return [...found.values()].sort(
    (a, b) => a.cells - b.cells || (a.op === b.op ? a.target - b.target : a.op === '<' ? -1 : 1),
  );
}

function boundOf(rule: Rule): { readonly op: '<' | '>'; readonly target: number } | undefined {
  if (rule.kind === 'sum' && rule.op !== '=') return { op: rule.op, target: rule.target };
  if (rule.kind === 'each' && (rule.op === '<' || rule.op === '>')) return { op: rule.op, target: rule.value };
  return undefined;
}

/**
 * What is planned, so that puzzles come out like this. On the way to one solution regions are cut in two, so fewer single
 * cells are planned than are to come out. Factors here and below were found by trial; `npm run bench -- measure boards`
 * shows how it comes out.
 */
export function plannedContent(content: Content): Content {
  return withSizes(content, [0.1, 1, 1.2]);
}

/**
 * What is then aimed at, once there is one solution. Bounds have become sums on the way, free cells have come to have a
 * rule, and not all of that can be taken back: to come near, it must be aimed beyond.
 */
export function wantedContent(content: Content): Content {
  const { free } = content;
  return withSorts(withSizes({ ...content, free: 1.4 * free }, [0.15, 1]), { sum: 0.4, less: 3, more: 3 });
}

/** With factors for the sizes of regions, from one cell on, the last for larger ones too. */
function withSizes(content: Content, factors: readonly number[]): Content {
  const last = factors.length - 1;
  return { ...content, sizes: content.sizes.map((weight, i) => weight * (factors[Math.min(i, last)] ?? 1)) };
}

/** With other weights for some sorts of rules. */
export function withSorts(content: Content, factors: Readonly<Partial<Record<Sort, number>>>): Content {
  const weighed = (weights: Content['sorts'][number]) =>
    Object.fromEntries(SORTS.map((sort) => [sort, (weights[sort] ?? 0) * (factors[sort] ?? 1)]));
  return { ...content, sorts: content.sorts.map(weighed) };
}

/** Where too many tries came out too hard, more single cells and fewer large regions, and the other way round. */
export function leaned(content: Content, lean: number): Content {
  const more = 1 + Math.min(8, Math.abs(lean)) / 8;
  const factor = (i: number) => (i === 1 ? 1 : (i === 0) === lean > 0 ? more : 1 / more);
  return lean === 0 ? content : { ...content, sizes: content.sizes.map((weight, i) => weight * factor(i)) };
}
