/**
 * Pips puzzles as asked: a board, regions and rules like those people make, one solution, and a grade that fits.
 * Sizes and rules are drawn from those of the Times's level that is wanted, so that most fit at the first try.
 */
import { type Generation, Random } from '@pipwright/core';
import { type Drawn, pursue } from '@pipwright/core/generating';
import { pipsScale } from '../explain/grade.js';
import { pipsExplainer } from '../explain/index.js';
import { needs } from '../explain/needs.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { boardOf } from './board.js';
import { chooseBoard } from './choose-board.js';
import { type Content, leaned, plannedContent, wantedContent } from './content.js';
import { drawSketch } from './draw-sketch.js';
import { drawnFrom } from './drawn-from.js';
import { type Finish, type Finished, minimal, pleasant } from './finish.js';
import { type Least, leastFor, NOTHING_MORE } from './least.js';
import { contentFor, drawDominoes, levelFor } from './level.js';
import { givenInFor, MOST_USUAL, patienceFor } from './patience.js';
import type { Profile } from './profile.js';
import { dominoesAsked, type PipsRequest, USUAL_SET } from './request.js';
import { stockOf } from './stock.js';
import type { Stock } from './table.js';

/** A run ends with the nearest after so many nodes. */
const MOST_NODES = 4_000_000;

export function generatePuzzle(request: PipsRequest, seed: string): Generation<Puzzle, Solution> {
  const least = leastFor(new Random(`${seed} least`), request);
  const maker = {
    scale: pipsScale,
    techniques: pipsExplainer.techniques,
    draw: (random: Random, lean: number) => drawPips(random, request, lean, least),
    grade: (puzzle: Puzzle) => pipsExplainer.grade(puzzle),
    needs,
  };
  return pursue(maker, request, seed, MOST_NODES);
}

/** One try, whatever its grade will be. */
export function* drawPips(
  random: Random,
  request: PipsRequest,
  lean = 0,
  least: Least = NOTHING_MORE,
): Generator<void, Drawn<Puzzle, Solution> | undefined> {
  const level = levelFor(random, request);
  const dominoes = dominoesAsked(request) ?? drawDominoes(random, request, level, lean);
  const board = boardOf(chooseBoard(random, request, dominoes));
  const { difficulty } = request;
  const content = leaned(contentFor(request, level), lean);
  const order = {
    board,
    wanted: wantedContent(content),
    content: plannedContent(content),
    stock: stockFor(random, request, dominoes),
    patience: patienceFor(dominoes, difficulty !== undefined),
  };
  const enough = difficulty === undefined || difficulty === 'expert' ? 1 : CHOICES;
  const choices: Finished[] = [];
  for (let plan = 0; plan < PLANS && choices.length < enough; plan++) {
    const isStrict = plan < STRICT_PLANS;
    if (!isStrict && choices.length > 0) break;
    const must = isStrict ? least : NOTHING_MORE;
    const choice = yield* drawSketch(random, {
      ...order,
      givenIn: givenInFor(dominoes, isStrict),
      unlike: must.unlike > 0,
      finish: (profile) => finishFor(request, dominoes, content, profile, must),
    });
    if (choice !== undefined) choices.push(choice);
  }
  const [best] = choices.sort((a, b) => a.off - b.off);
  return best === undefined ? undefined : drawnFrom(best.sketch);
}

/** For one board: boards that make it easy are not the best. */
const PLANS = 30;
/** The first of these may drop nothing that was planned. */
const STRICT_PLANS = 20;

/** Of so many on one board the one nearest to what is wanted is graded, which takes longer than to draw them. */
const CHOICES = 7;

function finishFor(
  { difficulty, minimal: isMinimal = difficulty === 'expert' }: PipsRequest,
  dominoes: number,
  content: Content,
  wanted: Profile,
  least: Least,
): Finish {
  const isForExperts = isMinimal || (difficulty === undefined && dominoes > MOST_USUAL);
  return isForExperts ? minimal(content, wanted) : pleasant(content, wanted, least);
}

function stockFor(random: Random, { set, tray }: PipsRequest, dominoes: number): Stock {
  if (tray !== undefined)
    return { maxPip: Math.max(set ?? USUAL_SET, ...tray.flat()), wanted: tray, more: [], doubles: 0 };
  return stockOf(random, { wanted: [], maxPip: set ?? USUAL_SET, repeats: false }, dominoes);
}
