/** What leads to the domino that a step places on two cells: what makes them a pair, and what leaves one domino. */
import { sameCell } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Candidates, ToldLink } from './index.js';

/** Techniques that say which dominoes fit. */
export const FITTING: readonly string[] = ['only-domino', 'doubles-test', 'sum-pair'];

/** Of more dominoes that fit, people do not rule out one after another. */
const MOST_RULED_OUT = 3;

/** What is seen on the way, without what the board shows, and without what the dominoes that fit say better. */
export interface Pairing {
  /** What comes before the pair, or makes it one. */
  readonly lead: readonly ToldLink[];
  /** What leaves one of the dominoes that fit. */
  readonly exclusions: readonly ToldLink[];
  /** What fits by all but the exclusions. */
  readonly candidates: Candidates;
}

/** Is a domino placed because no other fits on its cells? */
export function isOfPair({ placed, technique }: ToldLink): boolean {
  return placed !== undefined && FITTING.includes(technique);
}

export function pairing(told: ToldLink): Pairing {
  const { cells: edge } = told.placed!;
  const shown = told.seen.filter(({ technique }) => technique === 'single-cell');
  const isOwn = (link: ToldLink) =>
    link.cells.length > 0 && link.cells.every(({ cell }) => edge.some((end) => sameCell(end, cell)));
  const lead: ToldLink[] = [];
  const exclusions: ToldLink[] = [];
  for (const link of told.seen) {
    if (link.technique === 'single-cell' || (FITTING.includes(link.technique) && isOwn(link))) continue;
    const { valuesOf } = told.boardWith([...shown, ...lead]);
    const isSettled = link.cells.some(
      ({ cell, values }) => valuesOf(cell).filter((value) => values.includes(value)).length === 1,
    );
    if (isOwn(link) && !isSettled) exclusions.push(link);
    else lead.push(link);
  }
  const candidates = told.candidates(edge, told.boardWith([...shown, ...lead]));
  const isFew = candidates.left.length > 0 && candidates.left.length <= MOST_RULED_OUT;
  if (isFew) return { lead, exclusions: candidates.left.length === 1 ? [] : exclusions, candidates };
  const isHalfKnown = edge.some((cell) => told.known(cell) !== undefined);
  const others = exclusions.filter(
    ({ technique, cells }) =>
      !(isHalfKnown && technique === 'sum-bounds' && cells.some(({ cell }) => isReckoned(told, cell))),
  );
  return { lead: [...lead, ...others], exclusions: [], candidates: told.candidates(edge) };
}

/** Does the rule of its region leave one number for a cell, beyond what is seen on the way? */
export function isReckoned(told: ToldLink, cell: Cell): boolean {
  return told.known(cell) === undefined && told.reckoning(cell).length === 1;
}
