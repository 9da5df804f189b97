/** What explanations and hints of all kinds share, on boards of letters. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, explain, hint as hintLetters, type LettersQuestion, questionOf } from '../../test/letters.js';
import { finish } from '../search.js';
import { rows } from '../testing/short-forms.js';
import { type Finish, keepable, whyNotQuestion } from './explain.js';
import { questionsBy } from './questions.js';

const board = { rules: ['1→a', 'a→X', 'X2→Y', '3→b', 'bXY→Z'], truth: 'XYZ' };
const STEPS = ['1→a', 'a→X', '2X→Y', '3→b', 'XYb→Z'];
const CHAPTERS = [{ steps: [0, 1] }, { steps: [2] }, { steps: [3, 4] }];

/** What is asked of a question, of which the letters of a text are placed. */
const asked = (question: LettersQuestion) =>
  questionsBy({
    questionOn: () => question,
    movesIn: (_: object, placed = '') => [...placed],
    inOrder: (moves) => moves,
    keyOf: (move) => move,
    misplaced: () => [],
  });

const AMBIGUOUS: Partial<LettersQuestion> = { isUnique: () => false };

/** Takes long to find out whether there is another solution; what is guessed meanwhile may lead less far. */
function slow(guessed: Board, truth: string, known: Board = guessed): LettersQuestion & { asked(): boolean } {
  let isKnown = false;
  return {
    ...questionOf(known, [], () => (isKnown ? known : { ...guessed, truth })),
    *findTruth() {
      for (let pause = 0; pause < 10_000; pause++) yield;
      isKnown = true;
      return true;
    },
    asked: () => isKnown,
  };
}

describe('how many solutions there are', () => {
  const counted = (count: number): LettersQuestion => ({
    ...questionOf(board),
    *countToTwo() {
      yield;
      return count;
    },
  });

  it('is none, one or several, and only of several it is said where they differ', () => {
    expect(finish(asked(counted(0)).howMany({}))).toEqual({ status: 'none' });
    expect(finish(asked(counted(1)).howMany({}))).toEqual({ status: 'one' });
    expect(finish(asked(counted(2)).howMany({}))).toMatchObject({
      status: 'several',
      differ: { solutions: ['this', 'that'] },
    });
  });
});

describe('an explanation', () => {
  it('tells all chapters, with their steps by number', () => {
    expect(finish(explain(questionOf(board)))).toEqual({
      status: 'explained',
      steps: STEPS,
      chapters: CHAPTERS,
    });
  });

  it('begins with what a player has placed', () => {
    const { steps, chapters } = finish(explain(questionOf(board, ['X', 'Y'])));
    expect(steps).toEqual(['3→b', 'XYb→Z']);
    expect(chapters).toEqual([{ steps: [0, 1] }]);
  });

  it('says where solutions differ', () => {
    const question = { ...questionOf(board), ...AMBIGUOUS };
    expect(finish(explain(question))).toMatchObject({
      status: 'ambiguous',
      steps: STEPS,
      differ: { solutions: ['this', 'that'] },
    });
  });

  it('has the chapters that are finished, whenever it stops', () => {
    const work = explain(questionOf(board));
    expect(work.soFar()).toEqual({ steps: [], chapters: [] });
    const seen = new Set<number>();
    let pauses = 0;
    for (; work.run(1).type === 'paused'; pauses++) {
      const { steps, chapters } = work.soFar();
      expect(chapters).toEqual(CHAPTERS.slice(0, chapters.length));
      expect(steps).toEqual(STEPS.slice(0, chapters.flatMap((chapter) => chapter.steps).length));
      seen.add(chapters.length);
    }
    expect([...seen]).toEqual([0, 1, 2, 3]);
    expect(pauses).toBeGreaterThan(STEPS.length);
  });

  it('tells what it can while it takes long to find out whether there is another solution', () => {
    const question = slow(board, board.truth);
    expect(finish(explain(question))).toEqual({ status: 'explained', steps: STEPS, chapters: CHAPTERS });
    expect(question.asked()).toBe(false);
  });

  it('goes on from there once that is known', () => {
    const { truth, rules } = board;
    const question = slow({ rules: rules.slice(0, 2), truth }, truth, board);
    const work = explain(question);
    let most = 0;
    for (; work.run(1).type === 'paused'; ) {
      const { chapters } = work.soFar();
      expect(chapters.length).toBeGreaterThanOrEqual(most);
      most = chapters.length;
    }
    expect(question.asked()).toBe(true);
    expect(finish(explain(slow({ rules: rules.slice(0, 2), truth }, truth, board)))).toEqual({
      status: 'explained',
      steps: STEPS,
      chapters: CHAPTERS,
    });
  });

  it('is a conflict where there is no solution', () => {
    expect(finish(explain(questionOf(undefined)))).toEqual({
      status: 'conflict',
      steps: [],
      chapters: [],
      conflict: 'none',
    });
  });

  it('has a conflict also for whoever knows already that there is no solution', () => {
    const question = { ...questionOf(undefined), findTruth: () => expect.unreachable('this is known') };
    expect(finish(asked(question).conflict({}))).toBe('none');
  });
});

