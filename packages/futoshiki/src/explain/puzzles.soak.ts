import { describe, expect, it } from 'vitest';
import { adjacentPuzzle } from '../../../../scripts/techniques/adjacent.mjs';
import { FaultTally } from '../../../core/test/explaining/fault-tally.js';
import { explanationFaults } from '../../test/explanation-faults.js';
import { playByHints } from '../../test/hint-player.js';
import { noData, puzzlesWithOneSolution } from '../../test/real-puzzles.js';

/** A chain may go another way than the shortest reason. */
const ALLOWED = 'unnamed';

const ADJACENT = 60;

describe.each([
  ['all puzzles of the data', () => (noData ? [] : puzzlesWithOneSolution())],
  [
    'Adjacent puzzles of our own',
    () => Array.from({ length: ADJACENT }, (_, i) => [`adjacent ${i}`, adjacentPuzzle(`${i}`, 4 + (i % 4))] as const),
  ],
])('%s', (_, puzzles) => {
  it('are explained in chapters, each step and each link sound and minimal', () => {
    const tally = new FaultTally();
    for (const [id, puzzle] of puzzles()) {
      for (const [kind, faults] of Object.entries(explanationFaults(puzzle))) {
        for (const text of faults) {
          const [, technique = ''] = /: step \d+ \(([\w-]+)\)/.exec(text) ?? [];
          tally.add(`${kind}, ${[technique, text.startsWith('link') ? 'link' : ''].join(' ')}`, id, text);
        }
      }
    }
    process.stdout.write(`${tally.lines().join('\n')}\n`);
    expect(tally.lines().filter((line) => !line.startsWith(ALLOWED))).toEqual([]);
  });

  it('are solved by hints alone, which give nothing away', () => {
    const tally = new FaultTally();
    const sums = { positions: 0, hints: 0 };
    for (const [id, puzzle] of puzzles()) {
      const played = playByHints(puzzle);
      for (const name of ['positions', 'hints'] as const) sums[name] += played[name];
      if (!played.isSolved) tally.add('not solved', id, '');
      for (const text of played.faults) tally.add(text.replace(/^position \d+, hint \d+: |:.*/gs, ''), id, text);
    }
    process.stdout.write(`${[JSON.stringify(sums), ...tally.lines()].join('\n')}\n`);
    expect(tally.lines()).toEqual([]);
  });
});
