/** The rules of Pips for those who have never played. */
import type { KindInALine } from '../../kind/in-a-line.js';

export const PIPS_IN_A_LINE: KindInALine = () => 'Fill the board: a number is its colour’s sum, = means all the same.';
