import { expect, it } from 'vitest';
import { namedFile } from './answer.js';

it.each([
  ['/', 'index.html'],
  ['/?from=home', 'index.html'],
  ['/icon.svg', 'icon.svg'],
  ['/assets/index-a1.js?x=/../y', 'assets/index-a1.js'],
  ['/a%20b/%C3%A9.json', 'a b/é.json'],
  ['/%252e%252e/secret', '%2e%2e/secret'],
  ['/..secret', '..secret'],
])('takes %s for a name', (target, name) => {
  expect(namedFile(target)).toBe(name);
});

it.each([
  '',
  '*',
  'icon.svg',
  'http://127.0.0.1:8137/icon.svg',
  '/..',
  '/../secret',
  '/assets/../../secret',
  '/assets/./x',
  '/%2e%2e/secret',
  '/.%2E/secret',
  '/..%2fsecret',
  '/assets%2Findex.js',
  '/..\\secret',
  '/..%5csecret',
  '/icon.svg%00.html',
  '/icon.svg%0d%0aX: y',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/secret',
])('takes %j for no path', (target) => {
  expect(namedFile(target)).toBeUndefined();
});
