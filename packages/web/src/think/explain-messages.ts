/** What the page asks the thread of explanations, and what it hears: sentences in which marks stand for names, cells, and moves. */
import type { Grade, Label } from '@pipwright/core';
import type { Verdict } from '@pipwright/core/explaining';
import type { ActionOf, AnyGame, BoardOf, Cell, KindName, Rung } from '@pipwright/play';
import type { Arrow, Piece, Thing } from '../kind/explaining.js';
import type { ChapterWalked, Supposed, WalkAnswer } from './walk-messages.js';

export type About =
  /** The chapter that is the easiest from here, or so many after it. */
  | { readonly type: 'hint'; readonly chapter: number }
  | { readonly type: 'verdict' }
  | { readonly type: 'lost' }
  | { readonly type: 'unsolvable' }
  | { readonly type: 'why-not'; readonly action: ActionOf<KindName> }
  /** What of the player's own can stay. */
  | { readonly type: 'keep' }
  | { readonly type: 'walk'; readonly from: 'start' | 'here' }
  | { readonly type: 'reach'; readonly board: BoardOf<KindName> }
  | { readonly type: 'page'; readonly from: 'start' | 'here'; readonly name: string; readonly kind: string }
  | { readonly type: 'how-many' }
  | { readonly type: 'grade' }
  | { readonly type: 'grade-words'; readonly hardest: string | null };

type Domino = readonly [number, number];
/** Notes a number in a cell, or no longer. */
export type NoteAction = Extract<ActionOf<KindName>, { readonly type: 'mark' }>;

type AboutOf<Type extends About['type']> = Extract<About, { readonly type: Type }>;

/** One step of a chapter, told more and more openly. */
export interface StepTold extends Readonly<Record<Rung, string>> {
  /** All of it for those who do not see what is placed. */
  readonly whole: string;
  readonly technique: string;
  /** One or two. */
  readonly look: readonly Thing[];
  /** What it places. */
  readonly pieces: readonly Piece[];
  /** The dominoes that each of these speaks of. */
  readonly dominoes: Readonly<Record<Rung, readonly Domino[]>>;
  /** Ways that the reason goes through, and what is left of them. */
  readonly arrows: Readonly<Record<'why' | 'what', readonly Arrow[]>>;
  /** For the end: what follows for cells, or what is supposed and where it fails. */
  readonly marks: readonly Supposed[];
  readonly actions: readonly ActionOf<KindName>[];
  /** What keeps in mind what follows for cells. */
  readonly notes: readonly NoteAction[];
  /** What it supposes, if it does, and all that this leads to. */
  readonly chain?: StepUnfolded;
}

export type HintAnswer =
  | {
      readonly type: 'chapter';
      readonly steps: readonly StepTold[];
      readonly again: StepTold | undefined;
      /** The dominoes that are left: the card lies over them. */
      readonly tray: readonly Domino[];
    }
  | { readonly type: 'none' }
  | { readonly type: 'solved' }
  | { readonly type: 'lost' }
  | { readonly type: 'unsolvable' };

export interface StepUnfolded {
  readonly text: string;
  /** What it leads to, where it supposes something, and what that comes to. */
  readonly links: readonly string[];
}

/** What cannot be; where that is seen in a few steps, with these. */
export interface ConflictTold {
  readonly text: string;
  /** Where it takes more to see: all steps. */
  readonly steps: readonly StepUnfolded[];
  /** What sort of contradiction it is, as its kind calls it. */
  readonly class: string;
  readonly things: readonly Thing[];
}

export type WhyNotAnswer =
  | { readonly type: 'open' }
  | { readonly type: 'lost' }
  | { readonly type: 'forbidden'; readonly conflict: ConflictTold }
  /** It cannot be done at all, whatever the rules say. */
  | { readonly type: 'impossible' };

export interface KeepAnswer {
  /** What takes back all that cannot stay; undefined where all of it can. */
  readonly action: ActionOf<KindName> | undefined;
}

export type HowManyAnswer = { readonly type: 'none' | 'one' } | ({ readonly type: 'several' } & DifferTold);

/** Two solutions that differ in as few cells as can be. */
export interface DifferTold {
  readonly text: string;
  readonly cells: readonly Cell[];
  readonly ways: readonly [readonly Piece[], readonly Piece[]];
}

export type GradeAnswer =
  | { readonly type: 'graded'; readonly grade: Grade }
  /** There is none without exactly one solution. */
  | { readonly type: 'none' | 'several' };

export interface GradeWordsAnswer {
  /** The hardest technique, where one is needed: its name and what it does. */
  readonly hardest: { readonly name: string; readonly idea: string } | undefined;
  readonly most: Readonly<Record<Exclude<Label, 'expert'>, number>>;
}

export interface Answers {
  readonly hint: HintAnswer;
  readonly verdict: Verdict;
  readonly lost: ConflictTold;
  readonly unsolvable: ConflictTold;
  readonly 'why-not': WhyNotAnswer;
  readonly keep: KeepAnswer;
  readonly walk: WalkAnswer;
  readonly reach: readonly ActionOf<KindName>[];
  /** As HTML. */
  readonly page: string;
  readonly 'how-many': HowManyAnswer;
  readonly grade: GradeAnswer;
  readonly 'grade-words': GradeWordsAnswer;
}

/** What is told of an answer before it is there, one after another. */
export type Parts = { readonly [Type in About['type']]: Type extends 'walk' ? ChapterWalked : never };

export interface Asking<Type extends About['type'] = About['type']> {
  readonly game: AnyGame;
  readonly about: AboutOf<Type>;
}

export type ExplainQuestion =
  /** What is asked ahead waits until nothing else is asked. */
  | ({ readonly type: 'ask'; readonly id: number; readonly ahead: boolean } & Asking)
  /** What was asked ahead is waited for now; what was asked is no longer wanted. */
  | { readonly type: 'hurry' | 'drop'; readonly id: number };

export type ExplainNews =
  | { readonly id: number; readonly answer: Answers[About['type']] }
  | { readonly id: number; readonly part: Parts[About['type']] }
  | { readonly id: number; readonly failed: true };
