/** Suppositions that no technique refutes by itself: their chains show what to look at all the same. */
import { expect, it } from 'vitest';
import { SOAKING } from '../../../../core/src/testing/effort.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { noData } from '../../../test/real-puzzles.js';
import { explainedByReasons } from '../../../test/records.js';
import { stepFaults } from '../../../test/step-faults.js';
import { bySwift } from '../../../test/swift-judge.js';

/** The quickest; the others in the soak. */
const DAYS = ['2025-10-28-hard', ...(SOAKING ? ['2025-10-19-medium', '2025-10-20-hard'] : [])];

it.skipIf(noData).each(DAYS)('are told link by link: %s', (day) => {
  const puzzle = dayPuzzles().get(day)!;
  const { steps } = explainedByReasons(puzzle);
  const further = steps.filter(({ chain = [] }) => chain.some(({ technique }) => technique === 'looking-ahead'));
  expect(further).toHaveLength(1);
  const [{ chain = [] } = {}] = further;
  expect(chain.length).toBeGreaterThan(1);
  expect(chain.at(-1)?.technique).not.toBe('looking-ahead');
  for (const { text } of chain) expect(text).not.toMatch(/no way to fill/);
  const faults = stepFaults(puzzle, steps, bySwift).filter(({ kind }) => kind === 'unsound' || kind === 'form');
  expect(faults).toEqual([]);
});
