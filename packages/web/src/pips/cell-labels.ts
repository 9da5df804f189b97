/**
 * What is heard of each cell: where it is, its region, what it holds and where the other half lies, what is noted, and
 * whether that is tried or wrong.
 */
import { type Cell, marksAt, type PipsBoard, quartersOf } from '@pipwright/play';
import { type Marked, withMarked } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import type { HeardHalf } from './heard-half.js';
import type { NamedRegion } from './regions.js';
import { pipsWords } from './words.js';

export function regionsByCell(regions: readonly NamedRegion[]): ReadonlyMap<string, NamedRegion> {
  return new Map(regions.flatMap((region) => region.cells.map((cell) => [String(cell), region] as const)));
}

export function cellLabels(
  words: PlayWords,
  board: PipsBoard,
  regions: ReadonlyMap<string, NamedRegion>,
  marked: Marked,
): (cell: Cell) => string {
  const halves = new Map(
    board.lying.flatMap(({ domino: [first, second], cells }): (readonly [string, HeardHalf])[] => {
      const quarters = quartersOf(cells) ?? 0;
      return [
        [String(cells[0]), { pips: first, other: second, quarters }],
        [String(cells[1]), { pips: second, other: first, quarters: (quarters + 2) & 3 }],
      ];
    }),
  );
  return (cell) => {
    const name = String(cell);
    const noted = halves.has(name) ? [] : marksAt(board.marks, cell);
    return withMarked(words, pipsWords(words).cell(cell, regions.get(name), halves.get(name), noted), name, marked);
  };
}
