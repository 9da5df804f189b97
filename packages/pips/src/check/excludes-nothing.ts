import type { Rule } from '../model/rule.js';

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
