/** The judge and the checks themselves, on steps made up by hand: nothing is wrong with them until something is changed. */

import type { JsonObject } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { cellPair, rows } from '../../core/src/testing/written.js';
import type { LinkRecord, StepRecord } from '../../core/test/explaining/records.js';
import { chapterFaults, GridTold } from './chapter-faults.js';
import { leaksOf } from './hint-player.js';
import { byTrying } from './premise-judge.js';
import { puzzleFromGrid } from './puzzle-of.js';
import { stepFaults } from './records.js';

/** Row 1 is 1 2 3. */
const puzzle = puzzleFromGrid(rows('000 001 000'), [cellPair('0,1 0,0'), cellPair('0,2 0,1')]);
const SIGN = (column: number): JsonObject => ({
  sign: [
    [0, column + 1],
    [0, column],
  ],
});
const place = (row: number, column: number, value: number): JsonObject => ({ cell: [row, column], value });
const step = (technique: string, because: JsonObject[], concludes: Partial<LinkRecord>): StepRecord => ({
  technique,
  text: 'A sentence.',
  because,
  removes: [],
  joins: [],
  places: [],
  ...concludes,
});

const CHAIN: readonly LinkRecord[] = [
  step('bound', [{ suppose: true }, { column: 0 }, { step: 0 }], { places: [place(2, 0, 2)] }),
  step('last-number', [{ row: 2 }, { given: [1, 2] }, { link: 0 }, { column: 2 }, { step: 0 }], {
    removes: [{ cell: [2, 2], values: [1, 2, 3] }],
  }),
];
const TRY_BOTH: StepRecord = {
  ...step('try-both', [{ row: 2 }, { given: [1, 2] }, { column: 2 }, { column: 0 }, { step: 0 }], {
    places: [place(1, 0, 2)],
  }),
  suppose: place(1, 0, 3),
  chain: CHAIN,
};
const STEPS: readonly StepRecord[] = [
  step('chain-bound', [SIGN(0), SIGN(1)], { places: [place(0, 0, 1), place(0, 1, 2), place(0, 2, 3)] }),
  step('last-number', [{ column: 2 }, { given: [1, 2] }, { step: 0 }], { places: [place(2, 2, 2)] }),
  TRY_BOTH,
  step('last-number', [{ row: 1 }, { given: [1, 2] }, { step: 2 }], { places: [place(1, 1, 3)] }),
  step('two-left', [{ column: 0 }, { column: 1 }, { step: 0 }, { step: 2 }, { step: 3 }], {
    places: [place(2, 0, 3), place(2, 1, 1)],
  }),
];
const CHAPTERS = [{ steps: [0, 1] }, { steps: [2, 3, 4] }];

/** The faults of the steps with some changed, by kind. */
function faults(changes: Readonly<Record<number, Partial<StepRecord>>> = {}): string[] {
  const steps = STEPS.map((each, i) => ({ ...each, ...changes[i] }));
  return stepFaults(puzzle, steps, byTrying).map(({ kind, text }) => `${kind}: ${text.replace(/: step \d.*/s, '')}`);
}
const without = ({ because }: LinkRecord, premise: JsonObject) =>
  because.filter((each) => JSON.stringify(each) !== JSON.stringify(premise));

describe('steps', () => {
  it('have no fault where there is none', () => {
    expect(faults()).toEqual([]);
  });

  it.each(STEPS.flatMap(({ because }, at) => because.map((premise) => [at, premise] as const)))(
    'do not follow: step %i without %j',
    (at, premise) => {
      const because = without(STEPS[at] as StepRecord, premise);
      expect(faults({ [at]: { because } })[0]).toMatch(/^(?:unsound: does not follow|form: rests on nothing)/);
    },
  );

  it('do not follow where one part of them does not', () => {
    const wrong = [place(0, 0, 1), place(0, 1, 2), place(0, 2, 3), place(2, 1, 1)];
    expect(faults({ 0: { places: wrong } })[0]).toBe('unsound: does not follow');
    expect(faults({ 1: { places: [place(2, 2, 3)] } })[0]).toBe('unsound: does not follow');
    expect(faults({ 3: { places: [], removes: [{ cell: [1, 1], values: [3] }] } })[0]).toBe('unsound: does not follow');
  });

  it.each<[JsonObject]>([[{ row: 0 }], [{ column: 1 }], [{ given: [1, 2] }]])('need no %j', (premise) => {
    expect(faults({ 0: { because: [SIGN(0), SIGN(1), premise] } })).toEqual([
      `needless: needs no ${JSON.stringify(premise)}`,
    ]);
  });

  it('name only what there is, and what was told', () => {
    const upsideDown = { sign: cellPair('0,0 0,1') };
    expect(() => faults({ 0: { because: [upsideDown] } })).toThrow('there is no sign');
    expect(() => faults({ 0: { because: [{ bar: upsideDown.sign }] } })).toThrow('there is no bar');
    expect(() => faults({ 0: { because: [{ given: [0, 0] }] } })).toThrow('nothing is given');
    expect(faults({ 0: { because: [{ step: 0 }] } })).toEqual(['form: rests on step 0, which is not told yet']);
    expect(faults({ 0: { because: [{ region: 0 }] } })).toEqual(['form: has the premise {"region":0}']);
  });
});

