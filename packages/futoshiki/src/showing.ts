import type { DrawOptions, ShowingPart } from '@pipwright/core';
import { GRAPH_PARTS } from '@pipwright/csp';
import { drawBox } from './draw/box.js';
import { drawCompact } from './draw/compact.js';
import { drawSvg } from './draw/svg.js';
import { drawLegend } from './draw/text-alternative.js';
import { drawPuzzleGraph } from './engines/csp/view.js';
import type { Puzzle } from './model/puzzle.js';
import type { Solution } from './model/solution.js';

type Draw = (puzzle: Puzzle, solution: Solution | undefined, options: Omit<DrawOptions<Solution>, 'style'>) => string;

const DRAWERS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['box', drawBox],
  ['compact', drawCompact],
  ['svg', drawSvg],
  ['graph', drawPuzzleGraph],
]);

export const futoshikiShowing: ShowingPart<Puzzle, Solution> = {
  drawing: {
    styles: ['box', 'compact'],
    pictures: ['svg', 'graph'],
    parts: { graph: GRAPH_PARTS },
    draw: (puzzle, { style, solution, ...options }) => (DRAWERS.get(style) ?? drawBox)(puzzle, solution, options),
    legend: drawLegend,
  },
};
