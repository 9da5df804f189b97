/** The kinds that can be played. A new one is a line in each of the two tables. */
import type { Puzzle as FutoshikiPuzzle } from '@pipwright/futoshiki';
import type { Puzzle as PipsPuzzle } from '@pipwright/pips';
import type { FutoshikiAction } from './futoshiki/action.js';
import type { FutoshikiBoard } from './futoshiki/board.js';
import { futoshikiRules } from './futoshiki/rules.js';
import type { PipsAction } from './pips/action.js';
import type { PipsBoard } from './pips/board.js';
import { pipsRules } from './pips/rules.js';
import type { Rules } from './rules.js';

/** What each kind is played with. */
export interface Kinds {
  readonly pips: { readonly puzzle: PipsPuzzle; readonly board: PipsBoard; readonly action: PipsAction };
  readonly futoshiki: {
    readonly puzzle: FutoshikiPuzzle;
    readonly board: FutoshikiBoard;
    readonly action: FutoshikiAction;
  };
}

export type KindName = keyof Kinds;
export type PuzzleOf<K extends KindName> = Kinds[K]['puzzle'];
export type BoardOf<K extends KindName> = Kinds[K]['board'];
export type ActionOf<K extends KindName> = Kinds[K]['action'];

const RULES: { readonly [K in KindName]: Rules<PuzzleOf<K>, BoardOf<K>, ActionOf<K>> } = {
  pips: pipsRules,
  futoshiki: futoshikiRules,
};

export function rulesOf<K extends KindName>(kind: K): Rules<PuzzleOf<K>, BoardOf<K>, ActionOf<K>> {
  return RULES[kind];
}

export function isKindName(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(RULES, name);
}
