import type { Generated, GeneratingPart, Generation, GradedPuzzle, Range, Wish } from '../generate.js';
import type { Label } from '../grade.js';
import type { Problem } from '../problem.js';
import type { Runs } from '../search.js';
import { closedRecord, number, oneOf, optional, readShape, type Shape, truth } from '../shape.js';
import type { Limits } from './limits.js';
import { awaitOne, type StopReason } from './solve.js';

export interface PuzzleMaker<Puzzle, Solution, Request extends Wish> {
  readonly generating: GeneratingPart<Puzzle, Solution, Request>;
  readonly verify: (puzzle: Puzzle, solution: Solution) => readonly Problem[];
  readonly shape: Shape<Request>;
  readonly remember: (puzzle: Puzzle) => Puzzle;
  readonly refusal: (problems: readonly Problem[]) => Error;
}

/** The same seed gives the same puzzle everywhere. */
export type Seed = string | number;

export interface GenerateProgress {
  readonly nodes: number;
  readonly graded: number;
}

export interface GenerateLimits extends Limits {
  readonly seed: Seed;
  /** Told now and then how far it is. */
  readonly onProgress?: ((progress: GenerateProgress) => void) | undefined;
}

export type GenerateResult<Puzzle, Solution> =
  | ({ readonly status: 'generated' } & GradedPuzzle<Puzzle, Solution>)
  /** Nothing that was asked for came up, and this is the nearest that did. */
  | {
      readonly status: 'stopped';
      readonly reason: StopReason;
      readonly nearest: GradedPuzzle<Puzzle, Solution> | undefined;
    };

const LABELS: readonly Label[] = ['easy', 'medium', 'hard', 'expert'];

/** The shapes of what puzzles of every kind can be asked to be. @param techniques their names */
export function wishShapes(techniques: readonly string[]) {
  return {
    difficulty: optional(oneOf(...LABELS)),
    effort: optional(closedRecord<Range>({ least: number, most: number })),
    technique: optional(oneOf(...techniques)),
    minimal: optional(truth),
    nodes: optional(number),
  };
}

export function generateWith<Puzzle, Solution, Request extends Wish>(
  maker: PuzzleMaker<Puzzle, Solution, Request>,
  given: Request | undefined,
  seed: Seed,
): Generation<Puzzle, Solution> {
  const request = readRequest(maker, given === undefined ? {} : given);
  if (typeof seed !== 'string' && typeof seed !== 'number') throw new TypeError('seed must be a string or a number.');
  if (seed === '' || (typeof seed === 'number' && !Number.isFinite(seed)))
    throw new RangeError('seed must be a text that is not empty, or a finite number.');
  const generation = maker.generating.generate(request, String(seed));
  const known = <Made extends GradedPuzzle<Puzzle, Solution> | undefined>(made: Made) => assured(maker, made);
  return {
    get nodes() {
      return generation.nodes;
    },
    get graded() {
      return generation.graded;
    },
    get nearest() {
      return known(generation.nearest);
    },
    run(budget) {
      const step = generation.run(budget);
      if (step.type !== 'solution') return step;
      const { solution: made } = step;
      const solution = made.status === 'generated' ? known(made) : { ...made, nearest: known(made.nearest) };
      return { type: 'solution', solution };
    },
  };
}

export async function generatePuzzleWith<Puzzle, Solution, Request extends Wish>(
  maker: PuzzleMaker<Puzzle, Solution, Request>,
  given: Request | undefined,
  asked: GenerateLimits,
): Promise<GenerateResult<Puzzle, Solution>> {
  const { seed, onProgress, ...limits } = Object(asked) as GenerateLimits;
  const generation = generateWith(maker, given, seed);
  const { value, reason } = await awaitOne(telling(generation, onProgress), limits);
  if (value === undefined) return { status: 'stopped', reason, nearest: generation.nearest };
  return value.status === 'generated' ? value : { ...value, reason: 'nodes' };
}

function telling<Puzzle, Solution>(
  generation: Generation<Puzzle, Solution>,
  onProgress: GenerateLimits['onProgress'],
): Runs<Generated<Puzzle, Solution>> {
  return {
    run(budget) {
      const step = generation.run(budget);
      onProgress?.({ nodes: generation.nodes, graded: generation.graded });
      return step;
    },
  };
}

/** What JavaScript callers hand in may be anything. */
function readRequest<Puzzle, Solution, Request extends Wish>(
  { generating, shape, refusal }: PuzzleMaker<Puzzle, Solution, Request>,
  given: unknown,
): Request {
  const read = readShape(given, shape);
  if (!read.ok) {
    const { path, wanted, found } = read.error;
    throw new TypeError(
      `${path === '' ? 'options' : path.slice(1).replaceAll('/', '.')}: expected ${wanted}, found ${found}.`,
    );
  }
  const { effort, nodes } = read.value;
  if (effort !== undefined && !(effort.least >= 0 && effort.least <= effort.most))
    throw new RangeError('effort: least must be 0 or more, and most no less than that.');
  if (nodes !== undefined && !(nodes >= 0)) throw new RangeError('nodes must be 0 or more.');
  const problems = generating.refuses(read.value);
  if (problems.length > 0) throw refusal(problems);
  return read.value;
}

function assured<Puzzle, Solution, Made extends GradedPuzzle<Puzzle, Solution> | undefined>(
  { verify, remember }: Pick<PuzzleMaker<Puzzle, Solution, Wish>, 'verify' | 'remember'>,
  made: Made,
): Made {
  if (made === undefined) return made;
  const [wrong] = verify(made.puzzle, made.solution);
  if (wrong !== undefined) throw new Error(`a puzzle was made with a wrong solution (${wrong.code}); please report it`);
  return { ...made, puzzle: remember(made.puzzle) };
}
