/** What was found at each place of a board the last time somebody looked, for as long as nothing has changed there. */

interface Look {
  /** How many facts were known then. */
  readonly at: number;
  readonly found: unknown;
}

export class Looks {
  readonly #by: Map<object, (Look | undefined)[]>;

  constructor(by = new Map<object, (Look | undefined)[]>()) {
    this.#by = by;
  }

  copy(): Looks {
    const by = new Map<object, (Look | undefined)[]>();
    for (const [who, looks] of this.#by) by.set(who, looks.slice());
    return new Looks(by);
  }

  /**
   * @param by who looks, always for the same there
   * @param since how many facts were known when something that matters there last changed
   * @param now how many are known
   */
  look<Found>(by: object, place: number, since: number, now: number, find: () => Found): Found {
    let looks = this.#by.get(by);
    if (looks === undefined) {
      looks = [];
      this.#by.set(by, looks);
    }
    const last = looks[place];
    if (last !== undefined && since <= last.at) return last.found as Found;
    const found = find();
    looks[place] = { at: now, found };
    return found;
  }
}
