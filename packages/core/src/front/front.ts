/**
 * The functions that most programs need, once for all kinds. Each is a promise: what it is made of is loaded when it is
 * first called, so a page that only solves holds no drawings and no explanations, and one that asks a worker no engine.
 */
import type { CheckResult } from './checking.js';
import type { ExplainResult, GradeResult, HintAsked, HintResult } from './explaining.js';
import type { AnyFront } from './front-kind.js';
import type { GenerateLimits, GenerateResult } from './generating.js';
import type { SaidProblem } from './problems.js';
import type { ParseOptions, ParseResult } from './reading.js';
import type { CountLimits, CountResult, Limits, SolveResult } from './solving.js';
import { askedIn, type WorkerLike } from './worker.js';

export interface DrawOptions<K extends AnyFront> {
  /** Text for a terminal, or a picture; the first by default. */
  readonly style?: K['Style'] | undefined;
  /** Draws this solution, complete or not; without one, the empty board. */
  readonly solution?: K['Solution'] | undefined;
  /** Numbers rows and columns, from 1. */
  readonly labels?: boolean | undefined;
}

/**
 * What a worker can be asked. Takes turns with everything else in its thread. At its limits it gives `stopped`; `count`
 * gives `exact: false`.
 */
export interface Work<K extends AnyFront> {
  /** The first solution, verified, and whether it is the only one. */
  solve(puzzle: K['Puzzle'], limits?: Limits): Promise<SolveResult<K['Solution']>>;
  /** How many solutions there are, exactly, unless it is stopped or reaches `atMost`. */
  count(puzzle: K['Puzzle'], limits?: CountLimits): Promise<CountResult>;
  /** The way to the solution in chapters, every step with its reasons, or why there is none. */
  explain(puzzle: K['Puzzle'], limits?: Limits): Promise<ExplainResult<K>>;
  /**
   * The next step of the easiest chapter, or of another, told at three levels. Rejects with a `PuzzleError` where nothing
   * could stand as `progress` has it.
   */
  hint(puzzle: K['Puzzle'], options?: HintAsked<K['Solution']> & Limits): Promise<HintResult<K>>;
  /** Its label, the effort of solving it by reasoning, and where that goes; a puzzle with several solutions has none. */
  grade(puzzle: K['Puzzle'], limits?: Limits): Promise<GradeResult>;
  /**
   * A puzzle with one solution, the same for the same request and seed. Rejects with a `PuzzleError` where there can be
   * none.
   */
  generate(request: K['Request'], limits: GenerateLimits): Promise<GenerateResult<K['Puzzle'], K['Solution']>>;
}

export interface Functions<K extends AnyFront> extends Work<K> {
  /** The puzzle in a text, or all that is wrong with it. Never rejects for what a text holds. */
  parse(text: string, options?: ParseOptions<K>): Promise<ParseResult<K>>;
  /** Every puzzle in a text: three in a day of the Times. */
  parseAll(text: string, options?: ParseOptions<K>): Promise<readonly ParseResult<K>[]>;
  /** Is this a puzzle? Never rejects, whatever a caller hands in. */
  check(spec: Omit<K['Spec'], 'unread'>): Promise<CheckResult<K['Puzzle'], SaidProblem<K['Words']>>>;
  check(spec: unknown): Promise<CheckResult<K['Puzzle'], SaidProblem<K['Words']>>>;
  /** Everything wrong with a solution, by the rules alone; an empty list means that it solves the puzzle. */
  verify(puzzle: K['Puzzle'], solution: K['Solution']): Promise<readonly SaidProblem<K['Words']>[]>;
  /** Rejects with a `PuzzleError` if the solution is not one that can be drawn. */
  draw(puzzle: K['Puzzle'], options?: DrawOptions<K>): Promise<string>;
  /** The puzzle in a format, which `parse` reads back. Rejects with a `PuzzleError` where the format cannot hold it. */
  write(puzzle: K['Puzzle'], format: K['Format']): Promise<string>;
}

export interface Front<K extends AnyFront> extends Functions<K> {
  /** The same work, each function of which asks this worker; a signal stops it there. */
  inWorker(worker: WorkerLike): Work<K>;
}

const WORK = ['solve', 'count', 'explain', 'hint', 'grade', 'generate'] as const;
const FUNCTIONS = [...WORK, 'parse', 'parseAll', 'check', 'verify', 'draw', 'write'] as const;

export interface FrontLoader<K extends AnyFront> {
  readonly name: string;
  readonly PuzzleError: new (problems: readonly SaidProblem<K['Words']>[]) => Error;
  load(): Promise<Functions<K>>;
}

export function frontOf<K extends AnyFront>({ name, PuzzleError, load }: FrontLoader<K>): Front<K> {
  const loading = (each: (typeof FUNCTIONS)[number]) => {
    return async (...asked: never[]) => ((await load())[each] as (...asked: never[]) => Promise<unknown>)(...asked);
  };
  return {
    ...(Object.fromEntries(FUNCTIONS.map((each) => [each, loading(each)])) as unknown as Functions<K>),
    inWorker: (worker) => askedIn<Work<K>>(name, worker, WORK, (problems) => new PuzzleError(problems as never)),
  };
}
