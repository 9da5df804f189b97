/**
 * What a kind of puzzle adds to `generate`: options of its own, and what they ask for. It is named in the registry, and
 * no kind is known here.
 */
import type { Wish } from '@pipwright/core';

export interface AskingOption {
  /** `--side <n>`, or `--adjacent` for one without a value. */
  readonly flags: string;
  readonly description: string;
  readonly names?: readonly string[];
  readonly whole?: { readonly least: number; readonly most: number };
}

export type Given = Readonly<Record<string, string | number | boolean | undefined>>;

/** Files that options name; what is wrong with one is thrown as a `UsageError`. */
export interface Reach {
  textOf(option: string, file: string): Promise<string>;
  puzzleOf(option: string, file: string): Promise<unknown>;
}

export interface DayPuzzle {
  readonly id: string;
  readonly request: Wish;
  readonly seed: string;
  readonly inDay?: (puzzle: unknown) => unknown;
}

export interface Asked {
  readonly request: Wish;
  /** What its board shows, where that tells it from the others of a run. */
  readonly figure?: string;
}

export interface Asking {
  readonly options: readonly AskingOption[];
  /** What else is to be known, in lines of at most 80 characters. */
  readonly help?: string;
  /** One for each board: several where there are to be several. */
  requests(given: Given, reach: Reach): Promise<readonly Asked[]>;
  /** What a request says beside how hard the puzzle is, each in a few words. */
  inWords(request: Wish): readonly string[];
  listing?(given: Given): string | undefined;
  day(date: string): readonly DayPuzzle[];
}

export function wished<Request extends object>(wishes: { readonly [K in keyof Request]: Request[K] | undefined }) {
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined)) as Request;
}
