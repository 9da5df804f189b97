/** Techniques that count numbers or pips, in English. */
import { list, sameCell } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import { shorterAndShorter } from '@pipwright/core/wording';
import type { CellLeft } from '../step.js';
import {
  type Count,
  countByCell,
  counted,
  countFor,
  countGroups,
  isOfSeveral,
  isOnly,
  leftBeside,
  ownRegion,
  partsOf,
  pipsLeft,
} from '../told/counting.js';
import type { ToldLink } from '../told/index.js';
import { isOneInSight, MOST_NAMED } from '../told/sight.js';
import { allOf, allTaken, countSaid, usedUp, withoutSaid } from './english-count.js';
import { be, conclusions, type Variants, valuesSaid, verb } from './english-facts.js';
import { a, cellNames, eachName, regionName, regionNames } from './english-names.js';
import { COUNTING } from './english-regions.js';
import { answer, cellsAsked, ofIt, question, sentence, so } from './english-telling.js';
import type { TechniqueWords } from './language.js';

/** What to count, where no number in question is used up. */
function countAsked(told: ToldLink): string {
  const numbers = list(told.values.slice(0, 3).map((value) => `${value}s`));
  return numbers === '' ? question(told) : `Count the ${numbers}. What is left for ${cellsAsked(told)}?`;
}

/** That no other cell has some numbers, and which cells are known by that. */
function noOther(told: ToldLink, values: readonly number[]): Variants {
  const { cells } = told;
  const isOfAll = cells.every((each) => values.every((value) => told.lost(each).includes(value)));
  if (values.length === 0 || (cells.length <= 2 && isOfAll)) return conclusions(told);
  const known = cells.filter((each) => told.left(each).length === 1 && told.lost(each).length > 0);
  const none = `no other cell ${be(told)} ${list(values, 'or')}`;
  const also = known.length === 0 || known.length > 3 ? '' : `, and ${valuesSaid(told, known, 3)}`;
  return also === '' ? [none] : [`${none}${also}`, none];
}

/** Of more, nobody asks which they are. */
const MOST_LEFT = 4;

/** For whom nothing is left. */
function forWhom(told: ToldLink): string {
  const [part, ...more] = told.parts;
  const cells = told.cells.map(({ cell }) => cell);
  const own = told.puzzle.regions.find((region) => isOnly(region, cells));
  if (own !== undefined) return regionName(told.puzzle, own);
  if (part?.region !== undefined && more.length === 0 && part.cells.length >= told.open(part.region).length)
    return regionName(told.puzzle, part.region);
  return cellNames(cells, 3);
}

function complementSaid(told: ToldLink): Variants {
  const { sums, known, open, left } = pipsLeft(told);
  const then = conclusions(told);
  if (told.puzzle.supply.kind !== 'list' || open.length === 0 || left < 0) return then.map(sentence);
  const taken = known === 0 ? `the sums take ${sums}` : `the sums and the known cells take ${sums + known}`;
  const rest =
    open.length === 1
      ? ''
      : `, and ${left} ${be(told, true)} left for ${open.length <= 3 ? list(open) : `${open.length} cells`}`;
  const all = `of ${told.allPips} pips, ${taken}${rest}`;
  return [...so(all, then), ...so(`of ${told.allPips} pips, ${left} ${be(told, left !== 1)} left`, then)];
}

/** What is concluded, by region, each with its own reason: the same reason is told once. */
function oneByOne(told: ToldLink): Variants {
  const all = countGroups(told).map(({ found, parts }) => {
    const [first, ...more] = parts;
    const own = more.length === 0 ? first! : told.only({ kind: 'values', cells: parts.flatMap(({ cells }) => cells) });
    if (found === undefined) return countByCells(own);
    return more.length === 0 ? countingTechniques.counting.say(own) : countForAll(own, found, parts);
  });
  return [...shorterAndShorter(all), ...countByCells(told)];
}

