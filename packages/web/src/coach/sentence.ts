/** The one thing that the coach says now. */
import type { LessonWords, Means } from '../kind/lessons.js';
import type { Look } from './look.js';

export interface Seen {
  readonly look: Look;
  readonly wrong: string | undefined;
  /** What the app answered to a move that it did not make. */
  readonly answer: string | undefined;
  readonly isShown: boolean;
  readonly means: Means;
}

export function sentenceOf(
  words: LessonWords,
  at: number,
  { look: { right, next }, wrong, answer, isShown, means }: Seen,
): string {
  const lesson = words.lessons[at];
  if (answer !== undefined) return answer;
  if (next !== undefined && isShown) return words.show(next, means);
  if (next?.how === 'turn') return words.turn(means);
  if (wrong !== undefined) return `${wrong} ${words.back(means)}`;
  return (right > 0 ? lesson?.more : undefined) ?? lesson?.start(means) ?? '';
}
