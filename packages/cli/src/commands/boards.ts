import type { AnyKind, Problem } from '@pipwright/core';
import { problem } from '../words.js';

export const EMPTY_BOARD = '(an empty board)';

export function unsupportedStyle(kind: AnyKind, style: string, styles: readonly string[]): Problem {
  return problem('style-of-other-kind', {}, { kind: kind.name, style, styles });
}

export function partsOf({ drawing }: AnyKind, style: string): readonly string[] {
  return drawing.parts?.[style] ?? [];
}

export function unsupportedPart(kind: AnyKind, style: string, only: string): Problem {
  const styles = Object.keys(kind.drawing.parts ?? {}).filter((each) => partsOf(kind, each).includes(only));
  return problem('part-of-other-style', {}, { kind: kind.name, style, only, styles });
}

export function withLegend(board: string, { drawing }: AnyKind, puzzle: unknown, byName = false): string {
  const legend = drawing.legend(puzzle, byName);
  return legend === '' ? board : `${board}\n\n${legend}`;
}
