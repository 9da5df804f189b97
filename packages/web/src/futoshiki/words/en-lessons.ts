import type { Cell } from '@pipwright/play';
import type { LessonWords } from '../../kind/lessons.js';
import { at } from '../../words/en/parts.js';

export const enFutoshikiLessons: LessonWords = {
  lessons: [
    {
      goal: 'Put 1, 2 and 3 in every row and column. Signs point to the smaller number.',
      start: (means) =>
        ({
          touch: 'Tap a cell, then a number.',
          mouse: 'Click a cell, then a number.',
          keys: 'Go to a cell with the arrows and type a number.',
        })[means],
    },
  ],
  turn: () => 'Try another number.',
  back: () => 'Try another number.',
  show({ how, piece: [first] }, means) {
    const cell: Cell = first?.cell ?? [0, 0];
    const where = means === 'keys' ? at(cell) : 'the marked cell';
    return how === 'place' ? `Put ${first?.number} in ${where}.` : `Try another number in ${where}.`;
  },
};
