import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Stopwatch } from './stopwatch.js';

function watchAt(start: number) {
  let now = start;
  const watch = new Stopwatch(() => now);
  return {
    watch,
    wait(ms: number) {
      now += ms;
    },
  };
}

describe('a stopwatch', () => {
  it('stands until it is started', () => {
    const { watch, wait } = watchAt(1000);
    wait(50);
    expect([watch.running(), watch.lap()]).toEqual([0, 0]);
  });

  it('counts only between start and stop', () => {
    const { watch, wait } = watchAt(1000);
    watch.start();
    wait(70);
    watch.stop();
    wait(500);
    expect(watch.running()).toBe(70);
    watch.start();
    wait(30);
    expect(watch.running()).toBe(100);
  });

  it('does not begin anew when it is started or stopped twice', () => {
    const { watch, wait } = watchAt(0);
    watch.start();
    wait(10);
    watch.start();
    wait(10);
    watch.stop();
    watch.stop();
    expect(watch.running()).toBe(20);
  });

  it('goes on through a lap, and stands after it where it stood', () => {
    const { watch, wait } = watchAt(0);
    watch.start();
    wait(40);
    expect(watch.lap()).toBe(40);
    wait(5);
    expect(watch.running()).toBe(5);
    watch.stop();
    expect(watch.lap()).toBe(5);
    wait(100);
    expect(watch.lap()).toBe(0);
  });

  it('keeps parts of a millisecond for the next lap', () => {
    const { watch, wait } = watchAt(0);
    watch.start();
    const laps = [0.75, 0.75, 0.75].map((ms) => {
      wait(ms);
      return watch.lap();
    });
    expect(laps).toEqual([0, 1, 1]);
    expect(watch.running()).toBe(0.25);
  });

  it('loses nothing, whatever is pressed and whenever', () => {
    const presses = fc.record({
      quarters: fc.integer({ min: 0, max: 20_000 }),
      press: fc.constantFrom('start', 'stop', 'lap'),
    });
    fc.assert(
      fc.property(fc.array(presses, { maxLength: 40 }), (all) => {
        const { watch, wait } = watchAt(12_345.5);
        let [runs, passed, taken] = [false, 0, 0];
        for (const { quarters, press } of all) {
          wait(quarters / 4);
          if (runs) passed += quarters / 4;
          if (press === 'lap') {
            const lap = watch.lap();
            expect(Number.isInteger(lap) && lap >= 0).toBe(true);
            taken += lap;
          } else {
            watch[press as 'start' | 'stop']();
            runs = press === 'start';
          }
          expect(taken + watch.running()).toBe(passed);
        }
      }),
    );
  });
});
