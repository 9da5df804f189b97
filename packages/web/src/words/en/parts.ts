import type { Cell } from '@pipwright/play';
import { pluralIn } from '../sentences.js';

export const plural = pluralIn('en');
export const capitalAt = ([row, column]: Cell) => `Row ${row + 1}, column ${column + 1}`;
export const at = ([row, column]: Cell) => `row ${row + 1}, column ${column + 1}`;
export const list = (cells: readonly Cell[]) => cells.map(at).join('; ');
export const notes = (numbers: readonly number[]) => `notes ${numbers.join(', ')}`;
export const and = (items: readonly (string | number)[]) => items.join(', ').replace(/, (?=[^,]*$)/, ' and ');
export const both = (cells: readonly [Cell, Cell]) => `${at(cells[0])} and ${at(cells[1])}`;
