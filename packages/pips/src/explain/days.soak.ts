import { describe, expect, it } from 'vitest';
import { FaultTally, tallyExplanations, tallyGames } from '../../../core/test/explaining/fault-tally.js';
import { explanationFaults } from '../../test/explained-days.js';
import { pastEndFaults, playByHints } from '../../test/hint-player.js';
import { dayPuzzles, noData } from '../../test/real-puzzles.js';

describe.skipIf(noData)('all puzzles of the Times', () => {
  it('are explained to the end in chapters, each step and each link sound and needed', () => {
    expect(tallyExplanations(dayPuzzles(), explanationFaults)).toEqual([]);
  });

  it('are solved by hints alone, which give nothing away', () => {
    expect(tallyGames(dayPuzzles(), playByHints)).toEqual([]);
  });

  it('wait for what has been told to be placed', () => {
    const tally = new FaultTally();
    for (const [id, puzzle] of dayPuzzles())
      for (const text of pastEndFaults(puzzle)) tally.add(text.replace(/:.*/s, ''), id, text);
    expect(tally.lines()).toEqual([]);
  });
});
