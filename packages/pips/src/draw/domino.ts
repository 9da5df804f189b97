/**
 * Pictures of a domino by itself: in characters, with `o` for pips as seed 003 shows it, and the places of its dots.
 */
import type { Domino } from '../model/domino.js';

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

/** Place of a dot in a square of three by three, on a domino that lies on its side as in seed 003. */
export type Dot = readonly [row: -1 | 0 | 1, column: -1 | 0 | 1];

const TOP: readonly Dot[] = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
];
const BOTTOM: readonly Dot[] = [
  [1, -1],
  [1, 0],
  [1, 1],
];
const CENTRE: readonly Dot[] = [[0, 0]];
const FALLING: readonly Dot[] = [
  [-1, -1],
  [1, 1],
];
const RISING: readonly Dot[] = [
  [-1, 1],
  [1, -1],
];
const SIDES: readonly Dot[] = [
  [0, -1],
  [0, 1],
];

const PATTERNS: readonly (readonly Dot[])[] = [
  [],
  CENTRE,
  FALLING,
  [...FALLING, ...CENTRE],
  [...FALLING, ...RISING],
  [...FALLING, ...RISING, ...CENTRE],
  [...TOP, ...BOTTOM],
  [...TOP, ...CENTRE, ...BOTTOM],
  [...TOP, ...SIDES, ...BOTTOM],
  [...TOP, ...SIDES, ...CENTRE, ...BOTTOM],
];

/** Most pips that are drawn as dots: nobody counts ten. */
export const MOST_DOTS = PATTERNS.length - 1;

export function pipPattern(pips: number): readonly Dot[] {
  return PATTERNS[pips] ?? [];
}
