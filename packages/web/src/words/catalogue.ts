/**
 * Every language has what English has: a missing sentence is a type error. What the game says is there from the start;
 * what sheets say comes with the first of them.
 */
import type { enPlay } from './en-play.js';
import type { enSheets } from './en-sheets.js';

export type PlayWords = typeof enPlay;
export type SheetWords = typeof enSheets;
export type Catalogue = PlayWords & SheetWords;
