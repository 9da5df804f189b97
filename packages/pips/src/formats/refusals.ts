import type { ParsedPuzzle, Problem } from '@pipwright/core';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { regionNamer } from '../model/region-name.js';
import { type Rule, ruleInWords } from '../model/rule.js';
import { problem } from '../problem.js';

export function unreadable(found: Problem): ParsedPuzzle<Spec> {
  const spec: Spec = {
    cells: [],
    supply: { kind: 'list', dominoes: [] },
    maxPip: 6,
    regions: [],
    unread: ['/cells', '/dominoes'],
  };
  return { spec, problems: [found], warnings: [], locate: () => found.where };
}

export function inexpressibleRules(
  { regions }: Puzzle,
  format: string,
  isExpressible: (rule: Rule) => boolean,
): Problem[] {
  const nameOf = regionNamer(regions);
  return regions
    .filter(({ rule }) => !isExpressible(rule))
    .map((region) => {
      const { index, rule } = region;
      return problem('rule-not-expressible', {}, { ...nameOf(region), region: index, rule: ruleInWords(rule), format });
    });
}
