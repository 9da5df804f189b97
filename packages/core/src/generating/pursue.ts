/**
 * Makes puzzles until one is as asked: the kind draws them, its grade decides. Each try has randomness of its own, so
 * that what one takes does not change the next; how hard the last ones came out leads those to come.
 */
import type { Generated, Generation, GradedPuzzle, Wish } from '../generate.js';
import type { Graded, Grading } from '../grade.js';
import { NODES_PER_YIELD } from '../look-for-two.js';
import { Random } from '../random.js';
import type { Runs } from '../search.js';
import { distance, leaning, type Yardstick } from './wish.js';

export interface Drawn<Puzzle, Solution> {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
}

/** How a kind draws puzzles. */
export interface Maker<Puzzle, Solution> extends Yardstick {
  /**
   * A puzzle with one solution; undefined where a try came to nothing.
   * @param lean how many of the tries before were too hard, less those too easy
   */
  draw(random: Random, lean: number): Generator<void, Drawn<Puzzle, Solution> | undefined>;
  grade(puzzle: Puzzle): Grading;
}

export function pursue<Puzzle, Solution>(
  maker: Maker<Puzzle, Solution>,
  wish: Wish,
  seed: string,
  mostNodes: number,
): Generation<Puzzle, Solution> {
  const limit = wish.nodes ?? mostNodes;
  let nodes = 0;
  let count = 0;
  let nearest: GradedPuzzle<Puzzle, Solution> | undefined;
  let isOver = false;

  function* trying(): Generator<void, GradedPuzzle<Puzzle, Solution>> {
    let lean = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; ; attempt++) {
      yield;
      const drawn = yield* maker.draw(new Random(`${seed} ${attempt}`), lean);
      if (drawn === undefined) continue;
      const graded = yield* driven<Graded>(maker.grade(drawn.puzzle));
      if (graded?.status !== 'graded') continue;
      count++;
      const made = { ...drawn, grade: graded.grade };
      const far = distance(wish, graded, maker);
      if (far === 0) return made;
      lean += leaning(wish, graded, maker);
      if (far >= least) continue;
      least = far;
      nearest = made;
    }
  }

  const work = trying();
  const step = (): Generated<Puzzle, Solution> | undefined => {
    if (nodes >= limit) return { status: 'stopped', nearest };
    nodes += NODES_PER_YIELD;
    const { done, value } = work.next();
    return done === true ? { status: 'generated', ...value } : undefined;
  };

  return {
    get nodes() {
      return nodes;
    },
    get graded() {
      return count;
    },
    get nearest() {
      return nearest;
    },
    run(budget) {
      for (let left = Math.floor(budget); left > 0 && !isOver; left -= NODES_PER_YIELD) {
        const solution = step();
        if (solution === undefined) continue;
        isOver = true;
        return { type: 'solution', solution };
      }
      return { type: isOver ? 'exhausted' : 'paused' };
    },
  };
}

/** Work in slices, a pause after each. */
function* driven<Result>(work: Runs<Result>): Generator<void, Result | undefined> {
  for (;;) {
    const step = work.run(NODES_PER_YIELD);
    if (step.type === 'solution') return step.solution;
    if (step.type !== 'paused') return undefined;
    yield;
  }
}
