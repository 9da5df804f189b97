/** Finds what a sentence says of a cell, in whatever way it says it. */
import { type Cell, cellName } from '@pipwright/core';

/** Numbers in words. */
export const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const CELL = 'r\\d+c\\d+';
export const DASH = '\\s?[-–—‑|/:]\\s?';
/** Between a cell and its verb. */
export const BEFORE_VERB =
  '(?: (?:both|all|each|then|now|so|also|too|must|can|only|just|will|therefore|has to|have to|should|there|itself))*';
const VERB =
  '(?: is| are| be| holds?| has| have| gets?| takes?| needs?| becomes?| contains?| carries| shows?| equals?|:| ?=| ?→)';
const BEFORE_NUMBER = '(?: (?:an?|the|only|just|number|value|left|with|another|again|also|too|both|all|exactly|now))*';
const LIST = (number: string) => `${number}(?:(?:,| and| or|, and|, or)(?: an?)? ${number})*`;

/** Numbers that a cell is said with. */
export interface Said {
  readonly numbers: readonly number[];
  /** Are several cells said with several numbers, one for each? */
  readonly inTurn: boolean;
}

/** All that a text says a cell is, before the cell or after it. */
export function saidOf(text: string, cell: Cell): Said[] {
  const name = `${cellName(cell)}(?!\\d)`;
  const more = `(?:(?:,| and| or|, and) ${CELL})*`;
  const earlier = `(?:${CELL}(?:,| and| or|, and) )*`;
  const after = `${earlier}${name}${more}${BEFORE_VERB}${VERB}${BEFORE_NUMBER} (${LIST('\\d+')})(?![\\d–])`;
  const apposed = `${name} ?(?:\\(|=|→|:)\\s?(?:an? )?(${LIST('\\d+')})(?![\\d–])`;
  // The 3 of “column 3 is in r1c3 or r3c3” is no number of a cell.
  const ahead = `(?<![\\d–c<>]|rows? |columns? )(${LIST('\\d+')})(?: \\w+){0,3}? (?:on|in|at|into|onto|for|to|→|fits) (?:the cell |cell )?${name}`;
  const inWords = `${name}${BEFORE_VERB}(?: is| are| be| becomes?| gets?)${BEFORE_NUMBER} (${WORDS.join('|')})(?=[.,;:?!]|$)`;
  return [after, apposed, ahead, inWords].flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => {
      const said = (match[1] ?? '').match(/\d+|[a-z]+/giu) ?? [];
      const numbers = said
        .filter((each) => !/^(?:and|or|an?)$/i.test(each))
        .map((each) => (/\d/.test(each) ? Number(each) : WORDS.indexOf(each.toLowerCase())));
      const cells = match[0].match(new RegExp(CELL, 'g'))?.length ?? 1;
      return { numbers, inTurn: cells > 1 && / and /.test(match[1] ?? '') };
    }),
  );
}

/** Numbers that a text says a cell is not. */
export function deniedOf(text: string, cell: Cell): number[] {
  const not = `${cellName(cell)}(?!\\d)${BEFORE_VERB}(?: is not| isn't| cannot be| can't be| are not) (?:an? )?(\\d+)`;
  return [...text.matchAll(new RegExp(not, 'giu'))].map((match) => Number(match[1]));
}
