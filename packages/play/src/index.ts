/**
 * A game of Pips or Futoshiki in progress, without a screen: moves, undo and redo, tries, pencil marks, a clock, what
 * is legal, finished or wrong, all of it saved as text.
 * @module @pipwright/play
 */
export { type Cell, sameCell } from '@pipwright/core';
export type { Clock, ClockMove } from './clock.js';
export { isGiven } from './futoshiki/act.js';
export type { FutoshikiAction } from './futoshiki/action.js';
export {
  type Colours,
  colourAt,
  type FutoshikiBoard,
  MOST_COLOURS,
  numbersInLine,
  shownMarks,
} from './futoshiki/board.js';
export { type FutoshikiFacts, futoshikiRules, type PlayedFutoshiki } from './futoshiki/rules.js';
export {
  type AnyGame,
  boardOf,
  changedCells,
  type Game,
  historySteps,
  isTrying,
  newGame,
  type Position,
  type Status,
  samePosition,
  status,
  triedCells,
  whatIsWrong,
} from './game.js';
export { type Help, type HelpTaken, type HintMove, type HintsUsed, helpTaken, RUNGS, type Rung } from './hints.js';
export {
  type ActionOf,
  type BoardOf,
  isKindName,
  type KindName,
  type PuzzleOf,
  puzzleFacts,
  puzzleFromJson,
  puzzleKey,
  puzzleToJson,
  type RulesOf,
  wordsOf,
} from './kind.js';
export type { Kinds } from './kinds.js';
export { cellsOfAction, type MarkAction, type Marks, marksAt } from './marks.js';
export { type BoardMove, type HistoryMove, type Move, readMove, type StepMove } from './move.js';
export type { PipsAction } from './pips/action.js';
export { placeAction } from './pips/action.js';
export {
  cellsFrom,
  type LyingDomino,
  lyingAt,
  openPlaces,
  type PipsBoard,
  quartersOf,
  type TraySlot,
  trayOf,
} from './pips/board.js';
export type { PipsFacts, PlayedPips } from './pips/rules.js';
export { play, whyNot } from './play.js';
export type { KindTypes, PuzzleFacts, Rules } from './rules.js';
export { kindOfSaved, readGame } from './saved/read.js';
export { makeLine, moveLine, readLine, saveGame } from './saved/save.js';
export { playWords } from './words.js';
