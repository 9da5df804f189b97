/** Regions by a letter, for those who hear the board: A is the first of the puzzle. */
import type { Puzzle } from '@pipwright/pips';

const LETTERS = 26;

/** Of a region by its index in the puzzle: A to Z, then AA, AB and so on. */
export function letterOf({ regions }: Puzzle, region: number): string {
  const at = regions.findIndex(({ index }) => index === region);
  const letter = String.fromCharCode(65 + (at % LETTERS));
  return at < LETTERS ? letter : String.fromCharCode(64 + Math.floor(at / LETTERS)) + letter;
}
