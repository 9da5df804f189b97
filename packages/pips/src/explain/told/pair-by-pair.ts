/** What is told of one pair, or of one domino, after the other. */
import type { Cell } from '../../model/cell.js';
import type { CellLeft, Edge, PipsFact } from '../step.js';
import type { TechniqueName } from '../techniques/index.js';
import type { ToldLink } from './link.js';

/** Those that look at all ways to fill a region. */
export const FILLING: readonly TechniqueName[] = ['two-ways', 'every-way'];

/** Those that speak of one pair, or of one domino. */
const ONE_BY_ONE: readonly TechniqueName[] = [
  'only-domino',
  'doubles-test',
  'sum-pair',
  'no-partner',
  'odd-area',
  'same-domino',
];

/** What is concluded of each pair; nothing where there is one reason for all: that no domino lies inside a region, or which it needs. */
export function pairByPair(told: ToldLink): readonly PipsFact[] {
  const { technique, regions } = told;
  const facts = ONE_BY_ONE.includes(technique) ? told.concludes.flatMap((fact) => byPair(told, fact)) : [];
  const isParted = technique === 'doubles-test' && told.edges('part').length === facts.length;
  return regions.length === 1 && (isParted || technique === 'same-domino') ? [] : facts;
}

/** What a fact says of the numbers of each pair that belongs together, or of a cell by itself. */
function byPair(told: ToldLink, fact: PipsFact): readonly PipsFact[] {
  if (fact.kind !== 'values') return [fact];
  const pairs = new Map<Edge | Cell, CellLeft[]>();
  for (const each of fact.cells) {
    const pair = told.pairOf(each.cell) ?? each.cell;
    pairs.set(pair, [...(pairs.get(pair) ?? []), each]);
  }
  return [...pairs.values()].map((cells) => ({ kind: 'values', cells }));
}
