import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../core/test/hostile.js';
import { fragmentAmongWords, fragmentOfAddress } from './find-link.js';

const PACKED = `#1${'aB_-5'.repeat(6)}`;

describe('the fragment of an address', () => {
  it.each([
    [`https://pips.example/${PACKED}`, PACKED],
    [`\n  http://localhost:8080/app/${PACKED} \n`, PACKED],
    ['https://pips.example/#a#b', '#a#b'],
    ['https://pips.example/#', '#'],
    ['https://pips.example/', undefined],
    ['https://#a', undefined],
    [`see https://pips.example/${PACKED}`, undefined],
    [`https://pips.example/${PACKED} x`, undefined],
    ['', undefined],
  ])('of %j', (text, fragment) => expect(fragmentOfAddress(text)).toBe(fragment));
});

describe('the fragment among words', () => {
  it.each([
    [`Can you do it? https://pips.example/${PACKED}, good luck`, PACKED],
    [`(http://pips.example/${PACKED})`, PACKED],
    [`https://other.example/#top\nhttps://pips.example/${PACKED}\nhttps://pips.example/${PACKED}x`, PACKED],
    [`https://a.example/#https://b.example/${PACKED}`, PACKED],
    [`https://a.example/#top${PACKED}`, undefined],
    [`https:// ${PACKED}`, undefined],
    [`https://${PACKED}`, undefined],
    [`${PACKED} https://pips.example/`, undefined],
    ['Pips · Easy 1\n6:58 · no hints\nhttps://pips.example/#/pips-graded-easy-1?t=418', '#/pips-graded-easy-1?t=418'],
    ['Try https://pips.example/#/day-2026-11-18-pips-2.', '#/day-2026-11-18-pips-2'],
    [`https://other.example/#/about https://pips.example/${PACKED}`, PACKED],
    ['https://pips.example/#/', undefined],
    ['https://pips.example/#1short', undefined],
  ])('of %j', (text, fragment) => expect(fragmentAmongWords(text)).toBe(fragment));
});

describe('looking for links', () => {
  it('finds what the patterns of links say', () => {
    const piece = fc.constantFrom(
      'http://',
      'https://',
      'a',
      '#',
      '#1',
      '#/a-1',
      '?t=9',
      PACKED,
      ' ',
      '\n',
      '\u2028',
      '/',
      'h',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const text = pieces.join('');
        expect(fragmentOfAddress(text)).toBe(/^\s*https?:\/\/[^\s#]+(#\S*)\s*$/.exec(text)?.[1]);
        const ours = /https?:\/\/[^\s#]+(#(?:\d[\w-]{20,}|\/[\w-]+-\d+(?:\?t=\d{1,6})?))/;
        expect(fragmentAmongWords(text)).toBe(ours.exec(text)?.[1]);
      }),
    );
  });

  it.each([
    ['http://', '#', ' x'],
    ['http://a', '#1', ' x'],
    ['', 'http://', ''],
    ['', 'http://a#1', ''],
    ['', 'https', ''],
    ['', ' ', 'x'],
    ['http://a#', '1', ' x'],
    ['http://a', '#11111111111111111111', ' x'],
  ])('is quick however hostile a text of %j, many %j and %j is', (start, middle, end) => {
    for (const characters of [60_000, 8_000_000]) {
      const text = start + middle.repeat(characters / middle.length) + end;
      const looked = () => [fragmentOfAddress(text), fragmentAmongWords(text)];
      expect(cpuMilliseconds(looked)).toBeLessThan(2000);
    }
  });
});
