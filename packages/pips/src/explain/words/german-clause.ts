/**
 * German clauses. The verb comes second, but first behind "also": a clause is kept in its parts until it is known where
 * it stands. Behind a colon, what is a whole sentence begins with a capital.
 */
import type { Variants } from '@pipwright/core/wording';

export interface Clause {
  /** What stands before the verb. */
  readonly first: string;
  readonly verb: string;
  readonly rest: string;
}

/** One or more clauses that are said together. */
export type Clauses = readonly Clause[];

/** Ways of saying one thing, the longest first. */
export type ClauseVariants = readonly Clauses[];

export function clause(first: string, verb: string, rest: string): Clause {
  return { first, verb, rest };
}

function asMain({ first, verb, rest }: Clause): string {
  return `${first} ${verb} ${rest}`.trim();
}

/** Clauses behind each other: the same verb is said once, and a verb of its own stands behind a comma. */
function joined(clauses: Clauses, start: (first: Clause) => string): string {
  return clauses.reduce((text, each, i) => {
    const before = clauses[i - 1];
    if (before === undefined) return start(each);
    // A negative would go on, and a second "und" is hard to read.
    const isSame = each.verb === before.verb && !before.first.startsWith('kein ') && !each.first.includes(' und ');
    const isLast = i === clauses.length - 1;
    return `${text}${!isLast ? ', ' : isSame ? ' und ' : ', und '}${isSame ? `${each.first} ${each.rest}`.trim() : asMain(each)}`;
  }, '');
}

/** `r1c1 ist eine 4 und r1c2 eine 5`. */
export function main(clauses: Clauses): string {
  return joined(clauses, asMain);
}

/** `also ist r1c1 eine 4 und r1c2 eine 5`. */
export function behind(word: string, clauses: Clauses): string {
  return joined(clauses, ({ first, verb, rest }) => `${word} ${verb} ${first} ${rest}`.trim());
}

/** `es gibt keinen 0–3, und der 3–3 liegt schon`: of whole clauses. */
export function andAlso(clauses: readonly string[]): string {
  return [clauses.slice(0, -1).join(', '), ...clauses.slice(-1)].filter((each) => each !== '').join(', und ');
}

/** With a capital, unless it begins with the name of a cell. */
export function capitalised(text: string): string {
  return /^r\d+c\d/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Sentences begin with a capital, unless with the name of a cell, and end with a point. */
export function sentence(text: string): string {
  const ended = text === '' || /[.?]$/.test(text) ? text : `${text}.`;
  return ended.replaceAll(
    /(^|[.?] )(?!r\d+c\d)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function sentences(variants: ClauseVariants): Variants {
  return variants.map((each) => sentence(main(each)));
}

/** A reason and what follows from it, in all lengths: `…: r1c1 ist eine 4.` */
export function so(reason: string, conclusion: ClauseVariants): Variants {
  if (reason === '') return sentences(conclusion);
  // Behind a colon, no other.
  const between = /:[^.]*$/.test(reason) ? '. ' : ': ';
  return conclusion.map((each) => sentence(`${reason}${between}${capitalised(main(each))}`));
}

/** The same as `…, also ist r1c1 eine 4.` */
export function hence(reason: string, conclusion: ClauseVariants): Variants {
  if (reason === '') return sentences(conclusion);
  return conclusion.map((each) => sentence(`${reason}, ${behind('also', each)}`));
}
