/**
 * Texts that can be printed only once all are there, because how many they are stands above them. Some are kept in
 * memory; millions go to a temporary file.
 */
import { createReadStream } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';

const MOST_IN_MEMORY = 1000;

export class Spool {
  #kept: string[] = [];
  #folder: string | undefined;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Adds a text, to be parted from the one before it by an empty line. */
  async add(text: string): Promise<void> {
    this.#kept.push(this.#count++ === 0 ? text : `\n\n${text}`);
    if (this.#kept.length >= MOST_IN_MEMORY) await this.#flush();
  }

  async #flush(): Promise<void> {
    this.#folder ??= await mkdtemp(join(tmpdir(), 'pipwright-'));
    await appendFile(join(this.#folder, 'spool'), this.#kept.join(''));
    this.#kept = [];
  }

  /** Hands on all of it, piece by piece, and forgets it. */
  async drain(write: (piece: string) => Promise<void>): Promise<void> {
    if (this.#folder !== undefined) {
      const decoder = new StringDecoder('utf8');
      for await (const chunk of createReadStream(join(this.#folder, 'spool'))) await write(decoder.write(chunk));
      await rm(this.#folder, { recursive: true, force: true });
      this.#folder = undefined;
    }
    await write(this.#kept.join(''));
    this.#kept = [];
  }
}
