/**
 * The thread of explanations as the page sees it. What was asked of a position is remembered for as long as the puzzle is
 * open, so what was asked ahead is there at once. The thread starts with the first question, or before it.
 */
import { type AnyGame, boardOf, type KindName, samePosition } from '@pipwright/play';
import { threads } from '../kind/page.js';
import type { About, Answers, ExplainNews, ExplainQuestion, Parts } from './explain-messages.js';
import { asItIs } from './thinker.js';

export interface Asked<Type extends About['type']> {
  readonly answer: Promise<Answers[Type]>;
  readonly parts: readonly Parts[Type][];
  /** Calls when there is more of it, until it is called off. */
  watch(hear: () => void): () => void;
  stop(): void;
}

interface Entry {
  readonly game: AnyGame;
  readonly about: string;
  readonly id: number;
  readonly answer: Promise<unknown>;
  readonly parts: unknown[];
  readonly listeners: Set<() => void>;
  isAhead: boolean;
  known?: unknown;
}

interface Waiting {
  hear(answer: unknown): void;
  hearPart(part: unknown): void;
  fail(error: Error): void;
}

export class ExplainRoom {
  #worker: Worker | undefined;
  #asked = 0;
  #entries: Entry[] = [];
  readonly #waiting = new Map<number, Waiting>();

  ask<Type extends About['type']>(
    game: AnyGame,
    about: Extract<About, { readonly type: Type }>,
    ahead = false,
  ): Asked<Type> {
    for (const entry of this.#entries) if (entry.game.puzzle !== game.puzzle) this.#leave(entry);
    const entry = this.#find(game, about) ?? this.#send(game, about, ahead);
    if (entry.isAhead && !ahead) {
      entry.isAhead = false;
      if (this.#waiting.has(entry.id)) this.#post({ type: 'hurry', id: entry.id });
    }
    return {
      answer: entry.answer as Promise<Answers[Type]>,
      parts: entry.parts as Parts[Type][],
      watch(hear) {
        entry.listeners.add(hear);
        return () => void entry.listeners.delete(hear);
      },
      stop: () => this.#forget(entry),
    };
  }

  known<Type extends About['type']>(
    game: AnyGame,
    about: Extract<About, { readonly type: Type }>,
  ): Answers[Type] | undefined {
    return this.#find(game, about)?.known as Answers[Type] | undefined;
  }

  #find(game: AnyGame, about: About): Entry | undefined {
    const text = JSON.stringify(about);
    return this.#entries.find(
      (entry) =>
        entry.game.puzzle === game.puzzle &&
        entry.about === text &&
        samePosition<KindName>(game.kind, boardOf<KindName>(entry.game), boardOf<KindName>(game)),
    );
  }

  #send(game: AnyGame, about: About, ahead: boolean): Entry {
    const id = ++this.#asked;
    const parts: unknown[] = [];
    const listeners = new Set<() => void>();
    const hearPart = (part: unknown) => {
      parts.push(part);
      for (const listener of listeners) listener();
    };
    const answer = new Promise<unknown>((hear, fail) => this.#waiting.set(id, { hear, hearPart, fail }));
    const entry: Entry = { game, about: JSON.stringify(about), id, answer, parts, listeners, isAhead: ahead };
    this.#entries.push(entry);
    answer.then(
      (known) => {
        entry.known = known;
      },
      () => this.#forget(entry),
    );
    try {
      this.#post({ type: 'ask', id, ahead, game: asItIs(game), about });
    } catch (error) {
      this.#waiting.get(id)?.fail(error as Error);
      this.#waiting.delete(id);
    }
    return entry;
  }

  /** What is known stays known. */
  #forget(entry: Entry): void {
    if (entry.known === undefined) this.#leave(entry);
  }

  #leave(entry: Entry): void {
    this.#entries = this.#entries.filter((each) => each !== entry);
    if (this.#waiting.delete(entry.id)) this.#post({ type: 'drop', id: entry.id });
  }

  /** So that the first question need not wait for the thread. */
  start(): void {
    this.#started();
  }

  #post(question: ExplainQuestion): void {
    this.#started().postMessage(question);
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = threads().explaining();
    worker.onmessage = ({ data }: MessageEvent<ExplainNews>) => {
      const waiting = this.#waiting.get(data.id);
      if ('part' in data) return waiting?.hearPart(data.part);
      this.#waiting.delete(data.id);
      if ('failed' in data) waiting?.fail(new Error('It cannot be explained.'));
      else waiting?.hear(data.answer);
    };
    worker.onerror = () => {
      this.#worker = undefined;
      worker.terminate();
      for (const { fail } of this.#waiting.values()) fail(new Error('The worker failed.'));
      this.#waiting.clear();
    };
    this.#worker = worker;
    return worker;
  }
}

export const explainRoom = new ExplainRoom();
