import { describe, expect, it } from 'vitest';
import { rankOf } from './rank.js';
import type { GradeOf } from './statistics.js';
import { result } from './testing/result.js';

const gradeOf: GradeOf = (puzzle) =>
  puzzle.startsWith('hard') ? { level: 'hard' } : puzzle.startsWith('easy') ? { level: 'easy' } : undefined;
const hard = (number: number, elapsed: number, more = {}) => result({ puzzle: `hard-${number}`, elapsed, ...more });
const HELPED = { hints: { where: 0, why: 0, what: 1 } };

const OTHERS = [
  hard(1, 1000),
  hard(2, 2000),
  hard(3, 3000, HELPED),
  hard(4, 900, { kind: 'futoshiki' }),
  hard(5, 5000),
  result({ puzzle: 'easy-1', elapsed: 500 }),
];

describe('a rank', () => {
  it.each([
    [500, 1],
    [1000, 1],
    [1500, 2],
    [4000, 3],
    [9000, 4],
  ])('of %d milliseconds is %d', (elapsed, rank) => {
    const mine = hard(9, elapsed);
    expect(rankOf(mine, OTHERS, gradeOf)).toEqual({ level: 'hard', rank, among: 4 });
    expect(rankOf(mine, [...OTHERS, { ...mine }], gradeOf), 'once it is kept').toEqual({
      level: 'hard',
      rank,
      among: 4,
    });
  });

  it.each([
    ['that had hints', hard(9, 500, HELPED)],
    ['of a puzzle that was played again', hard(1, 500, { moment: 9 })],
    ['of a puzzle without a level', result({ puzzle: 'own-1', elapsed: 500 })],
  ])('is not given to a result %s', (_, mine) => {
    expect(rankOf(mine, OTHERS, gradeOf)).toBeUndefined();
  });
});
