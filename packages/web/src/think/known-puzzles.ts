/** What has been found out about puzzles since the page was opened, by their names. */
import type { Grade } from '@pipwright/core';

export interface KnownPuzzle {
  readonly solutions?: 'none' | 'one' | 'several';
  readonly grade?: Grade;
}

const known = new Map<string, KnownPuzzle>();

export function knownOf(puzzle: string): KnownPuzzle {
  return known.get(puzzle) ?? {};
}

export function learn(puzzle: string, found: KnownPuzzle): void {
  known.set(puzzle, { ...knownOf(puzzle), ...found });
}
