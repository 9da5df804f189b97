/** How far hints have been told of each position since the page was opened: nothing is told twice. */
import { type AnyGame, boardOf, type KindName, samePosition } from '@pipwright/play';
import type { HintPlace } from './hint-state.js';

export class ToldPlaces {
  #told: { readonly game: AnyGame; readonly place: HintPlace }[] = [];

  at(game: AnyGame): HintPlace | undefined {
    return this.#told.find((each) => isSame(each.game, game))?.place;
  }

  tell(game: AnyGame, place: HintPlace): void {
    this.#told = this.#told.filter((each) => each.game.puzzle === game.puzzle && !isSame(each.game, game));
    this.#told.push({ game, place });
  }
}

function isSame(one: AnyGame, other: AnyGame): boolean {
  if (one.puzzle !== other.puzzle) return false;
  return samePosition<KindName>(one.kind, boardOf<KindName>(one), boardOf<KindName>(other));
}
