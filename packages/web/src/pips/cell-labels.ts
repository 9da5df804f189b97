/** What is heard of each cell: where it is, its rule, what it holds, what is noted, and whether that is tried or wrong. */
import type { Puzzle, Rule } from '@pipwright/pips';
import { type Cell, marksAt, type PipsBoard } from '@pipwright/play';
import { type Marked, withMarked } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import { pipsWords } from './words.js';

export function rulesByCell({ regions }: Puzzle): ReadonlyMap<string, Rule> {
  return new Map(regions.flatMap(({ cells, rule }) => cells.map((cell) => [String(cell), rule] as const)));
}

/** Asks the board once; then gives the words for a cell. */
export function cellLabels(
  words: PlayWords,
  board: PipsBoard,
  rules: ReadonlyMap<string, Rule>,
  marked: Marked,
): (cell: Cell) => string {
  const pips = new Map(
    board.lying.flatMap(({ domino, cells }) => cells.map((cell, half) => [String(cell), domino[half]] as const)),
  );
  return (cell) => {
    const name = String(cell);
    const noted = pips.has(name) ? [] : marksAt(board.marks, cell);
    return withMarked(words, pipsWords(words).cell(cell, rules.get(name), pips.get(name), noted), name, marked);
  };
}
