import type { Generation, GradedPuzzle, Range } from '../generating.js';
import type { Label } from '../grade.js';
import { closedRecord, number, oneOf, optional, readShape, truth } from '../shape.js';
import type { AnyFront, FrontKind, Making } from './front-kind.js';
import { type Limits, requireVerified, runWithin, type StopReason } from './solving.js';

export interface GenerateProgress {
  readonly nodes: number;
  readonly graded: number;
}

export interface GenerateLimits extends Limits {
  /** The same seed gives the same puzzle everywhere. */
  readonly seed: string | number;
  /** Called now and then with the progress. */
  readonly onProgress?: ((progress: GenerateProgress) => void) | undefined;
}

export type GenerateResult<Puzzle, Solution> =
  | ({ readonly status: 'generated' } & GradedPuzzle<Puzzle, Solution>)
  /** Stopped before a puzzle met the request; `nearest` came closest. */
  | {
      readonly status: 'stopped';
      readonly reason: StopReason;
      readonly nearest: GradedPuzzle<Puzzle, Solution> | undefined;
    };

const LABELS: readonly Label[] = ['easy', 'medium', 'hard', 'expert'];

/** Shapes of the options that every kind's requests take. @param techniques their names */
export function wishShapes(techniques: readonly string[]) {
  return {
    difficulty: optional(oneOf(...LABELS)),
    effort: optional(closedRecord<Range>({ least: number, most: number })),
    technique: optional(oneOf(...techniques)),
    minimal: optional(truth),
    nodes: optional(number),
  };
}

export function generatingOf<K extends AnyFront>({ checking, verify }: FrontKind<K>, maker: Making<K>) {
  type Made = GradedPuzzle<K['Puzzle'], K['Solution']>;

  return async (
    given: K['Request'] | undefined,
    asked: GenerateLimits,
  ): Promise<GenerateResult<K['Puzzle'], K['Solution']>> => {
    const { seed, onProgress, ...limits } = Object(asked) as GenerateLimits;
    const request = requestIn(maker, given === undefined ? {} : given);
    const problems = maker.refuses(request);
    if (problems.length > 0) throw checking.refusal(problems);
    const generation = maker.generate(request, textOf(seed));
    const { value, ...stopped } = await runWithin(
      onProgress ? withProgress(generation, onProgress) : generation,
      limits,
    );
    if (value?.status === 'generated') return { status: 'generated', ...verifiedPuzzle(value) };
    const nearest = value === undefined ? generation.nearest : value.nearest;
    const { reason } = { reason: 'nodes' as const, ...stopped };
    return { status: 'stopped', reason, nearest: nearest && verifiedPuzzle(nearest) };
  };

  function verifiedPuzzle(made: Made): Made {
    requireVerified(verify, made.puzzle, made.solution);
    return { ...made, puzzle: checking.remember(made.puzzle) };
  }
}

function withProgress<Puzzle, Solution>(
  generation: Generation<Puzzle, Solution>,
  onProgress: (progress: GenerateProgress) => void,
) {
  return {
    run(budget: number) {
      const step = generation.run(budget);
      onProgress({ nodes: generation.nodes, graded: generation.graded });
      return step;
    },
  };
}

/** What JavaScript callers hand in may be anything. */
function requestIn<K extends AnyFront>({ shape }: Making<K>, given: unknown): K['Request'] {
  const read = readShape(given, shape);
  if (!read.ok) {
    const { path, wanted, found } = read.error;
    const name = path === '' ? 'options' : path.slice(1).replaceAll('/', '.');
    throw new TypeError(`${name}: expected ${wanted}, found ${found}.`);
  }
  const { effort, nodes } = read.value;
  if (effort !== undefined && !(effort.least >= 0 && effort.least <= effort.most))
    throw new RangeError('effort: least must be 0 or more, and most no less than that.');
  if (nodes !== undefined && !(nodes >= 0)) throw new RangeError('nodes must be 0 or more.');
  return read.value;
}

function textOf(seed: string | number): string {
  if (typeof seed !== 'string' && typeof seed !== 'number') throw new TypeError('seed must be a string or a number.');
  if (seed === '' || (typeof seed === 'number' && !Number.isFinite(seed)))
    throw new RangeError('seed must be a text that is not empty, or a finite number.');
  return String(seed);
}
