/**
 * What is answered below daily/: that the service is there, a day of the Times as it came, or why it did not come. Of
 * what a client says only a date that was found to be one goes further.
 */
import { describe, type JsonObject, type Problem } from '@pipwright/core';
import { readDate } from '../dates.js';
import { fileWords, problem } from '../words.js';
import { Days } from './days.js';

const FOLDER = 'daily/';

const STATUSES: Readonly<Record<string, number>> = {
  'date-invalid': 400,
  'daily-no-such-day': 404,
  'daily-busy': 503,
  'daily-interrupted': 503,
  'daily-timeout': 504,
};
/** Whatever else is wrong with what the Times answered. */
const BAD_GATEWAY = 502;

interface DailyAnswer {
  readonly status: number;
  /** JSON. */
  readonly text: string;
}

export function isDaily(name: string): boolean {
  return name.startsWith(FOLDER);
}

export async function answerDaily(name: string, days: Days): Promise<DailyAnswer> {
  if (name === FOLDER) return json(200, { service: 'pipwright-daily', ...Days.bounds(), patience: days.patience });
  // No word but a date: `today` is another day on a device of another time zone.
  const [, word] = /^(\d{4}-\d\d-\d\d)\.json$/.exec(name.slice(FOLDER.length)) ?? [];
  const date = word === undefined ? undefined : readDate(word);
  if (date === undefined || !date.ok) return refused(problem('date-invalid', {}, {}));
  const day = await days.read(date.value);
  return day.ok ? { status: 200, text: day.value } : refused(day.error);
}

function refused(found: Problem): DailyAnswer {
  const { code, data } = found;
  return json(STATUSES[code] ?? BAD_GATEWAY, { code, message: describe(found, fileWords), data });
}

function json(status: number, value: JsonObject): DailyAnswer {
  return { status, text: `${JSON.stringify(value)}\n` };
}
