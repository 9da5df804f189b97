/**
 * Pips puzzles as asked: a board, regions and rules like those people make, one solution, and a grade that fits.
 * Sizes and rules are drawn from those of the Times's level that is wanted, so that most fit at the first try.
 */
import type { Generation, Random } from '@pipwright/core';
import { type Drawn, pursue } from '@pipwright/core/generating';
import { check } from '../check/check.js';
import { pipsExplainer } from '../explain/index.js';
import { pipsScale } from '../explain/scale.js';
import { dominoSet } from '../model/domino.js';
import { LEVELS, type Level, type Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { boardOf } from './board.js';
import { chooseBoard } from './choose-board.js';
import { type Content, compensated, contentOf, leaned } from './content.js';
import { drawSketch } from './draw-sketch.js';
import { minimal, pleasant } from './finish.js';
import { pickWeighted } from './plan.js';
import { dominoesAsked, type PipsRequest, USUAL_SET } from './request.js';
import type { Patience } from './settle.js';
import type { Sketch } from './sketch.js';
import { stockOf } from './stock.js';
import type { Stock } from './table.js';
import { TIMES } from './times.js';

/** A run ends with the nearest after so many nodes. */
const MOST_NODES = 2_000_000;

export function generatePuzzle(request: PipsRequest, seed: string): Generation<Puzzle, Solution> {
  const maker = {
    scale: pipsScale,
    techniques: pipsExplainer.techniques,
    draw: (random: Random, lean: number) => drawPuzzle(random, request, lean),
    grade: (puzzle: Puzzle) => pipsExplainer.grade(puzzle),
  };
  return pursue(maker, request, seed, MOST_NODES);
}

/** One try, whatever its grade will be. */
export function* drawPuzzle(
  random: Random,
  request: PipsRequest,
  lean = 0,
): Generator<void, Drawn<Puzzle, Solution> | undefined> {
  const level = levelFor(random, request);
  const dominoes = dominoesAsked(request) ?? drawDominoes(random, request, level, lean);
  const board = boardOf(chooseBoard(random, request, dominoes));
  const isLarge = dominoes > MOST_USUAL;
  const { difficulty, minimal: isMinimal = difficulty === 'expert' || (isLarge && difficulty === undefined) } = request;
  const content = leaned(contentFor(request, level, dominoes), lean);
  const { nodes } = isLarge ? LARGE : USUAL;
  const order = {
    board,
    content,
    stock: stockFor(random, request, dominoes),
    givenIn: Math.max(2, dominoes - 8),
    patience: isLarge ? LARGE : dominoes > MOST_EXCHANGED ? MIDDLE : USUAL,
    finish: isMinimal ? minimal(nodes) : pleasant(content, random.chance(TWINS[level]) ? 1 : 0, nodes),
  };
  for (let plan = 0; plan < PLANS; plan++) {
    const sketch = yield* drawSketch(random, order);
    if (sketch !== undefined) return made(sketch);
  }
  return undefined;
}

/** How often a pair of neighbours with the same badge is asked for: by chance alone there would be too few. */
const TWINS: Readonly<Record<Level, number>> = { easy: 0, medium: 0.15, hard: 0.25 };

/** Larger boards have no end of solutions at first: there rules are made tighter at once. All of them are for experts. */
export const MOST_USUAL = 18;
export const LARGE: Patience = { solutions: 0, nodes: 3000, exchanges: 0, changes: 1000 };
/** On larger boards regions are planned as they are to come out. */
const MOST_COMPENSATED = 18;
/** On larger ones exchanges take longer than to tighten rules. */
const MOST_EXCHANGED = 12;
const MIDDLE: Patience = { solutions: 0, nodes: 500, exchanges: 0, changes: 200 };
export const USUAL: Patience = { solutions: 200, nodes: 1000, exchanges: 15, changes: 60 };

/** For one board: boards that make it easy are not the best. */
const PLANS = 20;

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

export function contentFor(
  { like = 'times', rules, regions, free }: PipsRequest,
  level: Level,
  dominoes: number,
): Content {
  const wanted = like === 'times' ? TIMES[level].content : contentOf([like]);
  const content = dominoes > MOST_COMPENSATED ? wanted : compensated(wanted);
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
