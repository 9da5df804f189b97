/**
 * The rules of every dialect. `sum` speaks of the region's total (the Times's numbers, `<` and `>`),
 * `each` of every single value (the YAML dialect's `op`): different rules, so different names.
 */
export type Rule =
  | { readonly kind: 'sum'; readonly op: '=' | '<' | '>'; readonly target: number }
  | { readonly kind: 'same'; readonly value?: number }
  | { readonly kind: 'different'; readonly avoiding: readonly number[] }
  | { readonly kind: 'each'; readonly op: '<' | '>' | '=' | '≠'; readonly value: number };

/** A rule in words, as in "the rule is: …". */
export function ruleInWords(rule: Rule): string {
  switch (rule.kind) {
    case 'sum':
      return rule.op === '='
        ? `sum ${rule.target}`
        : `sum ${rule.op === '<' ? 'less than' : 'more than'} ${rule.target}`;
    case 'same':
      return rule.value === undefined ? 'all the same' : `all ${rule.value}`;
    case 'different':
      return rule.avoiding.length === 0 ? 'all different' : `all different, and none of ${rule.avoiding.join(', ')}`;
    case 'each':
      return `every value ${rule.op} ${rule.value}`;
  }
}
