/** What was told of a board last, so that its chapter is not looked for again with each step of it. */
import type { Hint } from './explainer.js';

export interface LastTold<Step, Conflict, Move> {
  hint?: Hint<Step, Conflict, Move>;
}

/** Finds what was told of a puzzle last; nothing where something else was placed then, by a text that says what is. */
export function rememberLastTold<Puzzle extends object, Step, Conflict, Move>(): (
  puzzle: Puzzle,
  placed: string,
) => LastTold<Step, Conflict, Move> {
  const boards = new WeakMap<Puzzle, { readonly placed: string; readonly last: LastTold<Step, Conflict, Move> }>();
  return (puzzle, placed) => {
    const board = boards.get(puzzle);
    if (board?.placed === placed) return board.last;
    const last: LastTold<Step, Conflict, Move> = {};
    boards.set(puzzle, { placed, last });
    return last;
  };
}

/** The same chapter, one step or more further on; undefined where that step is not in it. */
export function goOn<Step, Conflict, Move>(
  { hint }: LastTold<Step, Conflict, Move>,
  after: number,
): Hint<Step, Conflict, Move> | undefined {
  if (!hint?.chapter?.steps.includes(after)) return undefined;
  const { isTold: _, ...chapter } = hint;
  return { ...chapter, index: after };
}
