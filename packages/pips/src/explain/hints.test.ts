/** Hints on puzzles of our own (in `npm test` every eighth): they alone solve every one that has a solution, and give nothing away. */
import { readdirSync, readFileSync } from 'node:fs';
import { finish, readPuzzlesSync } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { SOAKING, sample } from '../../../core/src/testing/effort.js';
import { pastEndFaults, playByHints } from '../../test/hint-player.js';
import { swiftEngine } from '../engines/swift/index.js';
import { pips } from '../kind.js';
import { hint } from './explain.js';

/** With solutions beyond number, these take too long for every change. */
const SLOW = ['rule_all_same.txt', 'rule_less_than.txt', 'rule_more_than.txt'];

await Promise.all(pips.formats.map((format) => format.load?.()));

const root = new URL('../../../../', import.meta.url);

const puzzles = ['examples/', 'docs/techniques/pips/'].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((file) => /\.(?:txt|json|yaml)$/.test(file) && !file.startsWith('futoshiki'))
    .filter((file) => SOAKING || !SLOW.includes(file))
    .flatMap((file) =>
      readPuzzlesSync(readFileSync(new URL(folder + file, root), 'utf8'), [pips]).flatMap(({ level, checked }) =>
        checked.ok ? [{ name: [file, level].join(' ').trim(), puzzle: checked.value }] : [],
      ),
    ),
);

describe('a hint after another', () => {
  const puzzle = puzzles.find(({ name }) => name.startsWith('try-both'))?.puzzle;
  if (puzzle === undefined) throw new Error('the example is gone');

  it.each([1, 2, 0])('is the same as by itself, after %i steps', (after) => {
    finish(hint(puzzle));
    expect(finish(hint(puzzle, undefined, after))).toEqual(finish(hint({ ...puzzle }, undefined, after)));
  });

  it('speaks of the dominoes that are placed now', () => {
    const { placements } = swiftFirst(puzzle);
    finish(hint(puzzle));
    const progress = { placements: placements.slice(0, 1) };
    expect(finish(hint(puzzle, progress))).toEqual(finish(hint({ ...puzzle }, progress)));
  });
});

describe.each(sample(puzzles, 8))('hints on $name', ({ puzzle }) => {
  const isSolvable = swiftEngine.search(puzzle).run(1e6).type === 'solution';

  it.runIf(isSolvable)('solve it, and give nothing away', () => {
    const { isSolved, faults } = playByHints(puzzle);
    expect(faults).toEqual([]);
    expect(isSolved).toBe(true);
  });

  it.runIf(isSolvable)('wait for what has been told to be placed, and do not say what it is', () => {
    expect(pastEndFaults(puzzle)).toEqual([]);
  });
});

function swiftFirst(puzzle: (typeof puzzles)[number]['puzzle']) {
  const step = swiftEngine.search(puzzle).run(1e6);
  if (step.type !== 'solution') throw new Error('it has no solution');
  return step.solution;
}
