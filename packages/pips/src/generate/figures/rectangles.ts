import type { Cell } from '../../model/cell.js';

/** Full rectangles of so many dominoes, lying and standing, none longer than three times its width. */
export function rectangles(dominoes: number): readonly (readonly Cell[])[] {
  const cells = dominoes * 2;
  const sides = Array.from({ length: cells }, (_, i) => i + 1);
  return sides
    .filter((rows) => cells % rows === 0 && rows * rows * 3 >= cells && rows * rows <= cells * 3)
    .map((rows) => Array.from({ length: cells }, (_, i): Cell => [Math.floor((i * rows) / cells), i % (cells / rows)]));
}
