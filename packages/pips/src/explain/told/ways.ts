/** The ways to fill a region, as bags of numbers: which, not where. */
import type { Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';

/** Each bag sorted. */
export type Ways = readonly (readonly number[])[];

/** Beyond this a person would not count them either. */
const MOST_NODES = 3000;

/**
 * All ways to fill a region's cells, each with one of its options; undefined where there are too many to go through.
 * @param most of each number at most so many
 */
export function waysToFill(
  { rule }: Pick<Region, 'rule'>,
  options: readonly (readonly number[])[],
  most: (value: number) => number = () => options.length,
): Ways | undefined {
  const sums = reach(options);
  const found = new Map<string, readonly number[]>();
  const chosen: number[] = [];
  const left = new Map([...new Set(options.flat())].map((value) => [value, most(value)]));
  let nodes = 0;
  const fill = (i: number, sum: number): boolean => {
    if (++nodes > MOST_NODES) return false;
    if (!mayBecome(rule, sum, sums[i]!)) return true;
    if (i === options.length) {
      const bag = [...chosen].sort((a, b) => a - b);
      found.set(String(bag), bag);
      return true;
    }
    return options[i]!.every((value) => {
      const times = left.get(value)!;
      if (times <= 0 || !mayJoin(rule, chosen, value)) return true;
      left.set(value, times - 1);
      chosen.push(value);
      const goesOn = fill(i + 1, sum + value);
      chosen.pop();
      left.set(value, times);
      return goesOn;
    });
  };
  if (!fill(0, 0)) return undefined;
  return [...found.values()].sort((a, b) => a.reduce((order, value, i) => order || value - b[i]!, 0));
}

/** The sums that the cells from each one on can make at least and at most. */
function reach(options: readonly (readonly number[])[]): readonly (readonly [number, number])[] {
  const sums: (readonly [number, number])[] = [[0, 0]];
  for (const each of [...options].reverse()) {
    const [least, most] = sums[0]!;
    sums.unshift([least + Math.min(...each), most + Math.max(...each)]);
  }
  return sums;
}

function mayBecome(rule: Rule, sum: number, [least, most]: readonly [number, number]): boolean {
  if (rule.kind !== 'sum') return true;
  if (rule.op === '=') return sum + least <= rule.target && sum + most >= rule.target;
  return rule.op === '<' ? sum + least < rule.target : sum + most > rule.target;
}

function mayJoin(rule: Rule, chosen: readonly number[], value: number): boolean {
  switch (rule.kind) {
    case 'same':
      return chosen.every((other) => other === value) && (rule.value ?? value) === value;
    case 'different':
      return !chosen.includes(value) && !rule.avoiding.includes(value);
    case 'each':
      return { '<': value < rule.value, '>': value > rule.value, '=': value === rule.value, '≠': value !== rule.value }[
        rule.op
      ];
    case 'sum':
      return true;
  }
}

/** The sums that cells can make, each with one of its options, the smallest first. */
export function sumsOf(options: readonly (readonly number[])[]): readonly number[] {
  let sums = new Set([0]);
  for (const each of options) sums = new Set([...sums].flatMap((sum) => each.map((value) => sum + value)));
  return [...sums].sort((a, b) => a - b);
}
