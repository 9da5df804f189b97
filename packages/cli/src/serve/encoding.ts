/** How what is sent may be compressed. */
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ENCODERS = { br: promisify<Buffer, Buffer>(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) };

export type Encoding = keyof typeof ENCODERS;

/** The best of those that an Accept-Encoding header names and does not rule out. */
export function chooseEncoding(header = ''): Encoding | undefined {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
    .map((item) => item.split(';', 1)[0]?.trim());
  return (Object.keys(ENCODERS) as Encoding[]).find((encoding) => accepted.includes(encoding));
}

export function encode(encoding: Encoding, content: Buffer): Promise<Buffer> {
  return ENCODERS[encoding](content);
}
