import type { ShowingPart } from '@pipwright/core';
import { drawBox } from './draw/box.js';
import { drawCompact } from './draw/compact.js';
import { drawLegend } from './draw/legend.js';
import { drawSvg } from './draw/svg.js';
import type { Puzzle } from './model/puzzle.js';
import type { Solution } from './model/solution.js';

const DRAWERS = new Map([
  ['box', drawBox],
  ['compact', drawCompact],
  ['svg', drawSvg],
]);

export const pipsShowing: ShowingPart<Puzzle, Solution> = {
  drawing: {
    styles: ['box', 'compact'],
    pictures: ['svg'],
    draw: (puzzle, { style, solution, ...options }) => (DRAWERS.get(style) ?? drawBox)(puzzle, solution, options),
    legend: drawLegend,
  },
};
