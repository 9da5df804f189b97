import { expect, it } from 'vitest';
import { type Board, hint as hintLetters, questionOf } from '../../test/letters.js';
import { finish } from '../runs-of.js';

const hintOf = (board: Board | undefined, given: readonly string[] = []) => {
  const question = questionOf(board, given);
  const last = {};
  return (chapter: number, after = 0) => finish(hintLetters(question, after, last, chapter));
};

/** The steps of each chapter, until there is no other. */
function chapters(board: Board, given?: readonly string[]): (readonly string[])[] {
  const hint = hintOf(board, given);
  const all: (readonly string[])[] = [];
  for (let next = hint(0); next.status === 'hint'; next = hint(all.length)) all.push(next.steps ?? []);
  return all;
}

it('are told in order of what they cost, whatever level they need', () => {
  const board = { rules: ['deep: 1→X', '2→a', 'a→Y', '3→Z'], levels: { deep: 3 }, truth: 'XYZ' };
  expect(chapters(board)).toEqual([['3→Z'], ['2→a', 'a→Y'], ['deep: 1→X']]);
});

it('rest on nothing that another places, and place nothing that another does', () => {
  const board = { rules: ['1→X', 'X→Y', '2→a', 'a→X', '3→b', 'b→Y'], truth: 'XY' };
  expect(chapters(board)).toEqual([['1→X'], ['3→b', 'b→Y']]);
  expect(chapters(board, ['X'])).toEqual([['X→Y']]);
});

it('place nothing that the first one places on the way to its end', () => {
  const board = { rules: ['1→X', 'X→Y', '2→a', 'a→Y', '3→Z'], truth: 'XYZ', following: { most: 2, mostAtLast: 0 } };
  expect(chapters(board)).toEqual([['1→X', 'X→Y'], ['3→Z']]);
});

it('do not begin with what another begins with', () => {
  const board = { rules: ['1→a', 'a→X', 'a→Y', '2→b', 'ab→Z', 'b→V', '4→c', 'c→d', 'd→W'], truth: 'XYZVW' };
  expect(chapters(board)).toEqual([
    ['1→a', 'a→X'],
    ['2→b', 'b→V'],
    ['4→c', 'c→d', 'd→W'],
  ]);
});

it('may suppose something where all that can be placed takes that', () => {
  const trial = (letter: string, so: string) => ({ suppose: letter, so });
  const board = { rules: ['1a→!', '2b→!'], truth: 'XY', lastResort: [trial('a', 'X'), trial('b', 'Y')] };
  expect(chapters(board)).toEqual([['try: 1→X | a? 1a→!'], ['try: 2→Y | b? 2b→!']]);
});

it('are told step by step, and then where they lead', () => {
  const hint = hintOf({ rules: ['1→X', '2→a', 'a→Y'], truth: 'XY' });
  const steps = ['2→a', 'a→Y'];
  expect(hint(1)).toEqual({ status: 'hint', steps, chapter: { steps: [0, 1] }, index: 0 });
  expect(hint(1, 1)).toMatchObject({ steps, index: 1 });
  expect(hint(1, 2)).toMatchObject({ steps, index: 1, isTold: true });
  expect(hint(0)).toMatchObject({ steps: ['1→X'], index: 0 });
  expect(hint(2)).toEqual({ status: 'none' });
  expect(hint(7, 3)).toEqual({ status: 'none' });
});

it('are none where there is nothing to tell', () => {
  expect(hintOf({ rules: [], truth: '' })(1)).toEqual({ status: 'solved' });
  expect(hintOf(undefined)(3)).toEqual({ status: 'conflict', conflict: 'none' });
  const choice = { ...questionOf({ rules: [], truth: 'X' }), isUnique: () => false };
  const withChoice = {
    ...choice,
    *findChoice() {
      yield;
      return 'X';
    },
  };
  expect(finish(hintLetters(withChoice, 0, {}, 0))).toMatchObject({ status: 'hint', choice: 'X' });
  expect(finish(hintLetters(withChoice, 0, {}, 1))).toEqual({ status: 'none' });
});

it('are found once, whoever asks again', () => {
  const board = { rules: ['1→X', '2→a', 'a→Y'], truth: 'XY' };
  const question = questionOf(board);
  let looked = 0;
  const watched = {
    ...question,
    reasoner(truth: true) {
      const reasoner = question.reasoner(truth);
      const techniques = reasoner.techniques.map((each) => ({
        ...each,
        find: (...known: Parameters<typeof each.find>) => {
          looked++;
          return each.find(...known);
        },
      }));
      return { ...reasoner, techniques };
    },
  };
  const last = {};
  for (const chapter of [0, 1, 2]) finish(hintLetters(watched, 0, last, chapter));
  const before = looked;
  for (const chapter of [2, 1, 0]) finish(hintLetters(watched, 0, last, chapter));
  expect([before > 0, looked]).toEqual([true, before]);
});
