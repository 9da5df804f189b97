import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, encode } from './encoding.js';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5,br;q=0.1', 'br'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.000,gzip;q=0', undefined],
  ['identity', undefined],
  ['xbr, gzipped', undefined],
  ['', undefined],
  [undefined, undefined],
])('chooses from %j', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it('compresses a pack of puzzles with br better than with gzip, but not as small as takes long', async () => {
  const content = readFileSync(new URL('../../../web/public/puzzles/futoshiki-graded-expert.json', import.meta.url));
  const { length } = await encode('br', content);
  expect(length).toBeLessThan((await encode('gzip', content)).length);
  expect(length).toBeGreaterThan(brotliCompressSync(content).length);
});
