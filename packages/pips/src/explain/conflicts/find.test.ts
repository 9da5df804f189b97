/** Puzzles made unsolvable by small changes: what cannot hold together, and that nothing of it is needless. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOAKING, sample } from '../../../../core/src/testing/effort.js';
import { pairs } from '../../../../core/src/testing/written.js';
import { CHANGES, type ChangeName, changed } from '../../../test/changed-puzzles.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { noData } from '../../../test/real-puzzles.js';
import { explained } from '../../../test/records.js';
import { contradictsBySwift } from '../../../test/swift-judge.js';
import type { Puzzle } from '../../model/puzzle.js';

/** Those of the puzzles, each changed a little, that this leaves without a solution. */
function unsolvable(puzzles: readonly Puzzle[]): Puzzle[] {
  const changes = Object.keys(CHANGES) as ChangeName[];
  return puzzles.flatMap((puzzle, i) => changed(puzzle, changes[i % changes.length]!, i) ?? []);
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

/** A cell of another region is part of what is counted at first. */
const HAS_A_STRAY_CELL = `board:
 ##
#####
###

pieces:
32,13,21,61,46

constraints:
Exactly 6 {(1,0)}
MoreThan 11 {(4,1),(3,1)}
LessThan 26 {(0,2),(1,2),(1,1),(2,2)}
LessThan 8 {(0,1)}
LessThan 8 {(2,0)}
`;

/** Of its dominoes all but one have a number that matters. */
const LEAVES_CELLS_BARE = `board:
####
####

pieces:
63,33,51,02

constraints:
AllSame None {(0,0),(1,0),(0,1),(1,1)}
`;

describe('conflicts', () => {
  it('are minimal also where that is hard to see', () => {
    expectMinimal([puzzleFromText(NEEDS_A_LAST_LOOK)]);
  });

  it('have no cells of regions that do not matter', () => {
    const puzzle = puzzleFromText(HAS_A_STRAY_CELL);
    const { because } = explained(puzzle).conflict!;
    expect(because).toEqual(expect.arrayContaining([{ region: 1 }, { shape: pairs('1,3 1,4') }]));
  });

  it('are counted where dominoes that must be used leave a few cells bare', () => {
    const { reason, text } = explained(puzzleFromText(LEAVES_CELLS_BARE)).conflict!;
    expect([reason, text]).toEqual([
      'too-few-of-a-number',
      'The = needs four of one number, and there are no more than three of any.',
    ]);
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
