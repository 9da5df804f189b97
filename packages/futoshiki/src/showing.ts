import type { ShowingPart } from '@pipwright/core';
import { drawBox } from './draw/box.js';
import { drawCompact } from './draw/compact.js';
import { drawSvg } from './draw/svg.js';
import { drawLegend } from './draw/text-alternative.js';
import { drawPuzzleGraph } from './engines/csp/view.js';
import type { Puzzle } from './model/puzzle.js';
import type { Solution } from './model/solution.js';

const DRAWERS = new Map([
  ['box', drawBox],
  ['compact', drawCompact],
  ['svg', drawSvg],
  ['graph', drawPuzzleGraph],
]);

/** How Futoshiki are drawn. */
export const futoshikiShowing: ShowingPart<Puzzle, Solution> = {
  drawing: {
    styles: ['box', 'compact'],
    pictures: ['svg', 'graph'],
    draw: (puzzle, { style, solution, ...options }) => (DRAWERS.get(style) ?? drawBox)(puzzle, solution, options),
    legend: drawLegend,
  },
};
