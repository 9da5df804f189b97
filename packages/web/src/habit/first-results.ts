import { helpTaken } from '@pipwright/play';
import type { ResultRecord } from '../storage/records.js';

/** The first result of each puzzle, in the order of time: whoever plays one again knows it already. */
export function firstResults(results: readonly ResultRecord[]): readonly ResultRecord[] {
  const first = new Map<string, ResultRecord>();
  for (const result of [...results].sort((a, b) => a.moment - b.moment))
    if (!first.has(result.puzzle)) first.set(result.puzzle, result);
  return [...first.values()];
}

export function helpIn({ hints }: ResultRecord): 'none' | 'some' {
  const help = helpTaken(hints);
  return help.hints > 0 || help.walked ? 'some' : 'none';
}
