/** What only a board without a solution shows, as one clause. */
import type { PlainClaim } from '../claims/claim.js';
import type { Told } from '../claims/told.js';
import type { Clause } from './clause.js';
import { type Key, words } from './english.js';
import type { Speaker } from './speaker.js';

type Ending = Extract<PlainClaim<Told>, { readonly says: 'broken' | 'odd' | 'crowd' | 'few' | 'total' }>;

/** More cells are not listed. */
const LISTED = 6;

export function endingSaid(speaker: Speaker, claim: Ending): readonly Clause[] {
  return [{ text: textOf(speaker, claim), isWhole: true, isGiven: true }];
}

function textOf(speaker: Speaker, claim: Ending): string {
  const { names } = speaker;
  switch (claim.says) {
    case 'broken':
      return brokenSaid(speaker, claim);
    case 'odd':
      return speaker.say('odd', { count: words.count(claim.area.length), cell: names.cell(claim.at) });
    case 'crowd': {
      const { cells, partners } = claim;
      if (cells.length <= LISTED)
        return speaker.say('crowd', { cells: speaker.cells(cells), partners: speaker.cells(partners) });
      const count = words.count(cells.length);
      return speaker.say('crowd-many', { count, cell: names.cell(cells[0]!), others: words.count(partners.length) });
    }
    case 'few':
      return speaker.say('few', { needed: claim.needed, there: claim.there, max: speaker.puzzle.maxPip }, claim.needed);
    case 'total':
      return speaker.say(`total-${claim.side}`, { made: claim.made, pips: claim.pips });
  }
}

function brokenSaid(speaker: Speaker, { region, values }: Extract<Ending, { says: 'broken' }>): string {
  const name = speaker.names.region(region);
  if (values.length === 0) return speaker.say('broken-none', { region: name });
  const counts = [...new Set(values)].map((v) => words.part(v, values.filter((each) => each === v).length));
  const isSum = speaker.ruleOf(region)?.kind === 'sum' && values.length > 1;
  const key: Key = isSum ? 'broken-sum' : 'broken';
  return speaker.say(key, { region: name, values: speaker.and(counts), sum: values.reduce((sum, v) => sum + v, 0) });
}
