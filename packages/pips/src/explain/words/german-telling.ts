/** How a technique is told in German: put together from what it says of one region, from its conclusion and a question. */
import { list } from '@pipwright/core';
import { shorterAndShorter, type Variants } from '@pipwright/core/wording';
import type { Region } from '../../model/puzzle.js';
import type { Concluded, ToldLink } from '../told/index.js';
import { needyCells } from '../told/sight.js';
import { sentence, sentences } from './german-clause.js';
import { conclusions, placing } from './german-facts.js';
import { twinsInOne } from './german-flow.js';
import { type Case, cellCount, cellNames, eachNamed, type Named, none, regionNamed } from './german-names.js';

/** `keine 6 im Vorrat`, without the number that decides nothing. */
export function noNumber({ puzzle }: Pick<ToldLink, 'puzzle'>, numbers: readonly number[]): string {
  return `${none(numbers)} im ${puzzle.supply.kind === 'list' ? 'Vorrat' : 'Satz'}`;
}

/** `ohne 6 im Vorrat`. */
export function withoutNumber({ puzzle }: Pick<ToldLink, 'puzzle'>, numbers: readonly number[]): string {
  return `ohne ${list(numbers, 'und')} im ${puzzle.supply.kind === 'list' ? 'Vorrat' : 'Satz'}`;
}

/** What is said of one region, given its name. */
export type OfRegion = (told: ToldLink, part: Concluded & { readonly region: Region }, name: Named) => Variants;

/** The same said of each region of the conclusion: once where regions are alike and so is what is said of them. */
export function perRegion(told: ToldLink, say: OfRegion): Variants {
  const parts = told.parts.flatMap((part) => (part.region === undefined ? [] : [{ ...part, region: part.region }]));
  if (parts.length === 0 || (parts.length < told.parts.length && told.placed === undefined)) return [];
  const each = eachNamed(
    told.puzzle,
    parts.map(({ region }) => region),
  );
  const [first = [], ...others] = each === undefined ? [] : parts.map((part) => say(told, part, each));
  const alike = first.filter((text, j) => others.every((variants) => variants[j] === text));
  const said = parts.map((part) => say(told, part, regionNamed(told.puzzle, part.region)).map(sentence));
  return [...alike.map(sentence), ...shorterAndShorter(said).map(twinsInOne)];
}

/** What a question about each region is about: the first, or all alike. */
export function subjectOf(told: ToldLink): Named | undefined {
  const regions = told.parts.flatMap(({ region }) => region ?? []);
  const [first] = regions;
  if (first === undefined) return undefined;
  return eachNamed(told.puzzle, regions) ?? regionNamed(told.puzzle, first);
}

/** The cells that it concludes something of, for a question. */
export function cellsAsked(told: ToldLink, as: Case = 'acc'): string {
  const cells = told.cells.map(({ cell }) => cell);
  return cellNames(cells.length > 0 ? cells : (told.edge ?? []), { most: 2, as });
}

/** What one asks at the end of a reason, by what is concluded. */
export function question(told: ToldLink): string {
  if (told.placed !== undefined) return `Welcher Stein passt auf ${cellNames(told.placed.cells)}?`;
  const joins = told.edges('join');
  if (joins.length > 0) return `Wo findet ${cellNames(needyCells(told, joins).slice(0, 1))} einen Partner?`;
  const [part] = told.edges('part');
  if (part !== undefined) return `Kann auf ${cellNames(part)} ein Stein liegen?`;
  const isMany = told.cells.length > 2;
  return `Was bleibt für ${isMany ? `die ${cellCount(told.cells.length)}` : cellsAsked(told)}?`;
}

/** What is concluded, and what to place. */
export function answer(told: ToldLink, reasons: Variants = []): Variants {
  const { placed } = told;
  const ends = placed === undefined ? sentences(conclusions(told, { isExact: true })) : [placing(placed)];
  return [...each(reasons, ends), ...ends];
}

/** All ways to put a beginning before an end. */
export function each(beginnings: Variants, ends: Variants): Variants {
  return beginnings.flatMap((beginning) => ends.map((end) => (beginning === '' ? end : `${beginning} ${end}`)));
}
