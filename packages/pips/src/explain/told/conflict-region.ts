/** Why one region cannot be filled: by its rule alone, or by the numbers left. */
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import type { ToldConflict } from './conflict.js';

type Op = '<' | '>' | '=' | '≠';

/** How what lies in a region breaks its rule. */
export type BrokenBy =
  | { readonly kind: 'unlike'; readonly numbers: readonly number[] }
  | { readonly kind: 'notValue'; readonly number: number; readonly value: number }
  | { readonly kind: 'avoided' | 'twice'; readonly number: number }
  | { readonly kind: 'wrong'; readonly number: number; readonly op: Op; readonly value: number }
  | { readonly kind: 'full' | 'tooMuch'; readonly sum: number }
  /** Even with the highest numbers in the open cells; what the last one would need where that is one number. */
  | {
      readonly kind: 'tooLittle';
      readonly sum: number;
      readonly open: number;
      readonly most: number;
      readonly needs: number | undefined;
    }
  /** For what has no words of its own. */
  | { readonly kind: 'never' };

const NEVER: BrokenBy = { kind: 'never' };

export function brokenBy(told: ToldConflict, region: Region): BrokenBy {
  const { rule } = region;
  const numbers = [...told.numbersIn(region)];
  const kinds = [...new Set(numbers)].sort((x, y) => x - y);
  switch (rule.kind) {
    case 'same': {
      const wrong = kinds.find((each) => each !== rule.value);
      if (rule.value !== undefined && wrong !== undefined)
        return { kind: 'notValue', number: wrong, value: rule.value };
      return kinds.length > 1 ? { kind: 'unlike', numbers: kinds } : NEVER;
    }
    case 'different': {
      const avoided = kinds.find((each) => rule.avoiding.includes(each));
      if (avoided !== undefined) return { kind: 'avoided', number: avoided };
      const twice = kinds.find((each) => numbers.filter((other) => other === each).length > 1);
      return twice === undefined ? NEVER : { kind: 'twice', number: twice };
    }
    case 'each': {
      const wrong = numbers.find((each) => !holds(rule.op, each, rule.value));
      return wrong === undefined ? NEVER : { kind: 'wrong', number: wrong, op: rule.op, value: rule.value };
    }
    case 'sum':
      return brokenSum(told, region, rule);
  }
}

function holds(op: Op, number: number, value: number): boolean {
  return { '<': number < value, '>': number > value, '=': number === value, '≠': number !== value }[op];
}

function brokenSum(told: ToldConflict, region: Region, { op, target }: Rule & { kind: 'sum' }): BrokenBy {
  const { sum, open } = told.soFar(region);
  if (open === 0) return { kind: 'full', sum };
  if (op === '<' ? sum >= target : op === '=' && sum > target) return { kind: 'tooMuch', sum };
  const most = sum + open * told.puzzle.maxPip;
  return { kind: 'tooLittle', sum, open, most, needs: op === '=' && open === 1 ? target - sum : undefined };
}

/** Why a sum is out of reach by the numbers left. */
export type Reach =
  | { readonly kind: 'lastCell'; readonly cell: Cell; readonly wanted: readonly number[] }
  | {
      readonly kind: 'tooLow';
      readonly sum: number;
      readonly open: number;
      readonly wanted: number;
      readonly isMore: boolean;
      readonly numbers: readonly number[];
      readonly made: number;
    }
  | { readonly kind: 'tooHigh'; readonly numbers: readonly number[]; readonly made: number };

export function reachOf(told: ToldConflict, region: Region): Reach | undefined {
  if (region.rule.kind !== 'sum') return undefined;
  const { op, target } = region.rule;
  const { sum, open } = told.soFar(region);
  const all = Array.from({ length: told.puzzle.maxPip + 1 }, (_, value) => value);
  const cell = region.cells.find((each) => told.numberOn(each) === undefined);
  if (open === 1 && cell !== undefined)
    return { kind: 'lastCell', cell, wanted: all.filter((value) => holds(op, sum + value, target)) };
  const total = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const stock = all.flatMap((value) => Array<number>(Math.min(open, told.halvesLeft(value))).fill(value));
  const highest = stock.slice(-open).reverse();
  if (op !== '<' && sum + total(highest) < target + Number(op === '>'))
    return {
      kind: 'tooLow',
      sum,
      open,
      wanted: target - sum,
      isMore: op === '>',
      numbers: highest,
      made: total(highest),
    };
  const lowest = stock.slice(0, open);
  return { kind: 'tooHigh', numbers: lowest, made: sum + total(lowest) };
}
