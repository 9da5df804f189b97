import { readFileSync } from 'node:fs';
import { readPuzzles } from '@pipwright/core';
import { type AnyGame, type KindName, newGame, puzzleFromJson } from '@pipwright/play';
import { expect, it } from 'vitest';
import { cellPair } from '../../../core/src/testing/written.js';
import { futoshikiReading } from '../../../futoshiki/src/reading.js';
import { pipsReading } from '../../../pips/src/reading.js';
import { played, started } from '../../../play/src/testing/started.js';
import { EXPLAINING } from '../kinds/explaining.js';
import { en } from '../words/testing/catalogues.js';
import { answering } from './explain.js';
import type { Answers } from './explain-messages.js';
import { TOLD_TABLE, type ToldRow } from './testing/told-table.js';

function gameOf({ kind, puzzle, moves = [] }: ToldRow): AnyGame {
  const [read] = kind === 'pips' ? readPuzzles(puzzle, [pipsReading]) : readPuzzles(puzzle, [futoshikiReading]);
  if (!read?.checked.ok) throw new Error(`${puzzle} is no puzzle.`);
  return played(started<AnyGame>(newGame<KindName>(kind, read.checked.value) as never), ...(moves as never[]));
}

type Told = Answers[ToldRow['about']['type']];

function answer(row: ToldRow): Told {
  return finished(answering(EXPLAINING, { game: gameOf(row), about: row.about })) as Told;
}

function finished(work: ReturnType<typeof answering>): Answers[keyof Answers] {
  if (work === undefined) throw new Error('This kind does not explain.');
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** One press after another. */
function said(found: Told): readonly string[] {
  const { aid, finished } = en;
  if ('text' in found) return [found.text];
  switch (found.type) {
    case 'chapter':
      return found.steps.flatMap(({ where, why, what }) => [where, why, what]);
    case 'forbidden':
      return [found.conflict.text];
    case 'none':
      return [aid.noOther];
    case 'solved':
      return [finished.nothingLeft];
    case 'open':
      return [aid.nothingForbids];
    case 'impossible':
      return [];
    default:
      return [aid[found.type]];
  }
}

it('a turned domino that is only asked about is not the player’s own', () => {
  const file = new URL('../../public/puzzles/pips-graded-medium.json', import.meta.url);
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8'));
  const puzzle = started(puzzleFromJson<KindName>('pips', puzzles[9].puzzle));
  const game = started(newGame<KindName>('pips', puzzle)) as AnyGame;
  const cells = cellPair('1,2 0,2');
  const about = { type: 'why-not', action: { type: 'place', slot: 2, cells } } as const;
  const found = finished(answering(EXPLAINING, { game, about }));
  expect(found).toMatchObject({ type: 'forbidden', conflict: { deep: { own: [], isAsked: true } } });
});

it.each(TOLD_TABLE)('$kind, $state', (row) => {
  expect(said(answer(row))).toEqual(row.said);
});
