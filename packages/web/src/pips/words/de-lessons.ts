/** What the coach says on boards of Pips, in German. */
import type { Cell } from '@pipwright/play';
import type { Piece } from '../../kind/explaining.js';
import type { LessonWords, Means } from '../../kind/lessons.js';
import { at } from '../../words/de/parts.js';

const place = (means: Means) =>
  ({
    touch: 'Tippe einen Dominostein an, dann ein Feld.',
    mouse: 'Klick einen Dominostein an, dann ein Feld.',
    keys: 'Geh mit den Pfeilen auf ein Feld, tippe die zwei Zahlen eines Dominosteins, dann Eingabe.',
  })[means];
const turn = (means: Means) =>
  ({
    touch: 'Jedes Antippen dreht den Stein in die nächste Lage, die passt.',
    mouse: 'Jeder Klick dreht den Stein in die nächste Lage, die passt.',
    keys: 'R dreht den Stein in die nächste Lage, die passt.',
  })[means];
const numbers = (piece: Piece) => piece.map(({ number }) => number).sort((a, b) => a - b);
const first = (piece: Piece): Cell => piece[0]?.cell ?? [0, 0];

export const dePipsLessons: LessonWords = {
  lessons: [
    { goal: 'Jede Farbe braucht so viele Punkte, wie ihr Schild sagt.', start: place, more: 'Jetzt der andere.' },
    { goal: 'Hier hat jedes Feld seine eigene Zahl.', start: place, more: 'Jetzt der andere.' },
    {
      goal: '= heißt: alles gleich. 5 heißt: zusammen 5.',
      start: () => 'Jede Hälfte zählt für die Farbe, auf der sie liegt.',
    },
    {
      goal: '<3 heißt: zusammen weniger als 3. >5 heißt: mehr als 5.',
      start: () => 'Auf dem Feld ohne Farbe darf jede Zahl liegen.',
    },
  ],
  turn: (means) => `Der Platz stimmt. ${turn(means)}`,
  back: (means) => (means === 'keys' ? 'Entf nimmt den Stein zurück.' : 'Zieh den Stein weg, oder nimm „Rückgängig“.'),
  show({ how, piece }, means) {
    if (how === 'turn') return turn(means);
    const name = numbers(piece).join('-');
    if (how === 'back')
      return means === 'keys' ? `Geh zu ${at(first(piece))} und drücke Entf.` : `Zieh den ${name} vom Brett.`;
    return {
      touch: `Tippe den ${name} an, dann ein markiertes Feld.`,
      mouse: `Klick den ${name} an, dann ein markiertes Feld.`,
      keys: `Geh zu ${at(first(piece))}, tippe ${numbers(piece).join(' ')}, dann Eingabe.`,
    }[means];
  },
};
