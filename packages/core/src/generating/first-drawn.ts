/** One puzzle from a seed, whatever its grade: the first try that comes to something. */
import { NODES_PER_YIELD } from '../look-for-two.js';
import { Random } from '../random.js';
import { runsOf } from '../runs-of.js';
import type { Runs } from '../search.js';
import type { Drawn, Maker } from './pursue.js';

/** @param draw as a kind draws puzzles, without leaning */
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
