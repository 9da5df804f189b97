/**
 * How much of a board is seen: plain numbers and no page, so that it can be tested. A point of the board, measured in
 * cells, is seen at `point × scale + offset` in the window, measured in pixels.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View extends Point {
  /** Pixels to a cell. */
  readonly scale: number;
}

export const PLACING_SCALE = 44;
/** Zooming in ends here, or where the whole board is seen. */
const LARGEST_ZOOM = 112;
/** Three cells fill the room that a desktop gives to a board; a smaller one need not. */
const LARGEST_FIT = 240;

export function fitScale(board: Size, window: Size): number {
  return Math.max(4, Math.min(LARGEST_FIT, window.width / board.width, window.height / board.height));
}

export function largestScale(board: Size, window: Size): number {
  return Math.max(LARGEST_ZOOM, fitScale(board, window));
}

export function fit(board: Size, window: Size): View {
  return settled({ scale: fitScale(board, window), x: 0, y: 0 }, board, window);
}

/** Zooms such that what is seen at this point of the window stays there. */
export function zoomTo(view: View, scale: number, around: Point, board: Size, window: Size): View {
  const least = Math.min(fitScale(board, window), PLACING_SCALE);
  const next = Math.min(largestScale(board, window), Math.max(least, scale));
  const ratio = next / view.scale;
  return settled(
    { scale: next, x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio },
    board,
    window,
  );
}

export function panBy(view: View, by: Point, board: Size, window: Size): View {
  return settled({ ...view, x: view.x + by.x, y: view.y + by.y }, board, window);
}

export function reveal(view: View, part: Point & Size, board: Size, window: Size): View {
  const along = (offset: number, from: number, length: number, room: number) => {
    const start = from * view.scale + offset;
    const end = start + length * view.scale;
    if (end > room) return offset - Math.min(end - room, start);
    return start < 0 ? offset - start : offset;
  };
  const x = along(view.x, part.x, part.width, window.width);
  const y = along(view.y, part.y, part.height, window.height);
  return settled({ ...view, x, y }, board, window);
}

/** Below a board that is larger than the window: the buttons for zooming lie there, and no cell must stay under them. */
export const FOOT = 60;

/** In the middle where there is room, and else without gaps at the edges but for the foot. */
function settled({ scale, x, y }: View, board: Size, window: Size): View {
  const along = (offset: number, length: number, room: number, foot: number) => {
    const beyond = length * scale - room;
    return beyond <= 0 ? -beyond / 2 : Math.min(0, Math.max(-beyond - Math.min(beyond, foot), offset));
  };
  return { scale, x: along(x, board.width, window.width, 0), y: along(y, board.height, window.height, FOOT) };
}

export function toBoard({ scale, x, y }: View, at: Point): Point {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}

export function toWindow({ scale, x, y }: View, at: Point): Point {
  return { x: at.x * scale + x, y: at.y * scale + y };
}

/** From the middle of a cell to that of the next, in units of the pictures of boards. */
export const PITCH = 48;
