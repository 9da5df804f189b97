import { expect, it } from 'vitest';
import { fileHeaders, namesTag } from './headers.js';
import { SiteFile } from './site.js';

const headersOf = (name: string) => fileHeaders(new SiteFile(name, Buffer.from('x')), undefined);

it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/index-a1.js', 'text/javascript; charset=utf-8'],
  ['assets/index-a1.css', 'text/css; charset=utf-8'],
  ['puzzles.json', 'application/json; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['icon.svg', 'image/svg+xml; charset=utf-8'],
  ['icon-192.png', 'image/png'],
  ['assets/inter-a1.woff2', 'font/woff2'],
  ['inter-licence.txt', 'text/plain; charset=utf-8'],
  ['LICENSE', 'application/octet-stream'],
])('says what %s is', (name, type) => {
  expect(headersOf(name)['content-type']).toBe(type);
});

it('lets only what is named by its content be kept', () => {
  expect(headersOf('assets/index-a1.js')['cache-control']).toMatch(/immutable/);
  for (const name of ['index.html', 'sw.js', 'manifest.webmanifest'])
    expect(headersOf(name)['cache-control']).toBe('no-cache');
});

it('gives another content another tag, and another encoding too', () => {
  const [one, other] = [new SiteFile('a.js', Buffer.from('1')), new SiteFile('a.js', Buffer.from('2'))];
  const tags = [fileHeaders(one, undefined), fileHeaders(one, 'br'), fileHeaders(other, undefined)].map((h) => h.etag);
  expect(new Set(tags).size).toBe(3);
});

it.each([
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('knows its tag in %j', (header, known) => {
  expect(namesTag(header, '"a"')).toBe(known);
});
