/** Making Futoshiki as asked. */
import {
  type GeneratingPart,
  NODES_PER_YIELD,
  type Problem,
  problemMaker,
  type Random,
  type Wish,
} from '@pipwright/core';
import { type Drawn, type Maker, pursue } from '@pipwright/core/generating';
import { swiftEngine } from './engines/swift/index.js';
import { futoshikiExplainer, futoshikiScale } from './explain/index.js';
import { generate } from './generate/generate.js';
import { MAX_SIDE, MIN_SIDE } from './model/limits.js';
import { type Puzzle, puzzleKey } from './model/puzzle.js';
import type { Solution } from './model/solution.js';
import type { futoshikiWords } from './words.js';

/** From many numbers and no sign to signs alone. */
export const CLUE_MIXES = ['numbers', 'few-signs', 'mixed', 'few-numbers', 'signs'] as const;

/** What a Futoshiki puzzle is asked to be. */
export interface FutoshikiRequest extends Wish {
  readonly side?: number;
  /** Adjacent: bars between numbers that differ by one. */
  readonly adjacent?: boolean;
  /** What there is most of. */
  readonly clues?: (typeof CLUE_MIXES)[number];
  /** Of the places of the numbers. */
  readonly symmetry?: 'mirror' | 'rotation' | 'none';
}

const problem = problemMaker<typeof futoshikiWords>();

function refuses({ side = 5 }: FutoshikiRequest): readonly Problem[] {
  const fits = Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE;
  return fits ? [] : [problem('side-out-of-range', {}, { side })];
}

function* draw(
  { side = 5, clues = 'mixed', minimal = false }: FutoshikiRequest,
  random: Random,
): Generator<void, Drawn<Puzzle, Solution> | undefined> {
  const size = {
    side,
    clues: clues === 'numbers' || clues === 'signs' ? clues : ('both' as const),
    level: minimal ? 1 : random.int(3) / 2,
  };
  const work = generate(String(random.uint32()), size);
  for (;;) {
    const made = work.run(NODES_PER_YIELD);
    if (made.type === 'solution') {
      const { puzzle } = made.solution;
      const step = swiftEngine.search(puzzle).run(Number.POSITIVE_INFINITY);
      return step.type === 'solution' ? { puzzle, solution: step.solution } : undefined;
    }
    if (made.type !== 'paused') return undefined;
    yield;
  }
}

/** Making Futoshiki. */
export const futoshikiGenerating: GeneratingPart<Puzzle, Solution, FutoshikiRequest> = {
  refuses,
  generate(request, seed) {
    const maker: Maker<Puzzle, Solution> = {
      scale: futoshikiScale,
      techniques: futoshikiExplainer.techniques,
      draw: (random) => draw(request, random),
      grade: (puzzle) => futoshikiExplainer.grade(puzzle),
    };
    return pursue(maker, request, seed, 20_000_000);
  },
  likeness: puzzleKey,
};
