import { expect, it } from 'vitest';
import { chooseEncoding } from './encoding.js';

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
