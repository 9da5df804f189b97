/**
 * A result as a text for others, in the manner of the Times's: what was played, how hard it is as a coloured circle
 * beside the word for it, the time, the hints. It says nothing of the board, so it spoils nothing; the streak and the
 * player's other times are nobody else's.
 */
import type { Label } from '@pipwright/core';
import type { HelpTaken } from '@pipwright/play';
import { clockFace } from '../game/time.js';
import type { FinishWords, PlayWords } from '../words/catalogue.js';

/** Those of the Times as far as they go. */
const CIRCLES: Readonly<Record<Label, string>> = { easy: '🟢', medium: '🟡', hard: '🔴', expert: '🟣' };

export interface SharedResult extends HelpTaken {
  readonly kind: string;
  readonly title: string;
  readonly level: Label | undefined;
  readonly elapsed: number;
}

export function sharedText(words: PlayWords, finish: FinishWords, result: SharedResult): string {
  const { kind, level, elapsed } = result;
  const circle = level === undefined ? '' : ` ${CIRCLES[level]}`;
  return `${words.appName} ${kind} · ${ratedTitle(words, result)}${circle}\n${clockFace(elapsed)} · ${sayHelp(finish, result)}`;
}

export function ratedTitle({ levels }: PlayWords, { title, level }: SharedResult): string {
  return level === undefined || title.includes(levels[level]) ? title : `${title} · ${levels[level]}`;
}

export function sayHelp(finish: FinishWords, { hints, walked }: HelpTaken): string {
  return hints > 0 || walked ? finish.helped(hints, walked) : finish.unhelped;
}
