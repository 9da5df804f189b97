/** What stands below the time: “Your third best on Hard · no hints · 7-day streak”. */
import { clockFace } from '../game/time.js';
import type { CommonPlayWords, FinishWords } from '../words/catalogue.js';
import type { Outcome } from './outcome.js';
import { sayHelp } from './shared-text.js';

/** Each part of it. Whoever was sent a time hears of that, and not of their own ones. */
export function sayOutcome(
  words: FinishWords,
  levels: CommonPlayWords['levels'],
  { rank, daysInARow, against, ...help }: Outcome,
): readonly string[] {
  const parts = [
    ...(against === undefined ? [] : [words.toBeat[against.how](clockFace(against.seconds * 1000))]),
    ...(rank === undefined || against !== undefined ? [] : [words.rank(rank.rank, levels[rank.level])]),
    sayHelp(words, help),
    ...(daysInARow === undefined ? [] : [words.daysInARow(daysInARow)]),
  ];
  return parts.map((part, i) => (i === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part));
}
