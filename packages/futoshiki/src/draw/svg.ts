/** The puzzle as one SVG file, as a newspaper would print it. */
import { svgFile } from '@pipwright/core/drawing';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { extentOf, GRID_LOOK, marginOf, svgGrid } from './svg-grid.js';
import { textAlternative } from './text-alternative.js';

export interface SvgOptions {
  readonly labels?: boolean | undefined;
}

/** The puzzle as a picture that stands alone, with a solution, complete or not, where one is given. */
export function drawSvg(puzzle: Puzzle, solution?: Solution, { labels = false }: SvgOptions = {}): string {
  const { before, after } = marginOf(labels);
  const extent = before + extentOf(puzzle) + after;
  const name = solution === undefined ? 'puzzle' : 'solved';
  const body = svgGrid(puzzle, before, before, { name, solution, labels });
  return svgFile('futoshiki', textAlternative(puzzle, solution), { width: extent, height: extent }, GRID_LOOK, body);
}
