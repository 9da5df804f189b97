/** Each message brings a copy of the puzzle; explanations remember what they told of one, not of its copies. */
import type { AnyGame } from '@pipwright/play';

export class SamePuzzle {
  #last: { readonly text: string; readonly puzzle: AnyGame['puzzle'] } | undefined;

  /** The game with the puzzle that came first, where that is the same. */
  in(game: AnyGame): AnyGame {
    const text = JSON.stringify(game.puzzle);
    if (this.#last?.text !== text) this.#last = { text, puzzle: game.puzzle };
    return { ...game, puzzle: this.#last.puzzle } as AnyGame;
  }
}
