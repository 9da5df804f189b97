/** Puzzles as text. */
import { say } from '@pipwright/core/front';
import type { Puzzle } from '../model/puzzle.js';
import { pipsReading } from '../reading.js';
import { assured } from './check.js';
import type { ParseOptions } from './parse.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

/** The puzzle in a format, which `parse` reads back. Throws a `PuzzleError` where the format cannot hold the puzzle. */
export function write(puzzle: Puzzle, name: NonNullable<ParseOptions['format']>): string {
  const format = pipsReading.formats.find((each) => each.name === name);
  if (format === undefined)
    throw new TypeError(
      `There is no format ${JSON.stringify(name)}. There are ${pipsReading.formats.map((each) => each.name).join(', ')}.`,
    );
  const made = format.make([assured(puzzle)]);
  if (!made.ok) throw new PuzzleError(say(made.error, frontWords));
  return made.value;
}
