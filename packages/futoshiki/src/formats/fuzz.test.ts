/** Parsers never throw, never hang. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { cpuMilliseconds } from '../../../core/test/cpu-time.js';
import { HUGE_TEXTS, hostileText, MEBIBYTES } from '../../test/hostile.js';
import { expectSafeReading } from '../../test/safe-reading.js';

describe('hostile texts', () => {
  it('are read safely', () => {
    fc.assert(
      fc.property(hostileText, (text) => expectSafeReading(text)),
      { numRuns: runs(250) },
    );
  });

  it.each(HUGE_TEXTS)(`of ${MEBIBYTES} MiB are read safely: %s`, (_, make) => {
    const text = make();
    // A second or two is the promise for each format; what hangs takes minutes.
    expect(cpuMilliseconds(() => expectSafeReading(text))).toBeLessThan(50_000);
  });
});
