/** The languages that explanations are told in, with what their sentences look like from outside. */
import { type Cell, cellName } from '@pipwright/core';
import { futoshikiGerman } from '../src/explain/german.js';
import { futoshikiExplainer } from '../src/explain/index.js';
import { english } from '../src/explain/words/english.js';
import { german } from '../src/explain/words/german.js';
import type { FutoshikiLanguage, FutoshikiWords } from '../src/explain/words/language.js';

export interface Told {
  readonly name: string;
  readonly words: FutoshikiWords;
  readonly language: FutoshikiLanguage;
  /** Names of one or several rows or columns. */
  readonly lines: RegExp;
  readonly row: string;
  readonly column: string;
  /** Words for what a player has done. */
  readonly yours: RegExp;
  /** Words that it does not have. */
  readonly foreign: RegExp;
  /** Does a text say that a cell is a number? */
  says(text: string, cell: Cell, number: number): boolean;
}

/** A cell, perhaps among others, then a verb and one number. */
function saying(and: string, or: string, verbs: string) {
  return (text: string, cell: Cell, number: number): boolean => {
    const name = `${cellName(cell)}(?!\\d)`;
    const others = `(?:(?:,| ${and}) r\\d+c\\d+)*`;
    const after = new RegExp(`${name}${others} (?:${verbs}) ${number}(?!\\d|, \\d| ${and} \\d| ${or} \\d)`);
    const before = new RegExp(`(?<![\\dc])${number} in ${name}`);
    return after.test(text) || before.test(text);
  };
}

export const LANGUAGES: readonly Told[] = [
  {
    name: 'English',
    words: english,
    language: futoshikiExplainer.languages.en as FutoshikiLanguage,
    lines: /\b(?:rows?|columns?) \d+(?:(?:, \d+)* and \d+)?/gi,
    row: 'row',
    column: 'column',
    yours: /\byou/i,
    foreign: /[äöüß„]|\b(?:und|oder|die|der|das|ist|Zeile|Spalte|Feld|Zahl)\b/,
    says: saying('and', 'or', 'is|are|would be'),
  },
  {
    name: 'German',
    words: german,
    language: futoshikiGerman,
    lines: /\b(?:Zeilen?|Spalten?) \d+(?:(?:, \d+)* und \d+)?/g,
    row: 'Zeile',
    column: 'Spalte',
    yours: /\b(?:du|dein)/i,
    foreign:
      /[“”](?!\.)|\b(?:the|is|are|and|or|of|to|at|for|from|with|no|not|it|its|this|that|which|what|where|who|be|would|has|have|lacks?|left|least|most|rows?|columns?|cells?|numbers?|bars?|signs?|greater|smaller|than|only|look|suppose|then|write|your?|steps?)\b/i,
    says: saying('und', 'oder', '(?:ist |sind |sind beide |sind alle )?(?:die|eine)'),
  },
];
