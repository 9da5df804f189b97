/**
 * What must be written so that one shelf holds all that another holds, and still all of its own. Puzzles and results are
 * the same by their names, which are made from what they are. Of two games of one name that went different ways both
 * stay, the one that comes in under a name made from its text: so it comes in once.
 */
import { hashText, hex32 } from '@pipwright/core';
import { isOnTime, type PuzzleRecord, type ResultRecord, type SolvedRecord, type Summary } from '../storage/records.js';
import { mergeSolved } from '../think/solved.js';

export interface KeptGame {
  readonly summary: Summary;
  readonly text: string;
}

export interface Shelf {
  readonly puzzles: ReadonlyMap<string, PuzzleRecord>;
  readonly games: ReadonlyMap<string, KeptGame>;
  readonly solutions: ReadonlyMap<string, SolvedRecord>;
  readonly results: ReadonlyMap<string, ResultRecord>;
}

export type Changes = Shelf;

export function mergeInto(here: Shelf, coming: Shelf): Changes {
  return {
    puzzles: mergeEach(here.puzzles, coming.puzzles, mergeRecords),
    games: mergeGames(here.games, coming.games),
    solutions: mergeEach(here.solutions, coming.solutions, mergeSolved),
    results: mergeEach(here.results, coming.results, mergeTimes),
  };
}

/** `merge` gives back what is known where nothing is new. */
function mergeEach<T>(
  here: ReadonlyMap<string, T>,
  coming: ReadonlyMap<string, T>,
  merge: (known: T, coming: T) => T,
): ReadonlyMap<string, T> {
  const changes = new Map<string, T>();
  for (const [name, record] of coming) {
    const known = here.get(name);
    const merged = known === undefined ? record : merge(known, record);
    if (merged !== known) changes.set(name, merged);
  }
  return changes;
}

/** What the player calls it here stays, and the day it first came. */
function mergeRecords(known: PuzzleRecord, coming: PuzzleRecord): PuzzleRecord {
  const title = known.title === '' ? coming.title : known.title;
  const added = Math.min(known.added, coming.added);
  return title === known.title && added === known.added ? known : { ...known, title, added };
}

function mergeGames(here: Shelf['games'], coming: Shelf['games']): Shelf['games'] {
  const changes = new Map<string, KeptGame>();
  const at = (name: string) => changes.get(name) ?? here.get(name);
  for (const [name, game] of coming) {
    const place = placeFor(at, name, game);
    if (place !== undefined) changes.set(place, game);
  }
  return changes;
}

/** Under its own name where that is free or has an earlier part of it; undefined where nothing of it is new. */
function placeFor(at: (name: string) => KeptGame | undefined, name: string, game: KeptGame): string | undefined {
  for (let place = name; ; place = besides(place, game)) {
    const known = at(place);
    if (known === undefined) return place;
    if (known.summary.puzzle === game.summary.puzzle) {
      if (goesOn(known.text, game.text)) return undefined;
      if (goesOn(game.text, known.text)) return place;
    }
  }
}

/** Is a text another one, with more lines perhaps? */
function goesOn(text: string, start: string): boolean {
  return text === start || (start.endsWith('\n') && text.startsWith(start));
}

function besides(name: string, { summary: { puzzle }, text }: KeptGame): string {
  const own = `${puzzle}~${hex32(hashText(text))}`;
  return name.startsWith(own) ? `${name}x` : own;
}

/** On time on one is on time; of two alike the earlier one is nearer to the truth. */
function mergeTimes(known: ResultRecord, coming: ResultRecord): ResultRecord {
  const [was, is] = [isOnTime(known), isOnTime(coming)];
  const isBetter = was === is ? coming.moment < known.moment : is;
  return isBetter ? coming : known;
}
