/** Where buttons float beside a domino: never over it, within the stage, and over as little of the board as can be. */
import type { Point, Size } from '../board/view.js';

export interface Box extends Point, Size {}

/** Between the domino and its buttons. */
const GAP = 8;
/** To the edges of the stage. */
const MARGIN = 4;

/** The best upper left corner for so many buttons, beside or above each other, and which of both. */
export function placeBeside(
  domino: Box,
  count: number,
  button: Size,
  stage: Size,
  cells: readonly Box[],
): Point & { upright: boolean } {
  const choices = [false, true].flatMap((upright) => {
    const size = upright
      ? { width: button.width, height: count * (button.height + GAP) - GAP }
      : { width: count * (button.width + GAP) - GAP, height: button.height };
    return spots(domino, size).map((spot) => ({ ...within(spot, size, stage), ...size, upright }));
  });
  const cost = (box: Box) => 1e6 * overlap(box, domino) + cells.reduce((sum, cell) => sum + overlap(box, cell), 0);
  const [best] = choices.map((choice) => ({ choice, cost: cost(choice) })).sort((a, b) => a.cost - b.cost);
  const { x = 0, y = 0, upright = false } = best?.choice ?? {};
  return { x, y, upright };
}

/** On all four sides, in the middle first, then along either end. */
function spots({ x, y, width, height }: Box, size: Size): readonly Point[] {
  return [0.5, 0, 1].flatMap((part) => {
    const [across, down] = [x + (width - size.width) * part, y + (height - size.height) * part];
    return [
      { x: across, y: y + height + GAP },
      { x: across, y: y - GAP - size.height },
      { x: x + width + GAP, y: down },
      { x: x - GAP - size.width, y: down },
    ];
  });
}

function within({ x, y }: Point, { width, height }: Size, stage: Size): Point {
  return {
    x: Math.max(MARGIN, Math.min(stage.width - MARGIN - width, x)),
    y: Math.max(MARGIN, Math.min(stage.height - MARGIN - height, y)),
  };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
