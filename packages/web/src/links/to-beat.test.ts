import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressWithTime, keepToBeat, onToBeat, readToBeat, toBeatIn } from './to-beat.js';

const PUZZLE = 'day-2026-11-18-pips-2';

/** Only what is asked for here. */
function diskWith(choices: Record<string, unknown> = {}) {
  return {
    choice: async (name: string) => choices[name],
    choose: async (name: string, value: unknown) => {
      choices[name] = value;
    },
  };
}

describe('an address with a time to beat', () => {
  it('has the puzzle and the time, and nothing else', () => {
    expect(addressWithTime({ puzzle: PUZZLE, seconds: 418 })).toBe(`#/${PUZZLE}?t=418`);
    const seconds = fc.integer({ min: 1, max: 360_000 });
    const puzzle = fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/);
    fc.assert(
      fc.property(puzzle, seconds, (name, time) => {
        const toBeat = { puzzle: name, seconds: time };
        expect(toBeatIn(addressWithTime(toBeat))).toEqual(toBeat);
      }),
    );
  });

  it('has no time where nobody could be faster', () => {
    expect(addressWithTime({ puzzle: PUZZLE, seconds: 0 })).toBe(`#/${PUZZLE}`);
  });

  it('may have come by a way that changed it', () => {
    for (const hash of [`#/${PUZZLE}?t=61&utm_source=x`, `#/${PUZZLE}/?a=b&t=61`, `#/${PUZZLE.toUpperCase()}?t=61`])
      expect(toBeatIn(hash)).toEqual({ puzzle: PUZZLE, seconds: 61 });
  });

  it.each([
    '',
    '#',
    '#/',
    `#/${PUZZLE}`,
    `#/${PUZZLE}?t=`,
    `#/${PUZZLE}?t=0`,
    `#/${PUZZLE}?t=-1`,
    `#/${PUZZLE}?t=1.5`,
    `#/${PUZZLE}?t=999999`,
    `#/${PUZZLE}?t=undefined`,
    '#/?t=4',
    '#1abc?t=4',
  ])('“%s” has none', (hash) => {
    expect(toBeatIn(hash)).toBeUndefined();
  });
});

describe('times to beat', () => {
  it('are kept by puzzle: the last one counts, and whoever waits for it is told', async () => {
    const disk = diskWith();
    let told = 0;
    const forget = onToBeat(() => told++);
    await keepToBeat(disk, { puzzle: PUZZLE, seconds: 418 });
    await keepToBeat(disk, { puzzle: 'other', seconds: 5 });
    await keepToBeat(disk, { puzzle: PUZZLE, seconds: 500 });
    forget();
    expect([await readToBeat(disk, PUZZLE), await readToBeat(disk, 'other'), await readToBeat(disk, 'third')]).toEqual([
      500,
      5,
      undefined,
    ]);
    expect(told).toBe(3);
  });

  it('are forgotten when fifty others have come', async () => {
    const disk = diskWith();
    for (let i = 0; i <= 50; i++) await keepToBeat(disk, { puzzle: `p-${i}`, seconds: 9 });
    expect(await readToBeat(disk, 'p-0')).toBeUndefined();
    expect(await readToBeat(disk, 'p-1')).toBe(9);
  });

  it.each([undefined, null, 7, 'text', [], { [PUZZLE]: 'soon' }, { [PUZZLE]: -4 }])('are none in %j', async (kept) => {
    expect(await readToBeat(diskWith({ 'to beat': kept }), PUZZLE)).toBeUndefined();
  });

  it('are none where the disk refuses', async () => {
    const refusing = { ...diskWith(), choice: () => Promise.reject(new Error('no disk')) };
    expect(await readToBeat(refusing, PUZZLE)).toBeUndefined();
    expect(await readToBeat(diskWith({ 'to beat': {} }), 'constructor')).toBeUndefined();
  });
});
