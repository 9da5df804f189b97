/** What goes through a queue and back: text, so that any job system keeps it as it is. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Problem } from '@pipwright/core';

export type QueueJob = string;

export type QueueAnswer =
  /** A result of the pool, as JSON. */
  | { readonly done: string }
  /** A bug, in its words. */
  | { readonly failed: string }
  /** It ended whoever had it: why, and what can be done. */
  | { readonly deadly: Problem };

/** After so many deaths nobody else tries. */
export const MOST_DEATHS = 3;

/** The same work has the same id, whoever asks for it and whenever. */
export function idOf(job: QueueJob): string {
  return createHash('sha256').update(job).digest('hex').slice(0, 40);
}

/**
 * Workers take only what was put there by the same program: another one may give other results.
 * @param thread what threads run; when it is built, it names all that it is made of by what is in it
 */
export function queueName(version: string, thread: URL): string {
  const program = createHash('sha256').update(readFileSync(thread)).digest('hex').slice(0, 12);
  return `pipwright-${version}-${program}`;
}

/** What JSON cannot hold by itself, under a name that nothing else has. */
type Special = { readonly $bytes: string } | { readonly $number: string };

export function encode(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, each) {
    // As it was before it was asked for its JSON.
    const own = this[key];
    if (own instanceof Uint8Array) return { $bytes: Buffer.from(own).toString('base64') } satisfies Special;
    // A limit may be infinite.
    if (typeof own === 'number' && !Number.isFinite(own)) return { $number: String(own) } satisfies Special;
    return each;
  });
}

export function decode(text: string): unknown {
  return JSON.parse(text, (_, each) => {
    if (typeof each !== 'object' || each === null) return each;
    if (typeof each.$bytes === 'string') return new Uint8Array(Buffer.from(each.$bytes, 'base64'));
    return typeof each.$number === 'string' ? Number(each.$number) : each;
  });
}
