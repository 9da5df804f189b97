/** Why positions that a player has got into on the days cannot be finished: sound, minimal, and short. */

import { expect, it } from 'vitest';
import { SOAKING, sample } from '../../../../core/src/testing/effort.js';
import { lay } from '../../../../core/src/testing/written.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { lostPosition } from '../../../test/lost-positions.js';
import { noData } from '../../../test/real-puzzles.js';
import { explained } from '../../../test/records.js';
import { conflictFaults } from '../../../test/step-faults.js';
import { bySwift } from '../../../test/swift-judge.js';

const MOST_CHARACTERS = 160;
const MOST_IN_A_LINK = 80;
const MOST_OWN = 3;

it.skipIf(noData)('is told in a few words, or with the links that lead there', () => {
  let chains = 0;
  let positions = 0;
  for (const [id, puzzle] of sample([...dayPuzzles()], 5)) {
    for (const isSubtle of [false, true]) {
      const progress = lostPosition(puzzle, `lost ${id}`, isSubtle);
      if (progress === undefined) continue;
      const { status, conflict } = explained(puzzle, progress);
      const told = `${id} ${JSON.stringify(progress)}: ${conflict?.text}`;
      expect(status, told).toBe('conflict');
      if (conflict === undefined) continue;
      positions++;
      expect(conflictFaults(puzzle, conflict, bySwift), told).toEqual([]);
      expect(conflict.text.length, told).toBeLessThanOrEqual(MOST_CHARACTERS);
      for (const { text } of conflict.chain ?? []) expect(text.length, text).toBeLessThanOrEqual(MOST_IN_A_LINK);
      const own = conflict.because.filter((premise) => 'placed' in premise);
      expect(own.length, told).toBeLessThanOrEqual(MOST_OWN);
      if (conflict.chain !== undefined) chains++;
    }
  }
  expect(positions).toBeGreaterThanOrEqual(SOAKING ? 100 : 60);
  expect(chains).toBeGreaterThanOrEqual(1);
});

it.skipIf(noData)('is one 4 too many where a domino lies upside down', () => {
  const puzzle = dayPuzzles().get('2025-10-14-medium')!;
  const { conflict } = explained(puzzle, { placements: [lay([5, 4], '3,0 4,0')] });
  expect(conflict?.text).toBe('There are two 4s and each 9 needs one. Your 4 in the >3 is one too many.');
});
