/** A puzzle of Futoshiki with one number or sign less, each of them. */
import { sideOf, smallerPuzzles } from '@pipwright/futoshiki';

/** @param {import('@pipwright/futoshiki').Puzzle} puzzle */
export function withoutOneClue(puzzle) {
  return [...smallerPuzzles(puzzle)].filter(
    (less) => sideOf(less) === sideOf(puzzle) && less.bars?.length === puzzle.bars?.length,
  );
}
