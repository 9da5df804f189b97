/** Parsers never throw, never hang, never touch a prototype. A short round; fuzz.soak.ts goes on for an hour. */

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
    expectSafeReading(text, [undefined]);
    // A second is the promise on a quiet machine; what hangs takes minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