describe('chains', () => {
  const changed = (at: number, change: Partial<LinkRecord>) =>
    faults({ 2: { chain: CHAIN.map((each, i) => (i === at ? { ...each, ...change } : each)) } });

  it.each(CHAIN.flatMap(({ because }, at) => because.map((premise) => [at, premise] as const)))(
    'fail at link %i without %j',
    (at, premise) => {
      const because = without(CHAIN[at] as LinkRecord, premise);
      expect(changed(at, { because })).toContain(`unsound: link ${at} does not follow`);
    },
  );

  it('have no premise too many, and end in a cell without a number', () => {
    const { because } = CHAIN[0] as LinkRecord;
    expect(changed(0, { because: [...because, { row: 0 }] })).toContain('needless: link 0 needs no {"row":0}');
    expect(changed(1, { removes: [{ cell: [2, 2], values: [1] }] })).toEqual([
      'form: the last link leaves every cell a number',
    ]);
  });
});

describe('chapters', () => {
  const found = (steps: readonly StepRecord[], chapters = CHAPTERS) =>
    chapterFaults(puzzle, { status: 'explained', steps, chapters }).map((text) => text.replace(/: [{[].*/s, ''));

  it('have no fault where there is none', () => {
    expect(found(STEPS)).toEqual([]);
  });

  it('hold every step once, and end with a number', () => {
    expect(found(STEPS, [{ steps: [0, 1] }, { steps: [3, 4] }])).toEqual(['the steps of the chapters are (0,1) (3,4)']);
    const idle = step('bound', [SIGN(0)], { removes: [{ cell: [0, 1], values: [1] }] });
    expect(found([idle, ...STEPS], [{ steps: [0] }, { steps: [1, 2, 3, 4, 5] }])).toEqual([
      'chapter 0 (steps 0) places something at no step',
    ]);
    const aside = step('bound', [{ column: 1 }, { step: 0 }], { removes: [{ cell: [2, 1], values: [2] }] });
    const more = [...STEPS.slice(0, 4), aside, ...STEPS.slice(4)];
    expect(found(more, [{ steps: [0, 1, 2, 3, 4, 5] }])).toEqual(['chapter 0 does not need step 4']);
  });

  it('fill every empty cell once', () => {
    expect(found(STEPS.slice(0, -1), [{ steps: [0, 1, 2, 3] }])).toEqual(['the numbers placed do not solve it']);
    const again = step('bound', [SIGN(0)], { places: [place(0, 0, 1)] });
    expect(found([...STEPS, again], [{ steps: [0, 1, 2, 3, 4, 5] }])).toEqual(['a cell is filled twice']);
  });

  it('say nothing twice', () => {
    const again = step('bound', [SIGN(0)], { removes: [{ cell: [0, 0], values: [3] }], places: [place(2, 2, 2)] });
    const steps = [...STEPS.slice(0, 1), again, ...STEPS.slice(2)];
    expect(found(steps)).toEqual(['step 1 says again that 0,0 is not 3']);
  });
});

describe('leaks', () => {
  const claim = { removes: [{ cell: [2, 2], values: [3] }], places: [place(0, 0, 1)] };
  it.each([
    ['What is left for r1c1?', false],
    ['So r1c1 is 1. What follows?', true],
    ['The 1 goes in r1c1. Why?', true],
    ['r1c1 and r1c2 are 1 and 2. Why?', true],
    ['r1c2 is 1, is it?', false],
    ['r3c3 is 1 or 2. What else?', true],
    ['r3c3 is not 3. Is it?', true],
    ['r3c3 is 1 or 3. Which?', false],
  ])('%s %s', (text, isLeak) => {
    expect(leaksOf(claim, new GridTold(puzzle), text).length > 0).toBe(isLeak);
  });
});
