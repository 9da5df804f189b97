/** How a board ends with nothing left, in few words: what led there stands below. */
import { isDeadEnd, type ToldPart } from '../claims/told.js';
import { clausesOf } from './clauses.js';
import { bothSaid, factsSaid } from './facts.js';
import type { Speaker } from './speaker.js';

export function endSaid(speaker: Speaker, part: ToldPart | undefined): string {
  const clause = part === undefined || part.claim.says === 'two' ? undefined : clauseOf(speaker, part);
  return clause === undefined ? speaker.say('unfinished') : speaker.say('in-the-end', { clause });
}

function clauseOf(speaker: Speaker, { claim, facts }: ToldPart): string | undefined {
  if (claim.says === 'against') return speaker.say('against-each-other', { cells: speaker.cells(claim.cells) });
  const [first] = facts;
  if (first?.is !== 'over') return isDeadEnd(facts) ? factsSaid(speaker, facts).at(0) : bothSaid(speaker, facts);
  return clausesOf(speaker, { claim, facts }).claim;
}
