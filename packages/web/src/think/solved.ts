/**
 * What engines found out about a puzzle, as it stays with it: the first solutions, each in its one form, and how many
 * there are. Solutions are a text, so that a list can show their number without reading them. They are verified again
 * before they are shown, for what is on the disk may come from anywhere.
 */

import type { AnySolution } from '../kind/parts.js';
import type { SolvedRecord } from '../storage/records.js';
import { MOST_KEPT } from './engine-messages.js';

const MOST_CHARACTERS = 200_000;

/** All that both know; the first itself where the other knows nothing more. */
export function mergeSolved(known: SolvedRecord, coming: SolvedRecord): SolvedRecord {
  const found = BigInt(coming.found) > BigInt(known.found) ? coming.found : known.found;
  const complete = known.complete || coming.complete;
  const both = withSolutions({ ...known, found, complete }, solutionsIn(coming));
  const same = both.solutions === known.solutions && found === known.found && complete === known.complete;
  return same ? known : both;
}

export function isSolved(value: unknown): value is SolvedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { solutions, found, complete } = value as Partial<SolvedRecord>;
  if (typeof solutions !== 'string' || typeof found !== 'string' || typeof complete !== 'boolean') return false;
  if (!/^\d{1,400}$/.test(found) || solutions.length > 2 * MOST_CHARACTERS) return false;
  return parsed(solutions) !== undefined;
}

export function solutionsIn({ solutions }: SolvedRecord): readonly AnySolution[] {
  return parsed(solutions) ?? [];
}

function parsed(text: string): readonly AnySolution[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    const isList = Array.isArray(list) && list.length <= MOST_KEPT;
    return isList && list.every((each) => typeof each === 'object' && each !== null) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** As many of the new ones as there is room for, in their order. */
export function withSolutions(record: SolvedRecord, coming: readonly AnySolution[]): SolvedRecord {
  const texts = new Set(solutionsIn(record).map((each) => JSON.stringify(each)));
  let length = record.solutions.length;
  for (const text of coming.map((each) => JSON.stringify(each))) {
    if (texts.has(text)) continue;
    length += text.length + 1;
    if (texts.size >= MOST_KEPT || length > MOST_CHARACTERS) break;
    texts.add(text);
  }
  return { ...record, solutions: `[${[...texts].join()}]` };
}
