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
    expect(watch.running()).toBe(0);
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

  it('runs on when some of it is taken, and begins at nothing when it is reset', () => {
    const { watch, wait } = watchAt(0);
    watch.start();
    wait(40.5);
    watch.take(40);
    expect(watch.running()).toBe(0.5);
    wait(5);
    watch.reset();
    wait(3);
    expect(watch.running()).toBe(3);
    watch.stop();
    watch.reset();
    wait(100);
    expect(watch.running()).toBe(0);
  });

  it('loses nothing, whatever is pressed and whenever', () => {
    const presses = fc.record({
      quarters: fc.integer({ min: 0, max: 20_000 }),
      press: fc.constantFrom('start', 'stop', 'take'),
    });
    fc.assert(
      fc.property(fc.array(presses, { maxLength: 40 }), (all) => {
        const { watch, wait } = watchAt(12_345.5);
        let [runs, passed, taken] = [false, 0, 0];
        for (const { quarters, press } of all) {
          wait(quarters / 4);
          if (runs) passed += quarters / 4;
          if (press === 'take') {
            const whole = Math.floor(watch.running());
            watch.take(whole);
            taken += whole;
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
