/** What English sentences are made of. */
import type { Domino, Rule } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import { pluralIn } from './plural.js';

export const plural = pluralIn('en');
export const capitalAt = ([row, column]: Cell) => `Row ${row + 1}, column ${column + 1}`;
export const at = ([row, column]: Cell) => `row ${row + 1}, column ${column + 1}`;
export const list = (cells: readonly Cell[]) => cells.map(at).join('; ');
export const named = ([first, second]: Domino) => `${first}-${second}`;
export const region = (rule: Rule | undefined) => (rule === undefined ? 'no rule' : `region ${ruleOf(rule)}`);
export const notes = (numbers: readonly number[]) => `notes ${numbers.join(', ')}`;
export const both = (cells: readonly [Cell, Cell]) => `${at(cells[0])} and ${at(cells[1])}`;
export const signNotKept = (cells: readonly [Cell, Cell]) => `The sign between ${both(cells)} is not kept.`;
export const OPERATORS = { '<': 'less than', '>': 'more than', '=': 'equal to', '≠': 'not' } as const;

export function ruleOf(rule: Rule): string {
  switch (rule.kind) {
    case 'sum':
      return rule.op === '=' ? `sum ${rule.target}` : `sum ${OPERATORS[rule.op]} ${rule.target}`;
    case 'same':
      return rule.value === undefined ? 'all the same' : `all ${rule.value}`;
    case 'different':
      return rule.avoiding.length === 0 ? 'all different' : `all different and none of ${rule.avoiding.join(', ')}`;
    case 'each':
      return `each ${OPERATORS[rule.op]} ${rule.value}`;
  }
}
