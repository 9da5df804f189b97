import { counted } from '../counted.js';
import type { SearchMetrics } from './csp-search.js';

/** What the steps of a search tell. */
export function explainSearch(metrics: SearchMetrics): readonly string[] {
  const { algorithm, simplifyingSteps, assigningSteps, backtrackingSteps, totalSteps, efficiency } = metrics;
  const percent = Math.round(efficiency * 1000) / 10;
  return [
    `${algorithm} took ${counted(totalSteps, 'step')}.`,
    `${counted(simplifyingSteps, 'simplifying step')}, to leave out what cannot be before the search begins.`,
    `${counted(assigningSteps, 'assigning step')}: in each a variable tried its candidates until one was accepted, or none was left.`,
    `${counted(backtrackingSteps, 'backtracking step')}: in each a choice made earlier was taken back.`,
    `Efficiency ${percent} %: the part of all steps that did not go back. A search without a wrong turn has 100 %.`,
  ];
}
