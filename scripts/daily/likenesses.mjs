/** What the puzzles of a month are like, so that none comes again. */
import { futoshikiGenerating } from '@pipwright/futoshiki';
import { pipsGenerating } from '@pipwright/pips';
import { puzzleFromJson } from '@pipwright/play';
import { readMonth } from './month-file.mjs';

/** @param {string} month @returns {readonly string[]} */
export function likenessesIn(month) {
  return readMonth(month).flatMap(({ pips, futoshiki }) => [
    ...pips.map(({ puzzle }) => pipsGenerating.likeness(read(puzzleFromJson('pips', puzzle)))),
    ...futoshiki.map(({ puzzle }) => futoshikiGenerating.likeness(read(puzzleFromJson('futoshiki', puzzle)))),
  ]);
}

/** @template Puzzle @param {import('@pipwright/core').Result<Puzzle, readonly import('@pipwright/core').Problem[]>} result */
export function read(result) {
  if (!result.ok) throw new Error(`a puzzle of a day cannot be read or written: ${JSON.stringify(result.error)}`);
  return result.value;
}
