/**
 * Days of the Times, which a browser may not ask for itself: `pipwright serve` does it for the app it serves. Any other
 * host has no such service, and may answer with whatever it answers to every address; so what comes is looked at.
 */
export interface DailyService {
  /** The first and the last day it may have, as YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  /** How many milliseconds it waits for the Times. */
  readonly patience: number;
}

export type DayTrouble = 'none' | 'unreachable' | 'refused' | 'late' | 'garbage' | 'busy' | 'slow' | 'gone' | 'offline';

type DayAnswer = { readonly text: string } | { readonly trouble: DayTrouble };

const TROUBLES: Readonly<Record<string, DayTrouble>> = {
  'date-invalid': 'none',
  'daily-no-such-day': 'none',
  'daily-no-network': 'unreachable',
  'daily-timeout': 'late',
  'daily-not-json': 'garbage',
  'daily-other-day': 'garbage',
  'input-too-large': 'garbage',
  'daily-busy': 'busy',
  'daily-interrupted': 'gone',
};

/** What the server needs beside the time for which it waits itself. */
const MARGIN_MILLISECONDS = 5000;
const LONGEST_TIMER = 2 ** 31 - 1;

export function findDailyService(signal: AbortSignal): Promise<DailyService | undefined> {
  return askForService(signal).catch(() => undefined);
}

export async function askForService(signal: AbortSignal): Promise<DailyService | undefined> {
  const response = await fetch(addressOf(''), { signal, cache: 'no-store' });
  if (response.status >= 500) throw new Error(`The host is in trouble: ${response.status}`);
  return response.ok && isJson(response) ? asService(await response.json()) : undefined;
}

export async function fetchDay(
  date: string,
  { patience }: DailyService,
  signal: AbortSignal,
): Promise<DayAnswer | undefined> {
  const end = new AbortController();
  const abort = () => end.abort();
  const timer = setTimeout(abort, Math.min(patience + MARGIN_MILLISECONDS, LONGEST_TIMER));
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(addressOf(`${date}.json`), { signal: end.signal, cache: 'no-store' });
    if (!isJson(response)) return { trouble: 'gone' };
    return response.ok ? { text: await response.text() } : { trouble: troubleOf(await response.json()) };
  } catch {
    if (signal.aborted) return undefined;
    if (end.signal.aborted) return { trouble: 'slow' };
    return { trouble: navigator.onLine ? 'gone' : 'offline' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Beside the app, wherever that is. */
function addressOf(name: string): URL {
  return new URL(`daily/${name}`, document.baseURI);
}

function isJson({ headers }: Response): boolean {
  return /^application\/json\b/.test(headers.get('content-type') ?? '');
}

function asService(said: unknown): DailyService | undefined {
  const { service, first, last, patience } = fieldsOf(said);
  const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  if (service !== 'pipwright-daily' || !isDate(first) || !isDate(last)) return undefined;
  return typeof patience === 'number' && patience > 0 ? { first, last, patience } : undefined;
}

function troubleOf(said: unknown): DayTrouble {
  const code = String(fieldsOf(said).code);
  return (Object.hasOwn(TROUBLES, code) ? TROUBLES[code] : undefined) ?? 'refused';
}

function fieldsOf(said: unknown): Readonly<Record<string, unknown>> {
  return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
}
