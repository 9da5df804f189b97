/**
 * A game of Pips or Futoshiki in progress, without a screen: moves, undo and redo, tries, pencil marks, a clock, what
 * is legal, finished or wrong, all of it saved as text.
 * @module @pipwright/play
 */
export { type Cell, sameCell } from '@pipwright/core';
export type { Clock, ClockMove } from './clock.js';
export { isGiven } from './futoshiki/act.js';
export type { FutoshikiAction } from './futoshiki/action.js';
export type { FutoshikiBoard } from './futoshiki/board.js';
export {
  type AnyGame,
  boardOf,
  type Game,
  isTrying,
  newGame,
  type Position,
  type Status,
  status,
  stepsAround,
  triedCells,
  whatIsWrong,
} from './game.js';
export type {
  ActionOf,
  BoardOf,
  KindName,
  Kinds,
  PuzzleOf,
} from './kinds.js';
export type { MarkAction } from './mark-action.js';
export { type Marks, marksAt } from './marks.js';
export { type BoardMove, type HistoryMove, type Move, readMove, type StepMove } from './move.js';
export type { PipsAction } from './pips/action.js';
export { type LyingDomino, lyingAt, type PipsBoard, type TraySlot, trayOf } from './pips/board.js';
export { cellsFrom, quartersOf } from './pips/direction.js';
export { placeAction } from './pips/place-action.js';
export { openPlaces } from './pips/places.js';
export { play, whyNot } from './play.js';
export { puzzleFromJson, puzzleToJson } from './puzzle-json.js';
export { makeLine, readLine } from './saved/line.js';
export { readGame } from './saved/read.js';
export { moveLine, saveGame } from './saved/save.js';
export { playWords } from './words.js';
export { wordsOf } from './words-of.js';
