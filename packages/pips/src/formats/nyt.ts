/**
 * The Times's JSON (seed 001): one level, or a day with easy, medium and hard. The board is the union of the
 * regions; a cell without a rule has a region of type `empty`. Fields the game does not need are ignored, but
 * for those that say where the puzzle comes from, which are kept and written back.
 */
import type { Format } from '@pipwright/core';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { makeNyt } from './nyt-make.js';
import { parseNyt } from './nyt-read.js';

/** `nyt`: the JSON of the Times, one puzzle or a whole day. */
export const nytFormat: Format<Spec, Puzzle> = {
  name: 'nyt',
  extension: 'json',
  recognises: (text) => /^\s*\{/.test(text) && /"(?:printDate|dominoes|indices|easy|medium|hard)"\s*:/.test(text),
  parse: parseNyt,
  make: makeNyt,
};
