import { readFileSync } from 'node:fs';
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

it('compresses a pack of puzzles with br better than with gzip, and in no time', async () => {
  const content = readFileSync(new URL('../../../web/public/puzzles/futoshiki-9.json', import.meta.url));
  const before = process.cpuUsage();
  const { length } = await encode('br', content);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(150);
  expect(length).toBeLessThan((await encode('gzip', content)).length);
});
