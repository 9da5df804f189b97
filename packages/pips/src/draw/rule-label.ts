import type { Rule } from '../model/rule.js';

/** A rule as it stands on the board. */
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
