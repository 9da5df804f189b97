/**
 * How hard puzzles are: what chapters cost, and scales of effort. A player looks for all chapters that are open at once and takes whichever shows up
 * first, so that two of one cost are found sooner than one. On top of that comes a look at everything that is not
 * finished. Only sums, products, quotients and square roots: they are the same on every machine.
 *
 * Efforts of different versions of a scale are never compared. Once one is released, other weights, bounds or formulas
 * need the next `version` and a line in CHANGELOG.md. A new technique does not: it changes grades as it changes
 * explanations.
 * @module @pipwright/core/grading
 */
import { NODES_PER_PAUSE } from './explaining/explain.js';
import { HARDEST_LEVEL, hardestTechnique, levelIn, SUPPOSING_LEVEL, type Technique } from './explaining/technique.js';
import type { Graded, GradeSummary, Grading, Label } from './grade.js';
import { runsOf } from './search.js';

/** How effort is measured in puzzles of one kind, and where labels end. */
export interface Scale {
  readonly version: number;
  /** What an argument of cost 1 takes. */
  readonly unit: number;
  /** What a look takes at a part of the puzzle that is not finished. */
  readonly look: number;
  /** The most effort of each label. */
  readonly most: { readonly easy: number; readonly medium: number; readonly hard: number };
  /** The effort of half of all puzzles, with one thing to place; with n things, n√n times that. */
  readonly typical: number;
}

/** An argument of a chapter, by what it costs to read. */
export interface Weighed {
  readonly cost: number;
  readonly isSupposition: boolean;
}

/** A supposition takes so many times what reading it costs, since others are tried that lead nowhere. */
const SUPPOSED = 3;
/** Longer chains are not followed in the head: whoever guesses and tries pays no more than this. */
const DEAREST = 40;
/** Whatever needs more steps of looking ahead is for experts. */
const MOST_LOOKING_AHEAD = 2;
/** One look at one thing. */
const SINGLE_LEVEL = 1;

/** What it takes to find a chapter: twice the reading is nearly three times as hard to find. */
export function costOf(chapter: readonly Weighed[], { unit }: Pick<Scale, 'unit'>): number {
  let sum = 0;
  for (const { cost, isSupposition } of chapter) {
    const least = Math.min(cost, DEAREST);
    sum += least * Math.sqrt(least) * (isSupposition ? SUPPOSED : 1);
  }
  return unit * sum;
}

/**
 * What it takes to find any of some chapters: of four of one cost, half of what it takes to find one.
 * @param unfinished how many parts of the puzzle there are to look at
 */
export function effortOf(costs: readonly number[], unfinished: number, { look }: Pick<Scale, 'look'>): number {
  const chance = costs.reduce((sum, cost) => sum + 1 / (cost * cost), 0);
  return 1 / Math.sqrt(chance) + look * unfinished;
}

/** How far an effort is above what is typical. @param toPlace how many dominoes or numbers */
export function forItsSize(effort: number, toPlace: number, { typical }: Pick<Scale, 'typical'>): number {
  return toPlace === 0 ? 0 : effort / (typical * toPlace * Math.sqrt(toPlace)) - 1;
}

/**
 * The label of an effort, but what supposes something is never easy, and what takes a single look at a time never for experts.
 * @param names of the techniques of all steps
 */
export function labelOf(
  effort: number,
  names: readonly string[],
  techniques: readonly Technique[],
  { most }: Pick<Scale, 'most'>,
): Label {
  const levels = names.map((name) => levelIn(techniques, name));
  const hardest = Math.max(SINGLE_LEVEL, ...levels);
  if (levels.filter((level) => level === HARDEST_LEVEL).length > MOST_LOOKING_AHEAD) return 'expert';
  if (effort > most.hard && hardest > SINGLE_LEVEL) return 'expert';
  if (effort > most.medium) return 'hard';
  return effort > most.easy || hardest >= SUPPOSING_LEVEL ? 'medium' : 'easy';
}

/** What is told of a board, with what it takes to find. */
interface WeighedTelling {
  tell(): Generator<void, unknown>;
  readonly told: { readonly steps: readonly { readonly technique: string }[] };
  /** What could be begun here, each by itself. */
  open(): Generator<void, readonly (readonly Weighed[])[]>;
  weighLast(): readonly Weighed[];
}

