/** The rules of Pips for those who have never played. */
import type { KindInALine } from '../../kind/in-a-line.js';

export const PIPS_IN_A_LINE: KindInALine = {
  en: () => 'Fill the board. Each colour has a rule: 7 is its sum, = means all the same.',
  de: () => 'Füll das Brett. Jede Farbe hat eine Regel: 7 ist die Summe, = heißt alle gleich.',
};
