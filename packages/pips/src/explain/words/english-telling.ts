/** How a technique is told in English: put together from what it says of one region, from its conclusion and a question. */
import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import { shorterAndShorter } from '@pipwright/core/wording';
import type { Region } from '../../model/puzzle.js';
import type { Concluded, ToldLink } from '../told/index.js';
import { needyCells } from '../told/sight.js';
import { conclusions, placing, type Variants } from './english-facts.js';
import { cellNames, eachName, regionName } from './english-names.js';

/** `There is no 6 in the tray`, without the number that decides nothing. */
export function noNumber({ puzzle }: Pick<ToldLink, 'puzzle'>, numbers: readonly number[]): string {
  return `no ${list(numbers, 'or')} in the ${puzzle.supply.kind === 'list' ? 'tray' : 'set'}`;
}

/** Sentences begin with a capital, unless with the name of a cell, and end with a point. */
export function sentence(text: string): string {
  const ended = text === '' || /[.?]$/.test(text) ? text : `${text}.`;
  return ended.replaceAll(
    /(^|[.?] )(?!r\d+c\d)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** A reason and what follows from it, in all lengths. */
export function so(reason: string, conclusion: Variants, between = ': '): Variants {
  return conclusion.map((each) => sentence(`${reason}${between}${each}`));
}

/** What follows, where the region that it speaks of was named last. */
export function ofIt(name: string | undefined, conclusion: Variants): Variants {
  return conclusion.map((each) =>
    name !== undefined && each.startsWith(`${name} `) ? `it${each.slice(name.length)}` : each,
  );
}

/** What is said of one region, given its name. */
export type OfRegion = (told: ToldLink, part: Concluded & { readonly region: Region }, name: string) => Variants;

const NAME = '\u0001';

/** The same said of each region of the conclusion: once where regions are alike and so is what is said of them. */
export function perRegion(told: ToldLink, say: OfRegion): Variants {
  const parts = told.parts.flatMap((part) => (part.region === undefined ? [] : [{ ...part, region: part.region }]));
  if (parts.length === 0 || (parts.length < told.parts.length && told.placed === undefined)) return [];
  const said = parts.map((part) => say(told, part, NAME));
  const names = parts.map(({ region }) => regionName(told.puzzle, region));
  const each = eachName(
    told.puzzle,
    parts.map(({ region }) => region),
  );
  const alike = said[0]!.filter((text, j) => said.every((variants) => variants[j] === text));
  return [
    ...(each === undefined ? [] : alike.map((text) => sentence(text.replace(NAME, each).replaceAll(NAME, 'it')))),
    ...shorterAndShorter(said.map((variants, i) => variants.map((text) => sentence(text.replaceAll(NAME, names[i]!))))),
  ];
}

/** A question about each region: it ends with the name of the first, or of all alike. */
export function subjectOf(told: ToldLink): string | undefined {
  const regions = told.parts.flatMap(({ region }) => region ?? []);
  const [first] = regions;
  if (first === undefined) return undefined;
  return eachName(told.puzzle, regions) ?? regionName(told.puzzle, first);
}

/** The cells that it concludes something of, for a question. */
export function cellsAsked(told: ToldLink): string {
  const cells = told.cells.map(({ cell }) => cell);
  return cellNames(cells.length > 0 ? cells : (told.edge ?? []), 2);
}

/** What one asks at the end of a reason, by what is concluded. */
export function question(told: ToldLink): string {
  if (told.placed !== undefined) return `Which domino fits on ${cellNames(told.placed.cells)}?`;
  const joins = told.edges('join');
  if (joins.length > 0) return `Where does ${cellNames(needyCells(told, joins).slice(0, 1))} find a partner?`;
  if (told.edges('part').length > 0) return `Can ${cellNames(told.edges('part')[0]!)} be one domino?`;
  const many = told.cells.length > 2;
  return `What does that leave for ${many ? count(told.cells.length, 'cell') : cellsAsked(told)}?`;
}

/** What is concluded, and what to place. */
export function answer(told: ToldLink, reasons: Variants = []): Variants {
  const { placed } = told;
  const ends = placed === undefined ? conclusions(told, { isExact: true }).map(sentence) : [placing(placed)];
  return [...each(reasons, ends), ...ends];
}

/** All ways to put a beginning before an end. */
export function each(beginnings: Variants, ends: Variants): Variants {
  return beginnings.flatMap((beginning) =>
    ends.map((end) => {
      // What is said of the last cell goes on with the sentence.
      if (end.startsWith(',')) return `${beginning.replace(/\.$/, '')}${end}`;
      return beginning === '' ? end : `${beginning} ${end}`;
    }),
  );
}
