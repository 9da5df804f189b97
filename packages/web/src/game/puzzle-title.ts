/** What a puzzle is called: by its place where it comes with the app, else as its player has it. */
import type { PlayWords } from '../words/catalogue.js';
import { dayPlaceOf, keptTitleOfDay } from './days.js';
import { placeOf, titleOfPlace } from './packs.js';
import { shownTitle } from './shown-title.js';

interface Named {
  readonly puzzle: string;
  readonly title?: string | undefined;
}

export function titleOf(words: PlayWords, named: Named): string {
  return shownTitle(words, keptTitleOf(words, named)) || words.puzzles.untitled;
}

/** As links and files have it; empty where it has none. */
export function keptTitleOf(words: PlayWords, { puzzle, title = '' }: Named): string {
  const [place, day] = [placeOf(puzzle), dayPlaceOf(puzzle)];
  if (day !== undefined) return keptTitleOfDay(day);
  return place === undefined ? title : titleOfPlace(words, place);
}

/** Does it come with the app, so that everybody has it? */
export function isEverybodys(puzzle: string): boolean {
  return placeOf(puzzle) !== undefined || dayPlaceOf(puzzle) !== undefined;
}
