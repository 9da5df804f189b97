/** Pips made by hand: which one comes of a seed is known beforehand, and making it takes no time. */
import type { AnyKind, GeneratingPart, Generation, GradedPuzzle, Wish } from '@pipwright/core';
import { definePuzzle, sum } from '@pipwright/pips';
import { canonicalSolution, type Puzzle, puzzleKey, swiftEngine } from '@pipwright/pips/parts';
import { kindsWith } from '../src/registry.js';
import { HAND_GRADE } from './hand-told.js';

type Made = GradedPuzzle<unknown, unknown>;

/** Six of them, by the last number of the seed (minimal, the next one), and one with a number that not every format can write. */
function madeFrom(seed: string, minimal = false): Made {
  if (seed === 'large') return graded('0-12');
  const number = Number(/\d+$/.exec(seed)?.[0] ?? 0) + Number(minimal);
  return graded(`0${(number % 6) + 1}`);
}

function graded(dominoes: string): Made {
  const puzzle = definePuzzle({ regions: ['A*'], rules: { A: sum(0) }, dominoes });
  const found = swiftEngine.search(puzzle).run(1000);
  if (found.type !== 'solution') throw new Error('a puzzle without a solution');
  return { puzzle, solution: canonicalSolution(found.solution), grade: HAND_GRADE };
}

/** What is expert never comes up; with few nodes, nothing does; and a seed may be endless or fail. */
function generate({ difficulty, nodes: most, minimal }: Wish, seed: string): Generation<unknown, unknown> {
  if (seed === '666') throw new Error('a bad number');
  let nodes = 0;
  const nearest = most === 1 ? undefined : madeFrom(seed, minimal);
  return {
    get nodes() {
      return nodes;
    },
    graded: 1,
    nearest,
    run() {
      nodes++;
      if (seed.startsWith('endless')) return { type: 'paused' };
      const isReached = difficulty !== 'expert' && most !== 1;
      const solution = isReached
        ? ({ status: 'generated', ...madeFrom(seed, minimal) } as const)
        : ({ status: 'stopped', nearest } as const);
      return { type: 'solution', solution };
    },
  };
}

export interface HandMade {
  readonly kinds: readonly AnyKind[];
  /** What was asked for, in order. */
  readonly asked: { readonly request: Wish; readonly seed: string; readonly spec?: unknown }[];
}

/** @param other what making is to do otherwise */
export function handMade(other: Partial<GeneratingPart<unknown, unknown, Wish>> = {}): HandMade {
  const asked: HandMade['asked'] = [];
  const generating: GeneratingPart<unknown, unknown, Wish> = {
    refuses: () => [],
    generate(request, seed) {
      asked.push({ request, seed });
      return generate(request, seed);
    },
    completing: {
      isGap: () => false,
      refuses: () => [],
      complete(spec, request, seed) {
        asked.push({ request, seed, spec });
        return generate(request, seed);
      },
    },
    likeness: (puzzle) => puzzleKey(puzzle as Puzzle),
    ...other,
  };
  const [pips, ...others] = kindsWith();
  return { kinds: [{ ...pips, generating } as AnyKind, ...others], asked };
}
