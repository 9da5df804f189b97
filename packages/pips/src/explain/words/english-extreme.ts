/** Sums that take the highest numbers left, or the lowest, in English. */
import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import { shorterAndShorter } from '@pipwright/core/wording';
import type { Region } from '../../model/puzzle.js';
import { type Concluded, hasEnd, type ToldLink } from '../told/index.js';
import { carriedNumbers } from '../told/tray.js';
import { waysToFill } from '../told/ways.js';
import { allOf } from './english-count.js';
import { be, conclusions, type Variants, verb } from './english-facts.js';
import { bagName, regionName } from './english-names.js';
import { scarce, sum } from './english-parts.js';
import { answer, noNumber, question, sentence } from './english-telling.js';
import type { TechniqueWords } from './language.js';

/** A sum, and what it takes for the cells that are not known. */
interface Taking {
  readonly region: Region;
  readonly numbers: readonly number[];
  readonly which: 'highest' | 'lowest';
  /** Are other numbers known to be elsewhere? */
  readonly isLeft: boolean;
}

function takingOf(told: ToldLink, region: Region): Taking | undefined {
  const { rule } = region;
  const open = told.open(region).length;
  if (rule.kind !== 'sum' || open === 0) return undefined;
  const has = told.has(region);
  const left = carriedNumbers(told.puzzle).flatMap((value) => {
    const there = told.halvesFor(region, value) - has.filter((own) => own === value).length;
    return new Array<number>(Math.max(0, there)).fill(value);
  });
  if (left.length < open) return undefined;
  const isLeft = told.puzzle.cells.some((cell) => told.known(cell) !== undefined);
  const highest = left.slice(-open);
  const lowest = left.slice(0, open);
  const least = rule.op === '<' ? undefined : rule.target + Number(rule.op === '>') - sum(has);
  const most = rule.op === '>' ? undefined : rule.target - Number(rule.op === '<') - sum(has);
  if (sum(highest) === least) return { region, numbers: highest, which: 'highest', isLeft };
  return sum(lowest) === most ? { region, numbers: lowest, which: 'lowest', isLeft } : undefined;
}

/** `the 2 and the 6 belong elsewhere`: numbers of the tray beyond those that are taken; undefined where they are many. */
function elsewhere(told: ToldLink, { numbers, which }: Taking): readonly string[] | undefined {
  const limit = which === 'highest' ? Math.min(...numbers) : Math.max(...numbers);
  const placed = told.before.placements.flatMap(({ domino }) => domino);
  const times = (value: number, all: readonly number[]) => all.filter((each) => each === value).length;
  const others = carriedNumbers(told.puzzle)
    .filter((value) => (which === 'highest' ? value > limit : value < limit))
    .map((value) => ({ value, there: told.halves(value) - times(value, placed) - times(value, numbers) }))
    .filter(({ there }) => there > 0);
  if (others.length > 2) return undefined;
  return others.map(({ value, there }) => {
    const other = numbers.includes(value) ? 'other ' : '';
    return `the ${other}${value}${there > 1 ? 's' : ''}`;
  });
}

/** `the four highest numbers left`. */
function numbersName({ numbers, which, isLeft }: Taking): string {
  const some = numbers.length === 1 ? `${which} number` : count(numbers.length, `${which} number`);
  return `the ${some}${isLeft ? ' left' : ''}`;
}

/** `the rest of the 20`, where some of its cells are known. */
function openName(told: ToldLink, region: Region): string {
  const name = regionName(told.puzzle, region);
  return told.open(region).length < region.cells.length ? `the rest of ${name}` : name;
}

/** The region that some cells are in, where an earlier step named it as well. */
function regionOf({ puzzle }: ToldLink, { region, cells }: Concluded): Region | undefined {
  return region ?? puzzle.regions.find((each) => cells.every(({ cell }) => hasEnd(each.cells, cell)));
}

/** `The 20 is a 4, two 5s and a 6: the four highest numbers.` */
function say(told: ToldLink): Variants {
  const made = told.parts.map((part) => {
    const region = regionOf(told, part);
    return region === undefined ? [] : madeOf(told, region);
  });
  const isAll = made.length > 0 && made.every((variants) => variants.length > 0);
  return [...(isAll ? shorterAndShorter(made) : []), ...conclusions(told).map(sentence)];
}

function madeOf(told: ToldLink, region: Region): Variants {
  const is = `${openName(told, region)} ${be(told)}`;
  const taking = takingOf(told, region);
  if (taking !== undefined) {
    const others = elsewhere(told, taking);
    const why =
      others === undefined
        ? `no other way ${be(told)} left`
        : others.length === 0
          ? numbersName(taking)
          : `${list(others)} ${verb(told, others.length > 1 || others[0]!.endsWith('s') ? 'belong' : 'belongs', 'belong')} elsewhere`;
    return [sentence(`${is} ${bagName(taking.numbers)}: ${why}`)];
  }
  // It takes more than counting what is told to see which numbers are left.
  const rest = restOf(told, region);
  if (rest === undefined) return [];
  const why = noneLeft(told, region, rest);
  return [
    ...(why === undefined ? [] : [sentence(`${is} ${bagName(rest)}: ${why}`)]),
    sentence(`${openName(told, region)} ${told.isSupposed ? 'could' : 'can'} only be ${bagName(rest)}`),
  ];
}

