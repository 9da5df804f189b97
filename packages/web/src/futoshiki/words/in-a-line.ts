/** The rules of Futoshiki for those who have never played. */
import type { FutoshikiFacts } from '@pipwright/play';
import type { KindInALine } from '../../kind/in-a-line.js';

export const FUTOSHIKI_IN_A_LINE: KindInALine = {
  en: ({ rows: side, isAdjacent }: FutoshikiFacts) =>
    `1 to ${side} once in every row and column. ${isAdjacent ? 'The difference is one at a bar, and only there.' : 'Signs point to the smaller number.'} Tap a cell, then a number.`,
  de: ({ rows: side, isAdjacent }: FutoshikiFacts) =>
    `1 bis ${side} je einmal in jeder Zeile und Spalte. ${isAdjacent ? 'Nur am Balken ist der Unterschied 1.' : 'Zeichen zeigen auf die kleinere Zahl.'} Tippe ein Feld an, dann eine Zahl.`,
};
