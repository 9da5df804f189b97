/** Which cells a puzzle has: those asked for, a silhouette with small changes, or a shape grown for it. */
import type { Random } from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import { growShape } from './figures/grow-shape.js';
import { type Silhouette, silhouettes } from './figures/silhouettes/index.js';
import { fitShape, varyShape } from './figures/vary-shape.js';
import { cellsAsked, type PipsRequest } from './request.js';

/** How many boards show something. */
const SHOWING = 0.55;
/** How many of these are as they were drawn. */
const AS_DRAWN = 0.8;
/** A silhouette is changed by at most so many dominoes. */
const MOST_OFF = 1;

export function chooseBoard(random: Random, request: PipsRequest, dominoes: number): readonly Cell[] {
  const asked = cellsAsked(request);
  if (asked !== undefined) return asked;
  const { symmetry, pieces, holes, theme } = request;
  const isOpen = symmetry === undefined && pieces === undefined && holes === undefined;
  if (theme === undefined && (!isOpen || !random.chance(SHOWING)))
    return growShape(random, dominoes, {
      ...(symmetry === undefined ? {} : { symmetry }),
      ...(pieces === undefined ? {} : { pieces }),
      ...(holes === undefined ? {} : { holes }),
    });
  const near = silhouettes().filter((each) => fits(each, dominoes) && (theme === undefined || each.theme === theme));
  return near.length === 0 ? growShape(random, dominoes) : showing(random, random.pick(near), dominoes);
}

function fits({ cells }: Silhouette, dominoes: number): boolean {
  return Math.abs(cells.length / 2 - dominoes) <= MOST_OFF;
}

function showing(random: Random, { cells }: Silhouette, dominoes: number): readonly Cell[] {
  const image = random.chance(0.5) ? cells : mirrored(cells);
  if (cells.length === dominoes * 2 && random.chance(AS_DRAWN)) return image;
  return fitShape(random, varyShape(random, image), dominoes);
}

/** Left and right: a figure stays upright. */
function mirrored(cells: readonly Cell[]): readonly Cell[] {
  const right = Math.max(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row, right - column]);
}
