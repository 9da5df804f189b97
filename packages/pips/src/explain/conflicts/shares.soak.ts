/** How many conflicts of real puzzles, each made unsolvable by one small change, have a name. */
import { expect, it } from 'vitest';
import { CHANGES, type ChangeName, changed } from '../../../test/changed-puzzles.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { noData } from '../../../test/real-puzzles.js';
import { explained } from '../../../test/records.js';

/** At most so many in a hundred are `combined`: half of what it was before conflicts were counted, or what there is now. */
const MOST_COMBINED: Record<ChangeName, number> = { target: 29, domino: 35, cell: 7, same: 50, different: 60 };

it.skipIf(noData).each(Object.keys(CHANGES) as ChangeName[])('most have, where the change is of a %s', (change) => {
  const shares = new Map<string, number>();
  const sizes: number[] = [];
  for (const [id, puzzle] of dayPuzzles()) {
    const unsolvable = changed(puzzle, change, `${change} ${id}`);
    const { conflict } = unsolvable === undefined ? {} : explained(unsolvable);
    if (conflict === undefined) continue;
    const name = conflict.reason === undefined ? conflict.class : `${conflict.class} ${conflict.reason}`;
    shares.set(name, (shares.get(name) ?? 0) + 1);
    if (conflict.reason === undefined) sizes.push(conflict.because.length);
  }
  const all = [...shares.values()].reduce((sum, count) => sum + count, 0);
  const inHundred = (count: number) => Math.round((1000 * count) / all) / 10;
  const told = [...shares].sort(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${inHundred(count)} %`);
  const median = sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
  console.log(`${change}, ${all} puzzles: ${told.join(', ')}; premises of those combined: ${median}`);
  expect(inHundred(sizes.length)).toBeLessThanOrEqual(MOST_COMBINED[change]);
});
