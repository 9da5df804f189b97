/** What is seen on the way to a conclusion: only what was not known, and what one rule says of several cells at once. */
import { sameCell } from '@pipwright/core';
import { type Cell, cellKey } from '../../model/cell.js';
import type { CellLeft, Edge, PipsFact, PipsLink, Seen } from '../step.js';
import type { BoardAfter } from './board-after.js';
import { cellsOfAll } from './pairs.js';

export function linkOf(seen: Seen): PipsLink {
  return { ...seen, concludes: [seen.concludes], seen: [] };
}

/** What a fact says beyond what is seen on the way; nothing where that is all. */
export function withoutSeen(fact: PipsFact, seen: readonly Seen[]): PipsFact[] {
  const facts = seen.map(({ concludes }) => concludes);
  if (fact.kind === 'join')
    return facts.some((each) => each.kind === 'join' && sameEdge(each.edge, fact.edge)) ? [] : [fact];
  if (fact.kind !== 'values') return [fact];
  const known = facts.flatMap((each) => (each.kind === 'values' ? each.cells : []));
  const isSeen = ({ cell, values }: CellLeft) =>
    known.some((each) => sameCell(each.cell, cell) && each.values.every((value) => values.includes(value)));
  const cells = fact.cells.filter((each) => !isSeen(each));
  return cells.length === 0 ? [] : [{ kind: 'values', cells }];
}

function sameEdge(one: Edge, other: Edge): boolean {
  return sameCell(one[0], other[0]) && sameCell(one[1], other[1]);
}

/** What is seen that was not known, and how many come before it. */
export function newsAmong(
  boards: readonly BoardAfter[],
  seen: readonly Seen[],
): readonly { readonly seen: PipsLink; readonly after: number }[] {
  const news: { seen: PipsLink; readonly after: number }[] = [];
  for (const [after, each] of seen.entries()) {
    if (!isNews(boards[after]!, each.concludes)) continue;
    const link = linkOf(each);
    const alike = news.find((other) => isAlike(other.seen, link));
    if (alike === undefined) news.push({ seen: link, after });
    else
      alike.seen = {
        ...alike.seen,
        because: [...alike.seen.because, ...link.because],
        concludes: [...alike.seen.concludes, ...link.concludes],
      };
  }
  return news;
}

function isNews({ valuesOf, joined, parted, placements }: BoardAfter, fact: PipsFact): boolean {
  const has = (edges: readonly (readonly Cell[])[], edge: Edge) =>
    edges.some((other) => edge.every((end) => other.some((cell) => sameCell(cell, end))));
  const pairs = [...joined, ...placements.map(({ cells }) => cells)];
  switch (fact.kind) {
    case 'place':
      return true;
    case 'values':
      return fact.cells.some(({ cell, values }) => valuesOf(cell).some((value) => !values.includes(value)));
    case 'join':
      return !has(pairs, fact.edge);
    case 'part': {
      const taken = pairs.flat();
      return !has(parted, fact.edge) && !fact.edge.some((end) => taken.some((cell) => sameCell(cell, end)));
    }
  }
}

/** Does the same rule, or the same number, say something of other cells; or the next number something of the same? */
function isAlike(one: PipsLink, other: PipsLink): boolean {
  if (one.technique !== other.technique || ['only-domino', 'doubles-test', 'sum-pair'].includes(one.technique))
    return false;
  if (![...one.concludes, ...other.concludes].every(({ kind }) => kind === 'values')) return false;
  const regions = ({ because }: PipsLink) =>
    because.flatMap((premise) => ('region' in premise ? [premise.region] : []));
  const values = ({ because }: PipsLink) => because.flatMap((premise) => ('value' in premise ? [premise.value] : []));
  const same = (part: (link: PipsLink) => readonly (number | string)[]) =>
    String([...new Set(part(one))].sort()) === String([...new Set(part(other))].sort());
  if (one.technique === 'half-supply')
    return same(values) || same(({ concludes }) => cellsOfAll(concludes).map(cellKey));
  return same(regions) && (one.technique === 'equal-supply' || same(values));
}
