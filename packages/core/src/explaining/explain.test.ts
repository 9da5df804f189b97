/** What explanations and hints of all kinds share, on boards of letters. */
import { describe, expect, it } from 'vitest';
import { type LettersQuestion, questionOf } from '../../test/letters.js';
import { finish } from '../runs-of.js';
import { conflictQuestion, explainQuestion, hintQuestion } from './explain.js';

const board = { rules: ['1→a', 'a→X', 'X2→Y', '3→b', 'bXY→Z'], truth: 'XYZ' };
const STEPS = ['1→a', 'a→X', '2X→Y', '3→b', 'XYb→Z'];
const CHAPTERS = [{ steps: [0, 1] }, { steps: [2] }, { steps: [3, 4] }];

const ambiguous = (choice: string | undefined): Partial<LettersQuestion> => ({
  isUnique: () => false,
  *findChoice() {
    yield;
    return choice;
  },
});

describe('an explanation', () => {
  it('tells all chapters, with their steps by number', () => {
    expect(finish(explainQuestion(questionOf(board)))).toEqual({
      status: 'explained',
      steps: STEPS,
      chapters: CHAPTERS,
    });
  });

  it('begins with what a player has placed', () => {
    const { steps, chapters } = finish(explainQuestion(questionOf(board, ['X', 'Y'])));
    expect(steps).toEqual(['3→b', 'XYb→Z']);
    expect(chapters).toEqual([{ steps: [0, 1] }]);
  });

  it('says where solutions differ', () => {
    const question = { ...questionOf(board), ...ambiguous(undefined) };
    expect(finish(explainQuestion(question))).toMatchObject({
      status: 'ambiguous',
      steps: STEPS,
      differ: { solutions: ['this', 'that'] },
    });
  });

  it('has the chapters that are finished, whenever it stops', () => {
    const work = explainQuestion(questionOf(board));
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

  it('is a conflict where there is no solution', () => {
    expect(finish(explainQuestion(questionOf(undefined)))).toEqual({
      status: 'conflict',
      steps: [],
      chapters: [],
      conflict: 'none',
    });
  });

  it('has a conflict also for whoever knows already that there is no solution', () => {
    const question = { ...questionOf(undefined), findTruth: () => expect.unreachable('this is known') };
    expect(finish(conflictQuestion(question))).toBe('none');
  });
});

describe('a hint', () => {
  const hint = (after: number, question: LettersQuestion = questionOf(board)) => finish(hintQuestion(question, after));

  it('tells the first chapter step by step, and goes on to the next as if it were played', () => {
    expect(hint(0)).toEqual({ status: 'hint', steps: STEPS.slice(0, 2), chapter: CHAPTERS[0], index: 0 });
    expect(hint(1)).toEqual({ status: 'hint', steps: STEPS.slice(0, 2), chapter: CHAPTERS[0], index: 1 });
    expect(hint(2)).toEqual({ status: 'hint', steps: STEPS.slice(0, 3), chapter: CHAPTERS[1], index: 2 });
    expect(hint(4)).toEqual({ status: 'hint', steps: STEPS, chapter: CHAPTERS[2], index: 4 });
  });

  it('says that it is solved when all has been told, or placed', () => {
    expect(hint(5)).toEqual({ status: 'solved' });
    expect(hint(9)).toEqual({ status: 'solved' });
    expect(hint(0, questionOf(board, ['X', 'Y', 'Z']))).toEqual({ status: 'solved' });
  });

  it('begins with what a player has placed', () => {
    expect(hint(0, questionOf(board, ['X']))).toMatchObject({ steps: ['2X→Y'], index: 0 });
  });

  it('is a choice where several ways work and nothing is forced', () => {
    const free = { ...questionOf({ rules: ['1→X'], truth: 'X' }), ...ambiguous('V') };
    expect(hint(0, free)).toMatchObject({ status: 'hint', steps: ['1→X'] });
    expect(hint(1, free)).toEqual({ status: 'hint', choice: 'V' });
    expect(hint(1, { ...free, ...ambiguous(undefined) })).toEqual({ status: 'solved' });
  });

  it('finds out no more than the chapter it tells', () => {
    const question = questionOf(board);
    const placed: string[] = [];
    const watched: LettersQuestion = {
      ...question,
      reasoner(truth) {
        const reasoner = question.reasoner(truth);
        return {
          ...reasoner,
          knowledge(facts) {
            placed.push(facts.join(''));
            return reasoner.knowledge(facts);
          },
        };
      },
    };
    hint(1, watched);
    expect(placed).toEqual(['']);
    hint(2, watched);
    expect(placed).toEqual(['', '', 'aX']);
  });

  it('is a conflict where there is no solution', () => {
    expect(hint(0, questionOf(undefined))).toEqual({ status: 'conflict', conflict: 'none' });
  });

  it('pauses on the way', () => {
    const work = hintQuestion(questionOf(board), 4);
    let pauses = 0;
    while (work.run(1).type === 'paused') pauses++;
    expect(pauses).toBeGreaterThan(3);
  });
});
