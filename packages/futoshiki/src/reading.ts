import type { ReadingPart } from '@pipwright/core';
import { check } from './check/check.js';
import { gridFormat } from './formats/grid.js';
import { jsonFormat } from './formats/json.js';
import { tathamFormat } from './formats/tatham.js';
import type { Puzzle, Spec } from './model/puzzle.js';
import { futoshikiWords } from './words.js';

export const futoshikiReading: ReadingPart<Spec, Puzzle> = {
  name: 'futoshiki',
  formats: [tathamFormat, gridFormat, jsonFormat],
  words: futoshikiWords,
  check,
};
