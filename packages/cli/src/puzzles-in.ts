/**
 * The puzzles of a text. Beside the formats of all kinds, the command line reads lines of JSON, each a puzzle or what
 * `generate` wrote, with the text of a puzzle.
 */
import { type AnyKind, err, type Problem, type Reading, readPuzzles, type Where } from '@pipwright/core';
import { areJsonLines, parseMadeLine } from './json-lines.js';
import { problem } from './words.js';

export interface FoundReading extends Reading<AnyKind, unknown> {
  /** From 1, where its text has a puzzle a line. */
  readonly line?: number;
}

interface TextPart {
  readonly text: string;
  /** From 1, of one line of several. */
  readonly line?: number;
}

/** The lines of a text that has a document a line, or the whole of another. @param name of its file */
export function partsOf(text: string, name: string): readonly TextPart[] {
  if (areJsonLines(text, name, true) !== true) return [{ text }];
  return text.split('\n').flatMap((each, i) => (each.trim() === '' ? [] : [{ text: each, line: i + 1 }]));
}

export async function puzzlesIn(
  { text, line }: TextPart,
  kinds: readonly AnyKind[],
  format?: string,
): Promise<readonly FoundReading[]> {
  const readings = await puzzlesInOne(text, kinds, format);
  if (line === undefined) return readings;
  const inFile = (found: Problem): Problem => ({ ...found, where: whereInFile(found.where, line) });
  return readings.map(({ checked, ...reading }) => {
    const warnings = checked.warnings.map(inFile);
    return {
      ...reading,
      line,
      checked: checked.ok ? { ...checked, warnings } : { ...err(checked.error.map(inFile)), warnings },
    };
  });
}

async function puzzlesInOne(
  text: string,
  kinds: readonly AnyKind[],
  format?: string,
): Promise<readonly FoundReading[]> {
  const made = /^\s*\{\s*"puzzle"\s*:/.test(text) ? parseMadeLine(text) : undefined;
  if (made === undefined) return readPuzzles(text, kinds, format);
  const where = { line: 1, column: 1 };
  if (made.text === undefined) return [unreadable(problem('line-without-puzzle', where, {}), made.id)];
  const readings = await readPuzzles(made.text, kinds, format);
  return readings.map(({ checked, ...reading }) => ({
    ...reading,
    id: made.id,
    checked: checked.ok ? checked : { ...checked, error: checked.error.map((each) => ({ ...each, where })) },
  }));
}

function whereInFile({ line = 1, column = 1, ...where }: Where, first: number): Where {
  return { line: first + line - 1, column, ...where };
}

function unreadable(found: Problem, id: string): FoundReading {
  return {
    kind: undefined,
    format: undefined,
    id,
    name: undefined,
    level: undefined,
    checked: { ...err([found]), warnings: [] },
  };
}
