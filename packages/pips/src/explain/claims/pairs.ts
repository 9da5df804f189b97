/** Claims about which cells pair, and which dominoes fit there. */
import type { Domino } from '../../model/domino.js';
import { isListed, laidOn } from './fillings.js';
import {
  AT_ONCE,
  areGone,
  COSTS,
  everywhere,
  type Ids,
  type Kind,
  type Makes,
  type Numbers,
  nothing,
  OVER,
  type Saying,
  sharedEnds,
} from './kind.js';
import { type Fact, FORCED, factOf, isSame, type Known, members, range, SAME, setOf, without } from './known.js';
import { aloneAt, fitAt, outsideAt, unfitAt } from './tray.js';

/** The one neighbour that is left to pair with, or none. */
export interface Neighbour<I extends Ids = Numbers> {
  readonly says: 'neighbour';
  readonly cell: I['cell'];
  readonly partner?: I['cell'];
}

/** An = has no double left, so a cell pairs outside it. */
export interface Outside<I extends Ids = Numbers>
  extends Saying<'outside', I, 'cell' | 'region' | 'wanted' | 'partner' | 'isUsed'> {
  /** Did the tray never have a double? */
  readonly isBare: boolean;
}

/** Two cells of an = pair, which takes the one double that it can have: no other domino lies inside it. */
export type OneDouble<I extends Ids = Numbers> = Saying<'double', I, 'region' | 'edge'>;

/** Only these of the dominoes left fit two cells that pair. */
export interface Fit<I extends Ids = Numbers> extends Saying<'fit', I, 'edge' | 'dominoes'> {
  /** The = that both are in. */
  readonly inside?: I['region'];
  readonly makes?: Makes;
  /** A number that is certain on one of them, and that only this domino has. */
  readonly only?: { readonly cell: I['cell']; readonly value: number };
  /** Is it the last domino? */
  readonly isLast: boolean;
}

/** Pairs that share a region take their dominoes in one of these ways, as the rules of all their regions leave it. */
export interface Pairs<I extends Ids = Numbers> extends Saying<'pairs', I, 'region' | 'edges'> {
  /** For each edge, in this order, a domino. */
  readonly ways: readonly (readonly Domino[])[];
}

/** None fits two neighbours: it would have to be one of these. */
export interface Unfit<I extends Ids = Numbers> extends Saying<'unfit', I, 'edge' | 'wanted'> {
  /** Has the tray had one of them? */
  readonly isUsed: boolean;
  readonly inside?: I['region'];
  readonly makes?: Makes;
  readonly isJoined: boolean;
}

/** Numbers that find no partner: it would have to be one of these dominoes, which are not left. */
export interface Alone<I extends Ids = Numbers>
  extends Saying<'alone', I, 'cell' | 'values' | 'partners' | 'wanted' | 'isUsed'> {
  readonly inside?: I['region'];
}

/** A domino fits nowhere else. */
export interface Home<I extends Ids = Numbers> {
  readonly says: 'home';
  readonly domino: Domino;
  readonly edges: readonly I['edge'][];
}

/** A domino there would cut off an odd number of cells. */
export interface CutOff<I extends Ids = Numbers> {
  readonly says: 'cut';
  readonly edge: I['edge'];
  /** The cell of the area that lies beside it. */
  readonly at: I['cell'];
  readonly area: readonly I['cell'][];
}

export type OfPairs<I extends Ids> =
  | Neighbour<I>
  | Outside<I>
  | OneDouble<I>
  | Fit<I>
  | Pairs<I>
  | Unfit<I>
  | Alone<I>
  | Home<I>
  | CutOff<I>;

export const neighbour: Kind<Neighbour> = {
  technique: 'forced-partner',
  ends: 'shape',
  cost: 0.5,
  isTrue(known, { cell, partner }) {
    const left = known.edgesLeft(cell).map((e) => known.across(e, cell));
    return known.isOpen(cell) && left.join() === (partner === undefined ? '' : `${partner}`);
  },
  shows: pairing,
  reads: (seen, { cell }) => seen.around(cell),
};

export const outside: Kind<Outside> = {
  technique: 'doubles-test',
  ends: 'shape',
  cost: 1,
  costs: ({ wanted }) => COSTS.named * (wanted.length - 1),
  isTrue: (known, { cell, region, partner, wanted }) =>
    known.isOpen(cell) &&
    areGone(known, wanted) &&
    known.board.shape[region] === SAME &&
    known.regionOf(cell) === region &&
    known
      .edgesLeft(cell)
      .every((e) => known.across(e, cell) === partner || (known.sameIn(e) === region && known.fits(e).length === 0)),
  shows: pairing,
  reads: (seen, { cell }) => seen.around(cell),
  now: (known, { cell, region, partner }) => outsideAt(known, cell, region, partner),
};

