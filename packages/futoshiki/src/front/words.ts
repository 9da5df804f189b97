import { quoted, type Words } from '@pipwright/core';
import { parseWords } from '@pipwright/core/front/parts';
import { futoshikiWords } from '../words.js';

/** Sentences for problems that only `definePuzzle` finds. */
const definitionWords = {
  'definition-shape': () =>
    "A puzzle needs givens, and may have signs, as in { givens: ['. 2 .', '. . .', '. . 1'], signs: ['r1c2 < r1c3'] }.",
  'definition-row': (data: { text: string }) =>
    `${quoted(data.text)} is not a row. Write its numbers, and . for an empty cell, as in '. 2 . .'.`,
  'definition-sign': (data: { text: string }) =>
    `${quoted(data.text)} is not a sign. Write its two cells, as in 'r1c2 < r1c3'.`,
  'definition-bar': (data: { text: string }) =>
    `${quoted(data.text)} is not a bar. Write its two cells, as in 'r1c2 r1c3'.`,
} satisfies Words;

export const frontWords = { ...futoshikiWords, ...parseWords, ...definitionWords } satisfies Words;
