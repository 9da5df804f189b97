/** What keeps a small archive from becoming an endless stream. */
import { Readable } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import type { Problem } from '@pipwright/core';
import { problem } from '../words.js';
import type { Bytes } from './document.js';

export class CannotUnpack extends Error {
  readonly problem: Problem;

  constructor(found: Problem) {
    super(found.code);
    this.problem = found;
  }
}

/** So many times its size is more than puzzles shrink by. */
export const MOST_RATIO = 200;
/** Below this it does not matter. */
const HARMLESS_BYTES = 16 * 1024 * 1024;

export function isBomb(packed: number, unpacked: number): boolean {
  return unpacked > HARMLESS_BYTES && unpacked > packed * MOST_RATIO;
}

export const gunzip = (stream: Bytes) => unpack(stream, createGunzip());

export const inflate = (stream: Bytes) => unpack(stream, createInflateRaw());

async function* unpack(stream: Bytes, through: NodeJS.ReadWriteStream): AsyncGenerator<Uint8Array, void> {
  let [packed, unpacked] = [0, 0];
  async function* counted() {
    for await (const chunk of stream) {
      packed += chunk.length;
      yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    }
  }
  const source = Readable.from(counted());
  // What goes wrong in reading is told where it is unpacked.
  source.on('error', (error) => (through as unknown as Readable).destroy(error));
  source.pipe(through);
  try {
    for await (const chunk of through) {
      const bytes = chunk as Buffer;
      unpacked += bytes.length;
      if (isBomb(packed, unpacked)) throw new CannotUnpack(problem('archive-bomb', {}, { ratio: MOST_RATIO }));
      yield bytes;
    }
  } catch (error) {
    const isOfZlib = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
    throw isOfZlib ? new CannotUnpack(problem('archive-broken', {}, {})) : error;
  } finally {
    source.destroy();
  }
}
