import { expect, it } from 'vitest';
import { hint as hintLetters, questionOf } from '../../test/letters.js';
import { finish } from '../search.js';
import { rememberLastTold } from './hinting.js';

const board = { rules: ['1→a', 'a→X', 'X2→Y'], truth: 'XY' };

it('finds out a chapter once for all of its steps, and again when something has been placed', () => {
  const lastTold = rememberLastTold<typeof board, string, string, string, string>();
  const found: string[] = [];
  const hint = (after: number, ...placed: string[]) => {
    const question = questionOf(board, placed);
    const watched = {
      ...question,
      telling(onlyPlacing?: boolean) {
        found.push(placed.join(''));
        return question.telling(onlyPlacing);
      },
    };
    return finish(hintLetters(watched, after, lastTold(board, placed.join(''))));
  };
  expect(hint(0)).toMatchObject({ steps: ['1→a', 'a→X'], index: 0 });
  expect(hint(1)).toMatchObject({ steps: ['1→a', 'a→X'], index: 1 });
  expect(found).toEqual(['']);
  // All of it has been told: whoever asks again hears where it leads, and may then ask from the start.
  expect(hint(2)).toMatchObject({ index: 1, isTold: true });
  expect(hint(0)).toEqual({ status: 'hint', steps: ['1→a', 'a→X'], chapter: { steps: [0, 1] }, index: 0 });
  expect(found).toEqual(['']);
  expect(hint(0, 'X')).toMatchObject({ steps: ['2X→Y'], index: 0 });
  expect(found).toEqual(['', 'X']);
});

it.each([1, 2, 3, 4, 5, 6])(
  'answers two who ask at once, the second after %i pauses, and whoever asks next',
  (pauses) => {
    const last = {};
    const question = questionOf(board);
    const [one, other] = [hintLetters(question, 0, last), hintLetters(question, 1, last)];
    for (let i = 0; i < pauses; i++) one.run(1);
    for (let i = 0; i < 3; i++) other.run(1);
    const steps = ['1→a', 'a→X'];
    expect(finish(one)).toMatchObject({ steps, index: 0 });
    expect(finish(other)).toMatchObject({ steps, index: 1 });
    expect(finish(hintLetters(question, 2, last))).toMatchObject({ steps, index: 1, isTold: true });
  },
);
