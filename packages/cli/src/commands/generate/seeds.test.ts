import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySeed, nextSeed, readSeed, seedToJson } from './seeds.js';

describe('the seed after', () => {
  it.each([
    ['0', '1'],
    ['7', '8'],
    ['99', '100'],
    ['9007199254740993', '9007199254740994'],
    ['summer', 'summer/2'],
    ['summer/2', 'summer/3'],
    ['summer/9', 'summer/10'],
    ['a/b', 'a/b/2'],
    ['007', '007/2'],
    ['-5', '-5/2'],
    ['1.5', '1.5/2'],
    ['x/0', 'x/0/2'],
    ['/2', '/3'],
  ])('%s is %s', (seed, next) => {
    expect(nextSeed(seed)).toBe(next);
  });

  it('is never one that came before', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 10 }), (first) => {
        const seeds = [first];
        for (let i = 0; i < 12; i++) seeds.push(nextSeed(seeds.at(-1) ?? ''));
        expect(new Set(seeds).size).toBe(seeds.length);
      }),
    );
  });
});

it('is a number in JSON if it is one, and nothing is lost', () => {
  expect(['7', '0', '007', '-1', '1e3', 'x', '9007199254740993'].map(seedToJson)).toEqual([
    7,
    0,
    '007',
    '-1',
    '1e3',
    'x',
    '9007199254740993',
  ]);
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(String(seedToJson(seed))).toBe(seed);
    }),
  );
});

it('is a whole number unless it is chosen', () => {
  expect(seedToJson(anySeed())).toBeGreaterThan(0);
  expect(readSeed('any text')).toBe('any text');
  for (const bad of ['', 'a\nb', 'x'.repeat(101)]) expect(() => readSeed(bad)).toThrow('--seed can be');
});
