/**
 * A file that grows line by line, as fast as the disk takes it. It is written synchronously: a search reports a hundred
 * thousand events between two turns of the event loop, and a stream would keep all that the disk has not taken yet in
 * memory. This way the search waits.
 */
import { closeSync, openSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { cannotWrite, makeFolder } from './write-file.js';

const CHUNK_CHARACTERS = 1 << 16;

export class LineFile {
  readonly #name: string;
  #descriptor: number | undefined;
  #waiting = '';
  #failure: string | undefined;

  /**
   * @param name the file as the user calls it
   * @param kept so many bytes of what is there stay, and lines are added behind them
   */
  constructor(path: string, name: string, kept = 0) {
    this.#name = name;
    this.#attempt(() => {
      makeFolder(dirname(path));
      if (kept > 0) truncateSync(path, kept);
      this.#descriptor = openSync(path, kept > 0 ? 'a' : 'w');
    });
  }

  /** What to say when the file cannot be written; from then on lines are ignored. */
  get failure(): string | undefined {
    return this.#failure;
  }

  add(line: string): void {
    if (this.#failure !== undefined) return;
    this.#waiting += `${line}\n`;
    if (this.#waiting.length >= CHUNK_CHARACTERS) this.#flush();
  }

  addBytes(lines: Uint8Array): void {
    this.#flush();
    this.#write(lines);
  }

  /** For lines that are long in coming: what was added is in the file, whatever happens next. */
  flush(): void {
    this.#flush();
  }

  close(): void {
    this.#flush();
    const descriptor = this.#descriptor;
    this.#descriptor = undefined;
    if (descriptor !== undefined) this.#attempt(() => closeSync(descriptor));
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#write(bytes);
  }

  #write(bytes: Uint8Array): void {
    const descriptor = this.#descriptor;
    if (descriptor === undefined || this.#failure !== undefined) return;
    this.#attempt(() => {
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    });
  }

  #attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#failure ??= cannotWrite(this.#name, error);
    }
  }
}
