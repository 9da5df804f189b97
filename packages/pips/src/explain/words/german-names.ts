/** German names for what sentences of Pips speak of: cells, dominoes, numbers, and regions as the board shows them. */
import { cellName, list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { areAllAlike, groupsAlike, type PlaceWord, regionPlace } from '../../model/region-place.js';
import { type Rule, ruleLabel } from '../../model/rule.js';

/** The cases that sentences need: who, whom, with whom, whose. */
export type Case = 'nom' | 'acc' | 'dat' | 'gen';

/** How several cells are named. */
interface Naming {
  /** Of more cells only the first are named. */
  readonly most?: number;
  readonly last?: 'und' | 'oder';
  readonly as?: Case;
}

export function cellNames(
  cells: readonly Cell[],
  { most = cells.length, last = 'und', as = 'nom' }: Naming = {},
): string {
  if (cells.length <= Math.max(2, most)) return list(cells.map(cellName), last);
  const named = Math.max(1, most - 1);
  const more = cells.length - named;
  const dative = as === 'dat';
  const others =
    more === 1
      ? dative
        ? 'einem weiteren Feld'
        : 'ein weiteres Feld'
      : `${germanNumber(more)} ${dative ? 'weiteren Feldern' : 'weitere Felder'}`;
  return `${cells.slice(0, named).map(cellName).join(', ')} ${last} ${others}`;
}

/** `drei Felder`; of which the ending differs behind "in", "aus", "von". */
export function cellCount(number: number, grammatical: Case = 'nom'): string {
  const dative = grammatical === 'dat';
  if (number === 1) return dative ? 'einem Feld' : 'ein Feld';
  return `${germanNumber(number)} ${dative ? 'Feldern' : 'Felder'}`;
}

const THE_DOMINO: Readonly<Record<Case, string>> = { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' };

/** `der 4–5`. */
export function domino(each: Domino, grammatical: Case = 'nom'): string {
  return `${THE_DOMINO[grammatical]} ${dominoName(each)}`;
}

export function dominoes(all: readonly Domino[], grammatical: Case = 'nom', last = 'oder'): string {
  return list(
    all.map((each) => domino(each, grammatical)),
    last,
  );
}

/** `keinen 3–6`, `weder den 3–6 noch den 4–6`, `keinen 3–5, 3–6 oder 4–6`. */
export function noDominoes(all: readonly Domino[]): string {
  const [only, ...more] = all;
  if (more.length !== 1 || only === undefined) return `keinen ${list(all.map(dominoName), 'oder')}`;
  return neither(all.map((each) => domino(each, 'acc')));
}

/** `weder 3 noch 4`. */
export function neither(all: readonly (string | number)[]): string {
  return `weder ${all.join(' noch ')}`;
}

/** `eine 4`, and with dative `einer 4`. */
export function one(value: number, grammatical: Case = 'nom'): string {
  return `${grammatical === 'dat' ? 'einer' : 'eine'} ${value}`;
}

/** `4en`. */
export function many(value: number): string {
  return `${value}en`;
}

/** `eine 4`, `zwei 4en`. */
export function times(number: number, value: number, grammatical: Case = 'nom'): string {
  return number === 1 ? one(value, grammatical) : `${germanNumber(number)} ${many(value)}`;
}

/** Of things that a noun before or behind says: `eine`, `zwei`. */
export function howMany(number: number): string {
  return number === 1 ? 'eine' : number === 0 ? 'keine' : germanNumber(number);
}

/** `eine 4 oder eine 5`, of which one is meant. */
export function oneOf(values: readonly number[], grammatical: Case = 'nom'): string {
  return list(
    values.map((value) => one(value, grammatical)),
    'oder',
  );
}

/** `keine 4`, `weder 4 noch 5`. */
export function none(values: readonly number[]): string {
  const [only, ...more] = values;
  return only !== undefined && more.length === 0 ? `keine ${only}` : neither(values);
}

/** `eine 4 und zwei 5en`. */
export function bagName(numbers: readonly number[], grammatical: Case = 'nom'): string {
  const kinds = [...new Set(numbers)];
  return list(
    kinds.map((kind) => times(numbers.filter((number) => number === kind).length, kind, grammatical)),
    'und',
  );
}

/** What a region, or several, is called in each case, and behind "in". */
export interface Named {
  readonly nom: string;
  readonly acc: string;
  readonly dat: string;
  readonly gen: string;
  /** `in der 9`, `im =`: where. */
  readonly inside: string;
  /** `in die 9`, `ins =`: where to. */
  readonly into: string;
  /** `zur 9`, `zum =`. */
  readonly to: string;
  /** `sie`, `es`. */
  readonly it: string;
  readonly isMany: boolean;
}

/** The number of a sum is feminine, every other rule neuter. */
function isFeminine(rule: Rule): boolean {
  return rule.kind === 'sum' && rule.op === '=';
}

const PLACES: Readonly<Record<PlaceWord, string>> = {
  top: 'ober',
  bottom: 'unter',
  left: 'link',
  right: 'recht',
  middle: 'mittler',
};

/** A rule as the board shows it; that of every single number in words. */
export function ruleName(rule: Rule): string {
  if (rule.kind === 'different' && rule.avoiding.length > 0) return `≠ ohne ${rule.avoiding.join(',')}`;
  if (rule.kind !== 'each') return ruleLabel(rule);
  switch (rule.op) {
    case '=':
      return `=${rule.value}`;
    case '≠':
      return `Ohne-${rule.value}`;
    default:
      return `Alle-${rule.op === '<' ? 'unter' : 'über'}-${rule.value}`;
  }
}

/** Articles by gender, and the endings of adjectives behind them. */
function declined(rule: Rule, label: (ending: string) => string): Named {
  const [weak, strong] = [label('e'), label('en')];
  if (isFeminine(rule))
    return {
      nom: `die ${weak}`,
      acc: `die ${weak}`,
      dat: `der ${strong}`,
      gen: `der ${strong}`,
      inside: `in der ${strong}`,
      into: `in die ${weak}`,
      to: `zur ${strong}`,
      it: 'sie',
      isMany: false,
    };
  return {
    nom: `das ${weak}`,
    acc: `das ${weak}`,
    dat: `dem ${strong}`,
    gen: `des ${strong}`,
    inside: `im ${strong}`,
    into: `ins ${weak}`,
    to: `zum ${strong}`,
    it: 'es',
    isMany: false,
  };
}

/** `die linke obere 9`, `das = ab r3c2`. */
export function regionNamed(puzzle: Puzzle, region: Region): Named {
  const { place = [], at } = regionPlace(puzzle, region);
  const name = `${ruleName(region.rule)}${at === undefined ? '' : ` ab ${cellName(at)}`}`;
  return declined(region.rule, (ending) => [...place.map((word) => `${PLACES[word]}${ending}`), name].join(' '));
}

/** `jede 9`, where these are all that look alike; undefined where they are not. */
export function eachNamed(puzzle: Puzzle, regions: readonly Region[]): Named | undefined {
  const label = sharedLabel(puzzle, regions);
  const [first] = regions;
  if (label === undefined || first === undefined) return undefined;
  const [nom, acc, dat, gen, it] = isFeminine(first.rule)
    ? ['jede', 'jede', 'jeder', 'jeder', 'sie']
    : ['jedes', 'jedes', 'jedem', 'jedes', 'es'];
  return {
    nom: `${nom} ${label}`,
    acc: `${acc} ${label}`,
    dat: `${dat} ${label}`,
    gen: `${gen} ${label}`,
    inside: `in ${dat} ${label}`,
    into: `in ${acc} ${label}`,
    to: `zu ${dat} ${label}`,
    it,
    isMany: false,
  };
}

/** `der Rest der 9`. */
export function restNamed({ gen }: Named): Named {
  const rest = `Rest ${gen}`;
  return {
    nom: `der ${rest}`,
    acc: `den ${rest}`,
    dat: `dem ${rest}`,
    gen: `des Rests ${gen}`,
    inside: `im ${rest}`,
    into: `in den ${rest}`,
    to: `zum ${rest}`,
    it: 'er',
    isMany: false,
  };
}

/** `beide 9er und das >3`. */
export function regionsNamed(puzzle: Puzzle, regions: readonly Region[]): Named {
  const names = groupsAlike(puzzle, regions).flatMap((group): readonly Named[] => {
    const label = sharedLabel(puzzle, group);
    const [first] = group;
    if (label === undefined || first === undefined) return group.map((region) => regionNamed(puzzle, region));
    return [allNamed(first.rule, label, group.length)];
  });
  return together(names);
}

/** `beide 9er`, `alle drei =`. */
function allNamed(rule: Rule, label: string, number: number): Named {
  const isTwo = number === 2;
  const plural = isFeminine(rule) ? `${label}er` : label;
  const all = isTwo ? `beide ${plural}` : `alle ${germanNumber(number)} ${plural}`;
  const dative = `${isTwo ? 'beiden' : `allen ${germanNumber(number)}`} ${plural}${isFeminine(rule) ? 'n' : ''}`;
  const genitive = `${isTwo ? 'beider' : `aller ${germanNumber(number)}`} ${plural}`;
  return {
    nom: all,
    acc: all,
    dat: dative,
    gen: genitive,
    inside: `in ${dative}`,
    into: `in ${all}`,
    to: `zu ${dative}`,
    it: 'sie',
    isMany: true,
  };
}

/** Several names as one. */
export function together(names: readonly Named[]): Named {
  const [first, ...more] = names;
  if (first !== undefined && more.length === 0) return first;
  const all = (form: keyof Named) =>
    list(
      names.map((name) => `${name[form]}`),
      'und',
    );
  return {
    nom: all('nom'),
    acc: all('acc'),
    dat: all('dat'),
    gen: all('gen'),
    inside: all('inside'),
    into: all('into'),
    to: all('to'),
    it: 'sie',
    isMany: true,
  };
}

/** What several regions have in common, where no other has it. */
function sharedLabel(puzzle: Puzzle, regions: readonly Region[]): string | undefined {
  return areAllAlike(puzzle, regions) ? ruleName(regions[0]!.rule) : undefined;
}
