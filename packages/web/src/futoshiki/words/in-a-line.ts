/** The rules of Futoshiki for those who have never played. */
import type { FutoshikiFacts } from '@pipwright/play';
import type { KindInALine } from '../../kind/in-a-line.js';

export const FUTOSHIKI_IN_A_LINE: KindInALine = ({ rows: side, isAdjacent }: FutoshikiFacts) =>
  `1 to ${side} once in each row and column; ${isAdjacent ? 'numbers differ by one only at a bar.' : 'signs point to the smaller number.'}`;
