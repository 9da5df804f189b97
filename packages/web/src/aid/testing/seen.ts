/** Sentences as a player reads them, with names for the eye. */
import type { AnyGame, Cell } from '@pipwright/play';
import type { RegionNames } from '../../words/catalogue.js';
import { en } from '../../words/testing/catalogues.js';
import { coordinateNames, type Names, namesFor } from '../names.js';

const regionsOf = ({ kind, puzzle }: AnyGame): RegionNames | undefined =>
  kind === 'pips' ? en.kinds.pips.aid.regions(puzzle) : undefined;

export function namesIn(game: AnyGame, texts: readonly string[], rings: readonly (readonly Cell[])[] = []): Names {
  return namesFor({ words: en.aid.names, regions: regionsOf(game), rings }, texts);
}

/** With `r1c1` for a cell. */
export function inCoordinates(game: AnyGame, text: string): string {
  return coordinateNames(regionsOf(game), en.aid.names).write(text);
}
