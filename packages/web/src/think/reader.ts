/**
 * The worker that reads, as the page sees it. What takes too long is ended with the worker itself, which hears nothing
 * while it reads; so is a text that nobody waits for any more.
 */
import { MAX_INPUT_BYTES } from '@pipwright/core';
import type { ReadText } from './read-text.js';

export type ReadAnswer =
  | { readonly type: 'read'; readonly read: ReadText }
  | { readonly type: 'too-large' | 'too-slow' | 'failed' };

/** What the worker says: that it is there, once, and what it has read. */
export type ReaderNews = 'ready' | ReadText;

const LONGEST_MILLISECONDS = 10_000;
/** To be loaded, where the network or the machine is slow. */
const LONGEST_START = 60_000;

export class Reader {
  #idle: Worker | undefined;
  #giveUp: (() => void) | undefined;

  /** One text at a time: another one ends the reading of this. */
  read(text: string): Promise<ReadAnswer> {
    this.stop();
    if (text.length > MAX_INPUT_BYTES) return Promise.resolve({ type: 'too-large' });
    const known = this.#idle;
    const worker = known ?? new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
    this.#idle = undefined;
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (answer: ReadAnswer, reusable: boolean) => {
        clearTimeout(timer);
        this.#giveUp = undefined;
        if (reusable) this.#idle = worker;
        else worker.terminate();
        resolve(answer);
      };
      const endAfter = (milliseconds: number, type: 'too-slow' | 'failed') => {
        clearTimeout(timer);
        timer = setTimeout(() => end({ type }, false), milliseconds);
      };
      if (known === undefined) endAfter(LONGEST_START, 'failed');
      else endAfter(LONGEST_MILLISECONDS, 'too-slow');
      worker.onmessage = ({ data }: MessageEvent<ReaderNews>) => {
        if (data === 'ready') endAfter(LONGEST_MILLISECONDS, 'too-slow');
        else end({ type: 'read', read: data }, true);
      };
      worker.onerror = () => end({ type: 'failed' }, false);
      this.#giveUp = () => end({ type: 'failed' }, false);
      worker.postMessage(text);
    });
  }

  /** Ends what is being read. */
  stop(): void {
    this.#giveUp?.();
  }

  close(): void {
    this.stop();
    this.#idle?.terminate();
    this.#idle = undefined;
  }
}
