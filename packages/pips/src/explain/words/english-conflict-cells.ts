/** Cells that nothing fits, and cells that cannot be covered, in English. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { dominoName } from '../../model/domino.js';
import type { ToldConflict } from '../told/index.js';
import { inWords, leftOr, rangeName } from './english-conflict-parts.js';
import { a, cellNames, regionName } from './english-names.js';

/** A cell that no domino left fits. */
export function nothingFits(told: ToldConflict): string {
  const [own, partner, ...others] = told.left;
  if (own === undefined || partner === undefined) return `nothing fits on ${cellName(told.at ?? told.tiled[0]!)}.`;
  const [mine, theirs] = [told.regionOf(own.cell), told.regionOf(partner.cell)];
  const wants = ({ cell, values }: typeof own) => {
    const region = told.regionOf(cell);
    const isAny = values.length > told.puzzle.maxPip;
    return region === undefined || isAny
      ? undefined
      : `${regionName(told.puzzle, region)} needs ${valuesName(told, values)} in ${cellName(cell)}`;
  };
  if (others.length > 0) {
    const near = wants(own) ?? `${cellName(own.cell)} must be covered`;
    return `${near}. No domino ${leftOr(told)} fits it with any of its neighbours.`;
  }
  if (mine !== undefined && mine === theirs) {
    const pair = `${cellName(own.cell)} can only pair with ${cellName(partner.cell)}`;
    const { rule, cells } = mine;
    if (rule.kind === 'same') {
      const [number, ...more] = own.values;
      if (number !== undefined && more.length === 0)
        return `${pair}, inside ${regionName(told.puzzle, mine)}. ${dominoLeft(told, number, number)}.`;
      return `${pair}, inside ${regionName(told.puzzle, mine)}. ${noSuch(told, 'double')}.`;
    }
    const [x, y] = [own.values, partner.values].map((values) => (values.length === 1 ? values[0] : undefined));
    if (x !== undefined && y !== undefined)
      return `${pair}, inside ${regionName(told.puzzle, mine)}. ${dominoLeft(told, x, y)}.`;
    const rest = cells.filter((cell) => told.numberOn(cell) === undefined).length;
    if (rule.kind === 'sum' && rest === 2) {
      const sum = told.numbersIn(mine).reduce((all, each) => all + each, 0);
      const target =
        rule.op === '=' ? `${rule.target - sum}` : `${rule.op === '<' ? 'less' : 'more'} than ${rule.target - sum}`;
      return `${pair}, and ${regionName(told.puzzle, mine)} needs ${target} from them. ${noSuch(told)}.`;
    }
    return `${pair}, inside ${regionName(told.puzzle, mine)}. No domino ${leftOr(told)} fits there.`;
  }
  const [one, other] = [wants(own), wants(partner)];
  const [x, y] = [own.values, partner.values].map((values) => (values.length === 1 ? values[0] : undefined));
  const status = x !== undefined && y !== undefined ? dominoLeft(told, x, y) : noSuch(told);
  if (one !== undefined && other !== undefined) return `${one}, and ${other}, its only partner. ${status}.`;
  const which = one ?? other ?? `${cellName(own.cell)} must be covered`;
  return `${which}. It can only pair with ${cellName(one === undefined ? own.cell : partner.cell)}, and ${noSuch(told).toLowerCase()}.`;
}

function noSuch(told: ToldConflict, what = 'such domino'): string {
  return told.board.length > 0 ? `No ${what} is left` : `There is no ${what}`;
}

/** Why this domino cannot be taken. */
function dominoLeft(told: ToldConflict, x: number, y: number): string {
  const name = dominoName([x, y]);
  return told.isCarried(x, y) ? `The ${name} is used` : `There is no ${name}`;
}

function valuesName(told: ToldConflict, values: readonly number[]): string {
  return values.length <= 2 ? list(values.map(a), 'or') : `a number ${rangeName(told, values)}`;
}

/** Cells that have fewer neighbours than they are, or are an odd number. */
export function uncoverable(told: ToldConflict): string {
  const { tiled, puzzle, placed } = told;
  const cells = fewCells(tiled);
  const neighbours = told.neighbours.filter((cell) => told.numberOn(cell) === undefined);
  const [first, ...others] = tiled;
  const inside = new Set(tiled.map(cellName));
  const isApart = neighbours.every((cell) => inside.has(cellName(cell)));
  if (first !== undefined && others.length === 0) {
    if (placed.length === 0) return `${cells} has no neighbour to pair with.`;
    const [only, ...more] = placed;
    if (told.supposed !== undefined) return `${cells} is cut off: it has no partner left.`;
    if (only !== undefined && more.length === 0)
      return `your ${dominoName(only.domino)} cuts off ${cells}: it has no partner left.`;
    return `${cells} is cut off: all its neighbours are covered.`;
  }
  if (isApart) {
    const how = placed.length === 0 ? 'stand apart from all others' : 'are cut off';
    return `${cells} ${how}: ${inWords(tiled.length)} cells, an odd number, and every domino covers two.`;
  }
  if (tiled.length > MOST_CELLS_NAMED && tiled.length + neighbours.length === puzzle.cells.length) {
    return `coloured like a chessboard, the board has ${tiled.length} cells of one colour and ${neighbours.length} of the other, and every domino covers one of each.`;
  }
  const free = placed.length === 0 ? '' : 'free ';
  const which = neighbours.length > NAMED_NEIGHBOURS ? '' : `, ${fewCells(neighbours)}`;
  return `${cells} have only ${count(neighbours.length, `${free}neighbour`)} between them${which}: they cannot ${tiled.length === 2 ? 'both' : 'all'} be covered.`;
}

/** Of many cells only the first are named; the record has them all. */
const MOST_CELLS_NAMED = 8;
const NAMED_OF_MANY = 3;
const NAMED_NEIGHBOURS = 4;

export function fewCells(cells: readonly Cell[]): string {
  if (cells.length <= MOST_CELLS_NAMED) return cellNames(cells);
  return `${cells.slice(0, NAMED_OF_MANY).map(cellName).join(', ')} and ${cells.length - NAMED_OF_MANY} more cells`;
}
