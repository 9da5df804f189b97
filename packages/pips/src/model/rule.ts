/**
 * The rules of every dialect. `sum` speaks of the region's total (the Times's numbers, `<` and `>`),
 * `each` of every single value (the YAML dialect's `op`): different rules, so different names.
 */
export type Rule =
  | { readonly kind: 'sum'; readonly op: '=' | '<' | '>'; readonly target: number }
  | { readonly kind: 'same'; readonly value?: number }
  | { readonly kind: 'different'; readonly avoiding: readonly number[] }
  | { readonly kind: 'each'; readonly op: '<' | '>' | '=' | '≠'; readonly value: number };

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
      return `every number ${rule.op} ${rule.value}`;
  }
}

export function ruleLabel(rule: Rule): string {
  switch (rule.kind) {
    case 'sum':
      return rule.op === '=' ? `${rule.target}` : `${rule.op}${rule.target}`;
    case 'same':
      return `=${rule.value ?? ''}`;
    case 'different':
      return rule.avoiding.length === 0 ? '≠' : `≠ not ${rule.avoiding.join(',')}`;
    case 'each':
      return `each${rule.op}${rule.value}`;
  }
}

/** Does every way to fill so many cells with pips from 0 to `maxPip` satisfy the rule? */
export function excludesNothing(rule: Rule, cells: number, maxPip: number): boolean {
  const holdsForEach = (holds: (pip: number) => boolean) => {
    for (let pip = 0; pip <= maxPip; pip++) if (!holds(pip)) return false;
    return true;
  };
  switch (rule.kind) {
    case 'sum':
      if (rule.op === '<') return cells * maxPip < rule.target;
      return rule.op === '=' && rule.target === 0 && maxPip === 0;
    case 'same':
      return (cells <= 1 || maxPip === 0) && holdsForEach((pip) => rule.value === undefined || pip === rule.value);
    case 'different':
      return cells <= 1 && rule.avoiding.every((pip) => pip > maxPip);
    case 'each':
      return holdsForEach((pip) => {
        if (rule.op === '<') return pip < rule.value;
        if (rule.op === '>') return pip > rule.value;
        return rule.op === '=' ? pip === rule.value : pip !== rule.value;
      });
  }
}

/** Is there no way to fill so many cells with pips from 0 to `maxPip` that satisfies the rule? */
export function neverHolds(rule: Rule, cells: number, maxPip: number): boolean {
  switch (rule.kind) {
    case 'sum':
      if (rule.op === '<') return rule.target < 1;
      return cells * maxPip < (rule.op === '>' ? rule.target + 1 : rule.target);
    case 'same':
      return rule.value !== undefined && rule.value > maxPip;
    case 'different':
      return maxPip + 1 - new Set(rule.avoiding.filter((pip) => pip <= maxPip)).size < cells;
    case 'each':
      if (rule.op === '<') return rule.value < 1;
      if (rule.op === '≠') return maxPip === 0 && rule.value === 0;
      return maxPip < (rule.op === '>' ? rule.value + 1 : rule.value);
  }
}
