/** Looks at the beginning of a stream that is then read from there. */

import { type Files, STANDARD_INPUT } from '../files.js';
import { readStream } from '../read-text.js';
import type { HasLevels } from '../sources.js';
import type { Bytes } from './document.js';
import { openFile } from './open-file.js';
import { gunzip } from './unpacking.js';

interface Peeked<T> {
  readonly seen: T;
  readonly stream: Bytes;
}

/** Up to here every chunk is looked at as it comes. */
const SHORT_BYTES = 1 << 16;

/**
 * Reads until enough is seen. What is long is looked at only when it has grown by half, or else the looking would take
 * longer than the reading.
 * @param look what it sees, or undefined where it needs more; at the end it is asked for the last time
 */
export async function peek<T>(
  stream: Bytes,
  look: (start: Buffer, isWhole: boolean) => T | undefined,
): Promise<Peeked<T>> {
  const reading = stream[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let [length, nextLook] = [0, 0];
  for (let isWhole = false; ; ) {
    if (isWhole || length >= nextLook) {
      const start = Buffer.concat(chunks);
      chunks.splice(0, chunks.length, start);
      const seen = look(start, isWhole);
      if (seen !== undefined) return { seen, stream: rest(start, reading) };
      nextLook = length < SHORT_BYTES ? 0 : 1.5 * length;
    }
    if (isWhole) throw new Error('a beginning was not understood');
    const { done, value } = await reading.next();
    isWhole = done === true;
    if (isWhole) continue;
    const chunk = typeof value === 'string' ? Buffer.from(value) : value;
    chunks.push(chunk);
    length += chunk.length;
  }
}

async function* rest(
  start: Buffer,
  reading: AsyncIterator<string | Uint8Array>,
): AsyncGenerator<string | Uint8Array, void> {
  try {
    if (start.length > 0) yield start;
    for (let next = await reading.next(); next.done !== true; next = await reading.next()) yield next.value;
  } finally {
    await reading.return?.();
  }
}

type Packing = 'gzip' | 'zip' | 'none';

const BEGINNINGS: readonly (readonly [Packing, readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 3, 4]],
  // Without entries.
  ['zip', [0x50, 0x4b, 5, 6]],
];

export function packingOf(start: Uint8Array, isWhole: boolean): Packing | undefined {
  if (start.length < 4 && !isWhole) return undefined;
  return BEGINNINGS.find(([, bytes]) => bytes.every((byte, i) => start[i] === byte))?.[0] ?? 'none';
}

/** Nobody can tell it of what is read only once, or is too long to be read beforehand. */
export function hasLevelsBy(
  areIn: (text: string, name: string) => Promise<boolean | undefined>,
  files: Files,
): HasLevels {
  return async (name) => {
    if (name === STANDARD_INPUT || (await files.size(name)) === undefined) return undefined;
    const opened = await openFile(name, files, () => {});
    if (!opened.ok) return undefined;
    try {
      const { seen: packing, stream } = await peek(opened.value.stream, packingOf);
      const text = await readStream(packing === 'gzip' ? gunzip(stream) : stream);
      return text.ok ? await areIn(text.value, name) : undefined;
    } catch {
      // What is wrong with it gets its line.
      return undefined;
    }
  };
}
