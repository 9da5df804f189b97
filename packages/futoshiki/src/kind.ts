import type { PuzzleKind } from '@pipwright/core';
import { check } from './check/check.js';
import { misplaced } from './check/misplaced.js';
import { verify } from './check/verify.js';
import { drawBox } from './draw/box.js';
import { drawCompact } from './draw/compact.js';
import { drawLegend } from './draw/legend.js';
import { drawSvg } from './draw/svg.js';
import { cspEngines } from './engines/csp/engine.js';
import { cspView, drawPuzzleGraph } from './engines/csp/view.js';
import { swiftEngine } from './engines/swift/index.js';
import { gridFormat } from './formats/grid.js';
import { jsonFormat } from './formats/json.js';
import { moveFromJson, moveToJson, solutionFromJson, solutionToJson } from './formats/solution-json.js';
import { tathamFormat } from './formats/tatham.js';
import { solutionOf } from './model/added-numbers.js';
import { commonOf } from './model/common.js';
import type { Puzzle, Spec } from './model/puzzle.js';
import type { Move, Solution } from './model/solution.js';
import { smallerPuzzles } from './smaller.js';
import { futoshikiWords } from './words.js';

const DRAWERS = new Map([
  ['box', drawBox],
  ['compact', drawCompact],
  ['svg', drawSvg],
  ['graph', drawPuzzleGraph],
]);

/** Futoshiki, for everything that takes a kind, such as `readPuzzles`. */
export const futoshiki: PuzzleKind<Spec, Puzzle, Solution, Move> = {
  name: 'futoshiki',
  formats: [tathamFormat, gridFormat, jsonFormat],
  engines: [swiftEngine, ...cspEngines],
  words: futoshikiWords,
  check,
  verify,
  ownSolution: (puzzle) => puzzle.solution,
  solutionToJson,
  solutionFromJson,
  moves: {
    toJson: moveToJson,
    fromJson: moveFromJson,
    standing: solutionOf,
    misplaced,
  },
  common: commonOf,
  drawing: {
    styles: ['box', 'compact'],
    pictures: ['svg', 'graph'],
    draw: (puzzle, { style, solution, ...options }) => (DRAWERS.get(style) ?? drawBox)(puzzle, solution, options),
    legend: drawLegend,
  },
  csp: cspView,
  smaller: smallerPuzzles,
};
