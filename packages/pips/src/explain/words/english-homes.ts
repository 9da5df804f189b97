/** The only place of a domino, in English: who could have its halves, and why not elsewhere. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName, isDouble } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import { hasEnd, samePair, type ToldLink } from '../told/index.js';
import { sum } from '../told/sums.js';
import { carriedNumbers } from '../told/tray.js';
import { type Variants, verb } from './english-facts.js';
import { a, cellNames, regionName } from './english-names.js';
import { sentence } from './english-telling.js';

/** Of more cells nobody looks at each. */
const MOST_PLACES = 4;

/** Of more, nobody reads why. */
const MOST_REASONS = 2;

/** Which cells can take the rarer half of a domino, and why it is this one. */
export function onlyHome(told: ToldLink, domino: Domino, edge: Edge): Variants {
  const { rare, other, cells: places, pairs } = told.placesFor(domino);
  if (!pairs.every((pair) => samePair(pair, edge)) || places.length === 0) return [];
  const on = `the ${dominoName(domino)} ${verb(told, 'goes', 'go')} on ${cellNames(edge)}`;
  const can = told.isSupposed ? 'could' : 'can';
  const both = isDouble(domino) ? `two ${rare}s` : list([...domino].sort((x, y) => x - y));
  const neighbours = [sentence(`no other pair ${can} be ${both}: ${on}`)];
  if (places.length > MOST_PLACES) return neighbours;
  const where = `only ${cellNames(places)} ${can} be ${rare}`;
  const elsewhere = whyNowhere(told, rare);
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

/** `r1c2 pairs with r2c2, which is not 1`: why some cells have no room for the other half beside them. */
function besideSaid(told: ToldLink, cells: readonly Cell[], other: number): string {
  const isWithout = (near: Cell) => !told.reckoning(near).includes(other);
  if (cells.length > MOST_REASONS + 1 || !cells.every((cell) => told.partners(cell).every(isWithout))) return '';
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
function whyNowhere(told: ToldLink, value: number): string {
  const untold = told.puzzle.cells.filter(
    (cell) => !told.isCovered(cell) && told.valuesOf(cell).includes(value) && !told.reckoning(cell).includes(value),
  );
  const regions = told.puzzle.regions.filter(({ cells }) => cells.some((cell) => hasEnd(untold, cell)));
  const isInside = (cell: Cell) => regions.some(({ cells }) => hasEnd(cells, cell));
  const whys = regions.map((region) => whyNotIn(told, region, value));
  const isFew = regions.length > 0 && regions.length <= MOST_REASONS && untold.every(isInside);
  return isFew && whys.every((why) => why !== '') ? list(whys) : '';
}

function whyNotIn(told: ToldLink, region: Region, value: number): string {
  const { rule, cells } = region;
  const name = regionName(told.puzzle, region);
  const has = told.has(region);
  switch (rule.kind) {
    case 'same': {
      const there = told.halvesFor(region, value);
      if (has.some((number) => number !== value) || there >= cells.length || there === 0) return '';
      return `there ${there > 1 ? 'are' : 'is'} only ${count(there, `${value}`)} for ${name}`;
    }
    case 'different':
      return has.includes(value) ? `${name} has ${a(value)} already` : '';
    case 'sum': {
      const needed = rule.target - sum(has) - value;
      const isCarried = carriedNumbers(told.puzzle).includes(needed);
      if (rule.op !== '=' || told.open(region).length !== 2 || needed < 0 || isCarried) return '';
      return `with ${a(value)} ${name} would need ${a(needed)}, and there is none`;
    }
    case 'each':
      return '';
  }
}
