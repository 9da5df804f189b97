/** The swift engine counts as others have counted, whatever room its tables have. */
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../../core/src/testing/effort.js';
import { countAll } from '../../../test/count-all.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { knownCounts, noData } from '../../../test/real-puzzles.js';
import { verify } from '../../check/verify.js';
import { commonOf } from '../../model/common.js';
import { compile } from './compile.js';
import { SwiftCount } from './count.js';
import { SwiftSearch } from './search.js';
import { SwiftWitnesses } from './witnesses.js';

/** The most solutions that are gone through one by one. */
const ENOUGH = 20_000n;

describe.skipIf(noData)('the 225 puzzles of the days', () => {
  it.each([
    ['as much room as they like', undefined],
    ['64 KiB', 64 * 1024],
  ])('have the known counts, with tables of %s', (_, bytes) => {
    const known = knownCounts();
    const counted = [...dayPuzzles()].map(([id, puzzle]) => {
      const count = new SwiftCount(compile(puzzle), undefined, bytes);
      return [id, finish(count)] as const;
    });
    expect(counted).toHaveLength(225);
    for (const [id, count] of counted) expect(count, id).toBe(known.get(id));
  });

  it('have as many solutions when gone through one by one, and the first is right', () => {
    const known = knownCounts();
    for (const [id, puzzle] of dayPuzzles()) {
      const search = new SwiftSearch(compile(puzzle));
      const first = search.run(Number.POSITIVE_INFINITY);
      if (first.type !== 'solution') throw new Error(`${id}: ${first.type}`);
      expect(verify(puzzle, first.solution), id).toEqual([]);
      const count = known.get(id) ?? 0n;
      if (count <= ENOUGH) expect(1n + countAll(search).count, id).toBe(count);
    }
  });

  it('share what a few witnesses share', () => {
    const known = knownCounts();
    const several = [...dayPuzzles()].filter(([id]) => {
      const count = known.get(id) ?? 0n;
      return count >= 2n && count <= ENOUGH;
    });
    for (const [id, puzzle] of sample(several, 3)) {
      const common = (search: SwiftSearch | SwiftWitnesses) => {
        const shared = commonOf(puzzle);
        let found = 0;
        for (let step = search.run(1e9); step.type === 'solution'; step = search.run(1e9), found++) {
          shared.add(step.solution);
        }
        return { shared: shared.toJson(), found };
      };
      const witnesses = common(new SwiftWitnesses(compile(puzzle)));
      expect(witnesses.shared, id).toEqual(common(new SwiftSearch(compile(puzzle))).shared);
      expect(witnesses.found).toBeLessThan(200);
    }
  });
});
