import type { Rule } from '../src/model/rule.js';

/** Do these values, all that a region holds, obey its rule? Written from the rules alone, for judges of tests. */
export function obeys(rule: Rule, values: readonly number[]): boolean {
  const sum = values.reduce((total, value) => total + value, 0);
  switch (rule.kind) {
    case 'sum':
      return { '<': sum < rule.target, '>': sum > rule.target, '=': sum === rule.target }[rule.op];
    case 'same':
      return values.every((value) => value === (rule.value ?? values[0]));
    case 'different':
      return new Set(values).size === values.length && !values.some((value) => rule.avoiding.includes(value));
    case 'each':
      return values.every(
        (value) =>
          ({ '<': value < rule.value, '>': value > rule.value, '=': value === rule.value, '≠': value !== rule.value })[
            rule.op
          ],
      );
  }
}
