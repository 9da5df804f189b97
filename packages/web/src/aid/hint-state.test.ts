import { describe, expect, it } from 'vitest';
import type { HintAnswer, StepTold } from '../think/explain-messages.js';
import { climbed, FIRST_PLACE, type HintPlace, isAtEnd, reopened, stepAt } from './hint-state.js';

const step = (name: string): StepTold => ({
  technique: name,
  where: `${name} where`,
  why: `${name} why`,
  what: `${name} what`,
  look: [],
  ends: [],
  actions: [],
});
type Chapter = Extract<HintAnswer, { readonly type: 'chapter' }>;
const TWO: Chapter = { type: 'chapter', steps: [step('a'), step('b')], again: step('again'), tray: [] };
const CHOICE: Chapter = { type: 'chapter', steps: [step('a')], again: undefined, tray: [] };

/** What is told, one press after another, until nothing more comes. */
function toldBy(answer: Chapter, from: HintPlace): string[] {
  const told = [];
  for (let place = from; ; place = climbed(answer, place)) {
    told.push(stepAt(answer, place)[place.rung]);
    if (isAtEnd(answer, place)) return told;
  }
}

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
});
