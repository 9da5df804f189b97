/** What conflicts are called, and the figures that their sentences tell. */

export const CONFLICT_CLASSES = [
  'region-impossible',
  'shape',
  'domino-exhaustion',
  'empty-domain',
  'combined',
] as const;

export type ConflictClass = (typeof CONFLICT_CLASSES)[number];

/** By name its class; the plainest first. */
export const REASONS = {
  area: 'shape',
  region: 'region-impossible',
  'too-few-dominoes': 'domino-exhaustion',
  'too-few-numbers': 'domino-exhaustion',
  'too-few-of-a-number': 'domino-exhaustion',
  'out-of-reach': 'domino-exhaustion',
  'too-few-doubles': 'domino-exhaustion',
  'nothing-fits-a-cell': 'empty-domain',
  'too-many-of-a-number': 'domino-exhaustion',
  'too-few-of-several-numbers': 'domino-exhaustion',
  'too-few-pips': 'domino-exhaustion',
  'too-many-pips': 'domino-exhaustion',
  'numbers-do-not-fit': 'domino-exhaustion',
  'dominoes-do-not-fit': 'domino-exhaustion',
} as const satisfies Record<string, ConflictClass>;

export type ConflictReason = keyof typeof REASONS;

/** How many are needed, and how many there are in the tray; where there is too much of something, the same of room for it. */
export interface Shortage {
  readonly needed: number;
  readonly available: number;
  /** The numbers counted, or the best there are; none where any one number would do, or where something else is counted. */
  readonly numbers?: readonly number[];
  /** Where dominoes with a number are counted, and not its halves. */
  readonly counts?: 'dominoes';
  /** Numbers that no domino carries, where it takes that to see the need. */
  readonly missing?: readonly number[];
}

/** By the numbers of the compiled board: a cell, and the set of numbers that are left for it. */
export interface CellNumbers {
  readonly cell: number;
  readonly values: number;
}

/** So many of what is counted, at least, go to a region. */
export interface Need {
  readonly region: number;
  readonly needed: number;
}

/** A conflict that has a name, by the numbers of the compiled board: what it needs of the puzzle. */
export interface Named {
  readonly reason: ConflictReason;
  readonly shortage?: Shortage;
  readonly regions?: readonly number[];
  readonly values?: readonly number[];
  /** To be covered. */
  readonly cells?: readonly number[];
  /** Where nothing fits. */
  readonly at?: number;
  /** What rules leave for that cell, and for the partners it could have. */
  readonly left?: readonly CellNumbers[];
  /** Where each needs some of what is counted, apart from cells that are known to have it. */
  readonly needs?: readonly Need[];
  /** Is it plain that nothing of it can be left out, and that nothing a player has placed matters? */
  readonly isMinimal?: boolean;
}
