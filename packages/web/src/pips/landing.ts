/** Where a domino in the air would fall: the nearest place that it fits into as it is turned. */
import { type Cell, cellsFrom, type Game, whyNot } from '@pipwright/play';
import type { Point } from '../board/view.js';
import type { Geometry } from './geometry.js';
import { type Chosen, layAction } from './handling.js';

/** Of a cell: farther than this nothing is near. */
const REACH = 0.8;
const AROUND = [-1, 0, 1] as const;

/** `middle` is the middle of the domino on the board, in cells. */
export function landingOf(
  game: Game<'pips'>,
  geometry: Geometry,
  chosen: Chosen,
  quarters: number,
  middle: Point,
): readonly [Cell, Cell] | undefined {
  const [, [down, right]] = cellsFrom([0, 0], quarters);
  const first = { x: middle.x - right / 2, y: middle.y - down / 2 };
  const [row, column] = geometry.cellAt(first);
  const near = AROUND.flatMap((dy) => AROUND.map((dx): Cell => [row + dy, column + dx]));
  return near
    .map((cell) => ({ cell, distance: distance(geometry.middle(cell), first) }))
    .filter((each) => each.distance < REACH)
    .sort((a, b) => a.distance - b.distance)
    .map(({ cell }) => cellsFrom(cell, quarters))
    .find((cells) => whyNot(game, layAction(chosen, cells)).every(({ code }) => code === 'no-change'));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
