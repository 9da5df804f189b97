/** The checks themselves, on an explanation written by hand: nothing is wrong with it until something is changed. */
import type { JsonObject } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { chapterFaults } from './chapter-faults.js';
import { puzzleFromText } from './puzzle-of.js';
import type { LinkRecord, StepRecord } from './records.js';
import { stepFaults } from './step-faults.js';
import { bySwift } from './swift-judge.js';

/** Eight cells in a row: the first three are an =, the next two an 8, the last but one is a 3. */
const puzzle = puzzleFromText(
  'board:\n########\n\npieces:\n44,46,66,35\n\nconstraints:\nAllSame {(0,0),(1,0),(2,0)}\nExactly 8 {(3,0),(4,0)}\nExactly 3 {(6,0)}\n',
);
const [EQUAL, EIGHT, THREE] = [{ region: 0 }, { region: 1 }, { region: 2 }];
const cell = (column: number): [number, number] => [0, column];
const pair = (column: number): [number, number][] => [cell(column), cell(column + 1)];
const link = (technique: string, because: JsonObject[], concludes: Partial<LinkRecord>): LinkRecord => ({
  technique,
  text: 'A sentence.',
  because,
  removes: [],
  joins: [],
  places: [],
  ...concludes,
});
const place = (domino: [number, number], column: number) => ({ places: [{ domino, cells: pair(column) }] });

const ALL = [0, 1, 2, 3, 4, 5, 6];
const CHAIN: readonly LinkRecord[] = [
  link('equal-values', [EQUAL, { suppose: true }], {
    removes: [{ cell: cell(2), values: ALL.filter((value) => value !== 4) }],
  }),
  link('sum-pair', [{ suppose: true }, { link: 0 }, { cell: cell(2) }, { cell: cell(4) }, EIGHT, { value: 4 }], {
    removes: [{ cell: cell(4), values: ALL }],
  }),
];
const TRY_BOTH: StepRecord = {
  ...link(
    'try-both',
    [{ step: 0 }, EQUAL, EIGHT, { cell: cell(2) }, { cell: cell(4) }, { value: 4 }],
    place([6, 6], 0),
  ),
  suppose: { domino: [4, 4], cells: pair(0) },
  chain: CHAIN,
};
const STEPS: readonly StepRecord[] = [
  link('forced-partner', [{ cell: cell(0) }], { joins: [{ edge: pair(0) }] }),
  TRY_BOTH,
  link('equal-values', [{ step: 1 }, EQUAL, { cell: cell(2) }, { value: 6 }], place([6, 4], 2)),
  link('only-domino', [{ cell: cell(4) }, { step: 2 }, EIGHT, { value: 4 }], place([4, 4], 4)),
  link('only-domino', [{ cell: cell(6) }, { step: 3 }, THREE, { value: 3 }], place([3, 5], 6)),
];
const CHAPTERS = [{ steps: [0, 1] }, { steps: [2] }, { steps: [3] }, { steps: [4] }];

/** The faults of the steps with some changed, by kind. */
function faults(changes: Readonly<Record<number, Partial<StepRecord>>> = {}): string[] {
  const steps = STEPS.map((step, i) => ({ ...step, ...changes[i] }));
  return stepFaults(puzzle, steps, bySwift).map(({ kind, text }) => `${kind}: ${text.replace(/: step \d.*/s, '')}`);
}

