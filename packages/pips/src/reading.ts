import type { ReadingPart } from '@pipwright/core';
import { check } from './check/check.js';
import { jsonFormat } from './formats/json.js';
import { nytFormat } from './formats/nyt.js';
import { textFormat } from './formats/text.js';
import { yamlFormat } from './formats/yaml-format.js';
import type { Puzzle, Spec } from './model/puzzle.js';
import { pipsWords } from './words.js';

export const pipsReading: ReadingPart<Spec, Puzzle> = {
  name: 'pips',
  formats: [textFormat, jsonFormat, nytFormat, yamlFormat],
  words: pipsWords,
  check,
};
