import { onlyOne, parseAllWith, type ParseResult as ResultOf } from '@pipwright/core/front';
import type { Puzzle } from '../model/puzzle.js';
import { futoshikiReading } from '../reading.js';
import { known } from './check.js';
import { PuzzleError, type PuzzleProblem } from './problem.js';
import { frontWords } from './words.js';

export interface ParseOptions {
  /** How the text is written; by default that is detected. */
  readonly format?: 'tatham' | 'grid' | 'json' | undefined;
}

export type ParseResult = ResultOf<Puzzle, PuzzleProblem>;

/** Every puzzle in a text. Throws nothing for what a text holds. */
export function parseAll(text: string, options?: ParseOptions): readonly ParseResult[] {
  const results = parseAllWith(futoshikiReading, frontWords, text, options);
  for (const result of results) if (result.ok) known.remember(result.value);
  return results;
}

/** The puzzle in a text, or all that is wrong with it. Throws nothing for what a text holds. */
export function safeParse(text: string, options?: ParseOptions): ParseResult {
  return onlyOne(parseAll(text, options), frontWords);
}

/** The puzzle in a text. Throws a `PuzzleError` where there is none. */
export function parse(text: string, options?: ParseOptions): Puzzle {
  const result = safeParse(text, options);
  if (!result.ok) throw new PuzzleError(result.error);
  return result.value;
}
