/** Puzzles that the player brought in, named by what they are: `own-1f3c…`. */
import { hashText, hex32 } from '@pipwright/core';
import { puzzleKey as futoshikiKey, sideOf } from '@pipwright/futoshiki';
import { puzzleKey as pipsKey } from '@pipwright/pips';
import { type AnyGame, type KindName, newGame, puzzleFromJson, puzzleToJson } from '@pipwright/play';
import type { PuzzleRecord } from '../storage/game-store.js';

/** The same puzzle has the same name, whatever it was written in. */
export function ownName(game: AnyGame): string {
  const key = game.kind === 'pips' ? pipsKey(game.puzzle) : futoshikiKey(game.puzzle);
  return `own-${fingerprint(game.kind + key)}`;
}

export function isOwnName(puzzle: string): boolean {
  return /^own-[0-9a-f]{16}$/.test(puzzle);
}

/** What is kept of a puzzle; undefined where it cannot be written. */
export function recordOf(game: AnyGame, title: string): PuzzleRecord | undefined {
  const json = puzzleToJson<KindName>(game.kind, game.puzzle);
  return json.ok
    ? { kind: game.kind, json: json.value, title, tags: [], added: Date.now(), ...sizeOf(game) }
    : undefined;
}

/** What lists show of a puzzle. */
export function sizeOf(game: AnyGame): { readonly size: string; readonly cells: number } {
  if (game.kind === 'futoshiki') {
    const side = sideOf(game.puzzle);
    return { size: `${side}×${side}`, cells: side * side };
  }
  const { cells } = game.puzzle;
  const extent = (numbers: readonly number[]) =>
    numbers.reduce((a, b) => Math.max(a, b), 0) - numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0) + 1;
  const size = `${extent(cells.map(([row]) => row))}×${extent(cells.map(([, column]) => column))}`;
  return { size, cells: cells.length };
}

/** A game of a puzzle that was kept, at its start; undefined where the record is no puzzle. */
export function startOfRecord({ kind, json }: PuzzleRecord): AnyGame | undefined {
  if (kind !== 'pips' && kind !== 'futoshiki') return undefined;
  const puzzle = puzzleFromJson<KindName>(kind, json);
  const game = puzzle.ok ? newGame<KindName>(kind, puzzle.value) : puzzle;
  return game.ok ? (game.value as AnyGame) : undefined;
}

/** From two ends: 64 bits, so that two puzzles of one player will not meet. */
function fingerprint(text: string): string {
  const back = [...text].reverse().join('');
  return hex32(hashText(text)) + hex32(hashText(back));
}
