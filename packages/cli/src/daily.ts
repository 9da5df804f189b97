/**
 * A day's puzzles, from the cache or from the Times's public endpoint. A day whose puzzles are not all there may be
 * filled in later, so only a whole day is kept; that never changes, so it is kept for good. Days of different
 * addresses are kept apart: what a test server gave must not pass for the Times's.
 */
import { join } from 'node:path';
import { type AnyKind, err, ok, type Problem, parseJson, type Result, readPuzzlesSync } from '@pipwright/core';
import { Cache } from './cache.js';
import { download } from './download.js';
import { parseDuration } from './duration.js';
import type { Io } from './io.js';
import type { Progress } from './progress.js';
import { DAYS } from './registry.js';
import { problem } from './words.js';

const PATIENCE_MILLISECONDS = 10_000;
const MAX_TIMER_MILLISECONDS = 2 ** 31 - 1;

/** Days are named as YYYY-MM-DD. */
export class DailyPuzzles {
  readonly #io: Pick<Io, 'env' | 'interruption'>;
  readonly #kinds: readonly AnyKind[];
  readonly #progress: Progress;
  readonly #cache: Cache;

  constructor(io: Pick<Io, 'env' | 'interruption'>, kinds: readonly AnyKind[], progress: Progress) {
    this.#io = io;
    this.#kinds = kinds;
    this.#progress = progress;
    this.#cache = new Cache(io.env);
  }

  /** For how many milliseconds the Times is waited for. */
  get patience(): number {
    const asked = parseDuration(this.#io.env.PIPWRIGHT_NYT_TIMEOUT ?? '') ?? PATIENCE_MILLISECONDS;
    return Math.min(Math.ceil(asked), MAX_TIMER_MILLISECONDS);
  }

  async read(date: string): Promise<Result<string, Problem>> {
    const kept = await this.kept(date);
    return kept === undefined ? this.fetch(date) : ok(kept);
  }

  /** From the cache alone; undefined for a day that is not there whole. */
  async kept(date: string): Promise<string | undefined> {
    const kept = await this.#cache.read(this.#nameInCache(date));
    return kept !== undefined && this.#isWhole(kept) ? kept : undefined;
  }

  async fetch(date: string): Promise<Result<string, Problem>> {
    this.#progress.note(`Fetching the puzzles of ${date}…`);
    const answer = await download(`${this.#baseAddress}/${date}.json`, this.patience, this.#io.interruption);
    if (!answer.ok) return answer.error.code === 'not-utf8' ? notJson() : answer;
    if (!parseJson(answer.value).ok) return notJson();
    if (!this.#isOfDay(answer.value, date)) return err(problem('daily-other-day', {}, {}));
    if (this.#isWhole(answer.value)) await this.#cache.write(this.#nameInCache(date), answer.value);
    return answer;
  }

  get #baseAddress(): string {
    return (this.#io.env.PIPWRIGHT_NYT_URL || DAYS.address).replace(/\/+$/, '');
  }

  #nameInCache(date: string): string {
    const server = this.#baseAddress.replace(/^\w+:\/\//, '').replace(/[^\w.]+/g, '-');
    return join(server, `${date}.json`);
  }

  /** Does the answer say that it is of this day, or nothing about it? */
  #isOfDay(day: string, date: string): boolean {
    const readings = readPuzzlesSync(day, this.#kinds, DAYS.format);
    return readings.every(({ id, level }) => id === undefined || id === `${date}-${level}`);
  }

  #isWhole(day: string): boolean {
    const readings = readPuzzlesSync(day, this.#kinds, DAYS.format);
    return DAYS.levels.every((level) => readings.some((reading) => reading.level === level && reading.checked.ok));
  }
}

function notJson(): Result<never, Problem> {
  return err(problem('daily-not-json', {}, {}));
}
