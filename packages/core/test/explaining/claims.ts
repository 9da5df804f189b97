/** What records claim, what their premises refer to, and what a judge of them can be asked. */
import type { JsonObject } from '@pipwright/core';
import type { LinkRecord } from './records.js';

/** What a step or a link concludes. */
export type Claim = Pick<LinkRecord, 'removes' | 'joins' | 'places'>;

/** What premises refer to by number, and what is supposed. */
export interface Known {
  readonly steps: readonly Claim[];
  readonly suppose?: JsonObject | undefined;
  readonly links?: readonly Claim[];
}

/** Each answer is undefined where it would take too long to find out. */
export interface PremiseJudge<Puzzle> {
  /** Does all of a claim follow from these premises? */
  follows(puzzle: Puzzle, known: Known, claim: Claim, because: readonly JsonObject[]): boolean | undefined;
  /** Can these premises not hold together? */
  contradicts(puzzle: Puzzle, known: Known, because: readonly JsonObject[]): boolean | undefined;
}

/** All that premises say of steps, links and what a player has placed. */
export function factsIn({ steps, links = [] }: Known, because: readonly JsonObject[]): Claim[] {
  return because.flatMap((premise): Claim[] => {
    if ('placed' in premise) return [{ removes: [], joins: [], places: [premise.placed as JsonObject] }];
    const fact = 'step' in premise ? steps[premise.step as number] : links[premise.link as number];
    if (fact === undefined && ('step' in premise || 'link' in premise))
      throw new Error(`there is nothing told yet that ${JSON.stringify(premise)} could mean`);
    return fact === undefined ? [] : [fact];
  });
}
