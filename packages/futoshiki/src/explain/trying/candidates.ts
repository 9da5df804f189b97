/** What can be supposed of a board and is wrong, those that seem to fail soonest first. */
import { members, size } from '@pipwright/core/bits';
import { termsOf } from '../../engines/swift/index.js';
import { Glance } from '../judging/glance.js';
import { type Knowledge, linesThrough } from '../knowledge/knowledge.js';
import type { Truth } from '../knowledge/truth.js';

/** That a cell holds a number, which it does not. */
export interface Candidate {
  readonly cell: number;
  readonly v: number;
  /** Is there one other candidate for the cell, or one other place for the number in a line? */
  readonly isOneOfTwo: boolean;
}

/** Those that fail by the simplest reasoning, or by trying so many numbers; of all candidates where nothing is true. */
export function wrongCandidates(knowledge: Knowledge, truth?: Truth, nodes = 0): Candidate[] {
  const glance = new Glance(knowledge.compiled);
  const terms = termsOf(knowledge.compiled);
  for (const line of knowledge.lines.keys()) terms.lineOff[line] = knowledge.isLineKnown(line) ? 0 : 1;
  const found: (Candidate & { readonly order: number })[] = [];
  for (let cell = 0; cell < knowledge.compiled.cells; cell++) {
    if (knowledge.isPlaced(cell)) continue;
    for (const v of members(knowledge.values[cell]! & ~(truth?.values[cell] ?? 0))) {
      terms.values.set(knowledge.values);
      terms.values[cell]! &= 1 << v;
      const rounds = glance.roundsToFail(terms, nodes);
      if (rounds === undefined) continue;
      const isOneOfTwo = isEitherOr(knowledge, cell, v);
      found.push({ cell, v, isOneOfTwo, order: 2 * rounds - Number(isOneOfTwo) });
    }
  }
  return found.sort((a, b) => a.order - b.order);
}

/** Are there two numbers left for the cell, or two places for the number in its row or column? */
export function isEitherOr({ values, lines, side }: Knowledge, cell: number, v: number): boolean {
  if (size(values[cell]!) === 2) return true;
  return linesThrough(cell, side).some(
    (line) => lines[line]!.filter((each) => (values[each]! & (1 << v)) !== 0).length === 2,
  );
}
