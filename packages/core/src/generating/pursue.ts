/**
 * Makes puzzles until one is as asked: the kind draws them, its grade decides. Each try has randomness of its own, so
 * that what one takes does not change the next; how hard the last ones came out leads those to come.
 */
import type { Generated, Generation, GradedPuzzle, Wish } from '../generate.js';
import type { Graded, Grading } from '../grade.js';
import { NODES_PER_YIELD } from '../look-for-two.js';
import { Random } from '../random.js';
import type { Runs } from '../search.js';
import { runsOf } from '../search.js';
import { distance, isAsAsked, isFlawedSoon, leaning, type Yardstick } from './wish.js';

export interface Drawn<Puzzle, Solution> {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
}

export interface Maker<Puzzle, Solution> extends Yardstick {
  /**
   * A puzzle with one solution; undefined where a try came to nothing.
   * @param lean how many of the tries before were too hard, less those too easy
   */
  draw(random: Random, lean: number): Generator<void, Drawn<Puzzle, Solution> | undefined>;
  grade(puzzle: Puzzle): Grading;
  /** Do this technique and those that are no harder solve it, and the others alone not? */
  needs(drawn: Drawn<Puzzle, Solution>, technique: string): Generator<void, boolean>;
  /** So many that are as asked are enough, though none of them is good to solve; no number is, unless told. */
  readonly enough?: number;
}

/** So many are not graded to the end, before there is a nearest. */
const MOST_DROPPED = 8;

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
  /** The best of those that are as asked, but for being good to solve; and how many there were. */
  let flawed: GradedPuzzle<Puzzle, Solution> | undefined;
  let flawedCount = 0;

  let dropped = 0;
  /** If none seems good, one is graded all the same, so that there is a nearest. */
  const mayDropOne = () => nearest !== undefined || dropped < MOST_DROPPED;
  const mayDrop = (grading: Grading) =>
    maker.enough === undefined && mayDropOne() && isFlawedSoon(wish, grading.soon(), maker);

  function* trying(): Generator<void, GradedPuzzle<Puzzle, Solution>> {
    let lean = 0;
    let least = Number.POSITIVE_INFINITY;
    let leastFlawed = Number.POSITIVE_INFINITY;
    for (let attempt = 0; ; attempt++) {
      yield;
      const drawn = yield* maker.draw(new Random(`${seed} ${attempt}`), lean);
      if (drawn === undefined) continue;
      const isNeeded = wish.technique === undefined || (yield* maker.needs(drawn, wish.technique));
      if (!isNeeded && mayDropOne()) {
        dropped++;
        continue;
      }
      const graded = yield* driven(maker.grade(drawn.puzzle), mayDrop);
      if (graded === undefined) dropped++;
      if (graded?.status !== 'graded') continue;
      count++;
      const made = { ...drawn, grade: graded.grade, ...(isNeeded ? {} : { doesWithout: true as const }) };
      const far = distance(wish, graded, maker, isNeeded);
      if (far === 0) return made;
      if (maker.enough !== undefined && isAsAsked(wish, graded, maker, isNeeded)) {
        if (far < leastFlawed) {
          flawed = made;
          leastFlawed = far;
        }
        if (++flawedCount >= maker.enough && flawed !== undefined) return flawed;
      }
      lean += leaning(wish, graded, maker);
      if (far >= least) continue;
      least = far;
      nearest = made;
    }
  }

  const work = trying();
  const step = (): Generated<Puzzle, Solution> | undefined => {
    if (nodes >= limit && flawed !== undefined) return { status: 'generated', ...flawed };
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

function* driven(work: Grading, mayDrop: (work: Grading) => boolean): Generator<void, Graded | undefined> {
  for (;;) {
    const step = work.run(NODES_PER_YIELD);
    if (step.type === 'solution') return step.solution;
    if (step.type !== 'paused' || mayDrop(work)) return undefined;
    yield;
  }
}

/** One puzzle from a seed, whatever its grade. @param draw as a kind draws puzzles, without leaning */
export function firstDrawn<Puzzle, Solution>(
  draw: (random: Random) => ReturnType<Maker<Puzzle, Solution>['draw']>,
  seed: string,
): Runs<Drawn<Puzzle, Solution>> {
  return runsOf(trying(draw, seed), NODES_PER_YIELD);
}

function* trying<Puzzle, Solution>(
  draw: (random: Random) => ReturnType<Maker<Puzzle, Solution>['draw']>,
  seed: string,
): Generator<void, Drawn<Puzzle, Solution>> {
  for (let attempt = 0; ; attempt++) {
    yield;
    const drawn = yield* draw(new Random(`${seed} ${attempt}`));
    if (drawn !== undefined) return drawn;
  }
}
