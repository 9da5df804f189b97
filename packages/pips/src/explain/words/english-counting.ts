/** Techniques that count numbers or pips, in English. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { ToldLink } from '../told.js';
import { be, conclusions, type Variants, valuesSaid, verb } from './english-facts.js';
import { bagName, cellNames, eachName, regionName, regionNames } from './english-names.js';
import { COUNTING } from './english-regions.js';
import { answer, cellsAsked, noNumber, question, sentence, so } from './english-telling.js';
import type { TechniqueWords } from './language.js';

/** `both 4s`, `all three 4s`. */
function allOf(told: ToldLink, value: number): string {
  const all = told.halves(value);
  if (all === 1) return `the only ${value}`;
  return all === 2 ? `both ${value}s` : `all ${count(all, `${value}`)}`;
}

/** `both 4s and all three 5s are used`. */
export function usedUp(told: ToldLink, values: readonly number[]): string {
  const missing = values.filter((value) => told.halves(value) === 0);
  const there = values.filter((value) => told.halves(value) > 0);
  const placed = told.before.placements.flatMap(({ domino }) => domino);
  const isPlaced = there.every((value) => placed.filter((half) => half === value).length === told.halves(value));
  const many = there.length > 1 || there.some((value) => told.halves(value) > 1);
  const said =
    there.length > 2
      ? `all ${list(there.map((value) => `${value}s`))}`
      : list(there.map((value) => allOf(told, value)));
  return list([
    ...(missing.length === 0 ? [] : [`there is no ${list(missing, 'or')}`]),
    ...(there.length === 0 ? [] : [`${said} ${be(told, many)} ${isPlaced ? 'used' : 'taken'}`]),
  ]);
}

/** The number that is counted: the first of the premises that a cell loses or gets. */
function counted(told: ToldLink): number | undefined {
  const lost = told.cells.flatMap((each) => told.lost(each));
  const got = told.cells.flatMap((each) => told.left(each));
  return (
    told.values.find((value) => lost.includes(value)) ??
    told.values.find((value) => got.includes(value)) ??
    told.values[0]
  );
}

interface Taking {
  readonly region: Region;
  readonly number: number;
}

/** Who needs all that there is of a number: of those that the premises name, else of all; undefined where it does not add up. */
function takers(told: ToldLink, value: number): readonly Taking[] | undefined {
  const own = told.cells.map(({ cell }) => cellName(cell));
  const elsewhere = told.puzzle.regions.filter(({ cells }) => !cells.some((cell) => own.includes(cellName(cell))));
  const named = told.otherRegions.length > 0 ? told.otherRegions : told.regions;
  for (const regions of [named, elsewhere]) {
    const taking = regions
      .map((region) => ({ region, number: told.needs(region, value) }))
      .filter(({ number }) => number > 0);
    const inside = new Set(taking.flatMap(({ region }) => region.cells.map(cellName)));
    const outside = told.puzzle.cells.filter((cell) => told.known(cell) === value && !inside.has(cellName(cell)));
    const all = taking.reduce((sum, { number }) => sum + number, outside.length);
    if (taking.length > 0 && all >= told.halves(value)) return taking.filter(({ region }) => !isKnown(told, region));
  }
  return undefined;
}

/** Nobody asks for what a region needs whose numbers are all known. */
function isKnown(told: ToldLink, region: Region): boolean {
  return told.open(region).length === 0;
}

/** `there are two 4s, one for each 9`. */
function countSaid(told: ToldLink, value: number, taking: readonly Taking[]): string {
  const all = told.halves(value);
  const regions = taking.map(({ region }) => region);
  const each = eachName(told.puzzle, regions);
  const [first] = taking;
  if (first === undefined) return usedUp(told, [value]);
  const isAlike = taking.every(({ number }) => number === first.number);
  const isAll = taking.reduce((sum, { number }) => sum + number, 0) === all;
  const there = `there ${all === 1 ? 'is' : 'are'} ${count(all, `${value}`)}`;
  if (isAlike && each !== undefined && isAll) return `${there}, ${count(first.number, '', '').trim()} for ${each}`;
  const [only, ...more] = taking;
  if (only !== undefined && more.length === 0 && isAll)
    return `${regionName(told.puzzle, only.region)} ${verb(told, 'needs', 'need')} ${allOf(told, value)}`;
  const taken = all - taking.reduce((sum, { number }) => sum + number, 0);
  const needs = taking.map(({ region, number }, i) => {
    const name = regionName(told.puzzle, region);
    const times = count(number, '', '').trim();
    return i === 0 ? `${name} ${verb(told, 'needs', 'need')} ${times}` : `${name} ${times}`;
  });
  const rest = isAll ? [] : [`${count(taken, '', '').trim()} ${be(told, taken > 1)} taken`];
  return `${there}: ${list([...rest, ...needs])}`;
}