/** `The 5 needs a 0. Only two are left for each =: r1c5 is 4 or 5`. */
function countForAll(told: ToldLink, found: Count, parts: readonly ToldLink[]): Variants {
  const { value, left } = found;
  const said = countSaid(parts[0]!, found);
  const others = told.cells.flatMap(({ cell, values }) => {
    const also = told.valuesOf(cell).filter((number) => number === value || values.includes(number));
    return told.lost({ cell, values: also }).length === 0 ? [] : [{ cell, values: also }];
  });
  if (left === 0 && told.cells.length > 2) {
    const whose = `no ${value} ${be(told)} left for ${cellNames(
      told.cells.map(({ cell }) => cell),
      3,
    )}`;
    const none = [`${said}. No other cell ${be(told)} ${value}`, whose].map(sentence);
    const isBySame = (each: CellLeft) => countFor(told.only({ kind: 'values', cells: [each] }))?.value === value;
    const same = others.filter(isBySame);
    const whole = (each: CellLeft) => told.cells.find(({ cell }) => sameCell(cell, each.cell)) ?? each;
    const few = same.map((each) => (told.left(whole(each)).length <= MOST_NAMED ? whole(each) : each));
    const also = few.length === 0 ? '' : `, and ${valuesSaid(told.only({ kind: 'values', cells: few }), few, 3)}`;
    const rest = others.filter((each) => !isBySame(each));
    const all = [sentence(`${said}. No other cell ${be(told)} ${value}${also}`), ...none];
    if (rest.length === 0) return all;
    return [...oneByOne(told.only({ kind: 'values', cells: rest })).map((text) => `${all[0]} ${text}`), ...all];
  }
  const regions = parts.flatMap((part) => ownRegion(part) ?? []);
  const whom =
    regions.length < parts.length
      ? list(parts.map(forWhom))
      : (eachName(told.puzzle, regions) ?? list(regions.map((region) => regionName(told.puzzle, region))));
  const rest = left === 0 ? `none ${be(told)}` : `only ${count(left, '', '').trim()} ${be(told, left > 1)}`;
  const short = left === 0 ? `no ${value} ${be(told)}` : `only ${count(left, `${value}`)} ${be(told, left > 1)}`;
  const then = conclusions(told);
  return [
    ...so(`${said}. ${rest} left for ${whom}`, then),
    ...so(`${short} left for ${whom}`, then),
    sentence(`${short} left for ${whom}`),
  ];
}

/** Where no count of regions shows it: which cells have the number, or that these are the last that can. */
function countByCells(told: ToldLink): Variants {
  const then = conclusions(told);
  const found = countByCell(told);
  switch (found?.kind) {
    case undefined:
      return then.map(sentence);
    case 'holding':
      return so(`${cellNames(found.cells, 4)} ${be(told, found.cells.length > 1)} ${found.value}`, then);
    case 'nowhere':
      return so(`the ${found.value}s have nowhere else to go`, then);
    case 'few': {
      const is = told.halves(found.values[0]!) === 1 ? 'is' : 'are';
      const there = list(found.values.map((each) => count(told.halves(each), `${each}`)));
      return so(`there ${is} only ${there}`, then);
    }
    case 'alike':
      return so(`the other regions leave fewer than ${count(found.region.cells.length, `${found.value}`)}`, then);
    case 'needed':
      return so(`${allOf(told, found.value)} ${be(told, told.halves(found.value) > 1)} needed elsewhere`, then);
  }
}

