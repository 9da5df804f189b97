/**
 * Has documents worked on in threads. A puzzle that ends its thread costs its own line and nothing else: its portion is
 * halved, and halved again, until it is found.
 */
import { type AnyKind, jsonText } from '@pipwright/core';
import type { Document } from '../../batch/document.js';
import { type Input, stem } from '../../inputs.js';
import { highest, STATUS, type Status } from '../../status.js';
import type { Pool } from '../../threads/pool.js';
import { Failure } from '../../usage-error.js';
import { type BatchJob, inputsOf, type Lines, pack } from './portion-work.js';
import { failed, type TaskOptions } from './tasks.js';

/** A portion should take about as long, in milliseconds: messages then do not count, and slow puzzles spread. */
const [SHORT, LONG] = [25, 100];
const MOST_DOCUMENTS = 256;

export class Workers {
  readonly #pool: Pool<BatchJob, Lines, unknown>;
  readonly #options: TaskOptions;
  readonly #kinds: readonly AnyKind[];
  readonly #signal: AbortSignal;
  readonly #fixed: number | undefined;
  most: number;

  /** @param fixed so many documents in a portion, whatever they take; else that is found out */
  constructor(
    pool: Pool<BatchJob, Lines, unknown>,
    options: TaskOptions,
    kinds: readonly AnyKind[],
    signal: AbortSignal,
    fixed?: number,
  ) {
    this.#fixed = fixed;
    this.most = fixed ?? 1;
    this.#pool = pool;
    this.#options = options;
    this.#kinds = kinds;
    this.#signal = signal;
  }

  async work(documents: readonly Document[]): Promise<Lines> {
    try {
      const lines = await this.#pool.work({ portion: pack(documents), options: this.#options });
      if (this.#fixed !== undefined) return lines;
      if (lines.milliseconds > LONG) this.most = Math.max(1, this.most >> 1);
      else if (lines.milliseconds < SHORT && documents.length >= this.most)
        this.most = Math.min(MOST_DOCUMENTS, this.most * 2);
      return lines;
    } catch (error) {
      this.#throwIfOver(error);
      if (documents.length === 1) return this.#workInParts(documents[0] as Document, error);
      const middle = documents.length >> 1;
      return joined([await this.work(documents.slice(0, middle)), await this.work(documents.slice(middle))]);
    }
  }

  /** A document that could not be worked on as a whole. @param error what became of it */
  async #workInParts(document: Document, error: unknown): Promise<Lines> {
    // Reading alone may be what cannot be done: then nobody reads it here.
    const read = { portion: pack([{ ...document, until: 0 }]), options: this.#options };
    const isReadable = await this.#pool.work(read).then(
      () => true,
      (failure) => {
        this.#throwIfOver(failure);
        return false;
      },
    );
    const inputs = isReadable ? await inputsOf(document, this.#kinds, this.#options) : [];
    const { skip = 0, until = inputs.length } = document;
    if (until - skip <= 1) return this.#guilty(inputs[skip] ?? unread(document), error);
    const middle = (skip + until) >> 1;
    return joined([
      await this.work([{ ...document, skip, until: middle }]),
      await this.work([{ ...document, skip: middle, until }]),
    ]);
  }

  /** No puzzle is to blame for what ends all work. */
  #throwIfOver(error: unknown): void {
    if (this.#signal.aborted || error instanceof Failure) throw error;
  }

  #guilty(input: Input, error: unknown): Lines {
    const { line: json, exit } = failed(input, error, this.#options);
    const lines = new TextEncoder().encode(`${jsonText(json)}\n`);
    return { ...noLines(), lines, count: 1, exit, statuses: { [String(json.status)]: 1 } };
  }
}

/** What stands for a document of which nothing more is known. */
export function unread({ source, line }: Document): Input {
  return {
    source,
    id: [stem(source), ...(line === undefined ? [] : [line])].join('-'),
    kind: undefined,
    isOneOfMany: true,
    sharesId: false,
    readable: true,
    checked: { ok: false, error: [], warnings: [] },
  };
}

export function noLines(): Lines {
  return { lines: new Uint8Array(), count: 0, exit: STATUS.done, statuses: {}, skipped: [], milliseconds: 0 };
}

function joined(all: readonly Lines[]): Lines {
  const statuses: Record<string, number> = {};
  for (const each of all)
    for (const [status, many] of Object.entries(each.statuses)) statuses[status] = (statuses[status] ?? 0) + many;
  return {
    lines: Buffer.concat(all.map(({ lines }) => lines)),
    count: all.reduce((sum, { count }) => sum + count, 0),
    exit: highest(STATUS.done, ...all.map(({ exit }): Status => exit)),
    statuses,
    skipped: all.flatMap(({ skipped }) => skipped),
    milliseconds: all.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}
