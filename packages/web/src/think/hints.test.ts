/** Hints of the app from the first to the last, on puzzles of its packs: `npm run soak -- hints` plays all, and many others. */
import { readFileSync } from 'node:fs';
import type { JsonObject } from '@pipwright/core';
import type { AnyGame, KindName } from '@pipwright/play';
import { expect, it } from 'vitest';
import { SOAKING } from '../../../core/src/testing/effort.js';
import { gameOf } from '../inspect/testing/game-of.js';
import { playByHints } from './testing/seen-hints.js';

it.each([
  ['pips', 'easy', 14],
  ['pips', 'medium', 10],
  ['pips', 'hard', 4],
  ['futoshiki', 'easy', 12],
] as const)('%s, %s: names for the eye, short sentences, and soon a thing to place', (kind, level, count) => {
  const file = new URL(`../../public/puzzles/${kind}-graded-${level}.json`, import.meta.url);
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8')) as { puzzles: readonly { puzzle: JsonObject }[] };
  const played = puzzles
    .slice(0, SOAKING ? undefined : count)
    .map(({ puzzle }) => playByHints(gameOf<KindName>(kind, puzzle) as AnyGame));
  expect(played.map(({ end }) => end)).toEqual(played.map(() => 'solved'));
  expect(played.flatMap(({ faults }) => faults)).toEqual([]);
  const hints = played.flatMap((each) => each.hints).sort((a, b) => a - b);
  expect(hints[Math.floor(hints.length * 0.95)]).toBeLessThanOrEqual(5);
});
