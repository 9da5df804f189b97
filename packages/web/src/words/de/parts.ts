/** What German sentences are made of. */
import type { Cell } from '@pipwright/play';
import { pluralIn } from '../sentences.js';

export const plural = pluralIn('de');
export const at = ([row, column]: Cell) => `Zeile ${row + 1}, Spalte ${column + 1}`;
export const list = (cells: readonly Cell[]) => cells.map(at).join('; ');
export const notes = (numbers: readonly number[]) => `Notizen ${numbers.join(', ')}`;
export const und = (items: readonly (string | number)[]) => items.join(', ').replace(/, (?=[^,]*$)/, ' und ');
export const both = (cells: readonly [Cell, Cell]) => `${at(cells[0])} und ${at(cells[1])}`;
export const fields = (count: number) => plural(count, { one: '1 Feld', other: `${count} Felder` });
export const quoted = (text: string) => `„${text.length > 40 ? `${text.slice(0, 40)}…` : text}“`;
