/**
 * Contract of generating in every kind: puzzles as asked with one solution, the grade that it tells, the same puzzle
 * however it is driven, and one name for all that are the same to a player.
 */
import fc, { type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import type { Generated, GeneratingPart, GradedPuzzle, Wish } from '../generating.js';
import type { Grading } from '../grade.js';
import { lookForTwo } from '../look-for-two.js';
import { describe as say, type Words } from '../problem.js';
import { type Engine, finish, type Runs, runsOf } from '../search.js';
import { runs } from './effort.js';

interface GeneratingContract<Puzzle, Solution, Request extends Wish> {
  readonly generating: GeneratingPart<Puzzle, Solution, Request>;
  /** Requests that take little time. */
  readonly requests: Arbitrary<Request>;
  /** Requests for which there can be no puzzle. */
  readonly refused: readonly Request[];
  readonly words: Words;
  /** Engine that puzzles are not made with. */
  readonly engine: Engine<Puzzle, Solution, unknown>;
  verify(puzzle: Puzzle, solution: Solution): readonly unknown[];
  grade(puzzle: Puzzle): Grading;
  /** Fails unless the puzzle has all that the request asks for beside its grade. */
  expectAsAsked(puzzle: Puzzle, request: Request): void;
  /** Puzzles with one clue less. */
  withoutAClue(puzzle: Puzzle): readonly Puzzle[];
  /** Puzzles that are the same to a player. */
  images(puzzle: Puzzle): readonly Puzzle[];
}

export function describeGenerating<Puzzle, Solution, Request extends Wish>(
  contract: GeneratingContract<Puzzle, Solution, Request>,
): void {
  const { generating, requests, refused, words, engine, verify, grade } = contract;
  const lookFor = (puzzle: Puzzle) => finish(runsOf(lookForTwo(engine.search(puzzle), Number.POSITIVE_INFINITY)));

  function expectSound({ puzzle, solution, grade: told }: GradedPuzzle<Puzzle, Solution>, request: Request): void {
    contract.expectAsAsked(puzzle, request);
    expect(verify(puzzle, solution)).toEqual([]);
    const { unique, solutions } = lookFor(puzzle);
    expect(unique).toBe(true);
    expect(solutions.map((each) => verify(puzzle, each))).toEqual([[]]);
    expect(finish(grade(puzzle))).toMatchObject({ status: 'graded', grade: told });
    if (request.minimal) for (const less of contract.withoutAClue(puzzle)) expect(lookFor(less).unique).toBe(false);
  }

  it('makes puzzles as asked with one solution, the same at every budget', () => {
    fc.assert(
      fc.property(fc.string(), requests, fc.array(fc.integer({ min: 0, max: 5000 })), (seed, request, budgets) => {
        expect(generating.refuses(request)).toEqual([]);
        const made = finish(generating.generate(request, seed));
        expect(inSlices(generating.generate(request, seed), [...budgets, 1000])).toEqual(made);
        const graded = made.status === 'generated' ? made : made.nearest;
        if (graded !== undefined) expectSound(graded, request);
        if (made.status !== 'generated') return;
        const { difficulty = made.grade.label, technique = made.grade.hardest, effort } = request;
        expect(made.grade).toMatchObject({ label: difficulty, hardest: technique });
        expect(made.grade.effort).toBeGreaterThanOrEqual(effort?.least ?? 0);
        expect(made.grade.effort).toBeLessThanOrEqual(effort?.most ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: runs(7, 80) },
    );
  });

  it('has one name for all that are the same to a player, and another for others', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), requests, (seed, other, request) => {
        const [puzzle, another] = [seed, `${other}, not ${seed}`].map((each) => puzzleOf(generating, request, each));
        if (puzzle === undefined || another === undefined) return;
        const name = generating.likeness(puzzle);
        const images = contract.images(puzzle);
        expect(images.map((image) => generating.likeness(image))).toEqual(images.map(() => name));
        const isImage = contract.images(another).some((image) => JSON.stringify(image) === JSON.stringify(puzzle));
        expect(generating.likeness(another) === name).toBe(isImage);
      }),
      { numRuns: runs(2, 40) },
    );
  });

  it('ends with what it has when its nodes are used up', () => {
    const [request] = fc.sample(requests, { numRuns: 1, seed: 1 });
    const none = generating.generate({ ...(request as Request), nodes: 0 }, 'none');
    expect(none.run(Number.POSITIVE_INFINITY)).toEqual({
      type: 'solution',
      solution: { status: 'stopped', nearest: undefined },
    });
    expect(none.run(Number.POSITIVE_INFINITY)).toEqual({ type: 'exhausted' });
    expect([none.nodes, none.graded]).toEqual([0, 0]);
  });

  it.each(refused.map((request) => [JSON.stringify(request), request] as const))(
    'refuses %s and says why',
    (_, request) => {
      const problems = generating.refuses(request);
      expect(problems).not.toEqual([]);
      for (const problem of problems) expect(say(problem, words)).not.toBe(problem.code);
    },
  );
}

function puzzleOf<Puzzle, Solution, Request extends Wish>(
  generating: GeneratingPart<Puzzle, Solution, Request>,
  request: Request,
  seed: string,
): Puzzle | undefined {
  const made = finish(generating.generate(request, seed));
  return made.status === 'generated' ? made.puzzle : made.nearest?.puzzle;
}

function inSlices<Puzzle, Solution>(
  work: Runs<Generated<Puzzle, Solution>>,
  budgets: readonly number[],
): Generated<Puzzle, Solution> {
  for (let slice = 0; ; slice++) {
    const step = work.run(budgets[slice % budgets.length] ?? 1);
    if (step.type === 'solution') return step.solution;
    expect(step).toEqual({ type: 'paused' });
  }
}
