/** What a stream is packed in, told from its first bytes whatever its file is called. */

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
