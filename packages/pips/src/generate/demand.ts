/** How far some numbers are from what is demanded of them, and the rule that then stands on the board. */
import type { Rule } from '../model/rule.js';
import type { Demand } from './plan.js';

/** How many numbers, or how much of a sum, must change in these cells; 0 where the demand is met. Asked very often. */
export function unmet(demand: Demand, cells: readonly number[], values: readonly number[], maxPip: number): number {
  switch (demand) {
    case 'free':
      return 0;
    case 'sum':
      return cells.length > 0 && othersThan(0, cells, values) * othersThan(maxPip, cells, values) === 0 ? 1 : 0;
    case 'extreme':
      return Math.min(othersThan(0, cells, values), othersThan(maxPip, cells, values));
    case 'same':
      return cells.length - mostOften(cells, values);
    case 'different':
      return repeats(cells, values);
    default:
      return unmetRule(demand, cells, values);
  }
}

export function exactDemand(cells: readonly number[], values: readonly number[], maxPip: number): 'sum' | 'extreme' {
  return unmet('extreme', cells, values, maxPip) === 0 ? 'extreme' : 'sum';
}

export function ruleFor(demand: Demand, values: readonly number[]): Rule | undefined {
  switch (demand) {
    case 'free':
      return undefined;
    case 'sum':
    case 'extreme':
      return { kind: 'sum', op: '=', target: sumOf(values) };
    case 'same':
      return { kind: 'same' };
    case 'different':
      return { kind: 'different', avoiding: [] };
    default:
      return demand;
  }
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function unmetRule(rule: Rule, cells: readonly number[], values: readonly number[]): number {
  switch (rule.kind) {
    case 'sum': {
      let off = -rule.target;
      for (const cell of cells) off += values[cell] ?? 0;
      return rule.op === '=' ? Math.abs(off) : Math.max(0, rule.op === '<' ? off + 1 : 1 - off);
    }
    case 'same':
      return rule.value === undefined ? cells.length - mostOften(cells, values) : othersThan(rule.value, cells, values);
    case 'different':
      return repeats(cells, values) + cells.filter((cell) => rule.avoiding.includes(values[cell] ?? 0)).length;
    case 'each':
      return cells.filter((cell) => !holds(rule.op, values[cell] ?? 0, rule.value)).length;
  }
}

function holds(op: '<' | '>' | '=' | '≠', value: number, limit: number): boolean {
  return op === '<' ? value < limit : op === '>' ? value > limit : (value === limit) === (op === '=');
}

function othersThan(number: number, cells: readonly number[], values: readonly number[]): number {
  let count = 0;
  for (const cell of cells) if (values[cell] !== number) count++;
  return count;
}

function mostOften(cells: readonly number[], values: readonly number[]): number {
  let most = 0;
  for (const cell of cells) most = Math.max(most, cells.length - othersThan(values[cell] ?? 0, cells, values));
  return most;
}

function repeats(cells: readonly number[], values: readonly number[]): number {
  let count = 0;
  for (const [i, cell] of cells.entries()) {
    for (let before = 0; before < i; before++) {
      if (values[cells[before] ?? 0] !== values[cell]) continue;
      count++;
      break;
    }
  }
  return count;
}
