import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import '../kinds/testing/install.js';
import { en } from '../words/testing/catalogues.js';
import { isEverybodys, keptTitleOf, titleOf } from './puzzle-title.js';

describe('the title of a puzzle', () => {
  // The year is left out in that year.
  beforeAll(() => void vi.useFakeTimers({ now: new Date(2026, 10, 18) }));
  afterAll(() => void vi.useRealTimers());

  it.each([
    ['pips-graded-easy-1', 'mine', 'Easy 1', true],
    ['day-2028-02-29-pips-2', 'mine', 'Medium · 29 Feb 2028', true],
    ['own-0123456789abcdef', 'From Ann', 'From Ann', false],
    ['own-0123456789abcdef', undefined, en.puzzles.untitled, false],
  ])('%s', (puzzle, title, shown, isForAll) => {
    expect(titleOf(en, { puzzle, title })).toBe(shown);
    expect(isEverybodys(puzzle)).toBe(isForAll);
  });

  it('is kept as its date and level for a day', () => {
    expect(keptTitleOf(en, { puzzle: 'day-2028-02-29-pips-2' })).toBe('2028-02-29 medium');
  });
});
