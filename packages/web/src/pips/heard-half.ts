/** Half a domino, and where the other half lies: quarters of a turn clockwise from the right. */
export interface HeardHalf {
  readonly pips: number;
  readonly other: number;
  readonly quarters: number;
}