export const countingTechniques = {
  'sharing-out': {
    name: 'Sharing out the numbers',
    idea: 'When as many = are left as there are numbers for them, and no number can serve two, they take one each.',
    say: (told) => conclusions(told).map(sentence),
    why: () => [],
    what: (told) => conclusions(told).map(sentence),
  },
  'half-supply': {
    name: COUNTING,
    idea: 'When all halves with a number are used, no other cell holds it.',
    say(told) {
      const all = told.values.filter((each) => told.cells.some((cell) => told.lost(cell).includes(each)));
      // Where the numbers that the cells lose are not among the premises, nothing of those that are is used up.
      if (all.length === 0) return conclusions(told).map(sentence);
      const used = usedUp(told, all);
      if (!/^only/.test(used)) return so(used, noOther(told, all), ', so ');
      const known = told.cells.filter((each) => told.left(each).length === 1 && told.lost(each).length > 0);
      const isFew = told.cells.length <= 2 || (known.length > 0 && known.length <= 3);
      return [
        ...(isFew ? so(used, [valuesSaid(told, known.length > 0 ? known : told.cells, 3)], ', so ') : []),
        sentence(used),
      ];
    },
    why(told) {
      const asked = cellsAsked(told);
      const all = told.values.filter((each) => told.cells.some((cell) => told.lost(cell).includes(each)));
      const [value] = all;
      if (value === undefined) return [countAsked(told), question(told)];
      if (told.cells.length > 2) {
        const there = `There ${told.halves(value) === 1 ? 'is' : 'are'} ${count(told.halves(value), `${value}`)}.`;
        return all.length === 1
          ? [`${there} Are any left for the other cells?`]
          : [
              `${sentence(allTaken(told, all))} ${leftBeside(told, all).length <= MOST_LEFT ? 'Which numbers are left for the other cells?' : 'What can no other cell be?'}`,
            ];
      }
      return [
        `${sentence(usedUp(told, [value]))} What is left for ${asked}?`,
        `How many ${value}s are left for ${asked}?`,
      ];
    },
    what(told) {
      const all = told.values.filter((each) => told.cells.some((cell) => told.lost(cell).includes(each)));
      if (told.cells.length <= 2 || all.length === 0) return answer(told);
      const left = leftBeside(told, all);
      const only = all.length === 1 ? 'none' : `only ${list(left.map((each) => `${each}s`))}`;
      const then = noOther(told, all);
      return [...(all.length > 1 && left.length > MOST_LEFT ? then.map(sentence) : so(only, then)), ...answer(told)];
    },
  },
  'last-cells': {
    name: 'Nowhere else to go',
    idea: 'A number with as many cells left as halves fills them all.',
    say(told) {
      const value = counted(told);
      const then = conclusions(told);
      if (value === undefined) return then.map(sentence);
      const all = told.halves(value);
      if (all === 1) return so(`the only ${value} ${verb(told, 'has', 'have')} nowhere else to go`, then);
      return [
        ...so(`only ${count(all, 'cell')} can still take the ${count(all, `${value}`)}`, then),
        ...so(`the ${value}s ${verb(told, 'have', 'have')} nowhere else to go`, then),
      ];
    },
    why(told) {
      const value = counted(told);
      return [
        value === undefined
          ? question(told)
          : `${sentence(`${allOf(told, value)} must go somewhere`)} Which cells can still take ${told.halves(value) === 1 ? 'it' : 'them'}?`,
      ];
    },
    what: (told) => answer(told),
  },
  complement: {
    name: 'Counting all pips',
    idea: 'All pips of the tray together, less what the sums take, are left for the other cells.',
    say: complementSaid,
    why(told) {
      const { sums, known } = pipsLeft(told);
      const taken = known === 0 ? `the sums take ${sums}` : `the sums and the known cells take ${sums + known}`;
      return [
        `Of ${told.allPips} pips, ${taken}. ${question(told)}`,
        'How many pips do the sums leave for the other cells?',
      ];
    },
    what: (told) => answer(told),
  },
  counting: {
    name: COUNTING,
    idea: 'A number counted over several regions: what some of them need is not left for the others.',
    say(told): Variants {
      const then = conclusions(told);
      const found = countFor(told);
      if (isOfSeveral(told, found)) return oneByOne(told);
      if (found === undefined) return countByCells(told);
      const { value, left } = found;
      const said = countSaid(told, found);
      const without = withoutSaid(told, found);
      const whom = forWhom(told);
      if (left > 0) {
        const own = ownRegion(told);
        const name = own === undefined ? whom : regionName(told.puzzle, own);
        const rest = `only ${count(left, '', '').trim()} ${be(told, left > 1)} left for ${name}`;
        const it = ofIt(name, then);
        const few = rest.replace(/^only \w+/, `only ${count(left, `${value}`)}`);
        return [
          ...so(`${said}. ${rest}`, it),
          ...so(`${said}, so ${rest}`, it),
          ...so(few, it),
          sentence(`${said}. ${rest}`),
        ];
      }
      const none = `none ${be(told)} left for ${whom}`;
      const isBare = told.cells.every((cell) => told.left(cell).length > 3 || isOneInSight(told, cell));
      const isRegion = whom.startsWith('the ');
      const which = told.cells.length > 1 ? 'which are' : 'which is';
      const [at] = told.cells;
      const isOne = at !== undefined && told.cells.every((each) => String(told.left(each)) === String(told.left(at)));
      const ends =
        told.cells.length > 2 &&
        (ownRegion(told) === undefined || told.cells.every((each) => told.lost(each).length === 1))
          ? noOther(told, [value])
          : isBare
            ? [none]
            : isOne && !isRegion && !told.isSupposed
              ? [
                  `${none}, ${which} ${list(
                    told.left(at).filter((each) => each !== value),
                    'or',
                  )}`,
                  none,
                ]
              : [...ofIt(whom, then).map((each) => `${none}: ${each}`), ...then];
      return [
        ...(without === undefined
          ? []
          : [
              ...so(`${without}. That ${verb(told, 'takes', 'take')} ${allOf(told, value)}`, then),
              ...so(`${without}. That ${verb(told, 'takes', 'take')} ${allOf(told, value)}`, ends),
            ]),
        ...so(said, ends, '. '),
        ...so(said, then),
        ...so(`no ${value} ${be(told)} left for ${whom}`, then),
        sentence(`no ${value} ${be(told)} left for ${whom}`),
      ];
    },
    why(told): Variants {
      const found = countFor(told);
      const part = isOfSeveral(told, found) ? partsOf(told).find((each) => countFor(each) !== undefined) : undefined;
      if (part !== undefined) return countingTechniques.counting.why(part);
      const value = found?.value ?? counted(told);
      if (value === undefined) return [countAsked(told)];
      const asked = `How many ${value}s does that leave for ${forWhom(told)}?`;
      if (found === undefined) return [`Count the ${value}s. How many are left for ${forWhom(told)}?`];
      const { taking } = found;
      const without = withoutSaid(told, found);
      const regions = taking.map(({ region }) => region);
      const needs = `${eachName(told.puzzle, regions) ?? regionNames(told.puzzle, regions)} need${eachName(told.puzzle, regions) !== undefined || regions.length === 1 ? 's' : ''}`;
      const isAlike = taking.every(({ number }) => number === 1);
      return [
        ...(without === undefined ? [] : [`${sentence(without)} ${asked}`]),
        ...(isAlike ? [`${sentence(`${needs} ${a(value)}`)} ${asked}`] : []),
        `${sentence(`${needs} ${value}s`)} ${asked}`,
        asked,
      ];
    },
    what(told) {
      const found = countFor(told);
      const isOne =
        found?.left === 0 && told.cells.length > 2 && !isOfSeveral(told, found) && ownRegion(told) === undefined;
      const then = isOne ? noOther(told, [found.value]) : conclusions(told);
      const left =
        found === undefined || isOfSeveral(told, found)
          ? ''
          : found.left === 0
            ? 'none'
            : `only ${count(found.left, '', '').trim()}`;
      return [...(left === '' ? [] : so(left, then)), ...answer(told)];
    },
  },
} as const satisfies Record<string, TechniqueWords>;
