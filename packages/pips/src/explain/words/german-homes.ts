/** The only place of a domino, in German: who could have its halves, and why not elsewhere. */
import { cellName, list } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { type Domino, isDouble } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import { homeOf, whyNotIn } from '../told/homes.js';
import { hasEnd, type ToldLink } from '../told/index.js';
import { behind, clause, main, sentence, so } from './german-clause.js';
import { verb } from './german-facts.js';
import { cellNames, domino as dominoName, many, one, regionNamed, times } from './german-names.js';

/** Which cells can take the rarer half of a domino, and why it is this one. */
export function onlyHome(told: ToldLink, domino: Domino, edge: Edge): Variants {
  const home = homeOf(told, domino, edge);
  if (home === undefined) return [];
  const { rare, other, cells, isFew, regions } = home;
  const on = [clause(dominoName(domino), verb(told, 'kommt', 'käme'), `auf ${cellNames(edge)}`)];
  const can = verb(told, 'kann', 'könnte');
  const both = isDouble(domino)
    ? `zwei ${many(rare)}`
    : list(
        [...domino].sort((x, y) => x - y),
        'und',
      );
  const neighbours = so(`kein anderes Paar ${can} ${both} sein`, [on]);
  if (!isFew) return neighbours;
  const isMany = cells.length > 1;
  const where = `nur ${cellNames(cells)} ${isMany ? verb(told, 'können', 'könnten') : can} ${one(rare)} sein`;
  const strangers = cells.filter((cell) => !hasEnd(edge, cell));
  const beside = besideSaid(told, strangers, other);
  if (strangers.length > 0 && (beside === '' || told.isSupposed)) return neighbours;
  const ends = strangers.length === 0 ? so(where, [on]) : [sentence(`${where}. ${beside}, ${behind('also', on)}`)];
  const why = told.isSupposed ? [] : whyNowhere(told, regions, rare);
  return [...why.map((each) => `${sentence(each)} ${ends[0]}`), ...ends, sentence(`${where}: ${main(on)}`)];
}

/** `r1c2 gehört zu r2c2, und r2c2 ist keine 1`: why some cells have no room for the other half beside them. */
function besideSaid(told: ToldLink, cells: readonly Cell[], other: number): string {
  const isWithout = (near: Cell) => !told.reckoning(near).includes(other);
  if (cells.length > 3 || !cells.every((cell) => told.partners(cell).every(isWithout))) return '';
  const [cell, ...more] = cells;
  const [partner, ...others] = cell === undefined ? [] : told.partners(cell);
  if (cell !== undefined && more.length === 0 && partner !== undefined && others.length === 0) {
    const known = told.known(partner);
    const is = known === undefined ? `keine ${other}` : one(known);
    return `${cellName(cell)} gehört zu ${cellName(partner)}, und das ist ${is}`;
  }
  return `Neben ${cellNames(cells, { last: 'oder' })} kann keine ${other} stehen`;
}

/** Why other cells cannot have a number, where nobody was told: by their regions. */
function whyNowhere(told: ToldLink, regions: readonly Region[], value: number): Variants {
  const whys = regions.map((region) => whyNot(told, region, value));
  return whys.length === 0 || whys.includes('') ? [] : [list(whys, 'und')];
}

function whyNot(told: ToldLink, region: Region, value: number): string {
  const name = regionNamed(told.puzzle, region);
  const why = whyNotIn(told, region, value);
  switch (why?.kind) {
    case 'few':
      return `für ${name.acc} gibt es nur ${times(why.there, value)}`;
    case 'has':
      return `${name.nom} hat schon ${one(value)}`;
    case 'needs':
      return `${name.nom} bräuchte neben ${one(value, 'dat')} ${one(why.number)}, die es nicht gibt`;
    case undefined:
      return '';
  }
}
