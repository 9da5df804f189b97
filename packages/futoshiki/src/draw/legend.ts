/** What must be known beside the board: in Adjacent, what the bars mean. Signs explain themselves. */
import type { Puzzle } from '../model/puzzle.js';

export function drawLegend({ bars }: Puzzle): string {
  return bars === undefined ? '' : 'Adjacent: numbers with a bar between them differ by one, other neighbours do not.';
}
