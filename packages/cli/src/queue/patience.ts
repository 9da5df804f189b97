/** A server that is away is waited for, and so are workers, and that is said once; anything else is a failure. */
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../usage-error.js';
import { type QueueAddress, withoutSecrets } from './address.js';

export const RETRY_MILLISECONDS = 500;

/** What the system, the drivers and the servers call it. */
const AWAY_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const AWAY_NETWORK = /^E(?:HOST|NET)(?:UNREACH|DOWN)$/;
const AWAY_STATES = /^(?:08|57P)/;
const AWAY_WORDS =
  /\b(?:connection (?:is )?(?:closed|terminated|ended|timeout|error)|not queryable|loading|masterdown|timeout exceeded)/i;

export class Patience {
  readonly #address: QueueAddress;
  readonly #say: (text: string) => void;
  #isAway = false;
  #timesAlone = 0;
  /** What was said last of what went wrong on the way. */
  #notice: string | undefined;

  /** @param say tells people */
  constructor(address: QueueAddress, say: (text: string) => void) {
    this.#address = address;
    this.#say = say;
  }

  /** Asks again until the server answers. @param signal ends the waiting; then undefined is returned */
  async insist<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    let stop = () => {};
    // A driver may keep a question for as long as its server is away.
    const stopped = new Promise<undefined>((resolve) => {
      stop = () => resolve(undefined);
    });
    signal.addEventListener('abort', stop);
    try {
      while (!signal.aborted) {
        try {
          const answer = await Promise.race([ask(), stopped]);
          if (!signal.aborted) this.answered();
          return answer;
        } catch (error) {
          this.failed(error);
          await pause(RETRY_MILLISECONDS, undefined, { signal }).catch(() => {});
        }
      }
      return undefined;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Something went wrong between here and the server. Throws where waiting does not help. */
  failed(error: unknown): void {
    const { shown } = this.#address;
    if (!isAway(error)) throw new Failure(this.#about(error));
    if (this.#isAway) return;
    this.#isAway = true;
    this.#say(`The queue ${shown} does not answer. Waiting for it; Ctrl-C stops.`);
  }

  /** The same for what a driver tells by the way: it goes on by itself, and whoever asks hears of the rest. */
  noticed(error: unknown): void {
    if (isAway(error)) this.failed(error);
    else {
      const notice = this.#about(error);
      if (notice !== this.#notice) this.#say(notice);
      this.#notice = notice;
    }
  }

  #about(error: unknown): string {
    return `The queue ${this.#address.shown}: ${withoutSecrets(messageOf(error), this.#address)}`;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** So many workers are there. That there are none is said at the second time: they may just be connecting. */
  counted(workers: number): void {
    const { shown } = this.#address;
    this.#timesAlone = workers === 0 ? this.#timesAlone + 1 : 0;
    if (this.#timesAlone === 2)
      this.#say(
        `No worker running this same build is connected to ${shown}. To start one: pipwright worker --queue ${shown}`,
      );
  }

  answered(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#say(`The queue ${this.#address.shown} is back.`);
  }
}

/** Does it mean that there is no server at the moment? */
export function isAway(error: unknown): boolean {
  // Several addresses of one host were tried.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isAway);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (AWAY_CODES.includes(code) || AWAY_STATES.test(code) || AWAY_NETWORK.test(code)))
    return true;
  return AWAY_WORDS.test(messageOf(error));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
