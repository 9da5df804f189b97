/** A file or a pipe to be read as it comes, and a file by its parts, too. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { err, ok, type Problem, type Result } from '@pipwright/core';
import { type Files, STANDARD_INPUT } from '../files.js';
import { fileProblem } from '../read-text.js';
import { problem } from '../words.js';
import type { Bytes } from './document.js';
import { readWaiting } from './waiting-read.js';
import type { Seekable } from './zip.js';

export interface OpenFile {
  readonly stream: Bytes;
  seek?(): Promise<OpenSeekable>;
}

interface OpenSeekable extends Seekable {
  close(): Promise<void>;
}

/** @param onRead told how many bytes have been read */
export async function openFile(
  name: string,
  files: Pick<Files, 'pathOf' | 'standardInput'>,
  onRead: (bytes: number) => void,
): Promise<Result<OpenFile, Problem>> {
  if (name === STANDARD_INPUT) return ok({ stream: counted(files.standardInput, onRead) });
  const path = files.pathOf(name);
  try {
    const found = await stat(path);
    if (found.isDirectory()) return err(problem('file-is-directory', {}, {}));
    if (!found.isFile()) return ok({ stream: counted(readWaiting(path), onRead) });
    return ok({ stream: counted(createReadStream(path), onRead), seek: () => seekable(path, onRead) });
  } catch (error) {
    return err(fileProblem(error));
  }
}

async function* counted(stream: Bytes, onRead: (bytes: number) => void): AsyncGenerator<string | Uint8Array, void> {
  for await (const chunk of stream) {
    onRead(chunk.length);
    yield chunk;
  }
}

async function seekable(path: string, onRead: (bytes: number) => void): Promise<OpenSeekable> {
  const handle = await open(path);
  const { size } = await handle.stat();
  return {
    size,
    read: (from, length) => readFrom(handle, from, length),
    stream: (from, length) => counted(parts(handle, from, length), onRead),
    close: () => handle.close(),
  };
}

const PART_BYTES = 1 << 16;

async function* parts(handle: FileHandle, from: number, length: number): AsyncGenerator<Uint8Array, void> {
  for (let at = from; at < from + length; at += PART_BYTES) {
    const part = await readFrom(handle, at, Math.min(PART_BYTES, from + length - at));
    if (part.length > 0) yield part;
  }
}

async function readFrom(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let read = 0;
  for (let more = 1; more > 0 && read < length; read += more)
    more = (await handle.read(bytes, read, length - read, from + read)).bytesRead;
  return bytes.subarray(0, read);
}

export function inMemory(bytes: Buffer): Seekable {
  return {
    size: bytes.length,
    read: async (from, length) => bytes.subarray(from, from + length),
    async *stream(from, length) {
      yield bytes.subarray(from, from + length);
    },
  };
}
