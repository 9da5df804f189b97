import { quoted, type Words } from '@pipwright/core';
import { parseWords } from '@pipwright/core/front/parts';
import { pipsWords } from '../words.js';

/** Sentences for problems that only `definePuzzle` finds. */
const definitionWords = {
  'definition-shape': () =>
    "A puzzle needs regions, rules and dominoes, as in { regions: ['AAB', 'ABB'], rules: { A: sum(5), B: same() }, dominoes: '26 33 35' }; for a set of dominoes, { set: 6 }.",
  'definition-without-rule': (data: { letter: string }) =>
    `There is no rule for the region ${quoted(data.letter)}. Add one to rules, or write * for cells without a rule.`,
  'definition-without-cells': (data: { letter: string }) =>
    `There is a rule for ${quoted(data.letter)}, but no cell of that region.`,
  'definition-domino': (data: { text: string }) =>
    `${quoted(data.text)} is not a domino. Write its two numbers, as in 26, or 2-6.`,
} satisfies Words;

export const frontWords = { ...pipsWords, ...parseWords, ...definitionWords } satisfies Words;
