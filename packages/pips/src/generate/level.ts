/** Which of the Times's levels a puzzle takes after, and what follows from that: dominoes, regions and rules. */

import type { Random } from '@pipwright/core';
import { pipsScale } from '../explain/grade.js';
import { dominoSet } from '../model/domino.js';
import { LEVELS, type Level } from '../model/puzzle.js';
import { type Content, contentOf, withSorts } from './content.js';
import { pickWeighted } from './pick-weighted.js';
import { dominoesAsked, type PipsRequest, USUAL_SET } from './request.js';
import times from './times.json' with { type: 'json' };

interface LevelTable {
  /** Weights of the numbers of dominoes, from none on. */
  readonly dominoes: readonly number[];
  readonly content: Content;
}

/** How the Times's puzzles are made up, as measured. */
export const TIMES = times as Readonly<Record<Level, LevelTable>>;

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

/** How many sums at an extreme are planned: cells that come to have a rule are at one by chance, too. */
const EXTREMES: Readonly<Record<Level, number>> = { easy: 0.5, medium: 0.5, hard: 1 };

/** How many regions of equal numbers: few of them are cut in two on the way, so that more than planned would be left. */
const SAME: Readonly<Record<Level, number>> = { easy: 0.55, medium: 0.95, hard: 1 };

export function contentFor({ like = 'times' }: PipsRequest, level: Level): Content {
  if (like !== 'times') return contentOf([like]);
  return withSorts(TIMES[level].content, { extreme: EXTREMES[level], same: SAME[level] });
}
