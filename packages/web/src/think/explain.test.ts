import { finish } from '@pipwright/core';
import { newGame } from '@pipwright/play';
import { expect, it } from 'vitest';
import { puzzleFromText } from '../../../pips/test/puzzle-of.js';
import { played, started } from '../../../play/src/testing/started.js';
import { EXPLAINING } from '../kinds/explaining.js';
import { answering } from './explain.js';
import { TOLD_TABLE } from './testing/told-table.js';

it('prints', async () => {
  for (const row of TOLD_TABLE) {
    if (row.kind !== 'pips') continue;
    const game = played(started(newGame('pips', puzzleFromText(row.puzzle))), ...((row.moves ?? []) as never[]));
    const work = await answering(EXPLAINING, { game, language: 'en', about: row.about });
    let step = work!.next();
    while (!step.done) step = work!.next();
    console.log(row.state, JSON.stringify(step.value, null, 1));
  }
});
