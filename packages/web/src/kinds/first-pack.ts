/** The file of the first pack of all, for those who load it before the tables are there. */
export const FIRST_PACK = './puzzles/pips-graded-easy.json';
