/**
 * What the words of the command line name: files, standard input, or days, with the levels that stand after them.
 * A file that is there wins over a day or a level of the same name. A folder does only where it can be an input, and
 * not behind a day.
 */
import { err, list, ok, type Problem, type Result } from '@pipwright/core';
import type { DailyPuzzles } from './daily.js';
import { readDate } from './dates.js';
import { type Files, STANDARD_INPUT } from './files.js';
import { didYouMean } from './nearest.js';
import { DAYS } from './registry.js';
import { UsageError } from './usage-error.js';

export interface Source {
  readonly name: string;
  readonly levels: readonly string[];
  /** Was only its folder named? */
  readonly isInFolder?: boolean;
  readonly problem?: Problem;
}

export interface SourceText {
  readonly text: string;
  /** Where it is known without looking at the text. */
  readonly format?: string;
}

/** Has a file levels to choose from? Undefined where it cannot be told. */
export type HasLevels = (name: string) => Promise<boolean | undefined>;

export function readLevel(word: string): string | undefined {
  return DAYS.levels.find((level) => level === word.toLowerCase());
}

/** @param takesFolders can a folder be an input? */
export async function findSources(
  words: readonly string[],
  files: Files,
  hasLevels: HasLevels,
  takesFolders: boolean,
): Promise<readonly Source[]> {
  const sources: { readonly name: string; readonly levels: string[] }[] = [];
  for (const word of words) {
    const last = sources.at(-1);
    const level = readLevel(word);
    if (last === undefined || (await namesSource(word))) sources.push({ name: word, levels: [] });
    else if (level !== undefined) {
      const follows = await isDay(last.name);
      if (follows !== true && takesFolders && (await files.isFolder(word))) sources.push({ name: word, levels: [] });
      else if (follows === false) throw noLevels(last.name, level);
      else last.levels.push(level);
    } else {
      if (!looksLikePath(word) && (await isDay(last.name))) throw notLevel(word, last.name);
      sources.push({ name: word, levels: [] });
    }
  }
  return sources;

  async function namesSource(word: string): Promise<boolean> {
    if (word === STANDARD_INPUT || readDate(word) !== undefined || (await files.isFile(word))) return true;
    return readLevel(word) === undefined && files.exists(word);
  }

  async function isDay(name: string): Promise<boolean | undefined> {
    return readDate(name) !== undefined && !(await files.isFile(name)) ? true : hasLevels(name);
  }
}

/** The sources below a source that is a folder, with its levels; undefined where it is none. */
export async function sourcesBelow({ name, levels }: Source, files: Files): Promise<readonly Source[] | undefined> {
  const isFolder = name !== STANDARD_INPUT && readDate(name) === undefined && (await files.isFolder(name));
  return isFolder ? (await files.filesBelow(name)).map((below) => ({ ...below, levels, isInFolder: true })) : undefined;
}

/** A file that is not there is told of by itself, and the others are still worked on. */
export function looksLikePath(word: string): boolean {
  return /[./\\]/.test(word);
}

function notLevel(word: string, day: string): UsageError {
  const meant = didYouMean(word, DAYS.levels) || ` A level is ${list(DAYS.levels, 'or')}.`;
  return new UsageError(`"${word}" is not a level of ${day}, and there is no file "${word}".${meant}`);
}

function noLevels(name: string, level: string): UsageError {
  return new UsageError(`${name} has no levels, so there is no ${level} puzzle in it. Leave out "${level}".`);
}

export async function readSource(
  { name, problem }: Source,
  files: Files,
  daily: DailyPuzzles,
): Promise<Result<SourceText, Problem>> {
  if (problem !== undefined) return err(problem);
  const date = readDate(name);
  if (date === undefined || (await files.isFile(name))) {
    const text = await files.readText(name);
    return text.ok ? ok({ text: text.value }) : text;
  }
  const day = date.ok ? await daily.read(date.value) : date;
  return day.ok ? ok({ text: day.value, format: DAYS.format }) : day;
}