export const double: Kind<OneDouble> = {
  technique: 'doubles-test',
  ends: 'domino-exhaustion',
  cost: 1.5,
  isTrue: (known, { region, edge }) =>
    known.sameIn(edge) === region &&
    known.joins[edge] === FORCED &&
    known.isOpen(known.ends(edge)[0]) &&
    members(known.numberOf(region)).every((v) => known.left[v * known.board.pips + v]! <= 1),
  shows(known, { region, edge }) {
    const others = range(known.board.edges).filter((e) => e !== edge && known.isFree(e) && known.sameIn(e) === region);
    if (others.some((e) => known.joins[e] === FORCED)) return [nothing(known.ends(edge)[0])];
    return others.map((each) => ({ is: 'parted', edge: each }));
  },
  reads: (seen, { region }) => seen.regionAround(region),
};

export const fit: Kind<Fit> = {
  technique: 'only-domino',
  ends: 'domino-exhaustion',
  cost: 0.6,
  costs: ({ dominoes, makes }) =>
    (dominoes.length > AT_ONCE ? COSTS.lookUp : COSTS.named * (dominoes.length - 1)) +
    (makes === undefined ? 0 : COSTS.named),
  isTrue: (known, { edge, dominoes, inside, isLast, makes, only }) =>
    known.isFree(edge) &&
    inside === known.sameIn(edge) &&
    (only === undefined || isOnlyWith(known, only)) &&
    (known.joins[edge] === FORCED || (isLast && isLastEdge(known, edge))) &&
    isListed(known.fits(edge, makes !== undefined), dominoes.map(String), String),
  shows(known, { edge, dominoes }) {
    if (dominoes.length === 1) return [{ is: 'placed', edge, domino: dominoes[0]! }];
    return factsOfFits(known, edge, dominoes);
  },
  now(known, claim) {
    const { edge, makes } = claim;
    const dominoes = known.fits(edge);
    if (dominoes.length > 0) return fitAt(known, edge, dominoes);
    return makes === undefined ? fitAt(known, edge, claim.dominoes) : claim;
  },
};

export const pairs: Kind<Pairs> = {
  technique: 'sum-pair',
  ends: 'domino-exhaustion',
  cost: 2,
  costs: ({ edges, ways }) => COSTS.way * edges.length * Math.max(0, ways.length - 1),
  isTrue: (known, { region, edges, ways }) =>
    edges.every((e) => known.joins[e] === FORCED && known.isFree(e)) &&
    edges.every((e) => known.ends(e).some((c) => known.regionOf(c) === region)) &&
    new Set(edges).size === edges.length &&
    isListed(laidOn(known, edges), ways.map(String), String),
  shows(known, { edges, ways }) {
    if (ways.length === 0) return [nothing(known.ends(edges[0]!)[0])];
    const fits = edges.map((_, i) => ways.map((way) => way[i]!));
    // One domino is placed at a time.
    const sure = fits.findIndex((dominoes) => new Set(dominoes.map(String)).size === 1);
    return edges.flatMap((edge, i): Fact[] =>
      i === sure ? [{ is: 'placed', edge, domino: fits[i]![0]! }] : factsOfFits(known, edge, fits[i]!),
    );
  },
  now(known, claim) {
    const fits = claim.edges.map((e) => known.fits(e).map(String));
    const isLeft = (way: readonly Domino[]) => way.every((domino, i) => fits[i]!.includes(String(domino)));
    return { ...claim, ways: claim.ways.filter(isLeft) };
  },
};

export const unfit: Kind<Unfit> = {
  technique: 'no-partner',
  ends: 'empty-domain',
  cost: 1.2,
  costs: lookedOver,
  isTrue: (known, { edge, wanted, inside, isJoined, makes }) =>
    areGone(known, wanted) &&
    inside === known.sameIn(edge) &&
    known.fits(edge, makes !== undefined).length === 0 &&
    (!isJoined || known.joins[edge] === FORCED) &&
    known.isOpen(known.ends(edge)[0]),
  shows: (known, { edge }) =>
    known.joins[edge] === FORCED ? [nothing(known.ends(edge)[0])] : [{ is: 'parted', edge }],
  now: (known, { edge }) => unfitAt(known, edge),
};

