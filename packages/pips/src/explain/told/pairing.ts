/** What leads to the domino that a step places on two cells: what makes them a pair, and what leaves one domino. */
import { sameCell } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import type { Candidates, ToldLink } from './index.js';
import { across, hasEnd, samePair } from './pairs.js';
import { waysToFill } from './ways.js';

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

/** Cells of the pair that one gets to know on the way. */
export function knownOnTheWay(told: ToldLink): readonly Cell[] {
  const { lead } = pairing(told);
  return told.placed!.cells.filter(
    (cell) =>
      lead.some((link) => link.cells.some((each) => sameCell(each.cell, cell))) && told.known(cell) !== undefined,
  );
}

/** The rule that the last domino would break the other way round, unless one cell says so itself. */
export function decidesWay(
  told: ToldLink,
): { readonly region: Region; readonly has: number } | { readonly region: Region; readonly needs: number } | undefined {
  const { domino, cells } = told.placed!;
  const regionOf = (cell: Cell) => told.puzzle.regions.find((region) => hasEnd(region.cells, cell));
  const isShown = (cell: Cell) => told.known(cell) !== undefined && regionOf(cell)?.cells.length === 1;
  if (domino[0] === domino[1] || cells.some(isShown)) return undefined;
  const rules = cells.flatMap((cell, half) => {
    const region = regionOf(cell);
    const isOwn = region !== undefined && region.cells.length > 1 && !hasEnd(region.cells, across(cells, cell));
    return isOwn ? [{ region, value: domino[half]!, other: domino[1 - half]! }] : [];
  });
  for (const { region, value, other } of rules) {
    const has = region.cells.filter((cell) => told.isCovered(cell)).map((cell) => told.known(cell) ?? 0);
    if (has.length < region.cells.length - 1) continue;
    if (region.rule.kind === 'different' && has.includes(other)) return { region, has: other };
    const options = [...has, other].map((each) => [each]);
    if (region.rule.kind !== 'different' && waysToFill(region, options)?.length === 0) return { region, needs: value };
  }
  return undefined;
}

/** How the two cells are called where it is said what lies there: just named, named with one that was, or not yet. */
export type Subject = { readonly kind: 'that' | 'pair' } | { readonly kind: 'with'; readonly cell: Cell };

/** By what comes before. */
export function namedLast(lead: readonly ToldLink[], edge: Edge): Subject {
  const last = lead.at(-1);
  if (last?.edges('join').some((join) => samePair(join, edge))) return { kind: 'that' };
  const isSaid = (cell: Cell) => last?.cells.some((each) => sameCell(each.cell, cell)) === true;
  const isBoth = last !== undefined && last.cells.length === 2 && edge.every(isSaid);
  if (isBoth && last.cells.every((each) => last.left(each).length === 1)) return { kind: 'that' };
  const [at, ...more] = last?.cells ?? [];
  if (at !== undefined && more.length === 0 && hasEnd(edge, at.cell))
    return { kind: 'with', cell: across(edge, at.cell) };
  return { kind: 'pair' };
}

/** Where only one domino is left: the cell of which it is concluded which half it takes, and its region. */
export function halfAsked(told: ToldLink): { readonly cell: Cell; readonly region: Region | undefined } | undefined {
  const [last, ...more] = told.tray;
  const [at, ...others] = told.cells;
  if (told.placed !== undefined || more.length > 0 || last?.copies !== 1) return undefined;
  if (at === undefined || others.length > 0 || told.left(at).length > 1) return undefined;
  return { cell: at.cell, region: told.regions.find(({ cells }) => hasEnd(cells, at.cell)) };
}

/** What a sum asks of a pair inside it: so much, all of it, or to leave the rest what it needs. */
export function askedInside(
  told: ToldLink,
  edge: Edge,
  region: Region | undefined,
): { readonly region: Region; readonly rest: number | 'all' | 'some' } | undefined {
  if (region?.rule.kind !== 'sum') return undefined;
  const others = region.cells.filter((cell) => !hasEnd(edge, cell));
  const has = told.has({ cells: others });
  if (region.rule.op === '=' && others.length > 0 && has.length === others.length)
    return { region, rest: region.rule.target - has.reduce((sum, number) => sum + number, 0) };
  return { region, rest: region.cells.length === 2 ? 'all' : 'some' };
}
