/** When the coach shows where to go on: after a while without a move, or when too much has gone wrong. */
export interface Patience {
  readonly right: number;
  /** Boards with something wrong since the last piece that is right. */
  readonly tries: number;
  readonly hasWaited: boolean;
}

/** Long enough to read and to think. */
export const WAIT_MILLISECONDS = 12_000;
const MOST_TRIES = 2;

export const FRESH: Patience = { right: 0, tries: 0, hasWaited: false };

export function afterMove(before: Patience, right: number, isWrong: boolean): Patience {
  const tries = right > before.right ? 0 : before.tries + (isWrong ? 1 : 0);
  return { right, tries, hasWaited: false };
}

export function afterWaiting(before: Patience): Patience {
  return { ...before, hasWaited: true };
}

export function isOver({ tries, hasWaited }: Patience): boolean {
  return hasWaited || tries > MOST_TRIES;
}
