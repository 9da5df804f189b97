/** The pixels of a PNG as our renderer writes it: eight bits for each of red, green, blue and alpha, not interlaced. */
import { inflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** `0xrrggbb`. */
  colourAt(x: number, y: number): number;
}

const SIGNATURE = '89504e470d0a1a0a';
const HEADER_END = 33;
const CHANNELS = 4;

export function decodePng(file: Uint8Array): Pixels {
  const bytes = Buffer.from(file);
  if (bytes.toString('hex', 0, 8) !== SIGNATURE) throw new Error('not a PNG');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (bytes.toString('hex', 24, 29) !== '0806000000') throw new Error('another sort of PNG');
  const data: Buffer[] = [];
  for (let at = HEADER_END; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const rgba = unfilter(inflateSync(Buffer.concat(data)), width * CHANNELS, height);
  return {
    width,
    height,
    colourAt(x, y) {
      const at = (y * width + x) * CHANNELS;
      return ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    },
  };
}

function unfilter(raw: Buffer, length: number, height: number): Uint8Array {
  const out = new Uint8Array(length * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (length + 1)];
    for (let i = 0; i < length; i++) {
      const at = row * length + i;
      const left = i < CHANNELS ? 0 : (out[at - CHANNELS] ?? 0);
      const up = row === 0 ? 0 : (out[at - length] ?? 0);
      const across = row === 0 || i < CHANNELS ? 0 : (out[at - length - CHANNELS] ?? 0);
      out[at] = (raw[row * (length + 1) + 1 + i] ?? 0) + guess(filter, left, up, across);
    }
  }
  return out;
}

function guess(filter: number | undefined, left: number, up: number, across: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, across) : 0;
}

function paeth(left: number, up: number, across: number): number {
  const a = Math.abs(up - across);
  const b = Math.abs(left - across);
  const c = Math.abs(left + up - 2 * across);
  return a <= b && a <= c ? left : b <= c ? up : across;
}
