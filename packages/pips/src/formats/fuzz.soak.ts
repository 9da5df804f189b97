/** An hour of hostile texts, each in every format; PIPWRIGHT_FUZZ_MINUTES makes it shorter or longer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSeed } from '../../../core/src/testing/effort.js';
import { everyFormat, expectSafeReading } from '../../../core/src/testing/safe-reading.js';
import { HUGE_TEXTS, hostileText } from '../../test/hostile.js';
import { pips } from '../kind.js';

await Promise.all(pips.formats.map((format) => format.load?.()));

const FORMATS = everyFormat(pips);
const minutes = Number(process.env.PIPWRIGHT_FUZZ_MINUTES ?? 60);

describe('hostile texts', () => {
  it(`are read safely for ${minutes} minutes`, () => {
    const end = performance.now() + minutes * 60_000;
    let rounds = 0;
    let slowest = 0;
    const property = fc.property(hostileText, (text) => {
      const started = performance.now();
      expectSafeReading(pips, text);
      slowest = Math.max(slowest, performance.now() - started);
    });
    for (const seed = chooseSeed(); performance.now() < end; rounds++) {
      fc.assert(property, { numRuns: 1000, seed: seed + rounds });
    }
    console.log(`${rounds * 1000} texts, ${FORMATS.length} readings each, the slowest in ${Math.round(slowest)} ms`);
  });

  it.each(HUGE_TEXTS)('as large as is read: %s', (name, make) => {
    const text = make();
    const times = FORMATS.map((format) => {
      const started = performance.now();
      expectSafeReading(pips, text, [format]);
      return Math.round(performance.now() - started);
    });
    console.log(`${name}: ${times.join(', ')} ms`);
    expect(Math.max(...times)).toBeLessThan(10_000);
  });
});
