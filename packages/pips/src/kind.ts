import type { PuzzleKind } from '@pipwright/core';
import { pipsExplaining } from './explain/index.js';
import { pipsGenerating } from './generating.js';
import type { Puzzle, Spec } from './model/puzzle.js';
import type { Placement, Solution } from './model/solution.js';
import { pipsReading } from './reading.js';
import { pipsShowing } from './showing.js';
import { pipsSolving } from './solving.js';

export const pips: PuzzleKind<Spec, Puzzle, Solution, Placement> = {
  ...pipsReading,
  ...pipsSolving,
  ...pipsShowing,
  ...pipsExplaining,
  generating: pipsGenerating,
};
