import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../kinds/testing/install.js';
import { de, en } from '../words/testing/catalogues.js';
import { allPacks, firstPuzzle, nameOf, placeOf } from './packs.js';

const PACKS = allPacks();

const places = PACKS.flatMap((pack) => Array.from({ length: pack.count }, (_, i) => ({ pack, number: i + 1 })));

describe('the name of a puzzle', () => {
  it('leads back to its place', () => {
    for (const place of places) expect(placeOf(nameOf(place))).toEqual(place);
  });

  it('is its own', () => {
    expect(new Set(places.map(nameOf)).size).toBe(places.length);
  });

  it('is known for the first puzzle', () => {
    expect(placeOf(firstPuzzle())).toEqual(places[0]);
  });

  it.each([
    '',
    '-',
    'pips',
    'pips-small',
    'pips-small-',
    'pips-small-0',
    'pips-small-37',
    'pips-grand-4',
    'pips-small-01',
    'pips-small--1',
    'pips-small-1.5',
    'pips-small-1e1',
    'pips-small-１',
    'pips-small-99999999999999999999',
    ' pips-small-1',
    'pips-small-1\n',
    'pips-small-1~2',
    'Pips-small-1',
    'futoshiki-3-1',
    'futoshiki-10-1',
    'constructor-1',
    '__proto__-1',
  ])('is not %j', (nonsense) => {
    expect(placeOf(nonsense)).toBeUndefined();
  });

  it('is the only one that leads to its place', () => {
    const end = fc.string({ unit: fc.constantFrom(...'0123456789-.e ~') });
    const start = fc.constantFrom(...PACKS.map(({ name }) => name), ...places.map(nameOf));
    const texts = fc.tuple(start, fc.constantFrom('', '-'), end).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const place = placeOf(text);
        if (place !== undefined) expect(nameOf(place)).toBe(text);
      }),
    );
  });
});

describe('a pack', () => {
  it('has a name of its own, a size in every language and puzzles', () => {
    expect(new Set(PACKS.map(({ name }) => name)).size).toBe(PACKS.length);
    for (const { kinds } of [en, de]) {
      const names = PACKS.map(({ kind, size }) => `${kind} ${kinds[kind].sizeName(size)}`);
      expect(new Set(names).size).toBe(PACKS.length);
      for (const { kind, size } of PACKS) expect(kinds[kind].sizeName(size)).not.toBe(size);
    }
    for (const { count } of PACKS) expect(count).toBeGreaterThan(0);
  });
});