/** `with no 6 in the tray, each 9 is a 4 and a 5`, where a number is needed because another is not there. */
function withoutSaid(told: ToldLink, taking: readonly Taking[]): string | undefined {
  const regions = taking.map(({ region }) => region);
  const [first] = regions;
  const lacking = [...new Set(regions.flatMap((region) => told.lacking(region)))];
  const bags = regions.map((region) => told.ways(region, 'before') ?? []);
  if (first === undefined || lacking.length === 0 || lacking.length > 2) return undefined;
  if (!bags.every((ways) => ways.length === 1 && String(ways) === String(bags[0]))) return undefined;
  const name = regions.length === 1 ? regionName(told.puzzle, first) : eachName(told.puzzle, regions);
  if (name === undefined) return undefined;
  return `with ${noNumber(told, lacking)}, ${name} ${be(told)} ${bagName(bags[0]![0]!)}`;
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

/** Is it a region of one cell, and that cell? */
function isOnly({ cells: [own, ...others] }: Region, [cell, ...more]: readonly Cell[]): boolean {
  return (
    own !== undefined && cell !== undefined && others.length + more.length === 0 && cellName(own) === cellName(cell)
  );
}

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

/** Pips that the sums of the premises and what is known besides leave for the other cells. */
function pipsLeft(told: ToldLink): {
  readonly sums: number;
  readonly known: number;
  readonly open: readonly string[];
  readonly left: number;
} {
  const exact = told.regions.flatMap(({ rule, cells }) =>
    rule.kind === 'sum' && rule.op === '=' ? [{ target: rule.target, cells }] : [],
  );
  const inside = new Set(exact.flatMap(({ cells }) => cells.map(cellName)));
  const outside = told.puzzle.cells.filter((cell) => !inside.has(cellName(cell)));
  const sums = exact.reduce((sum, { target }) => sum + target, 0);
  const known = outside.reduce((sum, cell) => sum + (told.known(cell) ?? 0), 0);
  const open = outside.filter((cell) => told.known(cell) === undefined).map(cellName);
  return { sums, known, open, left: told.allPips - sums - known };
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

export const countingTechniques = {
  'half-supply': {
    name: COUNTING,
    idea: 'When all halves with a number are used, no other cell holds it.',
    say(told) {
      const all = told.values.filter((each) => told.cells.some((cell) => told.lost(cell).includes(each)));
      // Where the numbers that the cells lose are not among the premises, nothing of those that are is used up.
      if (all.length === 0) return conclusions(told).map(sentence);
      return so(usedUp(told, all), noOther(told, all), ', so ');
    },
    why(told) {
      const asked = cellsAsked(told);
      const all = told.values.filter((each) => told.cells.some((cell) => told.lost(cell).includes(each)));
      const [value] = all;
      if (value === undefined) return [question(told)];
      if (told.cells.length > 2)
        return [
          `How many ${list(
            all.map((each) => `${each}s`),
            'or',
          )} are left for the other cells?`,
        ];
      return [
        `${sentence(usedUp(told, [value]))} What is left for ${asked}?`,
        `How many ${value}s are left for ${asked}?`,
      ];
    },
    what(told) {
      const all = told.values.filter((each) => told.cells.some((cell) => told.lost(cell).includes(each)));
      return told.cells.length > 2 ? [...so('none', noOther(told, all)), ...answer(told)] : answer(told);
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
    say(told) {
      const value = counted(told);
      const then = conclusions(told);
      if (value === undefined) return then.map(sentence);
      const taking = takers(told, value);
      const isLost = told.cells.some((cell) => told.lost(cell).includes(value));
      const none = `none ${be(told)} left for ${forWhom(told)}`;
      if (!isLost) return so(`the ${value}s ${verb(told, 'have', 'have')} nowhere else to go`, then);
      if (taking === undefined)
        return so(`${allOf(told, value)} ${be(told, told.halves(value) > 1)} needed elsewhere`, then);
      const said = countSaid(told, value, taking);
      const without = withoutSaid(told, taking);
      const isBare = told.cells.every((cell) => told.left(cell).length > 3);
      const whom = forWhom(told);
      const isRegion = whom.startsWith('the ');
      const which = told.cells.length > 1 ? 'which are' : 'which is';
      const [at] = told.cells;
      const isOne = at !== undefined && told.cells.every((each) => String(told.left(each)) === String(told.left(at)));
      const ends =
        told.cells.length > 2
          ? noOther(told, [value])
          : isBare
            ? [none]
            : isOne && !isRegion && !told.isSupposed
              ? [`${none}, ${which} ${list(told.left(at), 'or')}`, none]
              : [...then.map((each) => `${none}: ${each}`), ...then];
      return [
        ...(without === undefined
          ? []
          : [
              ...so(`${without}. That takes ${allOf(told, value)}`, then),
              ...so(`${without}. That takes ${allOf(told, value)}`, ends),
            ]),
        ...so(said, ends, '. '),
        ...so(said, then),
        ...so(`no ${value} ${be(told)} left for ${whom}`, then),
        sentence(`no ${value} ${be(told)} left for ${whom}`),
      ];
    },
    why(told) {
      const value = counted(told);
      if (value === undefined) return [question(told)];
      const taking = takers(told, value);
      const asked = `How many ${value}s does that leave for ${forWhom(told)}?`;
      if (taking === undefined || taking.length === 0)
        return [`Count the ${value}s. How many are left for ${forWhom(told)}?`];
      const without = withoutSaid(told, taking);
      const regions = taking.map(({ region }) => region);
      const needs = `${eachName(told.puzzle, regions) ?? regionNames(told.puzzle, regions)} need${eachName(told.puzzle, regions) !== undefined || regions.length === 1 ? 's' : ''}`;
      const isAlike = taking.every(({ number }) => number === 1);
      return [
        ...(without === undefined ? [] : [`${sentence(without)} ${asked}`]),
        ...(isAlike ? [`${sentence(`${needs} a ${value}`)} ${asked}`] : []),
        `${sentence(`${needs} ${value}s`)} ${asked}`,
        asked,
      ];
    },
    what(told) {
      const value = counted(told);
      const lost = value !== undefined && told.cells.some((cell) => told.lost(cell).includes(value));
      const then = told.cells.length > 2 && value !== undefined ? noOther(told, [value]) : conclusions(told);
      return [...(lost ? so('none', then) : []), ...answer(told)];
    },
  },
} as const satisfies Record<string, TechniqueWords>;
