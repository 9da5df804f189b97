/** Random puzzles for fast-check, shrunk by our own steps: a failing seed alone would say little. */
import { Arbitrary, type Random as FcRandom, type Stream, stream, Value } from 'fast-check';
import type { Puzzle } from '../model/puzzle.js';
import { smallerPuzzles } from '../smaller.js';
import { type RandomPuzzleOptions, randomPuzzle } from './random-puzzle.js';

class PuzzleArbitrary extends Arbitrary<Puzzle> {
  readonly #options: RandomPuzzleOptions;

  constructor(options: RandomPuzzleOptions) {
    super();
    this.#options = options;
  }

  generate(random: FcRandom): Value<Puzzle> {
    return new Value(randomPuzzle(random.nextInt(), this.#options), undefined);
  }

  canShrinkWithoutContext(value: unknown): value is Puzzle {
    return typeof value === 'object' && value !== null && 'fixedNumbers' in value;
  }

  shrink(puzzle: Puzzle): Stream<Value<Puzzle>> {
    return stream(smallerPuzzles(puzzle)[Symbol.iterator]() as IterableIterator<Puzzle>).map(
      (smaller) => new Value(smaller, undefined),
    );
  }
}

export function anyPuzzle(options: RandomPuzzleOptions = {}): Arbitrary<Puzzle> {
  return new PuzzleArbitrary(options);
}
