/** What a sum asks of one of its cells, by what the others can be. */
import { sameCell } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import { type CellLeft, others } from '../step.js';
import type { ToldLink } from './link.js';
import { carriedNumbers } from './tray.js';

/** What a sum needs in a cell at least, or leaves for it at most. */
export interface Bound {
  readonly kind: 'needs' | 'leaves';
  readonly number: number;
}

/** That which rules out all numbers that a cell loses. */
export function boundIn(link: ToldLink, region: Region, cell: Cell): Bound | undefined {
  const { rule } = region;
  if (rule.kind !== 'sum') return undefined;
  const sums = link.othersOf(region, cell);
  const lost = link.cells.filter((each) => sameCell(each.cell, cell)).flatMap((each) => link.lost(each));
  if (lost.length === 0) return undefined;
  const needed = rule.target - Math.max(...sums) + (rule.op === '>' ? 1 : 0);
  const room = rule.target - Math.min(...sums) - (rule.op === '<' ? 1 : 0);
  if (rule.op !== '<' && lost.every((value) => value < needed)) return { kind: 'needs', number: needed };
  return rule.op !== '>' && lost.every((value) => value > room) ? { kind: 'leaves', number: room } : undefined;
}

/** The same for the only cell in question, where nothing is known of the others. */
export function boundByRule(
  told: ToldLink,
  region: Region,
  [at, ...more]: readonly CellLeft[],
): (Bound & { readonly cell: Cell }) | undefined {
  if (region.rule.kind !== 'sum' || at === undefined || more.length > 0 || told.left(at).length < 2) return undefined;
  const others = region.cells.filter((cell) => !sameCell(cell, at.cell));
  const carried = carriedNumbers(told.puzzle);
  const isOpen = others.length > 0 && others.every((cell) => String(told.valuesOf(cell)) === String(carried));
  const bound = isOpen ? boundIn(told, region, at.cell) : undefined;
  return bound === undefined ? undefined : { ...bound, cell: at.cell };
}

/** Numbers of the game that no domino carries, beyond the highest or the lowest of those that some do; none where they are many. */
export function lackingBeyond({ puzzle }: Pick<ToldLink, 'puzzle'>, { kind }: Bound): readonly number[] {
  const carried = carriedNumbers(puzzle);
  const lacking = others(puzzle.maxPip, carried).filter((pip) =>
    kind === 'needs' ? pip > Math.max(...carried) : pip < Math.min(...carried),
  );
  return lacking.length > 3 ? [] : lacking;
}

/** What the other cells of a sum make at most or at least, where one cell is in question and that says something. */
export interface OthersBound {
  readonly cells: readonly Cell[];
  readonly kind: 'most' | 'least';
  readonly number: number;
}

export function othersBound(told: ToldLink, region: Region, cells: readonly CellLeft[]): OthersBound | undefined {
  const { rule } = region;
  const [at, ...more] = cells;
  if (rule.kind !== 'sum' || at === undefined || more.length > 0 || told.left(at).length === 0) return undefined;
  const sums = told.othersOf(region, at.cell);
  const left = told.left(at);
  const lostLow = told.lost(at).some((value) => value < Math.min(...left)) && rule.op !== '<';
  const lostHigh = told.lost(at).some((value) => value > Math.max(...left)) && rule.op !== '>';
  const beside = region.cells.filter((cell) => !sameCell(cell, at.cell));
  const carried = carriedNumbers(told.puzzle);
  const number = lostLow ? Math.max(...sums) : Math.min(...sums);
  // That the others are as high or as low as all cells says nothing.
  const usual = beside.length * (lostLow ? Math.max(...carried) : Math.min(...carried));
  if (number === usual || beside.length === 0 || lostLow === lostHigh) return undefined;
  return { cells: beside, kind: lostLow ? 'most' : 'least', number };
}
