/**
 * The entries of a ZIP archive, by its directory, each as a stream. Nothing is written to a disk, so no name can lead
 * anywhere; names that would are refused all the same, as whoever made them means no good. So are entries that share
 * their bytes, which makes small archives of endless ones.
 */
import { crc32 } from 'node:zlib';
import type { Problem } from '@pipwright/core';
import { problem } from '../words.js';
import type { Bytes } from './document.js';
import { CannotUnpack, inflate, isBomb, MOST_RATIO } from './unpacking.js';

export interface Seekable {
  readonly size: number;
  /** Fewer bytes at the end. */
  read(from: number, length: number): Promise<Buffer>;
  stream(from: number, length: number): Bytes;
}

export interface ZipEntry {
  readonly name: string;
  /** What stands in it. Throws `CannotUnpack` where it is not what the directory says. */
  open(): Bytes;
  readonly problem?: Problem;
}

const END = { signature: 0x06054b50, length: 22 };
const END_64_LOCATOR = { signature: 0x07064b50, length: 20 };
const END_64 = { signature: 0x06064b50, length: 56 };
const ENTRY = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const LONGEST_COMMENT = 0xffff;
const SHORT_NUMBER = 0xffff;
const LONG_NUMBER = 0xffffffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const LARGE_SIZES = 1;
/** More than anybody has in one archive. */
const MOST_ENTRIES = 1_000_000;

export async function* zipEntries(archive: Seekable): AsyncGenerator<ZipEntry, void> {
  const { count, from, length, shift } = await directoryOf(archive);
  if (count > MOST_ENTRIES) throw new CannotUnpack(problem('archive-too-many', {}, { most: MOST_ENTRIES }));
  const directory = new Window(archive, from, from + length);
  let packed = 0;
  for (let i = 0; i < count; i++) {
    const read = await readEntry(directory);
    const record = { ...read, from: read.from + shift };
    packed += record.packed;
    // Each has bytes of its own, so all of them are no more than the archive.
    if (packed > archive.size) throw broken();
    if (!record.name.endsWith('/')) yield entryOf(archive, record);
  }
}

function broken(): CannotUnpack {
  return new CannotUnpack(problem('archive-broken', {}, {}));
}

interface Directory {
  readonly count: number;
  readonly from: number;
  /** Where the archive begins: behind a program that unpacks it, for instance. */
  readonly shift: number;
  readonly length: number;
}

async function directoryOf(archive: Seekable): Promise<Directory> {
  const tailLength = Math.min(archive.size, END.length + LONGEST_COMMENT);
  const tail = await archive.read(archive.size - tailLength, tailLength);
  for (let at = tail.length - END.length; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END.signature || at + END.length + tail.readUInt16LE(at + 20) !== tail.length)
      continue;
    const directory = {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      from: tail.readUInt32LE(at + 16),
    };
    const isLarge =
      directory.count === SHORT_NUMBER || directory.length === LONG_NUMBER || directory.from === LONG_NUMBER;
    const end = archive.size - tail.length + at;
    // Whoever packed a stream did not know that it would not be large.
    const large = await largeDirectoryOf(archive, end);
    if (isLarge && large === undefined) throw broken();
    return large ?? shifted(directory, end);
  }
  throw broken();
}

/**
 * Of an archive with more entries or bytes than its first numbers can tell; undefined where there are no others.
 * @param end where the first ones are
 */
async function largeDirectoryOf(archive: Seekable, end: number): Promise<Directory | undefined> {
  const locator = await archive.read(Math.max(0, end - END_64_LOCATOR.length), END_64_LOCATOR.length);
  if (locator.length < END_64_LOCATOR.length || locator.readUInt32LE(0) !== END_64_LOCATOR.signature) return undefined;
  // It stands before the locator, which says where, unless something stands before the archive.
  for (const at of [number64(locator, 8), Math.max(0, end - END_64_LOCATOR.length - END_64.length)]) {
    const record = await archive.read(at, END_64.length);
    if (record.length === END_64.length && record.readUInt32LE(0) === END_64.signature)
      return shifted({ count: number64(record, 32), length: number64(record, 40), from: number64(record, 48) }, at);
  }
  return undefined;
}

/** @param end of the directory in the file, which it may not know */
function shifted(directory: Omit<Directory, 'shift'>, end: number): Directory {
  const shift = Math.max(0, end - directory.from - directory.length);
  return { ...directory, from: directory.from + shift, shift };
}

