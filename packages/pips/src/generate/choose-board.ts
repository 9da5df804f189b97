/** Which cells a puzzle has: those asked for, a silhouette with small changes, or a shape grown for it. */
import type { Random } from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import type { Level } from '../model/puzzle.js';
import { type Silhouette, silhouettes } from './figures/drawn.js';
import { growShape, type ShapeStyle } from './figures/grow-shape.js';
import { rectangles } from './figures/rectangles.js';
import { measureShape, type ShapeMeasures } from './figures/shape-measures.js';
import { distance, drawWish, isOfSort, type ShapeWish } from './figures/shape-wish.js';
import { fitShape, varyShape } from './figures/vary-shape.js';
import { varySymmetric } from './figures/vary-symmetric.js';
import { cellsAsked, type PipsRequest } from './request.js';

/** How many boards show something, where there is a silhouette of that sort. */
const SHOWING = 0.65;
/** How many of these are as they were drawn, where one has as many dominoes. */
const AS_DRAWN = 0.8;
/** A silhouette is changed by at most so many dominoes. */
const MOST_OFF = 1;
const MOST_OFF_SYMMETRIC = 2;
/** For which one of the right size may be further from what is wished for. */
const EACH_OFF = 0.15;
/** Larger boards come in one sort only. */
const MOST_OF_SORTS = 18;
/** Of so many, the nearest to what is wished for is taken. */
const SILHOUETTES = 6;
const VARIATIONS = 3;
const GROWN = 8;
const NEAR = 0.3;

export function chooseBoard(random: Random, request: PipsRequest, dominoes: number): readonly Cell[] {
  const asked = cellsAsked(request);
  if (asked !== undefined) return asked;
  const { symmetry } = request;
  if (symmetry !== undefined) return growShape(random, dominoes, { symmetry });
  if (dominoes > MOST_OF_SORTS) return growShape(random, dominoes);
  const wish = drawWish(random, levelOfShapes(request, dominoes), dominoes);
  return (random.chance(SHOWING) ? showing(random, wish, dominoes) : undefined) ?? growing(random, wish, dominoes);
}

/** Whose shapes it takes after: by its dominoes, where no difficulty says it. */
function levelOfShapes({ difficulty }: PipsRequest, dominoes: number): Level {
  if (difficulty !== undefined) return difficulty === 'expert' ? 'hard' : difficulty;
  return dominoes < 6 ? 'easy' : dominoes < 9 ? 'medium' : 'hard';
}

interface Measured extends Silhouette {
  readonly measures: ShapeMeasures;
}

let measured: readonly Measured[] | undefined;

function measuredSilhouettes(): readonly Measured[] {
  measured ??= silhouettes().map((each) => ({ ...each, measures: measureShape(each.cells) }));
  return measured;
}

/** Undefined where no silhouette is of that sort. */
function showing(random: Random, wish: ShapeWish, dominoes: number): readonly Cell[] | undefined {
  const fitting = measuredSilhouettes().filter((each) => isOfSort(wish, each.measures) && isNear(each, dominoes));
  const [best] = random
    .shuffle(fitting)
    .slice(0, SILHOUETTES)
    .map((each) => ({ ...each, far: distance(wish, each.measures) + EACH_OFF * offBy(each, dominoes) }))
    .sort((a, b) => a.far - b.far);
  if (best === undefined) return undefined;
  if (best.cells.length === dominoes * 2 && random.chance(AS_DRAWN)) return facing(random, best.cells);
  const nearest = nearestTo(wish, VARIATIONS, () => varied(random, best, dominoes));
  return nearest && isOfSort(wish, measureShape(nearest)) ? nearest : undefined;
}

function isNear({ cells, measures: { isSymmetric, isRectangle } }: Measured, dominoes: number): boolean {
  const most = isRectangle ? 0 : isSymmetric ? MOST_OFF_SYMMETRIC : MOST_OFF;
  return offBy({ cells }, dominoes) <= most;
}

function offBy({ cells }: Pick<Silhouette, 'cells'>, dominoes: number): number {
  return Math.abs(cells.length / 2 - dominoes);
}

/** A symmetric one stays symmetric. */
function varied(random: Random, { cells, measures }: Measured, dominoes: number): readonly Cell[] | undefined {
  if (measures.isSymmetric) return varySymmetric(random, facing(random, cells), dominoes);
  return fitShape(random, varyShape(random, cells), dominoes);
}

function growing(random: Random, wish: ShapeWish, dominoes: number): readonly Cell[] {
  const full = wish.isRectangle ? rectangles(dominoes) : [];
  if (full.length > 0) return random.pick(full);
  const style: ShapeStyle = {
    symmetry: wish.isSymmetric ? random.pick(['mirror', 'mirror', 'rotation'] as const) : 'none',
    pieces: wish.isParted ? 2 : 1,
    holes: wish.isHoled,
  };
  return nearestTo(wish, GROWN, () => growShape(random, dominoes, style)) ?? growShape(random, dominoes);
}

/** Of at most so many shapes; none is made any more once one is near enough. */
function nearestTo(
  wish: ShapeWish,
  most: number,
  make: () => readonly Cell[] | undefined,
): readonly Cell[] | undefined {
  let nearest: readonly Cell[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let made = 0; made < most && least > NEAR; made++) {
    const cells = make();
    const far = cells === undefined ? Number.POSITIVE_INFINITY : distance(wish, measureShape(cells));
    if (far >= least) continue;
    nearest = cells;
    least = far;
  }
  return nearest;
}

/** To the left or to the right: a figure stays upright. */
function facing(random: Random, cells: readonly Cell[]): readonly Cell[] {
  return random.chance(0.5) ? cells : mirrored(cells);
}

function mirrored(cells: readonly Cell[]): readonly Cell[] {
  const right = Math.max(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row, right - column]);
}
