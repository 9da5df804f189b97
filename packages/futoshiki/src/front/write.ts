import { say, writeWith } from '@pipwright/core/front';
import type { Puzzle } from '../model/puzzle.js';
import { futoshikiReading } from '../reading.js';
import { assured } from './check.js';
import type { ParseOptions } from './parse.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

/** The puzzle in a format, which `parse` reads back. Throws a `PuzzleError` where the format cannot hold the puzzle. */
export function write(puzzle: Puzzle, format: NonNullable<ParseOptions['format']>): string {
  const made = writeWith(futoshikiReading.formats, assured(puzzle), format);
  if (!made.ok) throw new PuzzleError(say(made.error, frontWords));
  return made.value;
}
