import { Teller } from '../explaining/chapters.js';
import { NODES_PER_PAUSE } from '../explaining/explain.js';
import type { ReasonedQuestion } from '../explaining/reasoned.js';
import type { AnyPremise, Knowledge } from '../explaining/reasoning.js';
import { HARDEST_LEVEL, hardestTechnique, type Technique } from '../explaining/technique.js';
import type { Graded, Grading, ToldGrade } from '../grade.js';
import { Random } from '../random.js';
import { runsOf } from '../runs-of.js';
import { labelOf, type Scale } from './scale.js';
import { curveOf, type Order, SimulatedSolver } from './simulate.js';

/** The effort is an average over so many orders. */
const ORDERS = 8;

export function gradeQuestion<
  K extends Knowledge<F>,
  Truth,
  F,
  P extends AnyPremise,
  Step extends { readonly technique: string },
  Conflict,
  Solution,
  Move,
>(
  question: ReasonedQuestion<K, Truth, F, P, Step, Conflict, Solution, Move>,
  techniques: readonly Technique[],
  scale: Scale,
): Grading {
  let teller: Teller<K, F, P> | undefined;
  let open: number | undefined;
  let hardest: string | null | undefined;
  const stepsSoFar = () => question.toSteps(teller?.steps ?? []);
  const told = (steps: readonly Step[]): ToldGrade => ({
    hardest: hardestTechnique(steps, techniques) ?? null,
    steps: steps.length,
    chapters: teller?.ends.length ?? 0,
  });

  function* grading(): Generator<void, Graded> {
    const solutions = yield* question.countToTwo();
    const truth = solutions === 1 ? yield* question.findGuess() : undefined;
    if (truth === undefined) return { status: solutions === 0 ? 'conflict' : 'ambiguous' };
    const reasoner = question.reasoner(truth);
    const solver = new SimulatedSolver(reasoner, question.given, scale.weights);
    open = yield* solver.openAtStart();
    teller = new Teller(reasoner, question.given);
    while (yield* teller.tell()) yield;
    const steps = stepsSoFar();
    const toldGrade = told(steps);
    hardest = toldGrade.hardest;
    const orders: Order[] = [];
    for (let seed = 1; seed <= ORDERS; seed++) orders.push(yield* solver.solve(new Random(seed)));
    const effort = rounded(mean(orders.map(({ efforts }) => sum(efforts))), 1);
    const aheads = techniques.filter(({ level }) => level === HARDEST_LEVEL).map(({ name }) => name);
    const lookingAhead = steps.filter(({ technique }) => aheads.includes(technique)).length;
    const { length: toPlace } = reasoner.left(reasoner.knowledge(question.given));
    return {
      status: 'graded',
      grade: {
        label: labelOf(effort, lookingAhead, scale),
        score: effort,
        effort,
        density: toPlace === 0 ? 0 : rounded(effort / toPlace, 2),
        ...toldGrade,
        curve: curveOf(orders).map((point) => rounded(point, 1)),
        bottleneck: yield* bottleneckOf(teller, solver),
        scale: scale.version,
      },
      orders: orders.map(({ outlooks }) => outlooks),
    };
  }

  return {
    ...runsOf(grading(), NODES_PER_PAUSE),
    soFar: () => told(stepsSoFar()),
    soon: () => ({ open, hardest }),
  };
}

/**
 * The chapter with the fewest others open beside it, of these the one that takes the most effort. At the end few are
 * open since few are left: where all that is left is open, nothing is narrow.
 */
function* bottleneckOf<K extends Knowledge<F>, F, P extends AnyPremise>(
  teller: Teller<K, F, P>,
  solver: SimulatedSolver<K, F, P>,
): Generator<void, number | null> {
  const chapters: { readonly chapter: number; readonly open: number; readonly effort: number }[] = [];
  for (const chapter of teller.ends.keys()) {
    const { open, left, effort } = yield* solver.look(teller.factsBefore(chapter));
    chapters.push({ chapter, open: open < left ? open : Number.POSITIVE_INFINITY, effort });
  }
  const [narrowest] = chapters.sort((a, b) => (a.open === b.open ? b.effort - a.effort : a.open - b.open));
  return narrowest?.chapter ?? null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
