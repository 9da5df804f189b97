import { type Format, jsonText, ok, parseJson } from '@pipwright/core';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { parseGrid } from './grid.js';
import { makeGrid } from './grid-make.js';
import { type GridDefaults, KEY, USUAL_SET } from './json-parts.js';
import { unreadable } from './refusals.js';

/** `json`: a matrix of region ids and a rule for each, as JSON. */
export const jsonFormat: Format<Spec, Puzzle> = jsonFormatWith(USUAL_SET);

/** The same with another set of dominoes for grids that name none. */
export function jsonFormatWith(defaults: GridDefaults): Format<Spec, Puzzle> {
  return {
    name: 'json',
    extension: 'json',
    recognises: (text) => /^\s*\{/.test(text) && /"(?:rows|cols)"\s*:/.test(text),
    parse(text) {
      const json = parseJson(text);
      const locate = (path: string) => ({ path: path.replace(KEY, '') });
      return [json.ok ? parseGrid(json.value, locate, defaults) : unreadable(json.error)];
    },
    make(puzzles) {
      const grid = makeGrid(puzzles, 'json');
      return grid.ok ? ok(`${jsonText(grid.value)}\n`) : grid;
    },
  };
}
