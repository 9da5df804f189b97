/**
 * Text in an address: UTF-8, deflated, in the letters that need no escaping. A checksum at the end tells a link that
 * was cut or mistyped from a whole one; what it unpacks to is bounded, however small it looks.
 */
import { hashText } from '@pipwright/core';

export const MOST_CHARACTERS = 1_000_000;
const CHECK_LENGTH = 4;

export async function pack(text: string): Promise<string> {
  const packed = letters(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  return packed + checkOf(packed);
}

/** Undefined where the text is damaged, or more than anybody would send. */
export async function unpack(packed: string): Promise<string | undefined> {
  const [content, check] = [packed.slice(0, -CHECK_LENGTH), packed.slice(-CHECK_LENGTH)];
  if (!/^[\w-]+$/.test(packed) || checkOf(content) !== check) return undefined;
  try {
    const bytes = await through(bytesOf(content), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_CHARACTERS) {
      await reader.cancel();
      throw new RangeError('More than anybody would send.');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Base 64 with - and _, without padding. */
function letters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Four letters of a hash. */
function checkOf(text: string): string {
  const hash = hashText(text);
  return letters(Uint8Array.of(hash >>> 16, hash >>> 8, hash)).slice(0, CHECK_LENGTH);
}
