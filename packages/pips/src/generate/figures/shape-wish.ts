/**
 * What a board is to be like, drawn before there is one: of those that come about by chance too few are symmetric or
 * have holes. The sorts of boards, how often each comes and what it is like are as on boards made by hand.
 */
import type { Random } from '@pipwright/core';
import type { Level } from '../../model/puzzle.js';
import { pickWeighted } from '../pick-weighted.js';
import type { ShapeMeasures } from './shape-measures.js';

export interface ShapeWish {
  readonly isSymmetric: boolean;
  readonly isHoled: boolean;
  readonly isParted: boolean;
  readonly isRectangle: boolean;
  readonly tips: number;
  readonly thin: number;
  readonly filled: number;
}

type Range = readonly [least: number, most: number];

interface ShapeSort {
  /** As many as there are of 75 boards made by hand, and more where fewer of them come about or become a puzzle. */
  readonly weight: number;
  /** There are none, or one alone, with fewer dominoes. */
  readonly least?: number;
  readonly is: readonly ('rectangle' | 'symmetric' | 'holed' | 'parted')[];
  /** Weights of their numbers, from none on. */
  readonly tips: readonly number[];
  readonly thin: Range;
  readonly filled: Range;
}

const SHAPE_SORTS: Readonly<Record<Level, readonly ShapeSort[]>> = {
  easy: [
    { weight: 8, is: ['rectangle', 'symmetric'], tips: [1], thin: [0, 0], filled: [1, 1] },
    { weight: 9, is: ['symmetric'], tips: [1], thin: [0, 0], filled: [0.67, 0.9] },
    { weight: 17, is: ['symmetric'], tips: [0, 1, 16, 0, 2], thin: [0.2, 1], filled: [0.45, 0.8] },
    { weight: 6, is: ['symmetric', 'holed'], tips: [1], thin: [1, 1], filled: [0.75, 0.9] },
    { weight: 10, least: 5, is: ['symmetric', 'holed'], tips: [1], thin: [1, 1], filled: [0.75, 0.9] },
    { weight: 33, is: [], tips: [0, 7, 14, 11, 2], thin: [0.2, 0.9], filled: [0.4, 0.7] },
    { weight: 30, least: 5, is: ['holed'], tips: [1, 3, 0, 1], thin: [0.5, 1], filled: [0.67, 0.83] },
    { weight: 1, is: ['parted'], tips: [0, 0, 1, 1, 1], thin: [0.5, 1], filled: [0.5, 0.7] },
  ],
  medium: [
    { weight: 2.3, is: ['rectangle', 'symmetric'], tips: [1], thin: [0, 0], filled: [1, 1] },
    { weight: 9, is: ['symmetric'], tips: [1], thin: [0, 0], filled: [0.55, 0.9] },
    { weight: 11, is: ['symmetric'], tips: [0, 0, 5, 5, 2], thin: [0.15, 0.9], filled: [0.45, 0.7] },
    { weight: 7, least: 5, is: ['symmetric', 'holed'], tips: [7, 0, 1], thin: [0.2, 1], filled: [0.7, 0.9] },
    { weight: 6, is: [], tips: [1], thin: [0, 0.2], filled: [0.6, 0.8] },
    { weight: 22, is: [], tips: [0, 6, 7, 8, 3], thin: [0.08, 0.5], filled: [0.45, 0.7] },
    { weight: 11, least: 5, is: ['holed'], tips: [5, 4, 2, 1, 1], thin: [0.35, 0.8], filled: [0.5, 0.8] },
    { weight: 5.5, is: ['parted'], tips: [0, 0, 3, 1, 0, 0, 2], thin: [0.2, 1], filled: [0.48, 0.56] },
  ],
  hard: [
    { weight: 3, is: ['rectangle', 'symmetric'], tips: [1], thin: [0, 0], filled: [1, 1] },
    { weight: 8, is: ['symmetric'], tips: [1], thin: [0, 0.1], filled: [0.52, 0.83] },
    { weight: 9, is: ['symmetric'], tips: [0, 1, 5, 0, 1, 1, 0, 1], thin: [0.06, 0.45], filled: [0.4, 0.87] },
    { weight: 9, is: ['symmetric', 'holed'], tips: [6, 0, 2], thin: [0.2, 0.75], filled: [0.62, 0.89] },
    { weight: 10, is: [], tips: [1], thin: [0, 0.1], filled: [0.56, 0.83] },
    { weight: 25, is: [], tips: [0, 2, 5, 9, 5, 9], thin: [0.1, 0.5], filled: [0.41, 0.7] },
    { weight: 11, is: ['holed'], tips: [0, 3, 0, 2, 0, 1], thin: [0.3, 0.9], filled: [0.57, 0.8] },
    { weight: 8, is: ['parted'], tips: [2, 1, 1, 1, 2], thin: [0, 0.6], filled: [0.43, 0.7] },
    { weight: 3, is: ['holed', 'parted'], tips: [0, 0, 0, 1, 1, 1, 1], thin: [0.4, 1], filled: [0.4, 0.61] },
  ],
};

export function drawWish(random: Random, level: Level, dominoes: number): ShapeWish {
  const sorts = SHAPE_SORTS[level].filter(({ least = 0 }) => dominoes >= least);
  const weights = sorts.map(({ weight }) => weight);
  const { is, tips, thin, filled } = sorts[pickWeighted(random, weights)] as ShapeSort;
  return {
    isSymmetric: is.includes('symmetric'),
    isHoled: is.includes('holed'),
    isParted: is.includes('parted'),
    isRectangle: is.includes('rectangle'),
    tips: pickWeighted(random, tips),
    thin: within(random, thin),
    filled: within(random, filled),
  };
}

/** Whether it is of the sort that is wished for; how thin, how full and with how many tips is another matter. */
export function isOfSort(wish: ShapeWish, { isSymmetric, isRectangle, holes, pieces }: ShapeMeasures): boolean {
  return (
    isSymmetric === wish.isSymmetric &&
    isRectangle === wish.isRectangle &&
    holes > 0 === wish.isHoled &&
    pieces > 1 === wish.isParted
  );
}

/** How far a shape is from what is wished for, its sort first. */
export function distance(wish: ShapeWish, measures: ShapeMeasures): number {
  const { tips, thin, filled } = measures;
  return (
    (isOfSort(wish, measures) ? 0 : OTHER_SORT) +
    (tips > 0 === wish.tips > 0 ? 0 : OTHER_TIPS) +
    Math.abs(tips - wish.tips) * EACH_TIP +
    Math.abs(thin - wish.thin) * THIN +
    Math.abs(filled - wish.filled)
  );
}

const OTHER_SORT = 10;
const OTHER_TIPS = 0.6;
const EACH_TIP = 0.12;
const THIN = 1.5;

function within(random: Random, [least, most]: Range): number {
  return least + ((most - least) * random.uint32()) / 2 ** 32;
}
