import { describe, expect, it } from 'vitest';
import type { HintAnswer, StepTold } from '../think/explain-messages.js';
import {
  begun,
  climbed,
  FIRST_PLACE,
  factsBefore,
  type HintPlace,
  type IsTold,
  isAtEnd,
  reopened,
  stepAt,
} from './hint-state.js';

const step = (name: string, ...actions: StepTold['actions']): StepTold => ({
  technique: name,
  where: `${name} where`,
  why: `${name} why`,
  what: `${name} what`,
  whole: `${name} what`,
  look: [],
  pieces: [],
  dominoes: { where: [], why: [], what: [] },
  arrows: { why: [], what: [] },
  marks: [],
  actions,
  notes: [],
});
type Chapter = Extract<HintAnswer, { readonly type: 'chapter' }>;
const TWO: Chapter = { type: 'chapter', steps: [step('a'), step('b')], again: step('again'), tray: [] };
const CHOICE: Chapter = { type: 'chapter', steps: [step('a')], again: undefined, tray: [] };

const NEVER = () => false;

/** What is told, one press after another, until nothing more comes. */
function toldBy(answer: Chapter, from: HintPlace, isTold: IsTold = NEVER): string[] {
  const told = [];
  for (let place = begun(answer, from, isTold); ; place = begun(answer, climbed(answer, place), isTold)) {
    told.push(stepAt(answer, place)[place.rung]);
    if (isAtEnd(answer, place)) return told;
  }
}

it('what follows for cells stays on the board until something else is said of them', () => {
  const cell = [0, 0] as const;
  const facts = (...marks: StepTold['marks']) => ({ ...step('a'), marks });
  const told: Chapter = {
    ...TWO,
    steps: [
      facts({ cell, mark: '3 4' }, { cell: [0, 1], mark: '5' }),
      { ...facts({ cell: [1, 1], mark: '2?' }), chain: { text: 'a', links: [] } },
      { ...step('c'), pieces: [[{ cell, number: 4 }]] },
      step('d'),
    ],
  };
  const at = (index: number) => factsBefore(told, { chapter: 0, step: index, rung: 'why' }).map(({ mark }) => mark);
  expect([0, 1, 2, 3].map(at)).toEqual([[], ['3 4', '5'], ['5'], ['3 4', '5']]);
});

describe('a hint', () => {
  it('is told rung by rung, step by step, and then no further', () => {
    expect(toldBy(TWO, FIRST_PLACE)).toEqual(['a where', 'a why', 'a what', 'b where', 'b why', 'b what']);
    const end: HintPlace = { chapter: 0, step: 1, rung: 'what' };
    expect(climbed(TWO, end)).toEqual(end);
  });

  it('goes on where it was left', () => {
    expect(reopened(TWO, FIRST_PLACE)).toEqual({ ...FIRST_PLACE, rung: 'why' });
    expect(reopened(TWO, { chapter: 0, step: 0, rung: 'what' })).toEqual({ chapter: 0, step: 1, rung: 'where' });
  });

  it('that was told to its end tells where to place it, if it knows', () => {
    const again = reopened(TWO, { chapter: 0, step: 1, rung: 'what' });
    expect(toldBy(TWO, again)).toEqual(['again where', 'again why', 'again what']);
    const end: HintPlace = { chapter: 0, step: 0, rung: 'what' };
    expect(reopened(CHOICE, end)).toEqual(end);
  });

  it('leaves out what was told to its end before and places nothing, but never the last step', () => {
    const place: StepTold['actions'][number] = { type: 'clear', cell: [0, 0] };
    const chapter: Chapter = { ...TWO, steps: [step('a'), step('b', place), step('c'), step('d')] };
    const isTold: IsTold = ({ technique }) => technique !== 'd';
    expect(toldBy(chapter, FIRST_PLACE, isTold)).toEqual(['b where', 'b why', 'b what', 'd where', 'd why', 'd what']);
    expect(toldBy(TWO, FIRST_PLACE, () => true)).toEqual(['b where', 'b why', 'b what']);
    // What is being told, and what is told again, stays.
    for (const each of [
      { chapter: 0, step: 0, rung: 'why' },
      { chapter: 0, step: 4, rung: 'where' },
    ] as const)
      expect(begun(chapter, each, isTold)).toEqual(each);
  });
});
