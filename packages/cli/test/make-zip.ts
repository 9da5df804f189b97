/** ZIP archives for tests, right or wrong in one thing. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the archive says instead of what is so. */
  readonly claims?: {
    readonly crc?: number;
    readonly unpacked?: number;
    readonly flags?: number;
    readonly method?: number;
  };
  /** With its bytes as they are. */
  readonly isStored?: boolean;
  /** Where another entry stands that has its bytes. */
  readonly from?: number;
}

/** @param isLarge with the numbers for archives of any size */
export function makeZip(files: readonly ZipFile[], isLarge = false): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = {}, isStored = false, from } of files) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(content)];
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(claims.flags ?? 0x0800, 2);
    common.writeUInt16LE(claims.method ?? (isStored ? 0 : 8), 4);
    common.writeUInt32LE(claims.crc ?? crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims.unpacked ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    common.copy(entry, 6);
    const extra = isLarge
      ? largeNumbers([claims.unpacked ?? bytes.length, packed.length, from ?? offset])
      : Buffer.alloc(0);
    entry.writeUInt16LE(extra.length, 30);
    if (isLarge) for (const at of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, at);
    else entry.writeUInt32LE(from ?? offset, 42);
    directory.push(entry, title, extra);
    if (from !== undefined) continue;
    parts.push(signed(0x04034b50), common, title, packed);
    offset += 30 + title.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(isLarge ? 0xffff : files.length, 10);
  end.writeUInt32LE(isLarge ? 0xffffffff : entries.length, 12);
  end.writeUInt32LE(isLarge ? 0xffffffff : offset, 16);
  return Buffer.concat([...parts, entries, ...(isLarge ? largeEnd(files.length, entries.length, offset) : []), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

function largeNumbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + 8 * values.length);
  bytes.writeUInt16LE(1, 0);
  bytes.writeUInt16LE(8 * values.length, 2);
  for (const [i, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 4 + 8 * i);
  return bytes;
}

/** The numbers for archives of any size, which stand before the others. */
export function largeEnd(count: number, length: number, from: number): Buffer[] {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  for (const [at, value] of [
    [32, count],
    [40, length],
    [48, from],
  ] as const)
    record.writeBigUInt64LE(BigInt(value), at);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(from + length), 8);
  return [record, locator];
}
