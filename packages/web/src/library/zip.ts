/** Several files as one ZIP, not compressed: a browser hands over one file for one press. */
import { slices } from './slices.js';

interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day that the format knows: the same files make the same archive. */
const FIRST_DAY = 0x21;

export async function zip(entries: readonly ZipEntry[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  const rest = slices();
  for (const { name, bytes } of entries) {
    await rest();
    const title = new TextEncoder().encode(name);
    const [crc, size] = [crc32(bytes), bytes.length];
    const common = [20, UTF8_NAMES, 0, 0, FIRST_DAY, long(crc), long(size), long(size), title.length, 0];
    const local = record([long(0x04034b50), ...common]);
    directory.push(record([long(0x02014b50), 20, ...common, 0, 0, 0, long(0), long(offset)]), title);
    parts.push(local, title, new Uint8Array(bytes));
    offset += local.length + title.length + size;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const count = entries.length;
  const end = record([long(0x06054b50), 0, 0, count, count, long(length), long(offset), 0]);
  return [...parts, ...directory, end];
}

interface Long {
  readonly long: number;
}

function long(value: number): Long {
  return { long: value };
}

function record(fields: readonly (number | Long)[]): Uint8Array<ArrayBuffer> {
  const bytes = fields.flatMap((field) => {
    const [value, count] = typeof field === 'number' ? [field, 2] : [field.long, 4];
    return Array.from({ length: count }, (_, i) => (value >>> (8 * i)) & 0xff);
  });
  return Uint8Array.from(bytes);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}
