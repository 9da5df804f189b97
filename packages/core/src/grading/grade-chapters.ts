/** How hard a board is whose chapters say what they take: what each costs, with all that could be begun instead. */
import { NODES_PER_PAUSE } from '../explaining/explain.js';
import { hardestTechnique, type Technique } from '../explaining/technique.js';
import type { Graded, GradeSummary, Grading } from '../grade.js';
import { runsOf } from '../search.js';
import { costOf, effortOf, forItsSize, labelOf, type Scale, type Weighed } from './scale.js';

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
