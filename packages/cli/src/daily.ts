/**
 * A day's puzzles, from the cache or from the Times's public endpoint. A day whose puzzles are not all there may be
 * filled in later, so only a whole day is kept; that never changes, so it is kept for good. Days of different
 * addresses are kept apart: what a test server gave must not pass for the Times's.
 */
import { join } from 'node:path';
import { err, ok, type Problem, parseJson, problemMaker, type Result, readPuzzles } from '@pipwright/core';
import { readCache, writeCache } from './cache.js';
import { download } from './download.js';
import { parseDuration } from './duration.js';
import { KINDS } from './registry.js';
import type { fileWords } from './words.js';

export const LEVELS: readonly string[] = ['easy', 'medium', 'hard'];

/** The name of the format in which the endpoint answers. */
export const DAY_FORMAT = 'nyt';

const TIMES = 'https://www.nytimes.com/svc/pips/v1';
const PATIENCE_MILLISECONDS = 10_000;
const MAX_TIMER_MILLISECONDS = 2 ** 31 - 1;

const problem = problemMaker<typeof fileWords>();

/** The first day that the Times has. */
export const FIRST_DAY = '2025-08-18';

/** The text of a day, named as YYYY-MM-DD. */
export async function readDay(date: string): Promise<Result<string, Problem>> {
  const kept = await keptDay(date);
  return kept === undefined ? fetchDay(date) : ok(kept);
}

/** From the cache alone; undefined for a day that is not there whole. */
export async function keptDay(date: string): Promise<string | undefined> {
  const kept = await readCache(nameInCache(date));
  return kept !== undefined && isWhole(kept) ? kept : undefined;
}

/** From the Times, whether it is kept or not. */
export async function fetchDay(date: string): Promise<Result<string, Problem>> {
  if (process.stderr.isTTY) process.stderr.write(`Fetching the puzzles of ${date}…\n`);
  const answer = await download(`${baseAddress()}/${date}.json`, patience());
  if (!answer.ok) return answer.error.code === 'not-utf8' ? notJson() : answer;
  if (!parseJson(answer.value).ok) return notJson();
  if (!isOfDay(answer.value, date)) return err(problem('daily-other-day', {}, {}));
  if (isWhole(answer.value)) await writeCache(nameInCache(date), answer.value);
  return answer;
}

function baseAddress(): string {
  return (process.env.PIPWRIGHT_NYT_URL || TIMES).replace(/\/+$/, '');
}

function nameInCache(date: string): string {
  return join(
    baseAddress()
      .replace(/^\w+:\/\//, '')
      .replace(/[^\w.]+/g, '-'),
    `${date}.json`,
  );
}

/** Does the answer say that it is of this day, or nothing about it? */
function isOfDay(day: string, date: string): boolean {
  return readPuzzles(day, KINDS, DAY_FORMAT).every(({ id, level }) => id === undefined || id === `${date}-${level}`);
}

function notJson(): Result<never, Problem> {
  return err(problem('daily-not-json', {}, {}));
}

/** Is every level there, and a puzzle? */
function isWhole(day: string): boolean {
  const readings = readPuzzles(day, KINDS, DAY_FORMAT);
  return LEVELS.every((level) => readings.some((reading) => reading.level === level && reading.checked.ok));
}

/** For how many milliseconds the Times is waited for. */
export function patience(): number {
  const asked = parseDuration(process.env.PIPWRIGHT_NYT_TIMEOUT ?? '') ?? PATIENCE_MILLISECONDS;
  return Math.min(Math.ceil(asked), MAX_TIMER_MILLISECONDS);
}