const chapters = (steps: readonly StepRecord[], parts = CHAPTERS, status: 'explained' | 'ambiguous' = 'explained') =>
  chapterFaults(puzzle, { status, steps, chapters: parts }).map((text) => text.replace(/: \{.*/s, ''));

const without = ({ because }: LinkRecord, premise: JsonObject) =>
  because.filter((each) => JSON.stringify(each) !== JSON.stringify(premise));

describe('steps', () => {
  it('have no fault where there is none', () => {
    expect(faults()).toEqual([]);
  });

  it.each(TRY_BOTH.because)('do not follow without %j', (premise) => {
    const [first = ''] = faults({ 1: { because: without(TRY_BOTH, premise) } });
    expect(first).toMatch(/^unsound: does not follow/);
  });

  it('need nothing that says nothing', () => {
    expect(faults({ 0: { because: [{ cell: cell(0) }, { value: 0 }] } })).toEqual(['needless: needs no {"value":0}']);
    const more = faults({ 1: { because: [...TRY_BOTH.because, { cell: cell(5) }] } });
    expect(more).toContain('needless: needs no {"cell":[0,5]}');
  });

  it('say what they rest on, and only what was told', () => {
    expect(faults({ 0: { because: [] } })).toEqual(['form: rests on nothing']);
    expect(faults({ 0: { because: [{ step: 0 }] } })).toEqual(['form: rests on step 0, which is not told yet']);
    expect(faults({ 0: { because: [{ suppose: true }] } })).toEqual(['form: has the premise {"suppose":true}']);
    expect(faults({ 0: { joins: [] } })).toContain('form: concludes nothing');
  });
});

describe('chains', () => {
  const changed = (at: number, change: Partial<LinkRecord>) =>
    faults({ 1: { chain: CHAIN.map((each, i) => (i === at ? { ...each, ...change } : each)) } });

  it.each(CHAIN.flatMap(({ because }, at) => because.map((premise) => [at, premise] as const)))(
    'fail at link %i without %j',
    (at, premise) => {
      const because = without(CHAIN[at] as LinkRecord, premise);
      expect(changed(at, { because })).toContain(`unsound: link ${at} does not follow`);
    },
  );

  it('have no premise too many', () => {
    const { because } = CHAIN[0] as LinkRecord;
    expect(changed(0, { because: [...because, EIGHT] })).toEqual(['needless: link 0 needs no {"region":1}']);
  });

  it('rest on what the step names', () => {
    const found = faults({ 1: { chain: CHAIN, because: without(TRY_BOTH, EIGHT) } });
    expect(found).toContain('unnamed: its chain rests on {"region":1}, which it does not name');
  });

  it('end in a cell without a number', () => {
    expect(changed(1, { removes: [{ cell: cell(4), values: [4] }] })).toEqual([
      'form: the last link leaves every cell a number',
    ]);
  });

  it('have no link that leads nowhere', () => {
    const idle = link('forced-partner', [{ cell: cell(0) }], { joins: [{ edge: pair(0) }] });
    const last = CHAIN[1] as LinkRecord;
    const chain = [CHAIN[0] as LinkRecord, idle, last];
    const found = faults({
      1: { technique: 'looking-ahead', chain, because: [...TRY_BOTH.because, { cell: cell(0) }] },
    });
    expect(found).toContain('form: link 1 leads nowhere');
  });

  it('belong to what supposes something', () => {
    expect(faults({ 1: { technique: 'sum-pair' } })).toEqual([
      'form: only try-both and looking-ahead suppose something',
    ]);
    expect(faults({ 1: { chain: [...CHAIN, ...CHAIN] } })).toEqual(['form: has 4 links']);
  });
});

describe('chapters', () => {
  it('have no fault where there is none', () => {
    expect(chapters(STEPS)).toEqual([]);
  });

  it('hold every step once, in order', () => {
    expect(chapters(STEPS, [{ steps: [0, 1] }, { steps: [4] }])).toEqual(['the steps of the chapters are (0,1) (4)']);
  });

  it('end with the one domino that they place', () => {
    const cut = [{ steps: [0] }, { steps: [1, 2] }, { steps: [3] }, { steps: [4] }];
    expect(chapters(STEPS, cut)).toEqual([
      'chapter 0 (steps 0) places something at no step',
      'chapter 1 (steps 1,2) places something at 1,2',
    ]);
    expect(chapters(STEPS.slice(0, 1), [{ steps: [0] }], 'ambiguous')).toEqual([]);
  });

  it('need all their steps', () => {
    const steps = STEPS.map((step, i) => (i === 1 ? { ...step, because: without(step, { step: 0 }) } : step));
    expect(chapters(steps)).toEqual(['chapter 0 does not need step 0']);
  });

  it('tell nothing twice', () => {
    const again = link('forced-partner', [{ cell: cell(0) }], { joins: [{ edge: pair(0) }] });
    const numbers = [{ steps: [0, 1, 2] }, { steps: [3] }, { steps: [4] }, { steps: [5] }];
    const steps: readonly StepRecord[] = [again, ...STEPS];
    expect(chapters(steps, numbers)).toContain('step 1 says again that 0,0 and 0,1 are joined');
  });

  it('lead to the solution', () => {
    const [wrong] = chapters(STEPS.slice(0, 3), CHAPTERS.slice(0, 2));
    expect(wrong).toMatch(/^the dominoes placed do not solve it/);
  });
});
