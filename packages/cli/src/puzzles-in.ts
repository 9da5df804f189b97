/**
 * The puzzles of a text. Beside the formats of all kinds, the command line reads what it writes: JSON lines of
 * `generate`, each with the text of a puzzle.
 */
import { type AnyKind, err, type Problem, type Reading, readPuzzles } from '@pipwright/core';
import { parseMadeLine } from './made-line.js';
import { problem } from './words.js';

type AnyReading = Reading<AnyKind, unknown>;

export function puzzlesIn(text: string, kinds: readonly AnyKind[], format?: string): readonly AnyReading[] {
  const lines = /^\s*\{\s*"puzzle"\s*:/.test(text) ? text.split('\n') : [];
  const [first = ''] = lines;
  if (parseMadeLine(first) === undefined) return readPuzzles(text, kinds, format);
  return lines.flatMap((line, i) => (line.trim() === '' ? [] : readLine(line, i + 1, kinds, format)));
}

function readLine(
  text: string,
  line: number,
  kinds: readonly AnyKind[],
  format: string | undefined,
): readonly AnyReading[] {
  const where = { line, column: 1 };
  const made = parseMadeLine(text);
  if (made === undefined) return [unreadable(problem('line-not-made', where, {}))];
  if (made.text === undefined) return [unreadable(problem('line-without-puzzle', where, {}), made.id)];
  return readPuzzles(made.text, kinds, format).map(({ checked, ...reading }) => ({
    ...reading,
    id: made.id,
    checked: checked.ok ? checked : { ...checked, error: checked.error.map((each) => ({ ...each, where })) },
  }));
}

function unreadable(found: Problem, id?: string): AnyReading {
  return {
    kind: undefined,
    format: undefined,
    id,
    name: undefined,
    level: undefined,
    checked: { ...err([found]), warnings: [] },
  };
}
