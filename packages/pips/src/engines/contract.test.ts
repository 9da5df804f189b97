import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { runs, SOAKING, sample } from '../../../core/src/testing/effort.js';
import { describeEngines } from '../../../core/src/testing/engine-contract.js';
import { cpuMilliseconds } from '../../../core/test/hostile.js';
import {
  countAll,
  dayPuzzles,
  HOPELESS_HARD,
  knownCounts,
  MANIFOLD_HARD,
  noData,
  SLOW_HARD,
} from '../../test/real-puzzles.js';
import { verify } from '../check/verify.js';
import { pips } from '../kind.js';
import { commonOf } from '../model/common.js';
import { solutionKey } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { forwardEngine } from './forward/index.js';
import { referenceEngine } from './reference/index.js';
import { compile } from './swift/compile.js';
import { SwiftCount } from './swift/count.js';
import { SwiftSearch } from './swift/search.js';
import { SwiftWitnesses } from './swift/witnesses.js';
import { tilingEngine } from './tiling/index.js';

describeEngines({
  kind: pips,
  puzzles: {
    tiny: anyPuzzle({ dominoes: 2 }),
    small: anyPuzzle({ dominoes: 3 }),
    medium: anyPuzzle({ dominoes: 4 }),
    large: anyPuzzle({ dominoes: 6 }),
  },
  bruteForce: (puzzle) => bruteForce(puzzle, 2500),
  solutionKey,
  movesOf: ({ cells }) => cells.length / 2,
  sortOf: ({ supply, cells }) => `${supply.kind} of ${cells.length / 2}`,
  effort: runs(6, 100) / 100,
  sorts: ['list of 2', 'list of 3', 'list of 4', 'set of 1', 'set of 2'],
});

/** The engines on the puzzles of the days: each counts as others have counted. What takes long is in engines.soak.ts. */

/** The most solutions that are gone through one by one. */
const ENOUGH = 20_000n;

describe.skipIf(noData)('by the swift engine, the 225 puzzles of the days', () => {
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

/** A fraction of a second. */
const FEW_NODES = 5000;

describe.skipIf(noData)('by the engine forward, the puzzles of 75 days', () => {
  it('are solved at all levels', () => {
    const puzzles = [...dayPuzzles()];
    expect(puzzles).toHaveLength(225);
    for (const [id, puzzle] of puzzles) expect(forwardEngine.search(puzzle).run(FEW_NODES).type, id).toBe('solution');
  });

  it('have the known counts, where these are below 100,000', () => {
    const known = knownCounts();
    const puzzles = [...dayPuzzles()].filter(([id]) => (known.get(id) ?? 0n) < 100_000n);
    expect(puzzles).toHaveLength(223);
    const quick = SOAKING ? puzzles : sample(puzzles, 4).filter(([id]) => (known.get(id) ?? 0n) < 5000n);
    for (const [id, puzzle] of quick) expect(countAll(forwardEngine.search(puzzle)).count, id).toBe(known.get(id));
  });
});

/** Puzzles that others have had trouble with. */
const NOTORIOUS = ['2025-10-12-hard', '2025-08-24-hard'];
const ids = noData ? [] : [...dayPuzzles().keys()];
const quick = ids.filter((id) => id.endsWith('-hard') && ![...SLOW_HARD, ...HOPELESS_HARD].includes(id.slice(0, 10)));
const hard = [...new Set([...sample(quick, 16), ...NOTORIOUS])];
const easier = sample(
  ids.filter((id) => !id.endsWith('-hard')),
  5,
);

describe.skipIf(noData)('by the reference engine, known counts', () => {
  const expectAgreement = (wanted: readonly string[]): void => {
    const known = knownCounts();
    const puzzles = dayPuzzles();
    for (const id of wanted) {
      const puzzle = puzzles.get(id);
      if (puzzle === undefined) throw new Error(`no ${id}`);
      expect(countAll(referenceEngine.search(puzzle)).count, id).toBe(known.get(id));
    }
  };

  it(`agree on ${easier.length} easy and medium puzzles`, () => {
    expect(easier).toHaveLength(SOAKING ? 150 : 30);
    expectAgreement(easier);
  });

  it(`agree on ${hard.length} hard puzzles, 2025-10-12 and 2025-08-24 among them`, () => {
    expect(hard).toHaveLength(SOAKING ? 66 : 7);
    expectAgreement(hard);
  });
});

describe.skipIf(noData)('by the tiling engine, the puzzles of the days', () => {
  it('are solved, all of them, each within ten seconds', () => {
    let nodes = 0;
    for (const [id, puzzle] of dayPuzzles()) {
      const search = tilingEngine.search(puzzle);
      const solve = () => expect(search.run(Number.POSITIVE_INFINITY).type, id).toBe('solution');
      expect(cpuMilliseconds(solve), id).toBeLessThan(10_000);
      nodes += search.nodes;
    }
    expect(nodes).toBeLessThan(260_000);
  });

  it('have as many solutions as others have counted', () => {
    const known = knownCounts();
    const puzzles = [...dayPuzzles()].filter(
      ([id]) => !MANIFOLD_HARD.includes(id.slice(0, 10)) || !id.endsWith('-hard'),
    );
    expect(puzzles).toHaveLength(223);
    for (const [id, puzzle] of puzzles) expect(countAll(tilingEngine.search(puzzle)).count, id).toBe(known.get(id));
  });

  it('have one solution where seed 003 found one', () => {
    const puzzle = dayPuzzles().get('2025-10-14-hard');
    expect(puzzle && countAll(tilingEngine.search(puzzle)).count).toBe(1n);
  });
});