/** What of a puzzle is not finished. */
interface Left {
  readonly toPlace: number;
  /** Parts of the puzzle that one looks at for reasons. */
  readonly parts: number;
}

interface Walked {
  readonly effort: number;
  /** How many chapters could be begun, this one among them; 0 where something is supposed. */
  readonly open: number;
  readonly toPlace: number;
}

const POINTS = 10;

export function gradeChapters<Truth>(
  question: { countToTwo(): Generator<void, number>; findGuess(): Generator<void, Truth | undefined> },
  tellingBy: (truth: Truth) => { readonly telling: WeighedTelling; left(): Left },
  techniques: readonly Technique[],
  scale: Scale,
): Grading {
  let telling: WeighedTelling | undefined;
  const chapters: Walked[] = [];
  let hardest: string | null | undefined;
  const stepsTold = () => telling?.told.steps ?? [];
  const told = (): GradeSummary => ({
    hardest: hardestTechnique(stepsTold(), techniques) ?? null,
    steps: stepsTold().length,
    chapters: chapters.length,
  });

  function* walk(telling: WeighedTelling, left: () => Left): Generator<void, void> {
    for (;;) {
      const { toPlace, parts } = left();
      const open = (yield* telling.open()).map((chapter) => costOf(chapter, scale));
      if (!(yield* telling.tell())) return;
      const own = costOf(telling.weighLast(), scale);
      const costs = open.every((cost) => cost > own) ? [...open, own] : open;
      chapters.push({ effort: effortOf(costs, parts, scale), open: open.length, toPlace });
      yield;
    }
  }

  function* grading(): Generator<void, Graded> {
    const solutions = yield* question.countToTwo();
    const truth = solutions === 1 ? yield* question.findGuess() : undefined;
    if (truth === undefined) return { status: solutions === 0 ? 'conflict' : 'ambiguous' };
    const begun = tellingBy(truth);
    telling = begun.telling;
    yield* walk(telling, begun.left);
    const toldGrade = told();
    hardest = toldGrade.hardest;
    const efforts = chapters.map(({ effort }) => effort);
    const effort = rounded(total(efforts), 1);
    const names = stepsTold().map(({ technique }) => technique);
    return {
      status: 'graded',
      grade: {
        label: labelOf(effort, names, techniques, scale),
        score: effort,
        effort,
        forItsSize: rounded(forItsSize(effort, chapters[0]?.toPlace ?? 0, scale), 2),
        ...toldGrade,
        curve: curveOf(efforts).map((point) => rounded(point, 1)),
        bottleneck: bottleneckOf(chapters),
        scale: scale.version,
      },
      open: chapters[0]?.open ?? 0,
      efforts,
    };
  }

  return {
    ...runsOf(grading(), NODES_PER_PAUSE),
    soFar: told,
    soon: () => ({ open: chapters[0]?.open, hardest }),
  };
}

/**
 * The chapter with the fewest others open beside it, of these the one that takes the most effort. At the end few are
 * open since few are left: the last one is not narrow, nor is one where all that is left is open.
 */
function bottleneckOf(chapters: readonly Walked[]): number | null {
  const last = chapters.length - 1;
  const narrow = (i: number, { open, toPlace }: Walked) =>
    open < toPlace && i < last ? Math.max(open, 1) : Number.MAX_VALUE;
  const sorted = [...chapters.entries()].sort(([i, a], [j, b]) => narrow(i, a) - narrow(j, b) || b.effort - a.effort);
  return sorted[0]?.[0] ?? null;
}

/** How efforts are spread over tenths of what there is to place. @param efforts of one thing after another */
function curveOf(efforts: readonly number[]): number[] {
  const curve = new Array<number>(POINTS).fill(0);
  for (const [i, effort] of efforts.entries()) {
    // What is placed as one of seven lasts from one seventh of the solve to the next.
    const [from, to] = [(i * POINTS) / efforts.length, ((i + 1) * POINTS) / efforts.length];
    for (let point = Math.floor(from); point < to; point++) {
      const share = (Math.min(to, point + 1) - Math.max(from, point)) / (to - from);
      curve[point] = (curve[point] ?? 0) + effort * share;
    }
  }
  return curve;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Never −0. */
function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits)) + 0;
}
