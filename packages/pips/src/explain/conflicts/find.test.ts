/** Puzzles made unsolvable by small changes: what cannot hold together, and that nothing of it is needless. */
import { readdirSync, readFileSync } from 'node:fs';
import { Random } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { SOAKING, sample } from '../../../../core/src/testing/effort.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { noData } from '../../../test/real-puzzles.js';
import { explained } from '../../../test/records.js';
import { contradictsBySwift } from '../../../test/swift-judge.js';
import { check } from '../../check/check.js';
import { compile, SwiftSearch } from '../../engines/swift/index.js';
import { type Cell, cellKey } from '../../model/cell.js';
import type { Puzzle, Spec, SpecRegion } from '../../model/puzzle.js';

/** One thing changed: a rule, a domino, or a cell moved elsewhere. */
function changed({ cells, supply, maxPip, regions }: Puzzle, random: Random): Spec {
  const spec: Spec = {
    cells,
    supply,
    maxPip,
    regions: regions.map((region): SpecRegion => ({ cells: region.cells, rule: region.rule })),
  };
  const at = random.int(regions.length);
  const withRule = (rule: SpecRegion['rule']) => ({
    ...spec,
    regions: spec.regions.map((region, i) => (i === at && rule !== undefined ? { ...region, rule } : region)),
  });
  switch (random.int(4)) {
    case 0: {
      const rule = regions[at]?.rule;
      if (rule?.kind !== 'sum') return withRule({ kind: 'sum', op: '=', target: random.int(20) });
      return withRule({ ...rule, target: Math.max(0, rule.target + random.pick([-3, -2, -1, 1, 2, 3])) });
    }
    case 1: {
      if (supply.kind !== 'list') return spec;
      const dominoes = [...supply.dominoes];
      dominoes[random.int(dominoes.length)] = [random.int(7), random.int(7)];
      return { ...spec, supply: { kind: 'list', dominoes } };
    }
    case 2:
      return withRule({ kind: 'same' });
    default: {
      const gone = cellKey(random.pick(cells));
      const [row, column] = random.pick(cells);
      const added: Cell = [row, column + 1];
      if (cells.some((cell) => cellKey(cell) === cellKey(added))) return spec;
      const stays = (cell: Cell) => cellKey(cell) !== gone;
      const left = spec.regions.map((region) => ({ ...region, cells: region.cells.filter(stays) }));
      return {
        ...spec,
        cells: [...cells.filter(stays), added],
        regions: left.filter((region) => region.cells.length > 0),
      };
    }
  }
}

/** Those of the puzzles, each changed a little, that this leaves without a solution. */
function unsolvable(puzzles: readonly Puzzle[]): Puzzle[] {
  const random = new Random(10);
  return puzzles.flatMap((puzzle) => {
    const checked = check(changed(puzzle, random));
    if (!checked.ok) return [];
    return new SwiftSearch(compile(checked.value)).run(1e6).type === 'exhausted' ? [checked.value] : [];
  });
}

/** Fails unless each conflict is one, and minimal; returns how often each class came up, and how many have three parts. */
function expectMinimal(puzzles: readonly Puzzle[]) {
  const classes = new Map<string, number>();
  let large = 0;
  for (const puzzle of puzzles) {
    const { status, conflict } = explained(puzzle);
    expect(status).toBe('conflict');
    if (conflict === undefined) continue;
    classes.set(conflict.class, (classes.get(conflict.class) ?? 0) + 1);
    if (conflict.because.length >= 3) large++;
    const told = `${JSON.stringify(puzzle)} ${JSON.stringify(conflict)}`;
    expect(contradictsBySwift(puzzle, conflict.because), told).toBe(true);
    for (const premise of conflict.because) {
      const others = conflict.because.filter((other) => other !== premise);
      expect(contradictsBySwift(puzzle, others), `${JSON.stringify(premise)} of ${told}`).not.toBe(true);
    }
  }
  return { classes, large };
}

const EVERY_CLASS = ['combined', 'domino-exhaustion', 'empty-domain', 'region-impossible', 'shape'];

/** That one of its parts is needless takes more nodes to see than the search for its conflict has patience. */
const NEEDS_A_LAST_LOOK = `board:
####
####
####
####

pieces:
00,04,05,15,16,25,44,46

constraints:
Exactly 11 {(1,2),(0,3),(1,3)}
Exactly 4 {(3,1),(3,2)}
Exactly 4 {(3,0)}
Exactly 7 {(0,1),(0,2)}
AllSame None {(1,0),(2,0),(1,1)}
Exactly 2 {(2,1)}
Exactly 5 {(2,2),(2,3),(3,3)}
`;

describe('conflicts', () => {
  it('are minimal also where that is hard to see', () => {
    expectMinimal([puzzleFromText(NEEDS_A_LAST_LOOK)]);
  });

  it('of small boards are minimal, with many and with few parts', () => {
    const folder = new URL('../../../../../bench/puzzles/scaling/', import.meta.url);
    const boards = readdirSync(folder)
      .filter((name) => name.startsWith('04-'))
      .map((name) => puzzleFromText(readFileSync(new URL(name, folder), 'utf8')));
    const puzzles = unsolvable(Array.from({ length: 3 }, () => boards).flat());
    expect(expectMinimal(puzzles).large).toBeGreaterThanOrEqual(10);
  });

  it.skipIf(noData)('of puzzles of the Times are minimal', () => {
    const small = [...dayPuzzles()].filter(([id]) => !id.endsWith('hard')).map(([, puzzle]) => puzzle);
    const all = unsolvable(small);
    expect(all.length).toBeGreaterThanOrEqual(30);
    const { classes, large } = expectMinimal(sample(all, 25));
    expect(large).toBeGreaterThanOrEqual(SOAKING ? 10 : 1);
    if (!SOAKING) return;
    expect((classes.get('shape') ?? 0) + (classes.get('domino-exhaustion') ?? 0)).toBeGreaterThanOrEqual(10);
    expect([...classes.keys()].sort()).toEqual(EVERY_CLASS);
  });
});
