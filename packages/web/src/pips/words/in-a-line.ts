/** The rules of Pips for those who have never played. */
import type { KindInALine } from '../../kind/in-a-line.js';

export const PIPS_IN_A_LINE: KindInALine = {
  en: () =>
    'Fill the board. A number is its colour’s sum, = means all the same. Tap a domino, then a cell; tap it again to turn it.',
  de: () =>
    'Füll das Brett. Die Zahl ist die Summe ihrer Farbe, = heißt alle gleich. Tippe einen Stein an, dann ein Feld; noch einmal dreht ihn.',
};
