/**
 * The types of all words. What the game says is there from the start; what sheets say comes with the first of them.
 * Each kind has words of its own, of which all others know only these.
 */
import type { Cell, KindName, PuzzleFacts } from '@pipwright/play';
import type { enCoach } from './en/coach.js';
import type { enFinish } from './en/finish.js';
import type { enPlay } from './en/play.js';
import type { enSheets } from './en/sheets.js';
import type { Sayings } from './sentences.js';

export type CommonPlayWords = typeof enPlay;
export type SheetWords = typeof enSheets;
export type CoachWords = typeof enCoach;
/** Come with the card at the end of a puzzle. */
export type FinishWords = typeof enFinish;

type Named = Readonly<Record<string, string>>;
type Rows = readonly (readonly string[])[];

/** What the regions of a board are called, for kinds that have any. */
export interface RegionNames {
  /** In the order of their numbers. */
  readonly cells: readonly (readonly Cell[])[];
  /** `the green 3`. */
  seen(region: number): string;
  /** `region B (sum 3)`. */
  heard(region: number): string;
}

export interface KindPlayWords {
  readonly name: string;
  sizeName(size: string): string;
  readonly problems: Sayings;
  headline(facts: PuzzleFacts): string;
  /** Where on the board a mistake is, for those who do not see it marked. */
  place?(data: never, puzzle: never): string;
  readonly shortcuts?: string;
}

export interface KindSheetWords {
  sizeInShort(facts: PuzzleFacts): string;
  range(least: number, most: number): string;
  about(facts: PuzzleFacts): string;
  readonly rules: {
    lines(facts: PuzzleFacts): readonly string[];
    readonly badges?: Rows;
    readonly how: readonly string[];
  };
  readonly keys: Rows;
  readonly aid?: {
    /** For a button that places what a hint has shown. */
    readonly placeIt: string;
    /** What a move has placed, taken or turned, by the boards before and after it. */
    nameOf(before: never, after: never): string;
    readonly classes: Named;
    regions?(puzzle: never): RegionNames;
  };
  /** For a button that shows a part of the solution. */
  readonly oneMore: string;
  readonly engines: Named;
  readonly reports: Named;
  /** Formats, of a puzzle that was found. */
  readonly foundAs: Named;
  /** What can be wrong with a puzzle that is read, where the app names cells in another way than the libraries. */
  readonly readings: Sayings;
}

export type PlayWords = CommonPlayWords & { readonly kinds: Readonly<Record<KindName, KindPlayWords>> };
export type Catalogue = CommonPlayWords &
  SheetWords & { readonly kinds: Readonly<Record<KindName, KindPlayWords & KindSheetWords>> };
