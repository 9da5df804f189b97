/**
 * What the words of the command line name: files, standard input, or days, with the levels that stand after them.
 * A file that is there wins over a day or a level of the same name.
 */
import { ok, type Problem, type Result } from '@pipwright/core';
import type { DailyPuzzles } from './daily.js';
import { readDate } from './dates.js';
import type { Files } from './files.js';
import { DAYS } from './registry.js';

interface Source {
  /** As typed. */
  readonly name: string;
  /** The levels asked for by a word of their own. */
  readonly levels: readonly string[];
}

interface SourceText {
  readonly text: string;
  /** Where it is known without looking at the text. */
  readonly format?: string;
}

const LEVELS: ReadonlySet<string> = new Set(DAYS.levels);

export async function findSources(words: readonly string[], files: Files): Promise<readonly Source[]> {
  const sources: { readonly name: string; readonly levels: string[] }[] = [];
  for (const word of words) {
    const last = sources.at(-1);
    const afterDay = last !== undefined && readDate(last.name) !== undefined;
    if (afterDay && LEVELS.has(word) && !(await files.isFile(word))) last.levels.push(word);
    else sources.push({ name: word, levels: [] });
  }
  return sources;
}

export async function readSource(
  name: string,
  files: Files,
  daily: DailyPuzzles,
): Promise<Result<SourceText, Problem>> {
  const date = readDate(name);
  if (date === undefined || (await files.isFile(name))) {
    const text = await files.readText(name);
    return text.ok ? ok({ text: text.value }) : text;
  }
  const day = date.ok ? await daily.read(date.value) : date;
  return day.ok ? ok({ text: day.value, format: DAYS.format }) : day;
}
