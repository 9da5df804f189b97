/** Parsers never throw, never hang. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../core/src/testing/effort.js';
import { HUGE_TEXTS, hostileText } from '../../test/hostile.js';
import { expectSafeReading } from '../../test/safe-reading.js';

describe('hostile texts', () => {
  it('are read safely', () => {
    fc.assert(
      fc.property(hostileText, (text) => expectSafeReading(text)),
      { numRuns: effort(2000) },
    );
  });

  it.each(HUGE_TEXTS)('of 8 MiB are read safely: %s', (_, make) => {
    const text = make();
    const started = performance.now();
    expectSafeReading(text);
    // A second or two is the promise for each format on a quiet machine; what hangs takes minutes.
    expect(performance.now() - started).toBeLessThan(50_000);
  });
});
