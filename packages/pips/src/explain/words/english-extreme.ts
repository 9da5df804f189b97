/** Sums that take the highest numbers left, or the lowest, in English. */
import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Region } from '../../model/puzzle.js';
import type { ToldLink } from '../told/index.js';
import { carriedNumbers } from '../told/tray.js';
import { waysToFill } from '../told/ways.js';
import { be, conclusions, type Variants, verb } from './english-facts.js';
import { bagName, regionName } from './english-names.js';
import { sum } from './english-parts.js';
import { answer, question, sentence } from './english-telling.js';
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

/** `The 20 is a 4, two 5s and a 6: the four highest numbers.` */
function say(told: ToldLink): Variants {
  const made = told.parts.map(({ region }) => (region === undefined ? undefined : madeOf(told, region)));
  const plain = conclusions(told);
  return made.length === 0 || made.includes(undefined)
    ? [...plain.map((text) => sentence(`${text}: no other way ${be(told)} left`)), ...plain.map(sentence)]
    : [made.join(' '), ...plain.map(sentence)];
}

function madeOf(told: ToldLink, region: Region): string | undefined {
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
    return sentence(`${is} ${bagName(taking.numbers)}: ${why}`);
  }
  // It takes more than counting what is told to see which numbers are left.
  const [way, ...others] = told.ways(region, 'after') ?? [];
  if (way === undefined || others.length > 0) return undefined;
  const rest = told.has(region).reduce((left, value) => left.toSpliced(left.indexOf(value), 1), [...way]);
  return sentence(`${is} ${bagName(rest)}: ${noneLeft(told, region, rest)}`);
}

/** `no 3 or 6 is left for it`: the numbers that other ways to make a sum would need. */
function noneLeft(told: ToldLink, region: Region, taken: readonly number[]): string {
  const otherwise = `no other way ${be(told)} left`;
  const { rule } = region;
  const has = told.has(region);
  if (rule.kind !== 'sum') return otherwise;
  const open = told.open(region).map(() => carriedNumbers(told.puzzle));
  const ways = waysToFill({ rule: { ...rule, target: rule.target - sum(has) } }, open) ?? [];
  const isLeft = (value: number) => told.halvesFor(region, value) > has.filter((own) => own === value).length;
  const others = ways.filter((way) => String(way) !== String([...taken].sort((x, y) => x - y)));
  const gone = [...new Set(others.map((way) => way.find((value) => !isLeft(value))))].sort();
  if (gone.length === 0 || gone.length > 2 || gone.includes(undefined)) return otherwise;
  return `no ${list(gone as readonly number[], 'or')} ${be(told)} left for it`;
}

export const extremeTechniques = {
  'extreme-numbers': {
    name: 'Highest or lowest numbers',
    idea: 'A sum may need the highest numbers that are left, or the lowest. Then no others go there.',
    say,
    why(told) {
      const region = told.parts[0]?.region;
      const taking = region === undefined ? undefined : takingOf(told, region);
      if (taking === undefined) return [question(told)];
      const needs = `${openName(told, taking.region)} ${verb(told, 'needs', 'need')} ${numbersName(taking)}`;
      return [sentence(`${needs}. Which are they?`)];
    },
    what: (told) => (told.placed === undefined ? [...say(told), ...answer(told)] : answer(told)),
  },
} as const satisfies Record<string, TechniqueWords>;
