/**
 * Can the board be tiled at all, whatever lies on it? A matching answers at once what a search may never find out (a
 * chessboard without two corners of one colour). Boards with freed or held cells are left to the search.
 */
import { matchAll } from '../tiling/matching.js';
import type { Position } from './position.js';

export function isCoverable({ compiled, barred, toCover }: Position): boolean {
  const { cells, near, first, second } = compiled;
  if (toCover < cells) return true;
  const neighbours = Array.from({ length: cells }, (_, cell) => {
    const edges = near.subarray(4 * cell, 4 * cell + 4).filter((edge) => edge !== -1 && barred[edge] === 0);
    return Array.from(edges, (edge) => (first[edge] === cell ? second[edge]! : first[edge]!));
  });
  return matchAll(neighbours) !== undefined;
}
