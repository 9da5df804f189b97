/** The only place of a domino, in English: who could have its halves, and why not elsewhere. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName, isDouble } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import { homeOf, whyNotIn } from '../told/homes.js';
import { hasEnd, type ToldLink } from '../told/index.js';
import { type Variants, verb } from './english-facts.js';
import { a, cellNames, regionName } from './english-names.js';
import { sentence } from './english-telling.js';

/** Which cells can take the rarer half of a domino, and why it is this one. */
export function onlyHome(told: ToldLink, domino: Domino, edge: Edge): Variants {
  const home = homeOf(told, domino, edge);
  if (home === undefined) return [];
  const { rare, other, cells: places, isFew, regions } = home;
  const on = `the ${dominoName(domino)} ${verb(told, 'goes', 'go')} on ${cellNames(edge)}`;
  const can = told.isSupposed ? 'could' : 'can';
  const both = isDouble(domino) ? `two ${rare}s` : list([...domino].sort((x, y) => x - y));
  const neighbours = [sentence(`no other pair ${can} be ${both}: ${on}`)];
  if (!isFew) return neighbours;
  const where = `only ${cellNames(places)} ${can} be ${rare}`;
  const elsewhere = whyNowhere(told, regions, rare);
  const why = elsewhere === '' || told.isSupposed ? '' : `${elsewhere}, so `;
  const strangers = places.filter((cell) => !hasEnd(edge, cell));
  const beside = besideSaid(told, strangers, other);
  const ends = strangers.length === 0 ? (places.length === 1 ? `, so ${on}` : `: ${on}`) : `. ${beside}, so ${on}`;
  if (strangers.length > 0 && (beside === '' || told.isSupposed)) return neighbours;
  return [
    ...(why === '' ? [] : [sentence(`${why}${where}${ends.replace(', so', ':')}`)]),
    sentence(`${where}${ends}`),
    sentence(`${where}: ${on}`),
  ];
}

/** Of more, nobody reads why. */
const MOST_BESIDE = 3;

/** `r1c2 pairs with r2c2, which is not 1`: why some cells have no room for the other half beside them. */
function besideSaid(told: ToldLink, cells: readonly Cell[], other: number): string {
  const isWithout = (near: Cell) => !told.reckoning(near).includes(other);
  if (cells.length > MOST_BESIDE || !cells.every((cell) => told.partners(cell).every(isWithout))) return '';
  const [cell, ...more] = cells;
  const partners = cell === undefined ? [] : told.partners(cell);
  const [partner, ...others] = partners;
  if (cell !== undefined && more.length === 0 && partner !== undefined && others.length === 0) {
    const known = told.known(partner);
    return `${cellName(cell)} ${told.pairOf(cell) === undefined ? 'can only pair' : 'pairs'} with ${cellName(partner)}, which is ${known ?? `not ${other}`}`;
  }
  return `Nothing beside ${list(cells.map(cellName), 'or')} can be ${other}`;
}

/** Why other cells cannot have a number, where nobody was told: by their regions. */
function whyNowhere(told: ToldLink, regions: readonly Region[], value: number): string {
  const whys = regions.map((region) => whyNot(told, region, value));
  return whys.every((why) => why !== '') ? list(whys) : '';
}

function whyNot(told: ToldLink, region: Region, value: number): string {
  const name = regionName(told.puzzle, region);
  const why = whyNotIn(told, region, value);
  switch (why?.kind) {
    case 'few':
      return `there ${why.there > 1 ? 'are' : 'is'} only ${count(why.there, `${value}`)} for ${name}`;
    case 'has':
      return `${name} has ${a(value)} already`;
    case 'needs':
      return `with ${a(value)} ${name} would need ${a(why.number)}, and there is none`;
    case undefined:
      return '';
  }
}
