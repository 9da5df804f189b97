import type { PuzzleKind } from '@pipwright/core';
import { check } from './check/check.js';
import { misplaced } from './check/misplaced.js';
import { verify } from './check/verify.js';
import { drawBox } from './draw/box.js';
import { drawCompact } from './draw/compact.js';
import { drawLegend } from './draw/legend.js';
import { drawSvg } from './draw/svg.js';
import { forwardEngine } from './engines/forward/index.js';
import { referenceEngine } from './engines/reference/index.js';
import { swiftEngine } from './engines/swift/index.js';
import { tilingEngine } from './engines/tiling/index.js';
import { pipsExplainer } from './explain/index.js';
import { jsonFormat } from './formats/json.js';
import { nytFormat } from './formats/nyt.js';
import { placementFromJson, placementToJson, solutionFromJson, solutionToJson } from './formats/solution-json.js';
import { textFormat } from './formats/text.js';
import { yamlFormat } from './formats/yaml.js';
import { commonOf } from './model/common.js';
import type { Puzzle, Spec } from './model/puzzle.js';
import type { Placement, Solution } from './model/solution.js';
import { smallerPuzzles } from './smaller.js';
import { tilings } from './tilings.js';
import { pipsWords } from './words.js';

const DRAWERS = new Map([
  ['box', drawBox],
  ['compact', drawCompact],
  ['svg', drawSvg],
]);

/** Pips, for everything that takes a kind, such as `readPuzzles`. */
export const pips: PuzzleKind<Spec, Puzzle, Solution, Placement> = {
  name: 'pips',
  formats: [textFormat, jsonFormat, nytFormat, yamlFormat],
  engines: [swiftEngine, referenceEngine, tilingEngine, forwardEngine],
  words: pipsWords,
  check,
  verify,
  ownSolution: (puzzle) => puzzle.solution,
  solutionToJson,
  solutionFromJson,
  moves: {
    toJson: placementToJson,
    fromJson: placementFromJson,
    standing: (_, placements) => ({ placements }),
    misplaced,
  },
  common: commonOf,
  drawing: {
    styles: ['box', 'compact'],
    pictures: ['svg'],
    draw: (puzzle, { style, solution, ...options }) => (DRAWERS.get(style) ?? drawBox)(puzzle, solution, options),
    legend: drawLegend,
  },
  tilings,
  explainer: pipsExplainer,
  smaller: smallerPuzzles,
};