function number64(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw broken();
  return Number(value);
}

class Window {
  readonly #archive: Seekable;
  readonly #end: number;
  #from: number;
  #bytes = Buffer.alloc(0);

  constructor(archive: Seekable, from: number, end: number) {
    this.#archive = archive;
    this.#from = from;
    this.#end = end;
  }

  async take(length: number): Promise<Buffer> {
    if (this.#bytes.length < length) {
      const wanted = Math.min(Math.max(WINDOW_BYTES, length), this.#end - this.#from - this.#bytes.length);
      const more = await this.#archive.read(this.#from + this.#bytes.length, Math.max(0, wanted));
      this.#bytes = Buffer.concat([this.#bytes, more]);
    }
    if (this.#bytes.length < length) throw broken();
    const taken = this.#bytes.subarray(0, length);
    this.#bytes = this.#bytes.subarray(length);
    this.#from += length;
    return taken;
  }
}

const WINDOW_BYTES = 1 << 20;

interface EntryRecord {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly from: number;
}

async function readEntry(directory: Window): Promise<EntryRecord> {
  const head = await directory.take(ENTRY.length);
  if (head.readUInt32LE(0) !== ENTRY.signature) throw broken();
  const name = nameIn(await directory.take(head.readUInt16LE(28)));
  const extra = await directory.take(head.readUInt16LE(30));
  await directory.take(head.readUInt16LE(32));
  const sizes = { unpacked: head.readUInt32LE(24), packed: head.readUInt32LE(20), from: head.readUInt32LE(42) };
  return {
    name,
    flags: head.readUInt16LE(8),
    method: head.readUInt16LE(10),
    crc: head.readUInt32LE(16),
    ...largeSizes(sizes, extra),
  };
}

/** Those that are too large for their place stand behind it, in this order. */
function largeSizes<Sizes extends Readonly<Record<string, number>>>(sizes: Sizes, extra: Buffer): Sizes {
  const large = Object.keys(sizes).filter((key) => sizes[key] === LONG_NUMBER);
  if (large.length === 0) return sizes;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== LARGE_SIZES) continue;
    if (at + 4 + 8 * large.length > extra.length) break;
    return { ...sizes, ...Object.fromEntries(large.map((key, i) => [key, number64(extra, at + 4 + 8 * i)])) };
  }
  throw broken();
}

/** UTF-8, as nearly all are; of others at least what is ASCII is right. */
function nameIn(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** Absolute, upwards, or for another system. */
const UNSAFE = /^\/|^[a-z]:|\\|(?:^|\/)\.\.?(?:\/|$)/i;
const CONTROL = /\p{Cc}/u;

function entryOf(archive: Seekable, record: EntryRecord): ZipEntry {
  const { name, flags, method, packed, unpacked } = record;
  const open = () => contentOf(archive, record);
  if (UNSAFE.test(name)) return { name, open, problem: problem('archive-name', {}, {}) };
  if (CONTROL.test(name)) return { name, open, problem: problem('archive-name-unprintable', {}, {}) };
  if ((flags & ENCRYPTED) !== 0) return { name, open, problem: problem('archive-encrypted', {}, {}) };
  if (method !== STORED && method !== DEFLATED)
    return { name, open, problem: problem('archive-method', {}, { method }) };
  if (isBomb(packed, unpacked)) return { name, open, problem: problem('archive-bomb', {}, { ratio: MOST_RATIO }) };
  return { name, open };
}

async function* contentOf(
  archive: Seekable,
  { method, packed, unpacked, crc, from }: EntryRecord,
): AsyncGenerator<Uint8Array, void> {
  const head = await archive.read(from, LOCAL.length);
  if (head.length < LOCAL.length || head.readUInt32LE(0) !== LOCAL.signature) throw broken();
  const start = from + LOCAL.length + head.readUInt16LE(26) + head.readUInt16LE(28);
  const stream = archive.stream(start, packed);
  let [length, sum] = [0, 0];
  for await (const chunk of method === STORED ? stream : inflate(stream)) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    length += bytes.length;
    if (length > unpacked) throw broken();
    sum = crc32(bytes, sum);
    yield bytes;
  }
  if (length !== unpacked || sum !== crc) throw broken();
}
