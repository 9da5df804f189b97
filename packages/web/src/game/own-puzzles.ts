/** Puzzles that the player brought in, named by what they are: `own-1f3c…`. */
import { hashText, hex32 } from '@pipwright/core';
import {
  type AnyGame,
  isKindName,
  type KindName,
  newGame,
  type PuzzleFacts,
  puzzleFacts,
  puzzleFromJson,
  puzzleKey,
  puzzleToJson,
} from '@pipwright/play';
import type { PuzzleRecord } from '../storage/records.js';

/** The same puzzle has the same name, whatever it was written in. */
export function ownName({ kind, puzzle }: AnyGame): string {
  return `own-${fingerprint(kind + puzzleKey<KindName>(kind, puzzle))}`;
}

export function isOwnName(puzzle: string): boolean {
  return /^own-[0-9a-f]{16}$/.test(puzzle);
}

export function recordOf(game: AnyGame, title: string): PuzzleRecord | undefined {
  const json = puzzleToJson<KindName>(game.kind, game.puzzle);
  return json.ok ? { kind: game.kind, json: json.value, title, added: Date.now(), ...sizeOf(game) } : undefined;
}

export function sizeOf({ kind, puzzle }: AnyGame): { readonly size: string; readonly cells: number } {
  return listedSize(puzzleFacts<KindName>(kind, puzzle));
}

export function listedSize({ rows, columns, cells }: PuzzleFacts): { readonly size: string; readonly cells: number } {
  return { size: `${rows}×${columns}`, cells };
}

type PuzzleInJson = Pick<PuzzleRecord, 'kind' | 'json'> & Partial<PuzzleRecord>;

/** A game of a puzzle that was kept, at its start; undefined where the record is no puzzle. */
export function startOfRecord({ kind, json }: PuzzleInJson): AnyGame | undefined {
  if (!isKindName(kind)) return undefined;
  const puzzle = puzzleFromJson<KindName>(kind, json);
  const game = puzzle.ok ? newGame<KindName>(kind, puzzle.value) : puzzle;
  return game.ok ? (game.value as AnyGame) : undefined;
}

/** From two ends: 64 bits, so that two puzzles of one player will not meet. */
function fingerprint(text: string): string {
  const back = [...text].reverse().join('');
  return hex32(hashText(text)) + hex32(hashText(back));
}
