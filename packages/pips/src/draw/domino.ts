/** One domino by itself, with `o` for pips, as seed 003 shows it. */
import type { Domino } from '../model/domino.js';
import { MOST_DOTS, pipPattern } from './pip-pattern.js';

export function drawDomino([first, second]: Domino): string {
  const right = halfLines(second);
  const lines = halfLines(first).map((left, i) => `│ ${left} │ ${right[i]} │`);
  return ['┌───────┬───────┐', ...lines, '└───────┴───────┘'].join('\n');
}

function halfLines(pips: number): string[] {
  if (pips > MOST_DOTS) return ['     ', String(pips).padStart(3).padEnd(5), '     '];
  const lines = [-1, 0, 1].map(() => Array<string>(5).fill(' '));
  for (const [row, column] of pipPattern(pips)) lines[row + 1]?.splice(2 * column + 2, 1, 'o');
  return lines.map((line) => line.join(''));
}
