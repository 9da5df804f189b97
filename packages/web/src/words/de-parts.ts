/** What German sentences are made of. */
import type { Domino, Rule } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import { pluralIn } from './plural.js';

export const plural = pluralIn('de');
export const at = ([row, column]: Cell) => `Zeile ${row + 1}, Spalte ${column + 1}`;
export const list = (cells: readonly Cell[]) => cells.map(at).join('; ');
export const named = ([first, second]: Domino) => `${first}-${second}`;
export const region = (rule: Rule | undefined) => (rule === undefined ? 'ohne Regel' : `Region ${ruleOf(rule)}`);
export const notes = (numbers: readonly number[]) => `Notizen ${numbers.join(', ')}`;
export const both = (cells: readonly [Cell, Cell]) => `${at(cells[0])} und ${at(cells[1])}`;
export const signNotKept = (cells: readonly [Cell, Cell]) =>
  `Das Zeichen zwischen ${both(cells)} ist nicht eingehalten.`;
export const fields = (count: number) => plural(count, { one: '1 Feld', other: `${count} Felder` });
export const OPERATORS = { '<': 'kleiner als', '>': 'größer als', '=': 'gleich', '≠': 'ungleich' } as const;

export function ruleOf(rule: Rule): string {
  switch (rule.kind) {
    case 'sum':
      return rule.op === '=' ? `Summe ${rule.target}` : `Summe ${OPERATORS[rule.op]} ${rule.target}`;
    case 'same':
      return rule.value === undefined ? 'alle gleich' : `überall ${rule.value}`;
    case 'different':
      return rule.avoiding.length === 0 ? 'alle verschieden' : `alle verschieden und ohne ${rule.avoiding.join(', ')}`;
    case 'each':
      return `jede Zahl ${OPERATORS[rule.op]} ${rule.value}`;
  }
}
