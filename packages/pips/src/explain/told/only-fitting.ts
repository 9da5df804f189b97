/** Why one domino is the only one that fits on two cells. */
import type { Cell } from '../../model/cell.js';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { ToldLink } from './link.js';
import { hasEnd } from './pairs.js';
import { MOST_NAMED } from './sight.js';
import { trayOf } from './tray.js';
import { sumsOf } from './ways.js';

/** What a sum asks of the pair inside it, where only the domino that is placed gives it. */
export interface SumAsks {
  readonly kind: 'exactly' | 'least' | 'most';
  readonly number: number;
}

export function sumAsks(told: ToldLink, region: Region): SumAsks | undefined {
  const { cells, domino } = told.placed!;
  if (region.rule.kind !== 'sum') return undefined;
  const { op, target } = region.rule;
  const others = sumsOf(region.cells.filter((cell) => !hasEnd(cells, cell)).map((cell) => told.reckoning(cell)));
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const needed = op === '<' ? undefined : target - most + (op === '>' ? 1 : 0);
  const room = op === '>' ? undefined : target - least - (op === '<' ? 1 : 0);
  const isAlone = (fits: (sum: number) => boolean) => {
    const fitting = told.tray.filter(({ domino: [x, y] }) => fits(x + y));
    return fitting.length === 1 && sameDomino(fitting[0]!.domino, domino);
  };
  if (needed !== undefined && needed === room && isAlone((sum) => sum === needed))
    return { kind: 'exactly', number: needed };
  if (needed !== undefined && isAlone((sum) => sum >= needed)) return { kind: 'least', number: needed };
  return room !== undefined && isAlone((sum) => sum <= room) ? { kind: 'most', number: room } : undefined;
}

/** A cell of the pair of which no other domino left has what it may be. */
export interface OnlyCarrier {
  readonly cell: Cell;
  readonly values: readonly number[];
  /** Were there others? */
  readonly isLeft: boolean;
}

export function onlyCarrier(told: ToldLink): readonly OnlyCarrier[] {
  const { cells, domino } = told.placed!;
  const has = (each: Domino, values: readonly number[]) => values.some((value) => each.includes(value));
  return sightsOf(told).flatMap((valuesOf) =>
    cells.flatMap((cell) => {
      const values = valuesOf(cell);
      const [only, ...more] = told.tray.filter((each) => has(each.domino, values));
      if (values.length > MOST_NAMED || only === undefined || more.length > 0 || !sameDomino(only.domino, domino))
        return [];
      const isLeft = trayOf(told.puzzle).some((each) => !sameDomino(each.domino, domino) && has(each.domino, values));
      return [{ cell, values, isLeft }];
    }),
  );
}

type ValuesOf = (cell: Cell) => readonly number[];

/** What one sees at a glance that cells may be, and what one finds when one counts. */
function sightsOf(told: ToldLink): readonly ValuesOf[] {
  return [(cell) => told.sight(cell), (cell) => told.reckoning(cell)];
}

/** By which of them one domino is left for the pair. */
export function clearSight(told: ToldLink): ValuesOf | undefined {
  const { cells, domino } = told.placed!;
  return sightsOf(told).find((valuesOf) => {
    const { left } = told.candidates(cells, { valuesOf });
    return left.length === 1 && sameDomino(left[0]!, domino);
  });
}

/** What dominoes left have beside some numbers and a cell may not be. */
export function besideOthers(told: ToldLink, numbers: readonly number[], values: readonly number[]): readonly number[] {
  return told.tray
    .flatMap(({ domino: [p, q] }) => [...(numbers.includes(p) ? [q] : []), ...(numbers.includes(q) ? [p] : [])])
    .filter((value, i, all) => !values.includes(value) && all.indexOf(value) === i)
    .sort((p, q) => p - q);
}
