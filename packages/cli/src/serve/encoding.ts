/** How what is sent may be compressed. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The usual one, 11, takes thirty times as long to save another 7 percent, and somebody waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const ENCODERS = {
  br: (content: Buffer) => promisify(brotliCompress)(content, BROTLI),
  gzip: promisify<Buffer, Buffer>(gzip),
};

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
