/** The rules of a kind for those who have never played. */
import type { PuzzleFacts } from '@pipwright/play';

export type KindInALine = { say(facts: PuzzleFacts): string }['say'];
