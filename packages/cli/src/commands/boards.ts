/** Boards for people. */
import type { AnyKind, Problem } from '@pipwright/core';
import { problem } from '../words.js';

/** What people see where there is nothing to draw. */
export const EMPTY_BOARD = '(an empty board)';

/** What to say of a style that this kind of puzzle does not have. */
export function unsupportedStyle(kind: AnyKind, style: string, styles: readonly string[]): Problem {
  return problem('style-of-other-kind', {}, { kind: kind.name, style, styles });
}

/** A drawing with what lies beside the board, where there is anything. */
export function withLegend(board: string, { drawing }: AnyKind, puzzle: unknown): string {
  const legend = drawing.legend(puzzle);
  return legend === '' ? board : `${board}\n\n${legend}`;
}
