/** The lines of a stream of any length, as bytes: decoding them is left to whoever works on them. */
import type { Bytes } from './document.js';

export interface ByteLine {
  /** Without its end; undefined where it is too long. */
  readonly bytes: Uint8Array | undefined;
  /** From 1. */
  readonly line: number;
  /** Has it an end? The last one of a file may have been cut off. */
  readonly isWhole: boolean;
  /** So much longer than may be that nothing more was read, of it or of what follows. */
  readonly isEndless?: true;
}

const NEWLINE = 10;
/** So many times the longest is endless. */
export const ENDLESS = 8;

/** As many at a time as come together. @param longest in bytes */
export async function* byteLines(stream: Bytes, longest: number): AsyncGenerator<readonly ByteLine[], void> {
  let begun: Uint8Array[] = [];
  let length = 0;
  let line = 1;
  const add = (part: Uint8Array) => {
    length += part.length;
    if (length > longest) begun = [];
    else if (part.length > 0) begun.push(part);
  };
  const take = (isWhole: boolean): ByteLine => {
    const bytes = length > longest ? undefined : begun.length === 1 ? begun[0] : Buffer.concat(begun);
    begun = [];
    length = 0;
    return { bytes, line: line++, isWhole };
  };
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    const lines: ByteLine[] = [];
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      add(bytes.subarray(from, end));
      lines.push(take(true));
      from = end + 1;
    }
    add(bytes.subarray(from));
    const isEndless = length > ENDLESS * longest;
    if (isEndless) lines.push({ ...take(false), isEndless });
    if (lines.length > 0) yield lines;
    if (isEndless) return;
  }
  if (length > 0) yield [take(false)];
}

export function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13 || byte === NEWLINE);
}
