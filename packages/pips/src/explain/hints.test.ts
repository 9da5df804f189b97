/** Hints on puzzles of our own: they alone solve every one that has a solution, and give nothing away. */
import { readdirSync, readFileSync } from 'node:fs';
import { readPuzzles } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../../core/src/testing/effort.js';
import { listenFaults, playByHints } from '../../test/hint-player.js';
import { swiftEngine } from '../engines/swift/index.js';
import { pips } from '../kind.js';

/** With solutions beyond number, these take too long for every change. */
const SLOW = ['rule_all_same.txt', 'rule_less_than.txt', 'rule_more_than.txt'];
/** On larger boards, to hear all of it takes too long; the soak does so on the days. */
const MOST_CELLS_TOLD_WHOLE = 12;

const root = new URL('../../../../', import.meta.url);

const puzzles = ['examples/', 'docs/techniques/'].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((file) => /\.(?:txt|json|yaml)$/.test(file) && !file.startsWith('futoshiki'))
    .filter((file) => SOAKING || !SLOW.includes(file))
    .flatMap((file) =>
      readPuzzles(readFileSync(new URL(folder + file, root), 'utf8'), [pips]).flatMap(({ level, checked }) =>
        checked.ok ? [{ name: [file, level].join(' ').trim(), puzzle: checked.value }] : [],
      ),
    ),
);

describe.each(puzzles)('hints on $name', ({ puzzle }) => {
  const isSolvable = swiftEngine.search(puzzle).run(1e6).type === 'solution';

  it.runIf(isSolvable)('solve it, and give nothing away', () => {
    const { isSolved, faults } = playByHints(puzzle);
    expect(faults).toEqual([]);
    expect(isSolved).toBe(true);
  });

  it.runIf(isSolvable && puzzle.cells.length <= MOST_CELLS_TOLD_WHOLE)(
    'go on with the next chapter where nothing is placed',
    () => {
      expect(listenFaults(puzzle)).toEqual([]);
    },
  );
});
