/** What the frame around a board of the coach has to know of the lesson. */
import { createContext } from 'preact';
import type { LessonWords, Means } from '../kind/lessons.js';
import type { CoachWords } from '../words/catalogue.js';
import type { Unit } from './course.js';

interface LessonShown {
  readonly unit: Unit;
  readonly words: { readonly coach: CoachWords; readonly lessons: LessonWords };
  readonly means: Means;
  readonly answer: { readonly text: string } | undefined;
  readonly isLast: boolean;
  readonly wayOn: string;
  readonly speak: (text: string) => void;
  readonly onNext: () => void;
}

export const LessonContext = createContext<LessonShown>({} as LessonShown);
