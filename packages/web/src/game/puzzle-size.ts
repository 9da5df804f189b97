/** How large a puzzle is, as facts. */
import { inequalitiesOf, sideOf } from '@pipwright/futoshiki';
import type { AnyGame } from '@pipwright/play';

export type PuzzleSize =
  | { readonly kind: 'pips'; readonly cells: number }
  | { readonly kind: 'futoshiki'; readonly side: number; readonly given: number; readonly signs: number };

export function sizeOf(game: AnyGame): PuzzleSize {
  if (game.kind === 'pips') return { kind: 'pips', cells: game.puzzle.cells.length };
  const { fixedNumbers, bars = [] } = game.puzzle;
  const signs = inequalitiesOf(game.puzzle).length + bars.length;
  return { kind: 'futoshiki', side: sideOf(game.puzzle), given: fixedNumbers.length, signs };
}