export const alone: Kind<Alone> = {
  technique: 'no-partner',
  ends: 'empty-domain',
  cost: 2,
  costs: lookedOver,
  isTrue: (known, { cell, values, wanted, inside }) =>
    known.isOpen(cell) &&
    areGone(known, wanted) &&
    (inside === undefined || known.edgesLeft(cell).every((e) => known.sameIn(e) === inside)) &&
    known.edgesLeft(cell).every((e) => {
      const side = known.ends(e).indexOf(cell);
      return known.fits(e).every((domino) => !values.includes(domino[side]!));
    }),
  shows: (known, { cell, values }) => [without(known, cell, setOf(values))],
  reads: (seen, { cell }) => seen.around(cell),
  now(known, claim) {
    const values = claim.values.filter((v) => (known.values[claim.cell]! >> v) & 1);
    return values.length === 0 ? claim : aloneAt(known, claim.cell, values);
  },
};

export const home: Kind<Home> = {
  technique: 'last-home',
  ends: 'domino-exhaustion',
  cost: 2.5,
  isTrue: (known, { domino, edges }) =>
    isOwed(known, domino) &&
    range(known.board.edges).every(
      (e) => edges.includes(e) || !known.isFree(e) || !known.fits(e).some((each) => isSame(each, domino)),
    ),
  shows(known, { domino, edges }) {
    const [edge] = edges;
    if (edge === undefined) return OVER;
    const facts: Fact[] = [];
    if (edges.length === 1) {
      const fits = known.fits(edge).filter((each) => isSame(each, domino));
      if (fits.length === 1) return [{ is: 'placed', edge, domino: fits[0]! }];
      facts.push({ is: 'joined', edge });
    }
    for (const c of known.ends(edge))
      if (edges.every((e) => known.ends(e).includes(c))) facts.push(factOf(known, c, setOf(domino)));
    return facts;
  },
  about: (known, { edges }) => ({ regions: [], cells: sharedEnds(known, edges) }),
  reads: everywhere,
  now(known, claim) {
    const left = known.homesOf(claim.domino);
    return { ...claim, edges: claim.edges.filter((e) => left.includes(e)) };
  },
};

export const cut: Kind<CutOff> = {
  technique: 'odd-area',
  ends: 'shape',
  cost: 3,
  isTrue(known, { edge, at, area }) {
    const inside = new Set([...area, ...known.ends(edge)]);
    return (
      area.length % 2 === 1 &&
      area.includes(at) &&
      new Set(area).size === area.length &&
      !known.ends(edge).some((c) => area.includes(c)) &&
      area.every((c) => known.isOpen(c) && known.edgesLeft(c).every((e) => inside.has(known.across(e, c))))
    );
  },
  shows: (_, { edge }) => [{ is: 'parted', edge }],
  reads: everywhere,
};

/** That a cell pairs with the one that is left. */
function pairing(known: Known, { cell, partner }: Neighbour | Outside): readonly Fact[] {
  const edge = known.board.edgesAt[cell]!.find((e) => known.across(e, cell) === partner);
  return edge === undefined ? [nothing(cell)] : [{ is: 'joined', edge }];
}

/** Dominoes that are not there. */
function lookedOver({ wanted }: Unfit | Alone): number {
  return wanted.length === 0 || wanted.length > AT_ONCE ? COSTS.lookUp : COSTS.list * (wanted.length - 1);
}

/** What is left to two cells that take one of some dominoes. */
function factsOfFits(known: Known, edge: number, dominoes: readonly Domino[]): Fact[] {
  const [a, b] = known.ends(edge);
  return [factOf(known, a, setOf(dominoes.map(([x]) => x))), factOf(known, b, setOf(dominoes.map(([, y]) => y)))];
}

function isOwed({ owed, board }: Known, [x, y]: readonly [number, number]): boolean {
  return owed[x * board.pips + y]! > 0;
}

/** Is a number certain of a cell, and left on one domino? */
function isOnlyWith({ values, left, board: { pips } }: Known, { cell, value }: Required<Fit>['only']): boolean {
  return values[cell] === 1 << value && range(pips).filter((y) => left[value * pips + y]! > 0).length === 1;
}

/** Are these the only two open cells? */
function isLastEdge(known: Known, edge: number): boolean {
  return known.ends(edge).every((c) => known.isOpen(c)) && known.covered.reduce((n, c) => n + 1 - c, 0) === 2;
}
