/** Small parts of English sentences. */
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';

export function cellName([row, column]: Cell): string {
  return `(${row},${column})`;
}

export function dominoName([x, y]: Domino): string {
  return `${x}–${y}`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  const names = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return `${names[number] ?? number} ${number === 1 ? one : many}`;
}

export function list(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
