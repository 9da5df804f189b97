/** Which cells pair, and which dominoes fit there. */

import type { Domino } from '../../model/domino.js';
import { laidOn } from '../claims/fillings.js';
import { AT_ONCE, sharedEnds } from '../claims/kind.js';
import { FORCED, type Known, members, SAME, setOf } from '../claims/known.js';
import { aloneAt, fitAt, outsideAt, unfitAt } from '../claims/tray.js';
import { areaFrom, type Find } from './technique.js';

export const onlyNeighbour: Find = function* (known) {
  for (let cell = 0; cell < known.board.cells; cell++) {
    if (!known.isOpen(cell) || known.isJoined(cell)) continue;
    const [edge, other] = known.edgesLeft(cell);
    if (edge === undefined) yield { says: 'neighbour', cell };
    else if (other === undefined) yield { says: 'neighbour', cell, partner: known.across(edge, cell) };
  }
};

/** What fits two cells that pair, and that nothing fits two that could. */
export const fitting: Find = function* (known) {
  for (let edge = 0; edge < known.board.edges; edge++) {
    if (!known.isFree(edge)) continue;
    const dominoes = known.fits(edge);
    if (dominoes.length > AT_ONCE) continue;
    const claim = dominoes.length === 0 ? unfitAt(known, edge) : fitAt(known, edge, dominoes);
    if (claim.says === 'unfit' || claim.isLast || known.joins[edge] === FORCED) yield claim;
  }
};

/** What fits two cells that pair, where it is too much to be listed. */
export const fittingMany: Find = function* (known) {
  for (let edge = 0; edge < known.board.edges; edge++) {
    if (!known.isFree(edge) || known.joins[edge] !== FORCED) continue;
    const dominoes = known.fits(edge);
    if (dominoes.length > AT_ONCE) yield fitAt(known, edge, dominoes);
  }
};

/** Pairs at one region are looked at together, so many at most, and so many ways are listed. */
const TOGETHER = 3;
const WAYS_LISTED = 3;
/** More nobody goes through. */
const WAYS_TRIED = 200;

/** Pairs that share a region: which dominoes its rule leaves them together. */
export const together: Find = function* (known) {
  for (let region = 0; region < known.board.regions; region++) {
    const edges = [...new Set(known.openOf(region).flatMap((c) => known.edgesLeft(c)))].filter(
      (e) => known.joins[e] === FORCED,
    );
    if (edges.length < 2 || edges.length > TOGETHER) continue;
    const fits = edges.map((e) => known.fits(e));
    if (fits.reduce((product, each) => product * each.length, 1) > WAYS_TRIED) continue;
    const ways = [...laidOn(known, edges)];
    if (ways.length <= WAYS_LISTED) yield { says: 'pairs', region, edges, ways };
  }
};

/** An = for whose numbers no double is left, and a cell of it with one neighbour outside. */
export const outside: Find = function* (known) {
  for (let cell = 0; cell < known.board.cells; cell++) {
    const region = known.regionOf(cell);
    if (region === undefined || known.shapeAt(cell) !== SAME || !known.isOpen(cell) || known.isJoined(cell)) continue;
    const edges = known.edgesLeft(cell);
    const inside = edges.filter((e) => known.sameIn(e) === region);
    const [out, other] = edges.filter((e) => known.sameIn(e) !== region);
    if (out === undefined || other !== undefined || inside.length === 0) continue;
    if (inside.some((e) => known.fits(e).length > 0)) continue;
    yield outsideAt(known, cell, region, known.across(out, cell));
  }
};

/** Two cells of an = that pair, where no other domino can lie inside it. */
export const oneDouble: Find = function* (known) {
  const { pips } = known.board;
  for (let edge = 0; edge < known.board.edges; edge++) {
    const region = known.sameIn(edge);
    if (region === undefined || known.joins[edge] !== FORCED || !known.isFree(edge)) continue;
    if (members(known.numberOf(region)).some((v) => known.left[v * pips + v]! > 1)) continue;
    yield { says: 'double', region, edge };
  }
};

/** Numbers that find no partner where they would lie. */
export const noPartner: Find = function* (known) {
  for (let cell = 0; cell < known.board.cells; cell++) {
    if (!known.isOpen(cell)) continue;
    const edges = known.edgesLeft(cell);
    const side = (e: number) => (known.ends(e)[0] === cell ? 0 : 1);
    const held = edges.reduce((set, e) => set | setOf(known.fits(e).map((d) => d[side(e)]!)), 0);
    const lost = members(known.values[cell]! & ~held);
    if (lost.length === 0 || edges.length === 0) continue;
    yield aloneAt(known, cell, lost);
  }
};

/** A domino that must be used, and fits in one place, or nowhere without one cell. */
export const lastHome: Find = function* (known) {
  const { pips } = known.board;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      if (known.owed[x * pips + y] !== 1 || known.left[x * pips + y] !== 1) continue;
      const domino: Domino = [x, y];
      const edges = known.homesOf(domino);
      const isOneCell = edges.length > 1 && sharedEnds(known, edges).length === 1;
      if (edges.length < 2 || isOneCell) yield { says: 'home', domino, edges };
    }
  }
};

/** A domino that would cut off an odd number of cells. */
export const cutOff: Find = function* (known) {
  for (let edge = 0; edge < known.board.edges; edge++) {
    if (!known.isFree(edge)) continue;
    const area = oddAreaBeside(known, edge);
    if (area !== undefined) yield { says: 'cut', edge, at: area[0]!, area };
  }
};

function oddAreaBeside(known: Known, edge: number): readonly number[] | undefined {
  const ends = known.ends(edge);
  const seen = new Set(ends);
  const beside = ends.flatMap((c) => known.edgesLeft(c).map((e) => known.across(e, c)));
  return beside.map((c) => areaFrom(known, c, seen)).find((area) => area.length % 2 === 1);
}
