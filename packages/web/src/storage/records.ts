/** What is kept of games and puzzles, each under a name. What is on the disk may come from anywhere. */
import type { JsonValue } from '@pipwright/core';

export interface Summary {
  /** The puzzle's place in its pack, the same for every game of it. */
  readonly puzzle: string;
  readonly revision: number;
  readonly finished: boolean;
  /** Milliseconds played. */
  readonly elapsed: number;
  /** When it was last played, by the clock of the machine. */
  readonly touched: number;
}

export interface MoveRecord {
  readonly revision: number;
  readonly line: string;
}

/** A puzzle of the player's own. Its name is made from what it is, so that the same one is never kept twice. */
export interface PuzzleRecord {
  /** One that this version may not know: a later one was used here before, or wrote a backup. */
  readonly kind: string;
  readonly json: JsonValue;
  readonly title: string;
  /** Rows and columns, `5×4`, and how many cells: lists show them without reading the puzzle. */
  readonly size: string;
  readonly cells: number;
  /** When it was brought in, by the clock of the machine. */
  readonly added: number;
}

/** What is remembered of a finished game, for good: its puzzle and its moves may be deleted. */
export interface ResultRecord {
  readonly puzzle: string;
  /** One that this version may not know. */
  readonly kind: string;
  /** When it was finished, by the clock of the machine. */
  readonly moment: number;
  /** The date where the player was then, as YYYY-MM-DD. */
  readonly solvedOn: string;
  /** Milliseconds played. */
  readonly elapsed: number;
  readonly hints: Readonly<Record<string, number>>;
  /** The date of a daily puzzle. */
  readonly day?: string | undefined;
}

/** Was a daily puzzle solved on its date, by the clock of the machine? */
export function isOnTime({ day, solvedOn }: ResultRecord): boolean {
  return day === solvedOn;
}

/**
 * The time of a game stands once it is finished: the same puzzle in the same time, to the millisecond, is taken for the
 * same result, whatever the game is called on each device.
 */
export function nameOfResult({ puzzle, elapsed }: Pick<ResultRecord, 'puzzle' | 'elapsed'>): string {
  return `${puzzle} ${elapsed}`;
}

export interface SolvedRecord {
  /** The first of them, as JSON. */
  readonly solutions: string;
  /** How many there are, written out: it may be very large. */
  readonly found: string;
  /** Or are there perhaps more? */
  readonly complete: boolean;
}

export function isSummary(value: unknown): value is Summary {
  if (typeof value !== 'object' || value === null) return false;
  const { puzzle, revision, finished, touched } = value as Partial<Summary>;
  return [typeof puzzle, typeof revision, typeof finished, typeof touched].join() === 'string,number,boolean,number';
}

/** Whether it is a puzzle is found out when it is read. */
export function isPuzzleRecord(value: unknown): value is PuzzleRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, title, size, cells, added } = value as Partial<PuzzleRecord>;
  const types = [kind, title, size, cells, added].map((each) => typeof each).join();
  return types === 'string,string,string,number,number';
}
