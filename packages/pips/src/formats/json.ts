/** The grid dialect as JSON. */
import { type Format, ok, parseJson } from '@pipwright/core';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { parseGrid } from './grid.js';
import { makeGrid } from './grid-make.js';
import { KEY } from './grid-reading.js';
import { unreadable } from './unreadable.js';

/** `json`: a matrix of region ids and a rule for each, as JSON. */
export const jsonFormat: Format<Spec, Puzzle> = {
  name: 'json',
  extension: 'json',
  recognises: (text) => /^\s*\{/.test(text) && /"(?:rows|cols)"\s*:/.test(text),
  parse(text) {
    const json = parseJson(text);
    return [json.ok ? parseGrid(json.value, (path) => ({ path: path.replace(KEY, '') })) : unreadable(json.error)];
  },
  make(puzzles) {
    const grid = makeGrid(puzzles, 'json');
    return grid.ok ? ok(`${JSON.stringify(grid.value)}\n`) : grid;
  },
};
