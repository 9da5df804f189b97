import { describe, expect, it } from 'vitest';
import { FaultTally, tallyExplanations, tallyGames } from '../../../core/test/explaining/fault-tally.js';
import { dayPuzzles } from '../../test/day-puzzles.js';
import { explanationFaults, reasonFaults } from '../../test/explained-days.js';
import { pastEndFaults, playByHints } from '../../test/hint-player.js';
import { noData } from '../../test/real-puzzles.js';

/** A chain may go another way than the shortest reason. */
const ALLOWED = 'unnamed';
/** Where only a search of more than 3,000 nodes shows that a step does without a premise, it names it: 33 in 225 puzzles. */
const MOST_NEEDLESS = 40;

describe.skipIf(noData)('all puzzles of the Times', () => {
  it('are explained to the end in chapters, each step and each link sound and needed', () => {
    expect(tallyExplanations(dayPuzzles(), explanationFaults)).toEqual([]);
  });

  it('are explained by reasons, none of them needless', () => {
    const lines = tallyExplanations(dayPuzzles(), reasonFaults);
    const isNeedless = (line: string) => line.startsWith('needless');
    const needless = lines.filter(isNeedless).map((line) => Number(/: (\d+) in /.exec(line)?.[1]));
    expect(needless.reduce((sum, number) => sum + number, 0)).toBeLessThanOrEqual(MOST_NEEDLESS);
    expect(lines.filter((line) => !line.startsWith(ALLOWED) && !isNeedless(line))).toEqual([]);
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