/** What is left for the open cells of a region, where that is certain. */
function restOf(told: ToldLink, region: Region): readonly number[] | undefined {
  const [way, ...others] = told.ways(region, 'after') ?? [];
  if (way === undefined || others.length > 0 || told.open(region).length === 0) return undefined;
  return told.has(region).reduce((left, value) => left.toSpliced(left.indexOf(value), 1), [...way]);
}

/** `No 6 is left for the 9. How can it be made?`. */
function askGone(told: ToldLink, region: Region): Variants {
  const name = regionName(told.puzzle, region);
  const rest = restOf(told, region);
  const why = rest === undefined ? undefined : noneLeft(told, region, rest)?.replace('for it', `for ${name}`);
  const how = why?.includes(name) ? 'How can it be made?' : `How can ${name} be made?`;
  const has = told.has(region);
  return [
    ...(why === undefined ? [] : [`${sentence(why)} ${how}`]),
    ...(has.length === 0 ? [] : [sentence(`${name} has ${bagName(has)} already. What are its other cells?`)]),
    `How can ${name} still be made?`,
  ];
}

/** Why a sum is made of nothing else: what other ways would need is not there, or others take it. */
function noneLeft(told: ToldLink, region: Region, taken: readonly number[]): string | undefined {
  const { gone, by, isOnly } = goneFor(told, region, taken);
  const lacking = told.lacking(region);
  if (isOnly)
    return lacking.length === 0 || lacking.length > 2 ? undefined : `there ${be(told)} ${noNumber(told, lacking)}`;
  if (gone.length === 0) return undefined;
  if (by === undefined && gone.every((value) => !isThere(told, region, value)))
    return `no ${list(gone, 'or')} ${be(told)} left for it`;
  if (by === undefined) return `there ${be(told, told.halvesFor(region, gone[0]!) > 1)} ${scarce(told, region, gone)}`;
  const byIt = gone.filter((value) => told.needs(by, value) > 0);
  const before = gone.filter((value) => !byIt.includes(value));
  const which = byIt.map((value) =>
    told.needs(by, value) < told.halves(value) ? `the last ${value}` : allOf(told, value),
  );
  return list([
    ...(before.length === 0 ? [] : [`no ${list(before, 'or')} ${be(told)} left`]),
    `${regionName(told.puzzle, by)} ${verb(told, 'takes', 'take')} ${list(which)}`,
  ]);
}

function isThere(told: ToldLink, region: Region, value: number): boolean {
  return told.halvesFor(region, value) > told.has(region).filter((own) => own === value).length;
}

interface Gone {
  /** Numbers of which each other way to make a sum has more than are left for it; none where they are many. */
  readonly gone: readonly number[];
  /** Who needs the last of them, where that is to come. */
  readonly by: Region | undefined;
  /** Are there no other ways with the numbers of the tray? */
  readonly isOnly: boolean;
}

function goneFor(told: ToldLink, region: Region, taken: readonly number[]): Gone {
  const { rule } = region;
  const has = told.has(region);
  if (rule.kind !== 'sum') return { gone: [], by: undefined, isOnly: false };
  const open = told.open(region).map(() => carriedNumbers(told.puzzle));
  const ways = waysToFill({ rule: { ...rule, target: rule.target - sum(has) } }, open) ?? [];
  const others = ways.filter((way) => String(way) !== String([...taken].sort((x, y) => x - y)));
  const goneWith = (takers: readonly Region[]) => {
    const times = (value: number, numbers: readonly number[]) => numbers.filter((each) => each === value).length;
    const isScarce = (value: number, _: number, way: readonly number[]) => {
      const needed = takers.map((taker) => told.needs(taker, value) - times(value, told.has(taker)));
      return told.halvesFor(region, value) - sum(needed) - times(value, has) < times(value, way);
    };
    const scarcest = [...new Set(others.map((way) => way.find(isScarce)))];
    return scarcest.length > 2 || scarcest.includes(undefined) ? [] : scarcest.flatMap((value) => value ?? []).sort();
  };
  const isOnly = others.length === 0;
  const gone = goneWith([]);
  const takers = [...told.otherRegions, ...told.puzzle.regions.filter((other) => other !== region)];
  const [by] = gone.length > 0 ? [] : takers.filter((other) => goneWith([other]).length > 0);
  return { gone: by === undefined ? gone : goneWith([by]), by, isOnly };
}

export const extremeTechniques = {
  'extreme-numbers': {
    name: 'Highest or lowest numbers',
    idea: 'A sum may need the highest numbers that are left, or the lowest. Then no others go there.',
    say,
    why(told) {
      const [part] = told.parts;
      const region = part === undefined ? undefined : regionOf(told, part);
      if (region === undefined) return [question(told)];
      const taking = takingOf(told, region);
      if (taking === undefined) return askGone(told, region);
      const needs = `${openName(told, taking.region)} ${verb(told, 'needs', 'need')} ${numbersName(taking)}`;
      return [sentence(`${needs}. Which are they?`)];
    },
    what: (told) => (told.placed === undefined ? [...say(told), ...answer(told)] : answer(told)),
  },
} as const satisfies Record<string, TechniqueWords>;
