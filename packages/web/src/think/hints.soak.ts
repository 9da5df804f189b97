/** Hints of the app on the days of the Times, on known Futoshiki, and on fresh boards: `npm run soak -- hints`. */
import { finish } from '@pipwright/core';
import { type AnyGame, type KindName, newGame, type PuzzleOf } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { chooseSeed } from '../../../core/src/testing/effort.js';
import { puzzlesWithOneSolution } from '../../../futoshiki/test/real-puzzles.js';
import { generatePuzzle } from '../../../pips/src/generate/generate-puzzle.js';
import { dayPuzzles, noData } from '../../../pips/test/real-puzzles.js';
import { type Played, playByHints } from './testing/seen-hints.js';

/** Of each level. */
const FRESH = 100;
const FUTOSHIKI = 100;

function play<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): Played {
  const game = newGame<K>(kind, puzzle);
  if (!game.ok) throw new Error('no game');
  return playByHints(game.value as AnyGame);
}

function judge(played: readonly Played[]): void {
  expect(played.flatMap(({ faults }) => faults)).toEqual([]);
  const hints = played.flatMap((each) => each.hints).sort((a, b) => a - b);
  expect(hints[Math.floor(hints.length * 0.95)]).toBeLessThanOrEqual(5);
}

describe.skipIf(noData)('puzzles of others', () => {
  it('days of the Times', () => judge([...dayPuzzles().values()].map((puzzle) => play('pips', puzzle))));

  it('Futoshiki', () => {
    judge(
      puzzlesWithOneSolution()
        .slice(0, FUTOSHIKI)
        .map(([, puzzle]) => play('futoshiki', puzzle)),
    );
  });
});

it.each(['easy', 'medium', 'hard'] as const)('fresh %s boards', (difficulty) => {
  const seed = process.env.PIPWRIGHT_SEED ?? chooseSeed();
  const made = Array.from({ length: FRESH }, (_, i) =>
    finish(generatePuzzle({ difficulty }, `${seed} ${difficulty} ${i}`)),
  );
  judge(made.flatMap((each) => (each.status === 'generated' ? [play('pips', each.puzzle)] : [])));
});
