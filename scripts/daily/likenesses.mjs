/** Reads the puzzles of a month, and tells what they are like, so that none comes again. */
import { readPuzzlesSync } from '@pipwright/core';
import { futoshikiGenerating, futoshikiReading } from '@pipwright/futoshiki/parts';
import { pipsGenerating, pipsReading } from '@pipwright/pips/parts';
import { readMonth } from './month-file.mjs';

/** @param {string} month @returns {readonly string[]} */
export function likenessesIn(month) {
  return readMonth(month).flatMap((day) => [
    ...day.pips.map(({ puzzle }) => pipsGenerating.likeness(pipsFrom(puzzle))),
    ...day.futoshiki.map(({ puzzle }) => futoshikiGenerating.likeness(futoshikiFrom(puzzle))),
  ]);
}

/** @param {import('./month-file.mjs').Written} written */
export function pipsFrom(written) {
  return puzzleIn(JSON.stringify(written), pipsReading);
}

/** @param {import('./month-file.mjs').Written} written */
export function futoshikiFrom(written) {
  return puzzleIn(String(written), futoshikiReading);
}

/** @template Spec, Puzzle @param {string} text @param {import('@pipwright/core').ReadingPart<Spec, Puzzle>} reading @returns {Puzzle} */
function puzzleIn(text, reading) {
  const [read] = readPuzzlesSync(text, [reading]);
  if (!read?.checked.ok) throw new Error(`a puzzle of a day cannot be read: ${JSON.stringify(read?.checked)}`);
  return read.checked.value;
}
