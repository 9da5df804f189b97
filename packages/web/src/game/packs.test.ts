import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_PACK } from '../kinds/first-pack.js';
import '../kinds/testing/install.js';
import { en } from '../words/testing/catalogues.js';
import { allPacks, fileOf, firstPuzzle, nameOf, placeOf, placesIn, sizeOfPack, titleOfPlace } from './packs.js';

const PACKS = allPacks();

const places = PACKS.flatMap(placesIn);

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

  it('is known for the file that is loaded before anything else', () => {
    expect(allPacks().slice(0, 1).map(fileOf)).toEqual([FIRST_PACK]);
  });

  it.each([
    ['pips-graded-medium-12', 'Medium 12'],
    ['pips-graded-giant-3', 'Giant 3'],
    ['futoshiki-graded-expert-48', 'Expert 48'],
  ])('%s is the name of %s', (name, title) => {
    const place = placeOf(name);
    expect(place && titleOfPlace(en, place)).toBe(title);
  });

  it.each([
    '',
    '-',
    'pips',
    'pips-graded-easy',
    'pips-graded-easy-',
    'pips-graded-easy-0',
    'pips-graded-easy-49',
    'pips-graded-easy-01',
    'pips-graded-easy--1',
    'pips-graded-easy-1.5',
    'pips-graded-easy-1e1',
    'pips-graded-easy-１',
    'pips-graded-easy-99999999999999999999',
    ' pips-graded-easy-1',
    'pips-graded-easy-1\n',
    'pips-graded-easy-1~2',
    'Pips-graded-easy-1',
    'pips-easy-1',
    'pips-graded-small-1',
    'pips-graded-giant-13',
    'futoshiki-graded-giant-1',
    'futoshiki-4-1',
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
  it('has a name of its own, a title and puzzles', () => {
    expect(new Set(PACKS.map(({ name }) => name)).size).toBe(PACKS.length);
    const titles = PACKS.map((pack) => `${pack.kind} ${sizeOfPack(en, pack)}`);
    expect(new Set(titles).size).toBe(PACKS.length);
    for (const pack of PACKS) expect(sizeOfPack(en, pack)).not.toBe(pack.size);
    for (const { count } of PACKS) expect(count).toBeGreaterThan(0);
  });
});
