/** What the coach says on boards of Futoshiki, in German. */
import type { Cell } from '@pipwright/play';
import type { LessonWords } from '../../kind/lessons.js';
import { at } from '../../words/de/parts.js';

export const deFutoshikiLessons: LessonWords = {
  lessons: [
    {
      goal: 'In jede Zeile und Spalte kommen 1, 2 und 3. Zeichen zeigen auf die kleinere Zahl.',
      start: (means) =>
        ({
          touch: 'Tippe ein Feld an, dann eine Zahl.',
          mouse: 'Klick ein Feld an, dann eine Zahl.',
          keys: 'Geh mit den Pfeilen auf ein Feld und tippe eine Zahl.',
        })[means],
    },
  ],
  turn: () => 'Probier eine andere Zahl.',
  back: () => 'Probier eine andere Zahl.',
  show({ how, piece: [first] }, means) {
    const cell: Cell = first?.cell ?? [0, 0];
    const where = means === 'keys' ? at(cell) : 'das markierte Feld';
    if (how !== 'place') return `${means === 'keys' ? `${where}: ` : ''}Probier eine andere Zahl.`;
    return means === 'keys' ? `${where}: Hier steht ${first?.number}.` : `In ${where} kommt die ${first?.number}.`;
  },
};
