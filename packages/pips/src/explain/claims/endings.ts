/** Claims that only a board without a solution can make. */
import { madeBy } from './fillings.js';
import { COSTS, everywhere, type Ids, type Kind, type Numbers, OVER, type Saying } from './kind.js';
import { DIFFERENT, type Known, members, range, SAME, SUM } from './known.js';

/** What lies in a region breaks its rule; where nothing does, nothing can keep it. */
export interface Broken<I extends Ids = Numbers> {
  readonly says: 'broken';
  readonly region: I['region'];
  /** What lies there. */
  readonly values: readonly number[];
}

/** Cells that are cut off from all others, an odd number of them. */
export interface Odd<I extends Ids = Numbers> {
  readonly says: 'odd';
  readonly at: I['cell'];
  readonly area: readonly I['cell'][];
}

/** More cells than there are others for them to pair with. */
export type Crowd<I extends Ids = Numbers> = Saying<'crowd', I, 'cells' | 'partners'>;

/** The board needs more dominoes than there are, or open areas that take only some numbers more of these alone. */
export interface Few {
  readonly says: 'few';
  readonly needed: number;
  readonly there: number;
  readonly values?: readonly number[];
}

/** All that is open makes at most, or at least, so many pips, and the dominoes left have another number of them. */
export interface Total {
  readonly says: 'total';
  readonly side: 'most' | 'least';
  readonly made: number;
  readonly pips: number;
}

export type OfEndings<I extends Ids> = Broken<I> | Odd<I> | Crowd<I> | Few | Total;

export const broken: Kind<Broken> = {
  technique: ({ shape }, { region }) => (shape[region] === SUM ? 'sum-bounds' : 'not-equal'),
  ends: 'region-impossible',
  cost: 0.3,
  isTrue(known, { region }) {
    const { cellsOf, shape, compiled } = known.board;
    const laid = cellsOf[region]!.map((c) => known.laid[c]!).filter((v) => v >= 0);
    const own = known.ownSet(region);
    if (own === 0 || laid.some((v) => ((own >> v) & 1) === 0)) return true;
    if (shape[region] === SAME) return new Set(laid).size > 1;
    if (shape[region] === DIFFERENT) return new Set(laid).size < laid.length;
    const made = laid.reduce((sum, v) => sum + v, 0);
    const isFull = laid.length === cellsOf[region]!.length;
    return shape[region] === SUM && (made > compiled.high[region]! || (isFull && made < compiled.low[region]!));
  },
  shows: () => OVER,
};

export const odd: Kind<Odd> = {
  technique: 'odd-area',
  ends: 'shape',
  cost: 1,
  isTrue: (known, { at, area }) =>
    area.length % 2 === 1 && area.includes(at) && new Set(area).size === area.length && isShut(known, area, area),
  shows: () => OVER,
  about: (_, { area }) => ({ regions: [], cells: area }),
  reads: everywhere,
};

export const crowd: Kind<Crowd> = {
  technique: 'odd-area',
  ends: 'shape',
  cost: 2.5,
  costs: ({ cells }) => COSTS.named * cells.length,
  isTrue: (known, { cells, partners }) =>
    cells.length > partners.length && new Set(cells).size === cells.length && isShut(known, cells, partners),
  shows: () => OVER,
  reads: everywhere,
};

export const few: Kind<Few> = {
  technique: 'halves-left',
  ends: 'domino-exhaustion',
  cost: 0.5,
  costs: ({ values = [] }) => COSTS.lookUp * Math.sign(values.length) + COSTS.named * values.length,
  isTrue(known, { needed, there, values }) {
    const { compiled, cells, pips } = known.board;
    const copies = values === undefined ? compiled.given.most : known.left;
    const among = values ?? range(pips);
    const sorts = among.flatMap((x) => among.filter((y) => y <= x).map((y) => copies[x * pips + y]!));
    const most = values === undefined ? cells / 2 : cellsOf(known, values).length / 2;
    return needed === most && there < needed && sorts.reduce((sum, n) => sum + n, 0) === there;
  },
  shows: () => OVER,
  about: (known, { values }) => ({ regions: [], cells: values === undefined ? [] : cellsOf(known, values) }),
  reads: everywhere,
};

/** All open cells that reach no cell with another number. */
function cellsOf(known: Known, values: readonly number[]): readonly number[] {
  const others = range(known.board.cells).filter(
    (c) => known.isOpen(c) && members(known.values[c]!).some((v) => !values.includes(v)),
  );
  for (const c of others)
    for (const next of known.edgesLeft(c).map((e) => known.across(e, c))) if (!others.includes(next)) others.push(next);
  return range(known.board.cells).filter((c) => known.isOpen(c) && !others.includes(c));
}

export const total: Kind<Total> = {
  technique: 'halves-left',
  ends: 'domino-exhaustion',
  cost: 2.5,
  isTrue: (known, { side, made, pips }) =>
    known.board.isList &&
    pips === known.halves.reduce((sum, n, v) => sum + n * v, 0) &&
    (side === 'most' ? made < pips && madeBy(known, 'most') <= made : made > pips && madeBy(known, 'least') >= made),
  shows: () => OVER,
  about: ({ board }) => ({ regions: range(board.regions), cells: [] }),
  reads: everywhere,
};

/** Are cells open, and their neighbours among these? */
function isShut(known: Known, cells: readonly number[], neighbours: readonly number[]): boolean {
  return cells.every(
    (c) => known.isOpen(c) && known.edgesLeft(c).every((e) => neighbours.includes(known.across(e, c))),
  );
}
