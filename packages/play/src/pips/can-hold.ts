/**
 * Can a region still satisfy its rule? Tests one region alone: its values, its number of open cells and the pips left,
 * whichever dominoes they are on. "No" is certain; "yes" may prove wrong.
 */
import type { Rule } from '@pipwright/pips';

/** Number of each pip that may come, by pip; Infinity where there is no limit. */
export type Stock = readonly number[];

export function canHold(rule: Rule, values: readonly number[], open: number, stock: Stock): boolean {
  switch (rule.kind) {
    case 'sum': {
      const sum = values.reduce((total, value) => total + value, 0);
      return canAdd(rule.op, rule.target - sum, open, stock);
    }
    case 'same': {
      const wanted = rule.value ?? values[0];
      if (wanted === undefined) return stock.some((count) => count >= open);
      return values.every((value) => value === wanted) && (stock[wanted] ?? 0) >= open;
    }
    case 'different': {
      const barred = new Set([...values, ...rule.avoiding]);
      const free = stock.filter((count, pip) => count > 0 && !barred.has(pip)).length;
      const fine = new Set(values).size === values.length && !values.some((value) => rule.avoiding.includes(value));
      return fine && free >= open;
    }
    case 'each': {
      const fits = (value: number) => compare(value, rule.op, rule.value);
      const free = stock.reduce((total, count, pip) => (fits(pip) ? total + count : total), 0);
      return values.every(fits) && free >= open;
    }
  }
}

function compare(value: number, op: '<' | '>' | '=' | '≠', limit: number): boolean {
  if (op === '<') return value < limit;
  if (op === '>') return value > limit;
  return op === '=' ? value === limit : value !== limit;
}

/** Most open cells for exact sums; with more, every sum between the least and the most is taken for possible. */
const MOST_EXACT = 12;

/** Can `open` pips of the stock make a sum that satisfies `op` and `rest`? */
function canAdd(op: '<' | '>' | '=', rest: number, open: number, stock: Stock): boolean {
  const low = outermost(stock, open, 1);
  const high = outermost(stock, open, -1);
  if (low === undefined || high === undefined) return false;
  if (op === '<') return low < rest;
  if (op === '>') return high > rest;
  if (rest < low || rest > high) return false;
  return open > MOST_EXACT || ((sums(open, stock)[open] ?? 0n) & (1n << BigInt(rest))) !== 0n;
}

/** Sum of the `open` lowest pips in stock, or of the highest; undefined where the stock has fewer. */
function outermost(stock: Stock, open: number, step: 1 | -1): number | undefined {
  let [sum, needed] = [0, open];
  for (let pip = step === 1 ? 0 : stock.length - 1; needed > 0 && pip >= 0 && pip < stock.length; pip += step) {
    const taken = Math.min(stock[pip] ?? 0, needed);
    sum += taken * pip;
    needed -= taken;
  }
  return needed === 0 ? sum : undefined;
}

/** Sums that pips can make, a bit each, for each number of them up to `open`. */
function sums(open: number, stock: Stock): bigint[] {
  const made = [1n, ...Array<bigint>(open).fill(0n)];
  for (const [pip, count] of stock.entries()) {
    for (let total = open; total > 0; total--) {
      for (let taken = 1; taken <= Math.min(count, total); taken++) {
        made[total] = (made[total] ?? 0n) | ((made[total - taken] ?? 0n) << BigInt(pip * taken));
      }
    }
  }
  return made;
}
