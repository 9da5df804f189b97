/**
 * Who may come in from the network. A token lets one device in and is then used up, so an address that was seen over
 * somebody's shoulder, or stays in a history, opens nothing. The device has a session of its own from then on. Only
 * digests are compared: neither time nor length tells anything about a secret.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Nothing that is easily taken for something else when it is typed. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Of 5 bits each. */
const TOKEN_LETTERS = 26;
/** Wrong tokens until the token is replaced; each time ten times as many, so that nobody can flood the terminal. */
const FIRST_PATIENCE = 10;

export interface GuestNews {
  readonly type: 'came' | 'guessed';
  /** What the next device must bring. */
  readonly token: string;
}

export class Guests {
  #token = newToken();
  #wrong = 0;
  #patience = FIRST_PATIENCE;
  readonly #sessions = new Set<string>();
  readonly #tell: (news: GuestNews) => void;

  constructor(tell: (news: GuestNews) => void) {
    this.#tell = tell;
  }

  get token(): string {
    return this.#token;
  }

  knows(session: string): boolean {
    return this.#sessions.has(digest(session).toString('hex'));
  }

  /** The session of a new guest, or undefined for a wrong token. */
  admit(token: string): string | undefined {
    if (!timingSafeEqual(digest(token), digest(this.#token))) {
      this.#refuse();
      return undefined;
    }
    const session = randomBytes(32).toString('base64url');
    this.#sessions.add(digest(session).toString('hex'));
    this.#replace('came');
    return session;
  }

  #refuse(): void {
    if (++this.#wrong < this.#patience) return;
    this.#patience *= 10;
    this.#replace('guessed');
  }

  #replace(type: GuestNews['type']): void {
    this.#token = newToken();
    this.#wrong = 0;
    this.#tell({ type, token: this.#token });
  }
}

function newToken(): string {
  return Array.from(randomBytes(TOKEN_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
