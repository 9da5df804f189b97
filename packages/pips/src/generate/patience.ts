/** How much work boards are worth, by size: on large ones each proof takes long, and few plans come off as they are. */

export interface Patience {
  /** Of one plan. */
  readonly deals: number;
  /** A deal with more of them, or too many to count, is dropped. */
  readonly mostSolutions: number;
  readonly nodes: number;
  /** Of regions and their rules. */
  readonly changes: number;
}

/** Larger ones are all for experts. */
export const MOST_USUAL = 18;
/** Boards up to this size are soon counted. */
const MOST_COUNTED = 12;

/** @param isGraded whether a difficulty is asked for: then deals with few solutions are worth the search for them */
export function patienceFor(dominoes: number, isGraded: boolean): Patience {
  return {
    deals: 5,
    mostSolutions: isGraded && dominoes <= MOST_COUNTED ? 300 : Number.POSITIVE_INFINITY,
    nodes: dominoes > MOST_USUAL ? 300 : 500,
    changes: dominoes > MOST_USUAL ? 1000 : 200,
  };
}

/** So many demands of a plan may be dropped: of a strict one none, as long as there are dominoes to choose from. */
export function givenInFor(dominoes: number, isStrict: boolean): number {
  return dominoes > MOST_USUAL ? dominoes - 8 : isStrict ? 0 : Math.max(2, dominoes - 8);
}
