import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultRecord } from '../storage/records.js';
import { type GradeOf, statisticsOf, techniquesMet } from './statistics.js';
import { result } from './testing/result.js';

const TODAY = '2028-03-01';
const HELPED = { where: 1, why: 0, what: 0 };
const gradeOf: GradeOf = (puzzle) => {
  const grades: Readonly<Record<string, ReturnType<GradeOf>>> = {
    easy: { level: 'easy', techniques: ['counting'] },
    hard: { level: 'hard', techniques: ['counting', 'bridge'] },
  };
  return grades[puzzle.split('-')[0] ?? ''];
};

describe('statistics', () => {
  it('are of each kind and level, the easy ones first', () => {
    const results = [
      result({ puzzle: 'own-1' }),
      result({ puzzle: 'hard-1' }),
      result({ puzzle: 'easy-1' }),
      result({ puzzle: 'easy-2', kind: 'futoshiki' }),
    ];
    const listed = statisticsOf(results, gradeOf, TODAY).map(({ kind, level, solved }) => [kind, level, solved]);
    expect(listed).toEqual([
      ['pips', 'easy', 1],
      ['pips', 'hard', 1],
      ['pips', undefined, 1],
      ['futoshiki', 'easy', 1],
    ]);
  });

  it('are none where nothing was solved', () => {
    expect(statisticsOf([], gradeOf, TODAY)).toEqual([]);
  });

  it('take the first time in which a puzzle was solved', () => {
    const results = [result({ elapsed: 5000, moment: 2 }), result({ elapsed: 9000, moment: 1 })];
    expect(statisticsOf(results, gradeOf, TODAY)).toMatchObject([{ solved: 1, best: 9000, median: 9000 }]);
  });

  it('have no best time with hints', () => {
    const results = [
      result({ puzzle: 'a', elapsed: 1000, hints: HELPED }),
      result({ puzzle: 'b', elapsed: 2000, hints: HELPED }),
    ];
    const counted = { solved: 2, withHints: 2, median: 1500 };
    expect(statisticsOf(results, gradeOf, TODAY)).toMatchObject([{ ...counted, best: undefined }]);
    const alone = result({ puzzle: 'c', elapsed: 3000 });
    expect(statisticsOf([...results, alone], gradeOf, TODAY)).toMatchObject([{ best: 3000, median: 2000 }]);
  });

  it('have the last thirty days, over a leap day too', () => {
    const results = [
      result({ puzzle: 'a', solvedOn: '2028-02-29', elapsed: 1000 }),
      result({ puzzle: 'b', solvedOn: '2028-02-29', elapsed: 2000 }),
      result({ puzzle: 'c', solvedOn: '2028-02-01', elapsed: 3000 }),
      result({ puzzle: 'd', solvedOn: '2028-01-31', elapsed: 4000 }),
    ];
    const [{ days = [] } = {}] = statisticsOf(results, gradeOf, TODAY);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2028-02-01', solved: 1, median: 3000 });
    expect(days.at(-2)).toEqual({ day: '2028-02-29', solved: 2, median: 1500 });
    expect(days.at(-1)).toEqual({ day: TODAY, solved: 0, median: undefined });
  });

  it('have a median that as many times are below as above, and a best that none is below', () => {
    const some = fc.array(fc.nat(20), { minLength: 1 });
    fc.assert(
      fc.property(some, (times) => {
        const results: ResultRecord[] = times.map((elapsed, i) => result({ puzzle: `p-${i}`, elapsed }));
        const [{ best, median } = { best: -1, median: -1 }] = statisticsOf(results, gradeOf, TODAY);
        // It may be rounded up by a half.
        expect(times.filter((time) => time < median - 0.5).length).toBeLessThanOrEqual(times.length / 2);
        expect(times.filter((time) => time > median).length).toBeLessThanOrEqual(times.length / 2);
        expect(best).toBe([...times].sort((a, b) => a - b)[0]);
      }),
    );
  });

  it('count the puzzles in which a technique was met', () => {
    const results = ['easy-1', 'easy-1', 'hard-1', 'own-1'].map((puzzle) => result({ puzzle }));
    const others = result({ puzzle: 'hard-2', kind: 'futoshiki' });
    expect([...techniquesMet([...results, others], gradeOf, 'pips')]).toEqual([
      ['counting', 2],
      ['bridge', 1],
    ]);
  });
});
