import { describe, expect, it } from 'vitest';
import type { Cell } from '../data.js';
import { concludedMark, markedText, notesOf, premiseMarks, supposedMarks, withoutMarked } from './cell-mark.js';

const A: Cell = [0, 0];
const B: Cell = [0, 1];
const notes = notesOf(5, 5);

describe('notes of numbers', () => {
  it('are written where they are few, and not all', () => {
    expect([[1], [1, 2, 3], [1, 2, 3, 4], []].map(notes.left)).toEqual(['1', '123', '', '']);
    expect(notesOf(3, 3).left([1, 2, 3])).toBe('');
  });

  it('say what is lost where much is left, and of a cell that has lost much nothing', () => {
    const all = [1, 2, 3, 4, 5];
    expect(notes.concluded(all, [1, 2])).toBe('12');
    expect(notes.concluded(all, [1, 2, 3, 4])).toBe('≠5');
    expect(notesOf(9, 9).concluded([1, 2, 3, 4, 5, 6, 7, 8, 9], all)).toBe('?');
  });

  it('are apart where there is room, and where numbers have two digits', () => {
    expect(notes.spaced('≠12')).toBe('≠1 2');
    expect(notesOf(12, 12).left([1, 12])).toBe('1,12');
    expect(notesOf(12, 12).spaced('1,12')).toBe('1,12');
  });
});

describe('marks', () => {
  it('tell what is concluded from what that rests on', () => {
    const [premise] = premiseMarks(notes, [B, B], () => [4]);
    expect([concludedMark(A, '4'), premise].map((mark) => mark && markedText(mark, mark.note))).toEqual(['[4]', '·4']);
    expect(premiseMarks(notes, [A, B, A], () => [])).toHaveLength(2);
  });

  it('are on a cell once', () => {
    const marks = supposedMarks(notes, [{ cell: A, values: [2] }], [A, B]);
    expect(marks.map(({ note }) => note)).toEqual(['2?', '!']);
    expect(withoutMarked(marks, [concludedMark(A, '')])).toEqual([concludedMark(B, '!')]);
  });
});