describe('a hint', () => {
  const hint = (after: number, question: LettersQuestion = questionOf(board)) => finish(hintLetters(question, after));

  it('tells the first chapter step by step, and then waits for what it leads to', () => {
    const told = { status: 'hint', steps: STEPS.slice(0, 2), chapter: CHAPTERS[0] };
    expect(hint(0)).toEqual({ ...told, index: 0 });
    expect(hint(1)).toEqual({ ...told, index: 1 });
    expect(hint(2)).toEqual({ ...told, index: 1, isTold: true });
    expect(hint(9)).toEqual({ ...told, index: 1, isTold: true });
  });

  it('says that it is solved when all has been placed', () => {
    for (const after of [0, 9]) expect(hint(after, questionOf(board, ['X', 'Y', 'Z']))).toEqual({ status: 'solved' });
  });

  it('begins with what a player has placed', () => {
    expect(hint(0, questionOf(board, ['X']))).toMatchObject({ steps: ['2X→Y'], index: 0 });
  });

  it('is a choice where several ways work, as soon as nothing more can be placed', () => {
    const rules = { rules: ['1→X', '2→a', 'aX→b'], truth: 'Xb' };
    expect(hint(0, { ...questionOf(rules), ...AMBIGUOUS })).toMatchObject({ steps: ['1→X'] });
    const free = { ...questionOf(rules, ['X']), ...AMBIGUOUS };
    const choice = { move: 'this', differ: expect.objectContaining({ solutions: ['this', 'that'] }) };
    for (const after of [0, 2]) expect(hint(after, free)).toEqual({ status: 'hint', choice });
  });

  it('finds out no more than the chapter it tells', () => {
    const question = questionOf(board);
    let told = 0;
    const watched: LettersQuestion = {
      ...question,
      telling() {
        const telling = question.telling(true);
        const tell = telling.tell.bind(telling);
        telling.tell = () => {
          told++;
          return tell();
        };
        return telling;
      },
    };
    for (const after of [0, 1, 2]) hint(after, watched);
    expect(told).toBe(3);
  });

  it('is a conflict where there is no solution', () => {
    expect(hint(0, questionOf(undefined))).toEqual({ status: 'conflict', conflict: 'none' });
  });

  it('pauses on the way', () => {
    const work = hintLetters(questionOf(board), 1);
    let pauses = 0;
    while (work.run(1).type === 'paused') pauses++;
    expect(pauses).toBeGreaterThan(3);
  });
});

describe('why something cannot be placed', () => {
  /** Of three things given, those that can be finished together. */
  const ask = (id: number, canBe: readonly (readonly number[])[], plain?: string) =>
    finish(
      whyNotQuestion(
        {
          given: ['a', 'b', 'c'],
          *finish(some) {
            yield;
            const set = canBe.find((each) => some.every((one) => each.includes(one)));
            return set && ((one) => set.includes(one));
          },
          *findConflict() {
            yield;
            return 'conflict';
          },
          *findPlainConflict(asked) {
            yield;
            return asked === id ? plain : undefined;
          },
        },
        id,
      ),
    );

  it('is nothing where all can be finished with it, by the same solution or by another', () => {
    expect(ask(2, [[0, 1, 2]])).toEqual({ status: 'open' });
    expect(ask(2, rows('01 012'))).toEqual({ status: 'open' });
  });

  it('is the conflict that it makes', () => {
    expect(ask(2, [[0, 1]])).toEqual({ status: 'forbidden', conflict: 'conflict' });
  });

  it('is not asked where the board is lost without it, unless it is plainly wrong itself', () => {
    expect(ask(2, [[0], [1]])).toEqual({ status: 'lost' });
    expect(ask(2, [[0], [1]], 'plain')).toEqual({ status: 'forbidden', conflict: 'plain' });
    expect(ask(2, [[0], [1], [2]], 'plain'), 'it could stay by itself').toEqual({ status: 'lost' });
  });
});

it('tells what can be kept by what it stands for', () => {
  const question: LettersQuestion = {
    ...questionOf(board),
    *finish(some) {
      yield;
      return some.includes(1) ? undefined : (id: number) => id === 0;
    },
  };
  expect(finish(asked(question).keepable({}, 'abc', ['b', 'c', 'a']))).toEqual(['c', 'a']);
});

const THINGS = 6;
const all = Array.from({ length: THINGS }, (_, id) => id);

/** Sets as bits. */
const solutions = fc.array(fc.nat(2 ** THINGS - 1), { maxLength: 8 });
const isIn = (id: number, set: number) => ((set >> id) & 1) === 1;
const canFinish = (some: readonly number[], sets: readonly number[]) =>
  sets.some((set) => some.every((id) => isIn(id, set)));

function finishBy(sets: readonly number[]): Finish {
  return function* (some) {
    yield;
    const set = sets.find((each) => some.every((id) => isIn(id, each)));
    return set === undefined ? undefined : (id) => isIn(id, set);
  };
}

function done<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done: isDone, value } = work.next();
    if (isDone) return value;
  }
}

it('keeps each thing that can be finished with what was kept before it', () => {
  fc.assert(
    fc.property(solutions, fc.shuffledSubarray(all), (sets, order) => {
      const kept: number[] = [];
      for (const id of order) if (canFinish([...kept, id], sets)) kept.push(id);
      expect(done(keepable(order, finishBy(sets)))).toEqual(kept);
    }),
  );
});
