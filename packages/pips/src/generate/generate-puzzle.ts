/**
 * Pips puzzles as asked: a board, regions and rules like those people make, one solution, and a grade that fits.
 * Sizes and rules are drawn from those of the Times's level that is wanted, so that most fit at the first try.
 */
import { type Generation, Random } from '@pipwright/core';
import { type Drawn, pursue } from '@pipwright/core/generating';
import { check } from '../check/check.js';
import { pipsExplainer } from '../explain/index.js';
import { pipsScale } from '../explain/scale.js';
import { dominoSet } from '../model/domino.js';
import { LEVELS, type Level, type Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { boardOf } from './board.js';
import { chooseBoard } from './choose-board.js';
import { type Content, contentOf, leaned, PLANNED, WANTED, withSizes, withSorts } from './content.js';
import { drawSketch } from './draw-sketch.js';
import { type Finish, type Finished, type Least, minimal, plain, pleasant } from './finish.js';
import { pickWeighted } from './plan.js';
import type { Profile } from './profile.js';
import { dominoesAsked, type PipsRequest, USUAL_SET } from './request.js';
import type { Patience } from './settle.js';
import type { Sketch } from './sketch.js';
import { stockOf } from './stock.js';
import type { Stock } from './table.js';
import { TIMES } from './times.js';

/** A run ends with the nearest after so many nodes. */
const MOST_NODES = 4_000_000;

export function generatePuzzle(request: PipsRequest, seed: string): Generation<Puzzle, Solution> {
  const least = leastFor(new Random(`${seed} least`), request);
  const maker = {
    scale: pipsScale,
    techniques: pipsExplainer.techniques,
    draw: (random: Random, lean: number) => drawPuzzle(random, request, lean, least),
    grade: (puzzle: Puzzle) => pipsExplainer.grade(puzzle),
  };
  return pursue(maker, request, seed, MOST_NODES);
}

/** One try, whatever its grade will be. */
export function* drawPuzzle(
  random: Random,
  request: PipsRequest,
  lean = 0,
  least: Least = NONE,
): Generator<void, Drawn<Puzzle, Solution> | undefined> {
  const level = levelFor(random, request);
  const dominoes = dominoesAsked(request) ?? drawDominoes(random, request, level, lean);
  const board = boardOf(chooseBoard(random, request, dominoes));
  const { difficulty } = request;
  const content = leaned(withSorts(contentFor(request, level), { extreme: EXTREMES[level] }), lean);
  const order = {
    board,
    wanted: withSizes(content, WANTED),
    content: withSizes(content, PLANNED),
    stock: stockFor(random, request, dominoes),
    patience: patienceFor(dominoes),
  };
  const enough = difficulty === undefined || difficulty === 'expert' ? 1 : CHOICES;
  const choices: Finished[] = [];
  for (let plan = 0; plan < PLANS && choices.length < enough; plan++) {
    const must = plan < STRICT_PLANS ? least : NONE;
    if (must !== least && choices.length > 0) break;
    const choice = yield* drawSketch(random, {
      ...order,
      givenIn: givenInFor(dominoes, plan),
      unlike: must.unlike > 0,
      finish: (profile) => finishFor(request, dominoes, content, profile, must),
    });
    if (choice !== undefined) choices.push(choice);
  }
  const [best] = choices.sort((a, b) => a.off - b.off);
  return best === undefined ? undefined : made(best.sketch);
}

function finishFor(
  { difficulty, minimal: isMinimal = difficulty === 'expert' }: PipsRequest,
  dominoes: number,
  content: Content,
  wanted: Profile,
  least: Least,
): Finish {
  if (isMinimal) return minimal(content, wanted);
  if (difficulty !== undefined || dominoes <= MOST_USUAL) return pleasant(content, wanted, least);
  return dominoes > MOST_LARGE ? plain(content, wanted) : minimal(content, wanted);
}

/** Of so many on one board the one nearest to what is wanted is graded, which takes longer than to draw them. */
const CHOICES = 5;

/** How many sums at an extreme are planned: cells that come to have a rule are at one by chance, too. */
const EXTREMES: Readonly<Record<Level, number>> = { easy: 0.65, medium: 0.85, hard: 1 };

const NONE: Least = { twins: 0, unlike: 0 };

/** What a puzzle must have, drawn once for all tries, since puzzles that have it come off less often. */
function leastFor(random: Random, { difficulty, like = 'times', rules }: PipsRequest): Least {
  if (difficulty === undefined || difficulty === 'expert' || like !== 'times' || rules !== undefined) return NONE;
  return {
    twins: random.chance(TWINS[difficulty]) ? 1 : 0,
    unlike: random.chance(UNLIKE[difficulty]) ? 1 : 0,
  };
}

/** How often a pair of neighbours with the same badge is asked for: by chance alone there would be too few. */
const TWINS: Readonly<Record<Level, number>> = { easy: 0, medium: 0.2, hard: 0.35 };
/** And a region that must differ, which would hardly ever last. */
const UNLIKE: Readonly<Record<Level, number>> = { easy: 0.28, medium: 0.4, hard: 0.65 };

/** Larger ones are all for experts. */
export const MOST_USUAL = 18;
/** On larger ones each proof takes long: they are not merged, nor stripped unless that is asked for. */
const MOST_LARGE = 50;
/** Boards up to this size are soon counted. */
const MOST_COUNTED = 12;

export function patienceFor(dominoes: number): Patience {
  const mostSolutions = dominoes > MOST_COUNTED ? Number.POSITIVE_INFINITY : 300;
  return {
    deals: 5,
    mostSolutions,
    nodes: dominoes > MOST_LARGE ? 3000 : dominoes > MOST_USUAL ? 300 : 500,
    changes: dominoes > MOST_USUAL ? 1000 : 200,
  };
}

/** So many demands of a plan may be dropped: at first none, as long as there are dominoes to choose from. */
export function givenInFor(dominoes: number, plan: number): number | 'all' {
  if (dominoes > MOST_LARGE) return 'all';
  return dominoes > MOST_USUAL ? dominoes - 8 : plan < STRICT_PLANS ? 0 : Math.max(2, dominoes - 8);
}

/** For one board: boards that make it easy are not the best. */
const PLANS = 30;
const STRICT_PLANS = 20;

/** The level whose boards it takes after. */
export function levelFor(random: Random, request: PipsRequest): Level {
  const { difficulty, effort } = request;
  if (difficulty !== undefined) return difficulty === 'expert' ? 'hard' : difficulty;
  if (effort !== undefined) {
    const middle = effort.most === Number.POSITIVE_INFINITY ? effort.least : (effort.least + effort.most) / 2;
    return LEVELS.find((level) => middle <= pipsScale.most[level]) ?? 'hard';
  }
  const dominoes = dominoesAsked(request);
  if (dominoes === undefined) return random.pick(LEVELS);
  const weights = LEVELS.map((level) => TIMES[level].dominoes[dominoes] ?? 0);
  if (weights.some((weight) => weight > 0)) return LEVELS[pickWeighted(random, weights)] ?? 'hard';
  return dominoes < LEAST_USUAL ? 'easy' : 'hard';
}

/** As often as the level has them; those too hard so far make for smaller ones, those too easy for larger ones. */
export function drawDominoes(
  random: Random,
  { difficulty, set, effort }: PipsRequest,
  level: Level,
  lean: number,
): number {
  const { dominoes } = TIMES[level];
  const draw = () => pickWeighted(random, dominoes);
  const draws = Array.from({ length: 1 + Math.min(4, Math.abs(lean)) }, draw);
  const drawn = lean > 0 ? Math.min(...draws) : Math.max(...draws);
  const least = difficulty === 'expert' || (effort?.least ?? 0) > pipsScale.most.hard ? LEAST_EXPERT : 0;
  return Math.min(Math.max(drawn, least), dominoSet(set ?? USUAL_SET).length);
}

const LEAST_USUAL = 5;
const LEAST_EXPERT = 10;

export function contentFor({ like = 'times', rules, regions, free }: PipsRequest, level: Level): Content {
  const content = like === 'times' ? TIMES[level].content : contentOf([like]);
  return {
    sizes: regions ?? content.sizes,
    sorts: rules === undefined ? content.sorts : [rules],
    bounds: content.bounds,
    free: free ?? content.free,
  };
}

function stockFor(random: Random, { set, tray }: PipsRequest, dominoes: number): Stock {
  if (tray !== undefined) return { maxPip: Math.max(USUAL_SET, ...tray.flat()), wanted: tray, more: [], doubles: 0 };
  const wish = { wanted: [], maxPip: set ?? USUAL_SET, mayGrow: set === undefined, repeats: false };
  return stockOf(random, wish, dominoes);
}

function made(sketch: Sketch): Drawn<Puzzle, Solution> {
  const { cells, supply, maxPip, regions } = sketch.puzzle();
  const checked = check({ cells, supply, maxPip, regions });
  if (!checked.ok) throw new Error(`a malformed puzzle was made: ${JSON.stringify(checked.error)}`);
  return { puzzle: checked.value, solution: sketch.solution() };
}
