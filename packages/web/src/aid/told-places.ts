/** How far hints have been told of each position of the open puzzle: nothing is told twice. */
import { type AnyGame, boardOf, type KindName, samePosition } from '@pipwright/play';
import type { HintPlace } from './hint-state.js';

interface Told {
  readonly game: AnyGame;
  /** The last one told of each chapter, by its number; the last chapter told comes last. */
  readonly places: Map<number, HintPlace>;
  /** All of them, by name. */
  readonly names: Set<string>;
}

export class ToldPlaces {
  #told: Told[] = [];

  /** Of a chapter, or of the last one told. */
  at(game: AnyGame, chapter?: number): HintPlace | undefined {
    const places = this.#of(game)?.places;
    return chapter === undefined ? [...(places?.values() ?? [])].at(-1) : places?.get(chapter);
  }

  /** Returns whether it is new. */
  tell(game: AnyGame, place: HintPlace): boolean {
    this.#told = this.#told.filter((each) => each.game.puzzle === game.puzzle);
    const told = this.#of(game) ?? { game, places: new Map(), names: new Set() };
    if (!this.#told.includes(told)) this.#told.push(told);
    const { chapter, step, rung } = place;
    const name = `${chapter} ${step} ${rung}`;
    const isNew = !told.names.has(name);
    told.names.add(name);
    told.places.delete(chapter);
    told.places.set(chapter, place);
    return isNew;
  }

  #of(game: AnyGame): Told | undefined {
    return this.#told.find((each) => isSame(each.game, game));
  }
}

function isSame(one: AnyGame, other: AnyGame): boolean {
  if (one.puzzle !== other.puzzle) return false;
  return samePosition<KindName>(one.kind, boardOf<KindName>(one), boardOf<KindName>(other));
}
