import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { FaultTally, tallyExplanations, tallyGames } from '../../../core/test/explaining/fault-tally.js';
import { explanationFaults } from '../../test/explained-days.js';
import { pastEndFaults, playByHints } from '../../test/hint-player.js';
import { puzzleFromText } from '../../test/puzzle-of.js';
import { dayPuzzles, noData } from '../../test/real-puzzles.js';
import { conflictFaults, toldFaults } from '../../test/told-faults.js';
import { explain } from './explain.js';

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

it.each(['16-one-1', '16-one-2', '16-one-3', '20-none-2', '20-one-1'])('explains %s soundly', (name) => {
  const url = new URL(`../../../../bench/puzzles/scaling/${name}.txt`, import.meta.url);
  const puzzle = puzzleFromText(readFileSync(url, 'utf8'));
  const explanation = finish(explain(puzzle));
  const { status, conflict } = explanation;
  expect(status).toBe(name.includes('none') ? 'conflict' : 'explained');
  expect(conflict === undefined ? toldFaults(puzzle, explanation) : conflictFaults(puzzle, conflict)).toEqual([]);
});
