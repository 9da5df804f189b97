/** A move is `edge << 10 | x << 5 | y`, x on the edge's first cell and y on its second; or a freed cell left empty. */
export type Move = number;

export const NO_MOVE = -1;

/** Plus a freed cell: it stays uncovered. */
export const LEAVE_EMPTY = 1 << 30;

/** In place of x << 5 | y: the cells are joined, and what lies there is left open. */
export const BLANK = 1023;

export function blankMove(edge: number): Move {
  return (edge << 10) | BLANK;
}

export function moveOf(edge: number, x: number, y: number): Move {
  return (edge << 10) | (x << 5) | y;
}

export function isPlacement(move: Move): boolean {
  return move < LEAVE_EMPTY;
}
