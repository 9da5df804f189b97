/** Values that programs without types can call `check` and `verify` with, and random puzzles that shrink. */
import fc, { Arbitrary, type Random as FcRandom, type Stream, stream, Value } from 'fast-check';
import { expect } from 'vitest';
import type { Checked, PuzzleKind } from '../kind.js';
import { describe as say } from '../problem.js';
import { runs } from './effort.js';

declare const structuredClone: (value: unknown) => unknown;

const cyclic: unknown[] = [];
cyclic.push(cyclic, { cyclic });

const odd = () =>
  fc.oneof(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withObjectString: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
    fc.constantFrom<unknown>(
      null,
      undefined,
      cyclic,
      () => 0,
      Symbol('odd'),
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('hands off');
          },
        },
      ),
      new Proxy([], { get: (list, name) => (name === 'length' ? 2 : Reflect.get(list, name)) }),
    ),
    fc.constantFrom<unknown>('>=', '=', 'list', 'set', 'sum', Number.NaN, -1, 0, 1.5, 2 ** 53, [], {}, [[]], [0, 0]),
    fc.nat(7),
  );

/** A good value with one part replaced by anything, or the whole of it. */
function spoiled(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(good, odd(), fc.infiniteStream(fc.nat(1000))).map(([value, put, choices]) => {
    const replaceIn = (part: unknown, depth: number): unknown => {
      const names = typeof part === 'object' && part !== null ? Object.keys(part) : [];
      const choice = choices.next().value;
      if (names.length === 0 || (depth > 0 && choice % 4 === 0)) return put;
      const name = names[choice % names.length] as string;
      const copy = (Array.isArray(part) ? [...part] : { ...(part as object) }) as Record<string, unknown>;
      copy[name] = replaceIn(copy[name], depth + 1);
      return copy;
    };
    return replaceIn(value, 0);
  });
}

const NODES = 300;

/** `check` makes a puzzle or problems of any value at all; what it makes, every engine can work on. */
export function expectTotalCheck<Spec, Puzzle, Solution, Move>(
  kind: PuzzleKind<Spec, Puzzle, Solution, Move>,
  puzzles: fc.Arbitrary<Puzzle>,
): void {
  fc.assert(
    fc.property(fc.oneof({ arbitrary: spoiled(puzzles), weight: 4 }, odd()), (value) => {
      const checked: Checked<Puzzle> = kind.check(value as Spec);
      if (!checked.ok) {
        expect(checked.error).not.toEqual([]);
        for (const problem of checked.error) expect(say(problem, kind.words)).toMatch(/^\S.*[.?]$/s);
        return;
      }
      structuredClone(checked.value);
      for (const engine of kind.engines) {
        if ((engine.refuses?.(checked.value) ?? []).length === 0) engine.search(checked.value).run(NODES);
      }
    }),
    { numRuns: runs(500, 15_000) },
  );
}

/** `verify` finds something wrong with any value that is not a solution. */
export function expectTotalVerify<Spec, Puzzle, Solution, Move>(
  kind: PuzzleKind<Spec, Puzzle, Solution, Move>,
  puzzle: Puzzle,
  solution: Solution,
): void {
  expect(kind.verify(puzzle, solution)).toEqual([]);
  fc.assert(
    fc.property(fc.oneof(spoiled(fc.constant(solution)), odd()), (value) => {
      const wrong = kind.verify(puzzle, value as Solution);
      if (wrong.length === 0) expect(value).toMatchObject(solution as object);
      for (const problem of wrong) expect(say(problem, kind.words)).toMatch(/^\S.*[.?]$/s);
    }),
    { numRuns: runs(500) },
  );
}

/** Random puzzles for fast-check, shrunk by a kind's own steps: a failing seed alone would say little. */
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
