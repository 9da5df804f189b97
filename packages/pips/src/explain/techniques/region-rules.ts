/** What a region's rule says about its cells, given what is known of them, whatever is in the tray. */
import { largest, members, size, smallest } from '@pipwright/core/bits';
import { DIFFERENT, FREE, SAME, SUM } from '../../engines/swift/compile.js';
import type { CellValues } from '../conclusion.js';
import type { Find, Finding } from '../finding.js';
import type { Knowledge } from '../knowledge.js';
import { narrow } from '../narrowing.js';
import type { Premises } from '../premise.js';

/** By itself: the first region where `left` says something new. */
export function eachRegion(
  knowledge: Knowledge,
  left: (region: number, cells: readonly number[]) => readonly CellValues[] | undefined,
): Finding | undefined {
  const { regions } = knowledge.compiled;
  for (let r = 0; r < regions; r++) {
    const cells = knowledge.members[r]!;
    const values = left(r, cells);
    const found = values && narrow(knowledge, values, (premises) => addRegion(knowledge, premises, r));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function addRegion(knowledge: Knowledge, premises: Premises, region: number): void {
  premises.region(region);
  for (const cell of knowledge.members[region]!) knowledge.addValues(premises, cell);
}

/** The values that "every value …", "all the same, and this" or "avoiding these" leave. */
function ownSet({ compiled }: Knowledge, region: number): number {
  const { shape, each, set } = compiled;
  if (shape[region] === FREE) return each[region]!;
  return shape[region] === SUM ? -1 : set[region]!;
}

/** A rule on one cell, or on every single value. */
export const singleCell: Find = (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    const own = ownSet(knowledge, r);
    if (cells.length === 1 && knowledge.compiled.shape[r] === SUM)
      return sumBounds(knowledge, r, cells).map(({ cell, values }) => ({ cell, values: values & own }));
    return own === -1 ? undefined : cells.map((cell) => ({ cell, values: own }));
  });

/** All the same: what one cell cannot be, none can. */
export const sameThroughout: Find = (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    if (knowledge.compiled.shape[r] !== SAME) return undefined;
    const values = cells.reduce((set, cell) => set & knowledge.values[cell]!, -1);
    return cells.map((cell) => ({ cell, values }));
  });

/** A sum so low or so high that every cell is known. */
export const extremeSum: Find = (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    if (cells.some((cell) => size(knowledge.values[cell]!) < knowledge.compiled.pips)) return undefined;
    const bounds = sumBounds(knowledge, r, cells);
    return bounds.every(({ values }) => size(values) === 1) ? bounds : undefined;
  });

/** All cells of a sum but one are known. */
export const restOfSum: Find = (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    const open = cells.filter((cell) => !knowledge.isKnown(cell));
    return open.length === 1 ? sumBounds(knowledge, r, cells) : undefined;
  });

export const boundsOfSum: Find = (knowledge) => eachRegion(knowledge, (r, cells) => sumBounds(knowledge, r, cells));

/** The values that keep the sum within reach, cell by cell. */
function sumBounds({ compiled, values }: Knowledge, region: number, cells: readonly number[]): CellValues[] {
  const { shape, low, high, maxPip } = compiled;
  if (shape[region] !== SUM) return [];
  let least = 0;
  let most = 0;
  for (const cell of cells) {
    least += smallest(values[cell]!);
    most += largest(values[cell]!);
  }
  return cells.map((cell) => {
    const from = low[region]! - (most - largest(values[cell]!));
    const to = high[region]! - (least - smallest(values[cell]!));
    let set = 0;
    for (let v = Math.max(0, from); v <= Math.min(maxPip, to); v++) set |= 1 << v;
    return { cell, values: values[cell]! & set };
  });
}

/** All different: what a cell is, no other is; and so for two cells with two values between them, and so on. */
export const differentValues: Find = (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    if (knowledge.compiled.shape[r] !== DIFFERENT || cells.length > 10) return undefined;
    for (let subset = 1; subset < 1 << cells.length; subset++) {
      let union = 0;
      for (const i of members(subset)) union |= knowledge.values[cells[i]!]!;
      if (size(union) !== size(subset)) continue;
      const left = cells.filter((_, i) => (subset & (1 << i)) === 0).map((cell) => ({ cell, values: ~union }));
      if (left.some(({ cell, values }) => (knowledge.values[cell]! & ~values) !== 0)) return left;
    }
    return undefined;
  });
