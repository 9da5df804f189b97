/** A sketch that is done, as a puzzle. It is checked here and no sooner: a sketch is well formed by how it is made. */
import type { Drawn } from '@pipwright/core/generating';
import { check } from '../check/check.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import type { Sketch } from './sketch.js';

/** @param written what stands instead of what was made */
export function drawnFrom(
  sketch: Sketch,
  written: Partial<Pick<Spec, 'supply' | 'regions' | 'about'>> = {},
): Drawn<Puzzle, Solution> {
  const { cells, supply, maxPip, regions } = sketch.puzzle();
  const checked = check({ cells, supply, maxPip, regions, ...written });
  if (!checked.ok) throw new Error(`a malformed puzzle was made: ${JSON.stringify(checked.error)}`);
  return { puzzle: checked.value, solution: sketch.solution() };
}
