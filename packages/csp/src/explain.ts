import type { Words } from '@pipwright/core';
import type { CspMetrics, ModellingBinaryCsp } from './graph/binary-csp.js';
import type { SearchMetrics } from './search/csp-search.js';

export interface ExplainedMetric {
  readonly metric: keyof CspMetrics;
  readonly value: number;
  readonly origin: string;
  readonly meaning: string;
}

export function explainMetrics<Variable, Value, Problem>(
  csp: ModellingBinaryCsp<Variable, Value, Problem>,
): readonly ExplainedMetric[] {
  const { metrics } = csp;
  const { variables, constraints, theoreticalConstraints } = metrics;
  const sizes = csp.variableData().map(({ domain }) => domain.length);
  const idle = theoreticalConstraints - constraints;
  return [
    {
      metric: 'variables',
      value: variables,
      origin: variables === 0 ? 'nothing to decide' : `with ${range(sizes)} each`,
      meaning: 'what must be decided',
    },
    {
      metric: 'theoreticalConstraints',
      value: theoreticalConstraints,
      origin: 'pairs of variables that the rules restrict',
      meaning: 'what the rules could forbid if every value were still possible',
    },
    {
      metric: 'constraints',
      value: constraints,
      origin: `proven: each forbids at least one pair of values; ${idle === 1 ? '1 more forbids' : `${idle} more forbid`} none`,
      meaning: 'what a solver must check',
    },
    {
      metric: 'constraintDensity',
      value: metrics.constraintDensity,
      origin: `${constraints} of ${(variables * (variables - 1)) / 2} pairs of variables`,
      meaning: 'how much the variables depend on each other: 0 is not at all, 1 is all on all',
    },
    {
      metric: 'meanTightness',
      value: metrics.meanTightness,
      origin: constraints === 0 ? 'there are no constraints' : `the harmonic mean of ${tally(csp)}`,
      meaning: 'the share of pairs of values that a constraint forbids: 0 is none, 1 is all',
    },
  ];
}

/** Most numbers that are listed one by one. */
const MOST_DIFFERENT = 6;

/** The same number often is written once: `4 × 0.333, 4 × 0.5`. */
export function explainSearch(metrics: SearchMetrics): readonly string[] {
  const { algorithm, simplifyingSteps, assigningSteps, backtrackingSteps, totalSteps, efficiency } = metrics;
  const percent = Math.round(efficiency * 1000) / 10;
  return [
    `${algorithm} took ${counted(totalSteps, 'step')}.`,
    `${counted(simplifyingSteps, 'simplifying step')}, to remove impossible values before the search.`,
    `${counted(assigningSteps, 'assigning step')}: each tried the candidates of a variable until one was accepted or none was left.`,
    `${counted(backtrackingSteps, 'backtracking step')}: each undid an earlier choice.`,
    `Efficiency ${percent} %: the share of steps that were not backtracking. A search without a wrong choice has 100 %.`,
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function tally<Variable, Value, Problem>(csp: ModellingBinaryCsp<Variable, Value, Problem>): string {
  const counts = new Map<string, number>();
  for (const { tightness } of csp.constraintData()) {
    const text = String(Number(tightness.toPrecision(3)));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const parts = [...counts].sort(([a], [b]) => Number(a) - Number(b));
  if (parts.length > MOST_DIFFERENT)
    return `${csp.metrics.constraints} numbers from ${parts[0]?.[0]} to ${parts.at(-1)?.[0]}`;
  return parts.map(([text, often]) => `${often} × ${text}`).join(', ');
}

function range(sizes: readonly number[]): string {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least === most ? counted(least, 'value') : `${least} to ${most} values`;
}

export const cspWords = {
  'csp-conflict': (data: { variable: string }) => `It contradicts the value of ${data.variable}.`,
  'csp-wipe-out': (data: { variable: string }) => `No value would be left for ${data.variable}.`,
} satisfies Words;
