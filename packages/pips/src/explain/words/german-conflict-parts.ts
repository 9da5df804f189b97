/** Parts of the sentences of conflicts in German. */
import { cellName, list } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { dominoName } from '../../model/domino.js';
import type { ToldConflict } from '../told/index.js';
import { numberRange } from '../told/number-range.js';
import { cellNames, howMany } from './german-names.js';

/** `im Vorrat`, `im Satz bis 6–6`. */
export function inTray({ puzzle }: ToldConflict): string {
  return puzzle.supply.kind === 'list' ? 'im Vorrat' : `im Satz bis ${dominoName([puzzle.maxPip, puzzle.maxPip])}`;
}

/** What there is to choose from: `die übrigen Steine`, `die Steine im Vorrat`. */
export function stock(told: ToldConflict, what: 'Steine' | 'Zahlen'): string {
  return told.board.length > 0 ? `die übrigen ${what}` : `die ${what} ${inTray(told)}`;
}

/** `kein übriger Stein`, `kein Stein im Vorrat`. */
export function noneOfStock(told: ToldConflict): string {
  return told.board.length > 0 ? 'kein übriger Stein' : `kein Stein ${inTray(told)}`;
}

/** `ab 4`, `bis 2`, `aus 1, 3 und 4`: numbers that no domino carries are not missed. */
export function rangeName(told: ToldConflict, numbers: readonly number[]): string {
  const { kind, low, high } = numberRange(told, numbers);
  switch (kind) {
    case 'from':
      return `ab ${low}`;
    case 'upTo':
      return `bis ${high}`;
    case 'between':
      return `von ${low} bis ${high}`;
    case 'some':
      return `aus ${list(numbers, 'und')}`;
  }
}

/** `es gibt nur eine`, of numbers. */
export function thereAre(number: number): string {
  return number === 0 ? 'es gibt keine' : `es gibt nur ${howMany(number)}`;
}

/** Of many cells only the first are named; the record has them all. */
const MOST_CELLS_NAMED = 8;
const NAMED_OF_MANY = 3;

export function fewCells(cells: readonly Cell[]): string {
  if (cells.length <= MOST_CELLS_NAMED) return cellNames(cells);
  const more = cells.length - NAMED_OF_MANY;
  return `${cells.slice(0, NAMED_OF_MANY).map(cellName).join(', ')} und ${more} weitere Felder`;
}
