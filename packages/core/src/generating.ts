/**
 * Makes puzzles until one is as asked: the kind draws them, its grade decides. Each try has randomness of its own, so
 * that what one takes does not change the next; how hard the last ones came out leads those to come.
 * @module @pipwright/core/generating
 */
import { HARDEST_LEVEL, levelIn, type Technique } from './explaining/technique.js';
import type { EarlyGrade, Grade, Graded, Grading, Label } from './grade.js';
import type { Scale } from './grading.js';
import { NODES_PER_YIELD } from './look-for-two.js';
import type { Problem } from './problem.js';
import { Random } from './random.js';
import { type Runs, runsOf } from './search.js';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Wish for a puzzle of any kind. Plain data, as puzzles are: it can be sent to a worker. */
export interface Wish {
  readonly difficulty?: Label;
  readonly effort?: Range;
  /** Hardest technique that solving takes; techniques that are no harder do not lead to the end without it. */
  readonly technique?: string;
  /** Can none of its clues be left out? */
  readonly minimal?: boolean;
  /** Nodes after which generation ends with the nearest puzzle; without it each kind has a limit. */
  readonly nodes?: number;
}

export interface GradedPuzzle<Puzzle, Solution> {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly grade: Grade;
  /** Set on a nearest puzzle that does not need the technique asked for, or needs a harder one. */
  readonly doesWithout?: true;
}

export type Generated<Puzzle, Solution> =
  | ({ readonly status: 'generated' } & GradedPuzzle<Puzzle, Solution>)
  | { readonly status: 'stopped'; readonly nearest: GradedPuzzle<Puzzle, Solution> | undefined };

/** A puzzle being made: it comes to one thing, the same however it is driven. */
export interface Generation<Puzzle, Solution> extends Runs<Generated<Puzzle, Solution>> {
  readonly nodes: number;
  /** Number of puzzles with one solution graded so far. */
  readonly graded: number;
  readonly nearest: GradedPuzzle<Puzzle, Solution> | undefined;
}

export interface GeneratingPart<Puzzle, Solution, Request extends Wish> {
  /** Reasons why there can be no such puzzle; `generate` takes only requests without any. */
  refuses(request: Request): readonly Problem[];
  /** The same puzzle for the same request and seed on every machine. */
  generate(request: Request, seed: string): Generation<Puzzle, Solution>;
  /** The same for puzzles that are equal when turned, mirrored or written in another order. */
  likeness(puzzle: Puzzle): string;
  readonly completing?: CompletingPart<Puzzle, Solution, Request>;
}

export interface CompletingPart<Puzzle, Solution, Request extends Wish> {
  /** Does a parser's problem say only that something is not written yet? */
  isGap(problem: Problem): boolean;
  /**
   * Reasons why there can be no such puzzle; `complete` takes only requests without any.
   * @param spec as a parser read it, or {} where nothing is written
   */
  refuses(spec: unknown, request: Request): readonly Problem[];
  complete(spec: unknown, request: Request, seed: string): Generation<Puzzle, Solution>;
}

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

export type GradedWell = Extract<Graded, { readonly status: 'graded' }>;

/** Chapters that can be begun at the start of what is good to solve. */
export const LEAST_OPEN = 2;
/** Share of the effort. */
export const MOST_OF_ONE_CHAPTER = 0.4;

export interface Yardstick {
  readonly scale: Pick<Scale, 'most'>;
  readonly techniques: readonly Technique[];
}

/**
 * What counts against a puzzle: 0 where it is as asked. Effort off by a half counts as much as one thing that is missing.
 * @param isNeeded whether it takes the technique that is asked for
 */
export function distance(wish: Wish, graded: GradedWell, yardstick: Yardstick, isNeeded = true): number {
  return unfulfilled(wish, graded, yardstick, isNeeded) + flaws(wish, graded, yardstick).filter(Boolean).length;
}

export function isAsAsked(wish: Wish, graded: GradedWell, yardstick: Yardstick, isNeeded = true): boolean {
  return unfulfilled(wish, graded, yardstick, isNeeded) === 0;
}

function unfulfilled(wish: Wish, graded: GradedWell, { scale }: Yardstick, isNeeded: boolean): number {
  const { label, effort, hardest } = graded.grade;
  const missing = [
    wish.difficulty !== undefined && label !== wish.difficulty,
    wish.technique !== undefined && (hardest !== wish.technique || !isNeeded),
  ];
  return 2 * offBy(effort, effortRange(wish, scale)) + missing.filter(Boolean).length;
}

/** Is it harder than asked for (1), easier (-1), or neither? */
export function leaning(wish: Wish, { grade }: GradedWell, { scale }: Yardstick): number {
  if (wish.difficulty === 'expert' && wish.effort === undefined) return grade.label === 'expert' ? 0 : -1;
  const { least, most } = effortRange(wish, scale);
  return grade.effort > most ? 1 : grade.effort < least ? -1 : 0;
}

export function isFlawedSoon(wish: Wish, { open, hardest }: EarlyGrade, { techniques }: Yardstick): boolean {
  if (open !== undefined && open < LEAST_OPEN) return true;
  const isBelowExpert = wish.difficulty !== undefined && wish.difficulty !== 'expert' && wish.technique === undefined;
  return isBelowExpert && looksAhead(hardest, techniques);
}

/** What makes a puzzle good to solve: a choice at the start, no lump of work, no looking ahead. */
function flaws(wish: Wish, { grade, open, efforts }: GradedWell, { techniques }: Yardstick): readonly boolean[] {
  const isExpert = grade.label === 'expert';
  const mayLookAhead = isExpert || looksAhead(wish.technique, techniques);
  return [
    open < LEAST_OPEN,
    !isExpert && Math.max(0, ...efforts) > MOST_OF_ONE_CHAPTER * Math.max(1, grade.effort),
    !mayLookAhead && looksAhead(grade.hardest, techniques),
  ];
}

function looksAhead(technique: string | null | undefined, techniques: readonly Technique[]): boolean {
  return typeof technique === 'string' && levelIn(techniques, technique) === HARDEST_LEVEL;
}

/** Any for experts: looking ahead makes a puzzle theirs, too, whatever its effort. */
export function effortRange({ difficulty, effort }: Wish, { most }: Pick<Scale, 'most'>): Range {
  if (effort !== undefined) return effort;
  switch (difficulty) {
    case 'easy':
      return { least: 0, most: most.easy };
    case 'medium':
      return { least: most.easy, most: most.medium };
    case 'hard':
      return { least: most.medium, most: most.hard };
    default:
      return { least: 0, most: Number.POSITIVE_INFINITY };
  }
}

function offBy(effort: number, { least, most }: Range): number {
  if (effort > most) return effort / Math.max(1, most) - 1;
  return effort < least ? least / Math.max(1, effort) - 1 : 0;
}
