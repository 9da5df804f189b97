/**
 * How hard a puzzle is tried to be made, before its grade is known: what the wish says, corrected by how hard the tries
 * before came out.
 *
 * Measured on sides 5 to 9: a grid with no more than techniques need takes an effort of about SHARES of its side cubed,
 * more where numbers are taken first. With a share of the rest given back, that times the square of what is left out.
 */
import type { Label, Random, Wish } from '@pipwright/core';
import { effortRange } from '@pipwright/core/generating';
import type { Scale } from '@pipwright/core/grading';
import type { ClueMix } from './request.js';

export interface Aim {
  /** Techniques up to this level are to suffice. */
  readonly level: number;
  /** The share of what techniques do not need that is given back. */
  readonly back: number;
  /** Where it is to take more than techniques: how far beyond them, from 0 to 1. Undefined where it is not. */
  readonly beyond: number | undefined;
  /** Where clues are mixed, the share of the numbers that are taken first: the more, the harder. */
  readonly numbersFirst: number;
}

const SHARES: Readonly<Record<ClueMix, number>> = {
  numbers: 0.08,
  'few-signs': 0.075,
  mixed: 0.115,
  'few-numbers': 0.19,
  signs: 0.35,
};

/** Techniques come to so many times what they usually take, now and then. */
const MOST_AIMED = 1.4;

/** Where nothing is asked: some clues are there to please. */
const USUAL_BACK = 0.05;
const USUAL_NUMBERS_FIRST = 0.6;
const LEAST_NUMBERS_FIRST = 0.5;

/** The easier ones take less time too. */
const LEVELS: Readonly<Record<Label, number>> = { easy: 2, medium: 3, hard: 4, expert: 4 };

/** What one try that came out wrong changes. */
const EASIER = 0.06;
const FURTHER = 0.25;

export function aimAt(wish: Wish, clues: ClueMix, scale: Scale, side: number, lean: number, random: Random): Aim {
  const level = wish.effort === undefined ? LEVELS[wish.difficulty ?? 'easy'] : LEVELS.hard;
  const plain = { level, back: 0, beyond: undefined, numbersFirst: USUAL_NUMBERS_FIRST };
  if (wish.minimal) return { ...plain, numbersFirst: within(USUAL_NUMBERS_FIRST - FURTHER * lean) };
  const effort = effortWanted(wish, scale);
  const further = lean + random.int(100) / 100 - 0.5;
  if (effort === undefined) return { ...plain, back: within(USUAL_BACK + EASIER * further) };
  const cube = side * side * side;
  const mostPlain = SHARES['few-numbers'] * cube;
  if (effort > MOST_AIMED * mostPlain) {
    const beyond = within(FURTHER * (effort / mostPlain - further));
    return { ...plain, beyond, numbersFirst: within(USUAL_NUMBERS_FIRST + beyond) };
  }
  // With few of the clues given back there are few in all.
  const share = effort / (1 - USUAL_BACK) / (1 - USUAL_BACK) / cube;
  const first = (share - SHARES.mixed) / (SHARES['few-numbers'] - SHARES.mixed);
  const numbersFirst = within(Math.max(LEAST_NUMBERS_FIRST, first));
  const mixed = SHARES.mixed * (1 - numbersFirst) + SHARES['few-numbers'] * numbersFirst;
  const most = clues === 'mixed' ? mixed : SHARES[clues];
  const back = 1 - Math.sqrt(effort / (most * cube)) + EASIER * further;
  return { ...plain, back: within(back), numbersFirst: within(numbersFirst - Math.min(0, back)) };
}

/** The middle of what is asked for, as factors go; undefined where any is right. */
function effortWanted(wish: Wish, scale: Scale): number | undefined {
  const isExpert = wish.effort === undefined && wish.difficulty === 'expert';
  const range = effortRange(wish, scale);
  const { least, most } = isExpert ? { ...range, least: scale.most.hard } : range;
  if (most === Number.POSITIVE_INFINITY) return least === 0 ? undefined : 1.4 * least;
  return least === 0 ? 0.7 * most : Math.sqrt(least * most);
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
