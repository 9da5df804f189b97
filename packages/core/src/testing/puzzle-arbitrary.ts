/** Random puzzles for fast-check, shrunk by a kind's own steps: a failing seed alone would say little. */
import { Arbitrary, type Random as FcRandom, type Stream, stream, Value } from 'fast-check';

export class PuzzleArbitrary<Puzzle extends object> extends Arbitrary<Puzzle> {
  readonly #make: (seed: number) => Puzzle;
  readonly #smaller: (puzzle: Puzzle) => Iterable<Puzzle>;

  constructor(make: (seed: number) => Puzzle, smaller: (puzzle: Puzzle) => Iterable<Puzzle>) {
    super();
    this.#make = make;
    this.#smaller = smaller;
  }

  generate(random: FcRandom): Value<Puzzle> {
    return new Value(this.#make(random.nextInt()), undefined);
  }

  canShrinkWithoutContext(value: unknown): value is Puzzle {
    return typeof value === 'object' && value !== null;
  }

  shrink(puzzle: Puzzle): Stream<Value<Puzzle>> {
    const smaller = this.#smaller(puzzle)[Symbol.iterator]() as IterableIterator<Puzzle>;
    return stream(smaller).map((each) => new Value(each, undefined));
  }
}
