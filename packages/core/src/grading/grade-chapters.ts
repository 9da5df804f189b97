/** How hard a board is whose chapters say what they take: what each costs, with all that could be begun instead. */
import { NODES_PER_PAUSE } from '../explaining/explain.js';
import { HARDEST_LEVEL, hardestTechnique, type Technique } from '../explaining/technique.js';
import type { ChapterSize, Graded, Grading, Outlook, ToldGrade } from '../grade.js';
import { runsOf } from '../runs-of.js';
import { curveOf } from './curve.js';
import { costOf, effortOf, labelOf, type Scale } from './scale.js';

/** A chapter on the way to the solution. */
export interface Walked {
  readonly size: ChapterSize;
  /** What could be begun where it begins, itself among them. */
  readonly open: readonly ChapterSize[];
  /** How many parts of the puzzle that one looks at for reasons are not finished. */
  readonly unfinished: number;
  /** How many things there are to place. */
  readonly left: number;
}

export interface Walk {
  readonly steps: readonly { readonly technique: string }[];
  /** Goes on by a chapter; undefined where there are no more. Pauses now and then. */
  next(): Generator<void, Walked | undefined>;
}

export function gradeChapters<Truth>(
  question: { countToTwo(): Generator<void, number>; findGuess(): Generator<void, Truth | undefined> },
  walkBy: (truth: Truth) => Walk,
  techniques: readonly Technique[],
  scale: Scale,
): Grading {
  let walk: Walk | undefined;
  const chapters: Walked[] = [];
  let hardest: string | null | undefined;
  const told = (): ToldGrade => ({
    hardest: hardestTechnique(walk?.steps ?? [], techniques) ?? null,
    steps: walk?.steps.length ?? 0,
    chapters: chapters.length,
  });

  function* grading(): Generator<void, Graded> {
    const solutions = yield* question.countToTwo();
    const truth = solutions === 1 ? yield* question.findGuess() : undefined;
    if (truth === undefined) return { status: solutions === 0 ? 'conflict' : 'ambiguous' };
    walk = walkBy(truth);
    for (;;) {
      const next = yield* walk.next();
      if (next === undefined) break;
      chapters.push(next);
      yield;
    }
    const toldGrade = told();
    hardest = toldGrade.hardest;
    const efforts = chapters.map(({ open, size, unfinished }) => {
      const sizes = open.length > 0 ? open : [size];
      return effortOf(
        sizes.map((each) => costOf(each, scale.weights)),
        unfinished,
        scale.weights,
      );
    });
    const effort = rounded(
      efforts.reduce((sum, each) => sum + each, 0),
      1,
    );
    const lookingAhead = walk.steps.filter(({ technique }) => levelOf(technique, techniques) === HARDEST_LEVEL).length;
    const toPlace = chapters[0]?.left ?? 0;
    const outlooks = chapters.map(({ open, unfinished }): Outlook => ({ chapters: open, unfinished }));
    return {
      status: 'graded',
      grade: {
        label: labelOf(effort, lookingAhead, scale),
        score: effort,
        effort,
        density: toPlace === 0 ? 0 : rounded(effort / toPlace, 2),
        ...toldGrade,
        curve: curveOf(efforts).map((point) => rounded(point, 1)),
        bottleneck: bottleneckOf(chapters, efforts),
        scale: scale.version,
      },
      orders: [outlooks],
    };
  }

  return {
    ...runsOf(grading(), NODES_PER_PAUSE),
    soFar: told,
    soon: () => ({ open: chapters[0]?.open.length, hardest }),
  };
}

/**
 * The chapter with the fewest others open beside it, of these the one that takes the most effort. At the end few are
 * open since few are left: where all that is left is open, nothing is narrow.
 */
function bottleneckOf(chapters: readonly Walked[], efforts: readonly number[]): number | null {
  const narrow = ({ open, left }: Walked) => (open.length < left ? open.length : Number.MAX_VALUE);
  const sorted = [...chapters.entries()].sort(
    ([i, a], [j, b]) => narrow(a) - narrow(b) || (efforts[j] ?? 0) - (efforts[i] ?? 0),
  );
  return sorted[0]?.[0] ?? null;
}

function levelOf(name: string, techniques: readonly Technique[]): number {
  return techniques.find((each) => each.name === name)?.level ?? HARDEST_LEVEL;
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
