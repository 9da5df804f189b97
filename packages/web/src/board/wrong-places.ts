/** Where on the board it is that something cannot come right. */
import type { Problem } from '@pipwright/core';
import { cellsOf } from '../words/board-words.js';

export interface WrongPlaces {
  readonly cells: ReadonlySet<string>;
  /** Regions by their index in the puzzle. */
  readonly regions: ReadonlySet<number>;
}

export function wrongPlaces(problems: readonly Problem[] = []): WrongPlaces {
  return {
    cells: new Set(problems.flatMap((problem) => cellsOf(problem).map(String))),
    regions: new Set(problems.flatMap(({ data }) => (typeof data.region === 'number' ? [data.region] : []))),
  };
}
