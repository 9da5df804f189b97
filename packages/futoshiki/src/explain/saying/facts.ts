/** What is concluded, as clauses: cells with the same numbers together. */
import type { Cell } from '@pipwright/core';
import type { ToldFact } from '../claims/told.js';
import type { Key } from './english.js';
import type { Speaker } from './speaker.js';

/** So few numbers are said to be left, and so few not to be. */
const FEW = 2;

/** @param side of what is bounded: more numbers than a few are said by their bound */
export function factsSaid(speaker: Speaker, facts: readonly ToldFact[], side?: 'least' | 'most'): readonly string[] {
  const twice = bothSaid(speaker, facts);
  if (twice !== undefined) return [twice];
  const groups = new Map<string, { readonly key: Key; readonly values: readonly number[]; readonly cells: Cell[] }>();
  for (const fact of facts) {
    if (fact.is === 'over') continue;
    const { key, values } = saidOf(fact, side);
    const group = groups.get(`${key} ${values}`) ?? { key, values, cells: [] };
    groups.set(`${key} ${values}`, group);
    group.cells.push(fact.cell);
  }
  return [...groups.values()].map(({ key, values, cells }) =>
    speaker.say(key, { cells: speaker.cells(cells), values: speaker.or(values), n: values[0] ?? '' }, cells.length),
  );
}

/** That two cells of a line would have the same number. */
export function bothSaid(speaker: Speaker, facts: readonly ToldFact[]): string | undefined {
  const [a, b] = facts;
  if (facts.length !== 2 || a?.is !== 'placed' || b?.is !== 'placed' || a.value !== b.value) return undefined;
  const isInLine = a.cell[0] === b.cell[0] || a.cell[1] === b.cell[1];
  return isInLine ? speaker.say('both', { cells: speaker.cells([a.cell, b.cell]), value: a.value }) : undefined;
}

function saidOf(
  fact: Exclude<ToldFact, { readonly is: 'over' }>,
  side: 'least' | 'most' | undefined,
): { readonly key: Key; readonly values: readonly number[] } {
  if (fact.is === 'placed') return { key: 'is', values: [fact.value] };
  const { left, lost, shown = left } = fact;
  if (left.length === 0) return { key: 'nothing', values: [] };
  if (shown.length <= FEW) return { key: 'is', values: shown };
  if (lost.length <= (side === undefined ? FEW : 1)) return { key: 'is-not', values: lost };
  if (side === 'least') return { key: 'at-least', values: [Math.max(...lost) + 1] };
  if (side === 'most') return { key: 'at-most', values: [Math.min(...lost) - 1] };
  return shown.length < lost.length ? { key: 'is', values: shown } : { key: 'is-not', values: lost };
}
