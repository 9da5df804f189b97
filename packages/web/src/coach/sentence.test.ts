import { describe, expect, it } from 'vitest';
import { enFutoshikiLessons } from '../futoshiki/words/en-lessons.js';
import type { Piece } from '../kind/explaining.js';
import type { LessonWords, Means, NextStep } from '../kind/lessons.js';
import { LESSONS } from '../kinds/lessons.js';
import { enPipsLessons } from '../pips/words/en-lessons.js';
import { type Seen, sentenceOf } from './sentence.js';

const PIECE: Piece = [
  { cell: [0, 0], number: 5 },
  { cell: [0, 1], number: 2 },
];
const place: NextStep = { how: 'place', piece: PIECE };
const turn: NextStep = { how: 'turn', piece: PIECE };
const START: Seen = {
  look: { right: 0, next: place },
  wrong: undefined,
  answer: undefined,
  isShown: false,
  means: 'touch',
};
const said = (seen: Partial<Seen>, at = 1) => sentenceOf(enPipsLessons, at, { ...START, ...seen });

describe('what the coach says', () => {
  it('changes as the player acts', () => {
    expect(said({})).toBe('Tap a domino, then a cell.');
    expect(said({ look: { right: 0, next: turn } })).toBe('Right place. Each tap turns it to the next way it fits.');
    expect(said({ look: { right: 1, next: place } })).toBe('Now the other one.');
  });

  it('stays where a board has nothing more to say', () => {
    expect(said({ look: { right: 1, next: place } }, 2)).toBe(said({}, 2));
  });

  it('is what the rule wants, and how to go back, when that is broken', () => {
    const wrong = 'These two make 8, not 2.';
    expect(said({ wrong, look: { right: 0, next: { how: 'back', piece: PIECE } } })).toBe(
      'These two make 8, not 2. Drag it away, or press Undo.',
    );
  });

  it('is first of all the answer to what was tried', () => {
    expect(said({ answer: 'It doesn’t fit there.', wrong: 'Wrong.', isShown: true })).toBe('It doesn’t fit there.');
  });

  it('names the piece while its place is shown', () => {
    expect(said({ isShown: true })).toBe('Tap the 2-5, then a marked cell.');
    expect(said({ isShown: true, means: 'keys' })).toBe('Go to row 1, column 1, type 2 5, press Enter.');
  });

  it('has the words for what it is played with', () => {
    expect(said({ means: 'mouse' })).toBe('Click a domino, then a cell.');
    expect(said({ means: 'keys' })).toMatch(/arrows.*Enter/);
    expect(said({ means: 'keys', look: { right: 0, next: turn } })).toMatch(/R turns it/);
  });
});

const SETS: readonly (readonly [string, LessonWords, readonly unknown[]])[] = [
  ['dominoes', enPipsLessons, LESSONS.pips?.lessons ?? []],
  ['numbers', enFutoshikiLessons, LESSONS.futoshiki?.lessons ?? []],
];

function allOf({ lessons, turn: turned, back, show }: LessonWords): readonly string[] {
  const means: readonly Means[] = ['touch', 'mouse', 'keys'];
  const steps: readonly NextStep[] = (['place', 'turn', 'back'] as const).map((how) => ({ how, piece: PIECE }));
  return [
    ...lessons.flatMap(({ goal, start, more }) => [goal, ...means.map(start), ...(more === undefined ? [] : [more])]),
    ...means.flatMap((each) => [turned(each), back(each), ...steps.map((step) => show(step, each))]),
  ];
}

describe.each(SETS)('the words for %s', (_, en, lessons) => {
  it('are there for every board, and short', () => {
    expect(en.lessons).toHaveLength(lessons.length);
    for (const sentence of allOf(en)) {
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      expect(sentence.length).toBeLessThan(95);
    }
  });
});
