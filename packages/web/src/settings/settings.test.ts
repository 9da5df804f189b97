import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, readSettings, type Settings } from './settings.js';

const OTHERS: Settings = {
  theme: 'dark',
  contrast: 'more',
  motion: 'less',
  patterns: true,
  hand: 'left',
  clock: false,
  coordinates: true,
  liveCheck: true,
  tidyNotes: false,
  findAll: true,
  iterationsPerTick: 5000,
  debugLevel: 2,
  maxPip: 9,
  allowDuplicates: true,
};

describe('settings', () => {
  it.each([DEFAULTS, OTHERS])('are read as they were chosen', (settings) => {
    expect(readSettings(settings)).toEqual(settings);
    expect(readSettings(structuredClone(settings))).toEqual(settings);
  });

  it.each([undefined, null, 0, 1, '', 'dark', true, [], ['dark'], {}, new Map([['theme', 'dark']]), () => 'dark'])(
    'are the usual ones for %o',
    (value) => {
      expect(readSettings(value)).toEqual(DEFAULTS);
    },
  );

  it('keep what is known of a choice beside what is not', () => {
    const read = readSettings({
      theme: 'dark',
      hand: 'third',
      volume: 11,
      lookAhead: false,
      clock: 'yes',
    });
    expect(read).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  it.each([-1, 0.5, 1_000_001, '7', Number.NaN, Number.POSITIVE_INFINITY])(
    'do not have %o steps at a time',
    (steps) => {
      expect(readSettings({ iterationsPerTick: steps })).toEqual(DEFAULTS);
    },
  );

  it('are not made by names that every object has', () => {
    const hostile = JSON.parse(
      '{"__proto__": {"theme": "dark"}, "constructor": true, "toString": "x", "hasOwnProperty": 1}',
    );
    expect(readSettings(hostile)).toStrictEqual(DEFAULTS);
    expect(readSettings(Object.create({ theme: 'dark' }))).toEqual(DEFAULTS);
  });

  it('have their names and values, whatever is on the disk', () => {
    const values = fc.oneof(fc.constantFrom('system', 'dark', 'left', true, false), fc.anything());
    const names = fc.oneof(fc.constantFrom(...Object.keys(DEFAULTS)), fc.string());
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(names, values), fc.anything({ withNullPrototype: true })), (value) => {
        const read = readSettings(value);
        expect(Object.keys(read)).toEqual(Object.keys(DEFAULTS));
        expect(readSettings(read)).toEqual(read);
        for (const [name, chosen] of Object.entries(read)) {
          const usual = DEFAULTS[name as keyof Settings];
          expect(typeof chosen).toBe(typeof usual);
        }
      }),
    );
  });
});
