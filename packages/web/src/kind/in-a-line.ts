/** The rules of a kind for those who have never played. */
import type { PuzzleFacts } from '@pipwright/play';
import type { LanguageName } from '../words/languages.js';

export type KindInALine = Readonly<Record<LanguageName, { say(facts: PuzzleFacts): string }['say']>>;
