/**
 * The worker that reads, as the page sees it. What takes too long is ended with the worker itself, which hears nothing
 * while it reads; so is a text that nobody waits for any more.
 */
import { MAX_INPUT_BYTES } from '@pipwright/core';
import { threads } from '../kind/page.js';
import type { ReadingDefaults } from '../kind/reading.js';
import type { ReadText } from './read-text.js';

export type ReadAnswer =
  | { readonly type: 'read'; readonly read: ReadText }
  | { readonly type: 'too-large' | 'too-slow' | 'failed' };

/** What the worker is given: a text, and what goes without saying in it. */
export interface ReaderQuestion {
  readonly text: string;
  readonly defaults: ReadingDefaults;
}

/** What the worker says: that it is there, once, and what it has read. */
export type ReaderNews = 'ready' | ReadText;

const LONGEST_MILLISECONDS = 10_000;
/** To be loaded, where the network or the machine is slow. */
const LONGEST_START = 60_000;

interface Helper {
  readonly worker: Worker;
  ready: boolean;
}

export class Reader {
  #idle: Helper | undefined = this.#start();
  #giveUp: (() => void) | undefined;

  /** One text at a time: another one ends the reading of this. */
  read(text: string, defaults: ReadingDefaults): Promise<ReadAnswer> {
    this.stop();
    if (text.length > MAX_INPUT_BYTES) return Promise.resolve({ type: 'too-large' });
    const helper = this.#idle ?? this.#start();
    const { worker } = helper;
    this.#idle = undefined;
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (answer: ReadAnswer, reusable: boolean) => {
        clearTimeout(timer);
        this.#giveUp = undefined;
        if (reusable) this.#idle = helper;
        else worker.terminate();
        resolve(answer);
      };
      const endAfter = (milliseconds: number, type: 'too-slow' | 'failed') => {
        clearTimeout(timer);
        timer = setTimeout(() => end({ type }, false), milliseconds);
      };
      if (helper.ready) endAfter(LONGEST_MILLISECONDS, 'too-slow');
      else endAfter(LONGEST_START, 'failed');
      worker.onmessage = ({ data }: MessageEvent<ReaderNews>) => {
        helper.ready = true;
        if (data === 'ready') endAfter(LONGEST_MILLISECONDS, 'too-slow');
        else end({ type: 'read', read: data }, true);
      };
      worker.onerror = () => end({ type: 'failed' }, false);
      this.#giveUp = () => end({ type: 'failed' }, false);
      worker.postMessage({ text, defaults } satisfies ReaderQuestion);
    });
  }

  stop(): void {
    this.#giveUp?.();
  }

  close(): void {
    this.stop();
    this.#idle?.worker.terminate();
    this.#idle = undefined;
  }

  /** Before the first text is there, so that nobody waits for the worker; one that fails is not asked. */
  #start(): Helper {
    const worker = threads().reader();
    const helper: Helper = { worker, ready: false };
    worker.onmessage = () => {
      helper.ready = true;
    };
    worker.onerror = () => {
      if (this.#idle === helper) this.#idle = undefined;
    };
    return helper;
  }
}
