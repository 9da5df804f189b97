/** Reads the puzzles of a month, and tells what they are like, so that none comes again. */
import { futoshikiGenerating, parse as parseFutoshiki } from '@pipwright/futoshiki';
import { parse as parsePips, pipsGenerating } from '@pipwright/pips';
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
  return parsePips(JSON.stringify(written));
}

/** @param {import('./month-file.mjs').Written} written */
export function futoshikiFrom(written) {
  return parseFutoshiki(String(written));
}
