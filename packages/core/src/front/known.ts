/** Puzzles that `check` has made in this thread. One that comes from elsewhere is checked whenever it is used. */
export class KnownPuzzles<Puzzle extends object> {
  readonly #known = new WeakSet<object>();

  remember(puzzle: Puzzle): Puzzle {
    this.#known.add(frozen(puzzle));
    return puzzle;
  }

  /** @param check makes a puzzle of what is not known to be one, or throws */
  assured(given: Puzzle, check: (given: Puzzle) => Puzzle): Puzzle {
    return this.#known.has(given) ? given : check(given);
  }
}

/** All the way down: what is known of a puzzle stays true. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
