/** What stands below the time: “Your third best on Hard · 7 days in a row”. */
import { clockFace } from '../game/time.js';
import type { CommonPlayWords, FinishWords } from '../words/catalogue.js';
import type { Outcome } from './outcome.js';

/** Each part of it; none where there is nothing to be said. Whoever was sent a time hears of that, and not of their own ones. */
export function sayOutcome(
  words: FinishWords,
  levels: CommonPlayWords['levels'],
  { rank, hints, walked, daysInARow, against }: Outcome,
): readonly string[] {
  const parts = [
    ...(against === undefined ? [] : [words.toBeat[against.how](clockFace(against.seconds * 1000))]),
    ...(rank === undefined || against !== undefined ? [] : [words.rank(rank.rank, levels[rank.level])]),
    ...(hints > 0 || walked ? [words.helped(hints, walked)] : []),
    ...(daysInARow === undefined ? [] : [words.daysInARow(daysInARow)]),
  ];
  return parts.map((part, i) => (i === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part));
}
