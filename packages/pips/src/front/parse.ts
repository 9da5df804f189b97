import { onlyOne, parseAllWith, type ParseResult as ResultOf } from '@pipwright/core/front';
import type { Level, Puzzle } from '../model/puzzle.js';
import { pipsReading } from '../reading.js';
import { known } from './check.js';
import { PuzzleError, type PuzzleProblem } from './problem.js';
import { frontWords } from './words.js';

export interface ParseOptions {
  /** How the text is written; by default that is detected. */
  readonly format?: 'text' | 'json' | 'nyt' | 'yaml' | undefined;
  readonly level?: Level | undefined;
}

export type ParseResult = ResultOf<Puzzle, PuzzleProblem>;

/** Every puzzle in a text: three in a day of the Times. Throws nothing for what a text holds. */
export function parseAll(text: string, options?: ParseOptions): readonly ParseResult[] {
  const results = parseAllWith(pipsReading, frontWords, text, options);
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
