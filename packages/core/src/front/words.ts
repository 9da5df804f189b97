/** Sentences for what can be wrong when one puzzle of a text is asked for. */
import type { Words } from '../problem.js';

export const parseWords = {
  'level-missing': (data: { level: string }) => `There is no ${data.level} puzzle here.`,
  'several-puzzles': (data: { puzzles: number }) =>
    `The text has ${data.puzzles} puzzles. Read them with parseAll, or name a level if it is a day.`,
} satisfies Words;
