/** What names, counts, ways and facts cost a reader, beside the kind of claim. */
export const COSTS = {
  /** Each thing or number that is named. */
  named: 0.3,
  /** A number that is counted, and whoever needs some of it. */
  counted: 0.7,
  /** Whoever needs some of it, from the third on. */
  crowd: 1.2,
  /** Each way to fill a region but the first; each from the fifth on. */
  way: 0.7,
  manyWays: 1.5,
  /** Of things that are said not to be something. */
  list: 0.4,
  /** "No 2 is left for anything else". */
  gone: 0.5,
  /** What readers have to look up themselves. */
  lookUp: 2,
  /** Each region that keeps something out and is not spoken of. */
  beside: 0.4,
  /** Each thing that is one of more than two. */
  spare: 2,
  /** Why just these? */
  of: { number: 0, domino: 0, cell: 0.5, partner: 1, home: 2 },
  /** A link has to be kept in mind with those before it. */
  link: 0.15,
} as const;

/** So many dominoes are looked over at once. */
export const AT_ONCE = 4;
