/**
 * A puzzle half written, for completing: what of it is there, which of that stays, and what is wrong with it. All that is
 * written stays unless it is unlocked; what an editor lets go of is made anew.
 */
import type { Problem } from '@pipwright/core';
import { check } from '../check/check.js';
import { type Cell, cellKey } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { About, Spec, SpecRegion } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { type PipsRequest, USUAL_SET } from './request.js';

/**
 * Any part of a puzzle, or none. A region without a rule gets one, unless it `isFree`; cells in no region get regions;
 * dominoes are added as far as the board needs more.
 */
export type Half = Partial<Spec>;

/** All of a list, none of it, or those at these places. */
export type Lock = boolean | readonly number[];

/** What is not to change of what is written: all of it, unless told. */
export interface Locked {
  /** The board. Without it, no region stays either. */
  readonly cells?: boolean;
  /** The cells of regions. Without them, their rules do not stay either. */
  readonly regions?: Lock;
  /** The rules of regions: another rule is found for the same cells. */
  readonly rules?: Lock;
  readonly dominoes?: Lock;
  /** Cells in no region stay free; not so, unless told. */
  readonly free?: boolean;
}

export interface CompleteRequest extends PipsRequest {
  readonly locked?: Locked;
}

/** A request of either sort. */
export interface GenerateOptions extends CompleteRequest {
  /**
   * What is written of the puzzle stays, and the rest is filled in: regions without a rule get one, cells in no region get
   * regions, dominoes are added as far as the board needs more. `locked` says what may change all the same.
   */
  readonly half?: Half;
}

/** What stays. */
export interface Written {
  /** Undefined where there is no board yet. */
  readonly cells: readonly Cell[] | undefined;
  /** With a rule, or waiting for one; or free, to stay so. */
  readonly regions: readonly SpecRegion[];
  readonly dominoes: readonly Domino[];
  readonly maxPip: number;
  /** May a domino be dealt that is there already? */
  readonly repeats: boolean;
  readonly about: About;
}

export function writtenOf(half: Half, { locked = {}, set }: CompleteRequest): Written {
  const { supply, maxPip, about = {} } = half;
  const cells = locked.cells === false ? undefined : boardOf(half);
  const listed = supply?.kind === 'list' ? supply.dominoes : [];
  const dominoes = listed.filter((_, i) => isLocked(locked.dominoes, i));
  return {
    cells,
    regions: cells === undefined ? [] : keptRegions(half, cells, locked),
    dominoes,
    maxPip: set ?? maxPip ?? Math.max(USUAL_SET, ...dominoes.flat()),
    repeats: supply?.kind === 'set' && supply.repeats,
    about,
  };
}

/** What is malformed; a rule that nothing satisfies is, too. */
export function problemsOf(half: Half, request: CompleteRequest): readonly Problem[] {
  const { cells, dominoes, maxPip } = writtenOf(half, request);
  const { locked = {} } = request;
  const regions = (half.regions ?? []).map((region, i) => (isLocked(locked.rules, i) ? region : withoutRule(region)));
  const checked = check({
    cells: cells ?? [],
    supply: { kind: 'list', dominoes },
    maxPip,
    regions: cells === undefined ? [] : regions,
    unread: ['/dominoes', ...(cells === undefined ? ['/cells'] : [])],
  });
  const wrong = checked.ok ? [] : checked.error;
  const never = checked.warnings.filter(({ code }) => code === 'rule-never-holds');
  const room = cells?.length ?? Number.POSITIVE_INFINITY;
  const tooMany = dominoes.length * 2 > room;
  return [
    ...wrong,
    ...never,
    ...(tooMany ? [problem('domino-count', { path: '/dominoes' }, { cells: room, dominoes: dominoes.length })] : []),
  ];
}

function isLocked(lock: Lock = true, place: number): boolean {
  return typeof lock === 'boolean' ? lock : lock.includes(place);
}

/** The cells, or those of the regions where no others are written. */
function boardOf({ cells = [], regions = [] }: Half): readonly Cell[] | undefined {
  if (cells.length > 0) return cells;
  const inRegions = new Map(regions.flatMap((region) => region.cells.map((cell) => [cellKey(cell), cell])));
  return inRegions.size === 0 ? undefined : [...inRegions.values()];
}

function keptRegions({ regions = [] }: Half, cells: readonly Cell[], locked: Locked): readonly SpecRegion[] {
  const kept = regions.flatMap((region, i) => {
    if (region.isFree === true || !isLocked(locked.regions, i)) return [];
    return [isLocked(locked.rules, i) ? region : withoutRule(region)];
  });
  if (locked.free !== true) return kept;
  const taken = new Set(regions.flatMap((region) => (region.isFree === true ? [] : region.cells.map(cellKey))));
  const free = cells.filter((cell) => !taken.has(cellKey(cell)));
  return [...kept, ...free.map((cell): SpecRegion => ({ cells: [cell], isFree: true }))];
}

function withoutRule({ cells, isFree = false }: SpecRegion): SpecRegion {
  return { cells, isFree };
}
