/** How far some numbers are from what is demanded of them, and the rule that then stands on the board. */
import type { Rule } from '../model/rule.js';
import type { Demand } from './plan.js';
import { sumOf } from './rules.js';

/** How many numbers, or how much of a sum, must change; 0 where the demand is met. */
export function unmet(demand: Demand, values: readonly number[], maxPip: number): number {
  switch (demand) {
    case 'free':
      return 0;
    case 'sum':
      return values.length > 0 && isExtreme(values, maxPip) ? 1 : 0;
    case 'extreme':
      return Math.min(values.filter((value) => value !== 0).length, values.filter((value) => value !== maxPip).length);
    case 'same':
      return values.length - mostOften(values);
    case 'different':
      return values.length - new Set(values).size;
    default:
      return unmetRule(demand, values);
  }
}

/** Undefined for free cells. */
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

function unmetRule(rule: Rule, values: readonly number[]): number {
  switch (rule.kind) {
    case 'sum': {
      const off = sumOf(values) - rule.target;
      return rule.op === '=' ? Math.abs(off) : Math.max(0, rule.op === '<' ? off + 1 : 1 - off);
    }
    case 'same':
      return rule.value === undefined
        ? values.length - mostOften(values)
        : values.filter((value) => value !== rule.value).length;
    case 'different':
      return values.length - new Set(values).size + values.filter((value) => rule.avoiding.includes(value)).length;
    case 'each':
      return values.filter((value) => !holds(rule.op, value, rule.value)).length;
  }
}

function holds(op: '<' | '>' | '=' | '≠', value: number, limit: number): boolean {
  return op === '<' ? value < limit : op === '>' ? value > limit : (value === limit) === (op === '=');
}

function isExtreme(values: readonly number[], maxPip: number): boolean {
  return values.every((value) => value === 0) || values.every((value) => value === maxPip);
}

function mostOften(values: readonly number[]): number {
  return Math.max(0, ...values.map((value) => values.filter((each) => each === value).length));
}
