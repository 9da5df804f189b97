/**
 * Days of the Times for whoever asks this server: from the cache of the command line, else fetched. Those who ask for
 * the same day share one download, few downloads run at once, and no day is asked of the Times that it cannot have.
 */
import { err, ok, type Problem, type Result } from '@pipwright/core';
import type { DailyPuzzles } from '../daily.js';
import { localDate } from '../dates.js';
import { DAYS } from '../registry.js';
import { problem } from '../words.js';

const MOST_DOWNLOADS = 4;

export class Days {
  readonly #daily: DailyPuzzles;
  readonly #underWay = new Map<string, Promise<Result<string, Problem>>>();
  #downloads = 0;

  constructor(daily: DailyPuzzles) {
    this.#daily = daily;
  }

  /** For how many milliseconds the Times is waited for. */
  get patience(): number {
    return this.#daily.patience;
  }

  /** The first and the last day that may be asked for: where it is late already, tomorrow may be there. */
  static bounds(): { readonly first: string; readonly last: string } {
    return { first: DAYS.first, last: localDate(new Date(), 1) };
  }

  /** @param date a day of the calendar, as YYYY-MM-DD */
  read(date: string): Promise<Result<string, Problem>> {
    const { first, last } = Days.bounds();
    if (date < first || date > last) return Promise.resolve(err(problem('daily-no-such-day', {}, {})));
    const underWay = this.#underWay.get(date);
    if (underWay !== undefined) return underWay;
    const reading = this.#readOnce(date).finally(() => this.#underWay.delete(date));
    this.#underWay.set(date, reading);
    return reading;
  }

  async #readOnce(date: string): Promise<Result<string, Problem>> {
    const kept = await this.#daily.kept(date);
    if (kept !== undefined) return ok(kept);
    if (this.#downloads >= MOST_DOWNLOADS) return err(problem('daily-busy', {}, {}));
    this.#downloads++;
    try {
      return await this.#daily.fetch(date);
    } finally {
      this.#downloads--;
    }
  }
}
