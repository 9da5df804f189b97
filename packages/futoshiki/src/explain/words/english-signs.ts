/** What signs and bars say, in English. */
import { cellName } from '@pipwright/core';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import type { ToldLink } from '../told/link.js';
import { alsoTaken, aroundOf, signReasons } from '../told/sign-reasons.js';
import { cellNames, clauses, conclusion, lineName, sentence, so } from './english-names.js';
import { bySigns, reasonSaid } from './english-reasons.js';

const answers = (told: ToldLink): Variants => [...so(told, bySigns(told)), sentence(conclusion(told))];

/** A cell between two that are both greater, or both smaller. */
function betweenWords(name: string, word: 'greater' | 'smaller', idea: string): TechniqueWords<ToldLink> {
  return {
    name,
    idea,
    say: (told) => so(told, bySigns(told)),
    why(told) {
      const [each] = told.concludes;
      if (each === undefined) return [];
      const { others, line } = aroundOf(told, each);
      return [
        `Both its neighbours in ${line === undefined ? 'the line' : lineName(line)} are ${word}. How many numbers does ${cellName(each.cell)} leave for them?`,
        `${cellNames(others)} are both ${word} than ${cellName(each.cell)}. What does that leave for it?`,
      ];
    },
    what: answers,
  };
}

function askLeft(told: ToldLink, what = 'does that'): string {
  return `What ${what} leave for ${cellNames(told.concludes.slice(0, 2).map(({ cell }) => cell))}?`;
}

function asksLeft(told: ToldLink): Variants {
  return signReasons(told).map((reason) =>
    reason.kind === 'by-signs'
      ? askLeft(told, 'do the signs')
      : `${sentence(reasonSaid(told, reason))} ${askLeft(told)}`,
  );
}

/** A reason with what follows, and asked. */
function wordsOf(name: string, idea: string): TechniqueWords<ToldLink> {
  return {
    name,
    idea,
    say(told) {
      const reasons = bySigns(told);
      const also = alsoTaken(told).map((each) => reasonSaid(told, each));
      return [
        ...so(
          told,
          reasons.slice(0, 1).map((reason) => clauses([reason, ...also])),
        ),
        ...answers(told),
      ];
    },
    why: (told) => [...asksLeft(told), askLeft(told)],
    what: answers,
  };
}

export const signTechniques = {
  bound: wordsOf('Greater and smaller', 'A cell is greater than the least that the smaller one can be.'),
  'chain-bound': wordsOf(
    'Chain of signs',
    'Along a chain of signs numbers go up one by one at least, so its ends have little room.',
  ),
  'ordered-pair': wordsOf('Pair with a sign', 'Two cells that hold the same two numbers, with a sign between them.'),
  valley: betweenWords(
    'Valley',
    'greater',
    'Two neighbours in one line are greater, and differ: both need room above.',
  ),
  peak: betweenWords('Peak', 'smaller', 'Two neighbours in one line are smaller, and differ: both need room below.'),
  'across-bar': wordsOf('Across a bar', 'Numbers on both sides of a bar differ by one.'),
  'no-bar': wordsOf('No bar, no neighbour', 'Without a bar between them, numbers do not differ by one.'),
  'bar-run': wordsOf('Run of bars', 'Along bars in one line numbers go up one by one, or down.'),
} satisfies Readonly<Record<string, TechniqueWords<ToldLink>>>;
