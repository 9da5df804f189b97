import type { Cell } from '@pipwright/play';
import type { Piece } from '../../kind/explaining.js';
import type { LessonWords, Means } from '../../kind/lessons.js';
import { at } from '../../words/en/parts.js';

const PRESS = { touch: 'Tap', mouse: 'Click', keys: 'Press' } as const;
const place = (means: Means) =>
  means === 'keys'
    ? 'Go to a cell with the arrows, type a domino’s two numbers, press Enter.'
    : `${PRESS[means]} a domino, then a cell.`;
const turn = (means: Means) =>
  `${{ touch: 'Each tap', mouse: 'Each click', keys: 'R' }[means]} turns it to the next way it fits.`;
const numbers = (piece: Piece) => piece.map(({ number }) => number).sort((a, b) => a - b);
const first = (piece: Piece): Cell => piece[0]?.cell ?? [0, 0];

export const enPipsLessons: LessonWords = {
  lessons: [
    { goal: 'Give each colour its number of dots.', start: place, more: 'Now the other one.' },
    { goal: 'Here every cell has its own number.', start: place, more: 'Now the other one.' },
    {
      goal: '= means all the same. 5 means 5 in total.',
      start: () => 'Each half counts for the colour it lies on.',
    },
    {
      goal: '<3 means less than 3 in total. >5 means more than 5.',
      start: () => 'The cell without a colour takes any number.',
    },
  ],
  turn: (means) => `Right place. ${turn(means)}`,
  back: (means) => (means === 'keys' ? 'Delete takes it back.' : 'Drag it away, or press Undo.'),
  show({ how, piece }, means) {
    if (how === 'turn') return turn(means);
    if (how === 'back')
      return means === 'keys'
        ? `Go to ${at(first(piece))} and press Delete.`
        : `Drag the ${numbers(piece).join('-')} off the board.`;
    return means === 'keys'
      ? `Go to ${at(first(piece))}, type ${numbers(piece).join(' ')}, press Enter.`
      : `${PRESS[means]} the ${numbers(piece).join('-')}, then a marked cell.`;
  },
};
