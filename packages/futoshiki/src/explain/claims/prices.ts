/** What names, numbers and facts cost a reader, beside the kind of claim. */
export const COSTS = {
  /** Each thing or number that is named. */
  named: 0.3,
  /** Each cell of a line that has to be looked at. */
  looked: 0.15,
  /** What a cell is told not to be, in a list. */
  list: 0.4,
  /** Why just these? */
  of: { home: 0.2, cell: 0.5 },
  /** A link has to be kept in mind with those before it. */
  link: 0.15,
  /** Each thing that is one of more than two. */
  spare: 2,
} as const;
