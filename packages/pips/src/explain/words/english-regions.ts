/** Techniques about the rule of a region, in English. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import type { ToldLink } from '../told.js';
import { carriedNumbers } from '../tray.js';
import { waysToFill } from '../ways.js';
import { be, conclusions, isWhat, itIs, regionIs, type Variants, valuesSaid, verb, waysName } from './english-facts.js';
import { a, bagName, cellNames, dominoNames, regionName } from './english-names.js';
import {
  answer,
  cellsAsked,
  noNumber,
  type OfRegion,
  perRegion,
  question,
  sentence,
  so,
  subjectOf,
} from './english-telling.js';
import type { TechniqueWords } from './language.js';

/** What is said of the cells of one region alone. */
function ofPart(told: ToldLink, cells: readonly CellLeft[]): Variants {
  return told.placed === undefined ? [6, 3, 1].map((most) => valuesSaid(told, cells, most)) : [itIs(told)];
}

/** Before what follows from a number that no domino carries. */
function withoutNumbers(told: ToldLink, region: Region, text: string): Variants {
  const lacking = told.lacking(region);
  if (lacking.length === 0 || lacking.length > 3) return [text];
  return [`there is ${noNumber(told, lacking)}, so ${text}`, text];
}

/** With sentences per region, a question about them, and what else is asked of all. */
function aboutRegions(
  name: string,
  idea: string,
  say: OfRegion,
  why: (told: ToldLink, name: string) => Variants,
): TechniqueWords {
  return {
    name,
    idea,
    say: (told) => [...perRegion(told, say), ...conclusions(told).map(sentence)],
    why(told) {
      const subject = subjectOf(told);
      return [...(subject === undefined ? [] : why(told, subject)), question(told)].map(sentence);
    },
    what: (told) => answer(told),
  };
}

/** The first region that is spoken of. */
function regionOf(told: ToldLink): Region | undefined {
  return told.parts.find(({ region }) => region !== undefined)?.region;
}

/** `has a 4`, `has 7`. */
function hasSaid(told: ToldLink, has: readonly number[]): string {
  const [only, ...more] = has;
  const what = more.length === 0 && only !== undefined ? a(only) : `${sum(has)}`;
  return `${verb(told, 'has', 'have')} ${what}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The numbers that a region has in cells that nothing is said of. */
function hasBeside(told: ToldLink, region: Region, said: readonly CellLeft[]): readonly number[] {
  const cells = region.cells.filter((cell) => !said.some((each) => cellName(each.cell) === cellName(cell)));
  return told.has({ ...region, cells });
}

const restSaid: OfRegion = (told, { region, cells }, name) => {
  const { rule } = region;
  const has = hasBeside(told, region, cells);
  const then = ofPart(told, cells);
  if (rule.kind !== 'sum' || has.length === 0) return boundsSaid(told, { region, cells }, name);
  const rest = rule.target - sum(has);
  const needs = verb(told, 'needs', 'need');
  const open = told.open(region).length;
  if (rule.op === '<') return so(`${name} ${hasSaid(told, has)} already`, then, ', so ');
  if (rule.op === '>') return so(`${name} ${hasSaid(told, has)} and ${needs} at least ${rest + 1} more`, then);
  if (rule.target === 0) return so(`${name} ${verb(told, 'takes', 'take')} only 0s`, then);
  if (rest <= 0) return so(`${name} ${hasSaid(told, has)} already`, then);
  const one = has[0] === rest ? 'another' : a(rest);
  const need = has.length === 1 && open === 1 ? one : `${rest} more`;
  if (told.isSupposed && open === 1 && cells.length === 1)
    return [`${name} would need ${a(rest)} in ${cellName(cells[0]!.cell)}`, ...then];
  return [
    ...so(`${name} ${hasSaid(told, has)} and ${needs} ${need}`, then),
    ...so(`${name} ${needs} ${rest} more`, then),
  ];
};

const boundsSaid: OfRegion = (told, { region, cells }, name) => {
  const whole = regionIs(told, region, cells);
  const first = whole === undefined ? [] : withoutNumbers(told, region, `${name} ${whole}`);
  if (whole === undefined && hasBeside(told, region, cells).length > 0 && isSum(region))
    return restSaid(told, { region, cells }, name);
  const then = ofPart(told, cells);
  const lacking = told.lacking(region);
  const prefix = lacking.length === 0 || lacking.length > 3 ? '' : `there is ${noNumber(told, lacking)}. `;
  const others = othersSaid(told, region, cells, name);
  const room = roomSaid(told, region, cells, name);
  const bounded =
    room !== undefined
      ? [room]
      : others === undefined
        ? []
        : so(others, then, ', so ').map((text) => `${prefix}${text}`);
  const plain = so(aim(region, name), then, ', ').map((text) => `${prefix}${text}`);
  const [at, ...more] = cells;
  const need =
    at === undefined || more.length > 0 || told.left(at).length < 2 ? undefined : needSaid(told, name, region, at.cell);
  const needs = need === undefined ? [] : [need];
  return [...first, ...bounded, ...needs, ...everyCell(told, region, cells, name), ...plain];
};

function isSum({ rule }: Region): boolean {
  return rule.kind === 'sum';
}

/** `every cell of the 10 is at least 4`. */
function everyCell(told: ToldLink, region: Region, cells: readonly CellLeft[], name: string): Variants {
  const [first] = cells;
  const isAll = region.cells.length > 1 && cells.length === region.cells.length;
  if (first === undefined || !isAll || told.left(first).length === 0) return [];
  const is = (each: CellLeft) => isWhat(told, told.left(each), told.lost(each));
  if (!cells.every((each) => is(each) === is(first))) return [];
  const not = is(first).replace(/^is not (?=\d)/, '');
  const all = not === is(first) ? `every cell of ${name} ${not}` : `no cell of ${name} is ${not}`;
  return withoutNumbers(told, region, all);
}

/** What a sum is for. */
function aim({ rule }: Region, name: string): string {
  if (rule.kind !== 'sum') return `by ${name}`;
  if (rule.op === '=') return `to make ${name}`;
  return rule.op === '<' ? `to stay below ${rule.target}` : `to get above ${rule.target}`;
}

/** `with no 6 in the tray, `, where no domino carries the highest or the lowest numbers. */
function withoutBeyond({ puzzle }: ToldLink, side: 'above' | 'below'): string {
  const carried = carriedNumbers(puzzle);
  const lacking = Array.from({ length: puzzle.maxPip + 1 }, (_, pip) => pip).filter((pip) =>
    side === 'above' ? pip > Math.max(...carried) : pip < Math.min(...carried),
  );
  return lacking.length === 0 || lacking.length > 3 ? '' : `with ${noNumber({ puzzle }, lacking)}, `;
}

/** `the 11 needs at least 5 in r6c8`. */
export function needSaid(link: ToldLink, name: string, region: Region, cell: Cell): string | undefined {
  if (region.rule.kind !== 'sum') return undefined;
  const { op, target } = region.rule;
  const sums = link.othersOf(region, cell);
  const lost = link.cells.filter((each) => cellName(each.cell) === cellName(cell)).flatMap((each) => link.lost(each));
  const needed = target - Math.max(...sums) + (op === '>' ? 1 : 0);
  const room = target - Math.min(...sums) - (op === '<' ? 1 : 0);
  if (op !== '<' && lost.every((value) => value < needed))
    return `${withoutBeyond(link, 'above')}${name} ${verb(link, 'needs', 'need')} at least ${needed} in ${cellName(cell)}`;
  if (op !== '>' && lost.every((value) => value > room))
    return `${withoutBeyond(link, 'below')}${name} ${verb(link, 'leaves', 'leave')} ${room === 0 ? 'only a 0' : `at most ${room}`} for ${cellName(cell)}`;
  return undefined;
}

/** `the <3 leaves at most 2 for r1c2`, where nothing is known of the other cells. */
function roomSaid(
  told: ToldLink,
  { rule, cells: all }: Region,
  cells: readonly CellLeft[],
  name: string,
): string | undefined {
  const [at, ...more] = cells;
  if (rule.kind !== 'sum' || at === undefined || more.length > 0 || told.left(at).length < 2) return undefined;
  const others = all.filter((cell) => cellName(cell) !== cellName(at.cell));
  const carried = carriedNumbers(told.puzzle);
  const isOpen = others.length > 0 && others.every((cell) => String(told.valuesOf(cell)) === String(carried));
  if (!isOpen) return undefined;
  const needed = rule.target - others.length * Math.max(...carried) + (rule.op === '>' ? 1 : 0);
  const room = rule.target - others.length * Math.min(...carried) - (rule.op === '<' ? 1 : 0);
  const isLow = rule.op !== '<' && told.lost(at).every((value) => value < needed);
  const isHigh = rule.op !== '>' && told.lost(at).every((value) => value > room);
  const where = cellName(at.cell);
  if (isLow)
    return `${withoutBeyond(told, 'above')}${name} ${verb(told, 'needs', 'need')} at least ${needed} in ${where}`;
  return isHigh
    ? `${withoutBeyond(told, 'below')}${name} ${verb(told, 'leaves', 'leave')} at most ${room} for ${where}`
    : undefined;
}

/** What the others of a sum can add at most or at least, where one cell is in question. */
function othersSaid(told: ToldLink, region: Region, cells: readonly CellLeft[], name: string): string | undefined {
  const { rule } = region;
  const [at, ...more] = cells;
  if (rule.kind !== 'sum' || at === undefined || more.length > 0 || told.left(at).length === 0) return undefined;
  const sums = told.othersOf(region, at.cell);
  const left = told.left(at);
  const lostLow = told.lost(at).some((value) => value < Math.min(...left)) && rule.op !== '<';
  const lostHigh = told.lost(at).some((value) => value > Math.max(...left)) && rule.op !== '>';
  const bound = lostLow ? `at most ${Math.max(...sums)}` : `at least ${Math.min(...sums)}`;
  const others = region.cells.filter((cell) => cellName(cell) !== cellName(at.cell));
  const carried = carriedNumbers(told.puzzle);
  const usual = others.length * (lostLow ? Math.max(...carried) : Math.min(...carried));
  // That the others are as high or as low as all cells says nothing.
  if ((lostLow ? Math.max(...sums) : Math.min(...sums)) === usual && others.length === 1) return undefined;
  if (others.length === 0 || lostLow === lostHigh) return undefined;
  if (others.length === 1) return `in ${name}, ${cellName(others[0]!)} ${be(told)} ${bound}`;
  return `the other cells of ${name} ${verb(told, 'make', 'make')} ${bound}`;
}

const extremeSaid: OfRegion = (told, { region, cells }, name) => {
  const [bag = [], ...others] = told.ways(region, 'before') ?? [];
  const numbers = cells.flatMap((each) => told.left(each));
  const isAll = told.open(region).every((cell) => cells.some((each) => cellName(each.cell) === cellName(cell)));
  const isKnown = numbers.length === cells.length && isAll;
  const has = hasBeside(told, region, cells);
  const isOne = others.length === 0 && new Set(bag).size === 1;
  if (has.length > 0 || (!isKnown && !isOne)) return boundsSaid(told, { region, cells }, name);
  const only = `${name} ${told.isSupposed ? 'could' : 'can'} only be ${bagName(isKnown ? numbers : bag)}`;
  const then = ofPart(told, cells);
  return [...withoutNumbers(told, region, only).flatMap((text) => (isKnown ? [text] : so(text, then))), ...then];
};

const equalSaid: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  const [at] = cells;
  if (at === undefined) return then;
  const left = told.left(at);
  const [value] = left;
  const isThere = told.has(region).includes(value ?? -1);
  if (left.length === 1 && isThere) {
    const others = region.cells.filter((cell) => !cells.some((each) => cellName(each.cell) === cellName(cell)));
    const rest = others.every((cell) => told.known(cell) === value);
    const own = cells.map(({ cell }) => cell);
    const is = `${be(told, own.length > 1)} ${value}`;
    const like = `${cellNames(own, 4)} ${is} like the rest of ${name}`;
    const isAll = rest && own.length > 3;
    return [
      ...(rest && !isAll ? [like] : []),
      ...(isAll ? [`the rest of ${name} ${be(told)} ${value} too`] : []),
      `${name} ${verb(told, 'has', 'have')} ${a(value!)}: ${cellNames(own, 4)} ${is} too`,
      `${cellNames(own, 2)} ${is} too`,
    ];
  }
  const giver = region.cells.find((cell) => String(told.valuesOf(cell)) === String(left));
  if (giver !== undefined && left.length > 0 && left.length <= 3)
    return [`${cellName(giver)} ${isWhat(told, left, [])}, and so ${be(told)} the rest of ${name}`, ...then];
  const lost = [...new Set(cells.flatMap((each) => told.lost(each)))].sort((x, y) => x - y);
  const without = region.cells.find((cell) => !told.valuesOf(cell).some((v) => lost.includes(v)));
  if (without !== undefined && lost.length > 0 && lost.length <= 3)
    return [
      `${cellName(without)} ${verb(told, 'is not', 'not be')} ${list(lost, 'or')}, so nothing else in ${name} ${be(told)}`,
      ...so(`all cells of ${name} are alike`, then),
    ];
  const [one, other] = mostTelling(told, region.cells);
  const both =
    one === undefined || other === undefined ? [] : told.valuesOf(one).filter((v) => told.valuesOf(other).includes(v));
  const isWhy = cells.every((each) => both.every((value) => told.left(each).includes(value)));
  if (one === undefined || other === undefined || !isWhy) return so(`all cells of ${name} are alike`, then);
  const givers = list([one, other].map((cell) => `${cellName(cell)} ${isWhat(told, told.valuesOf(cell), [])}`));
  const whole = regionIs(told, region, cells);
  const first = whole === undefined ? [] : [`${name} ${whole}`];
  return [...so(givers, [...first, ...then]), ...so(`all cells of ${name} are alike`, then)];
};

/** Two cells that say together what a region of equal numbers may be. */
function mostTelling(told: ToldLink, cells: readonly Cell[]): readonly Cell[] {
  const some = cells.filter((cell) => told.valuesOf(cell).length > 0 && told.valuesOf(cell).length <= 3);
  return some
    .filter((cell, i) => some.findIndex((other) => String(told.valuesOf(other)) === String(told.valuesOf(cell))) === i)
    .slice(0, 2);
}

const differentSaid: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  const lost = new Set(cells.flatMap((each) => told.lost(each)));
  const has = told.has(region).filter((value) => lost.has(value));
  if (has.length > 0 && has.length === lost.size && has.length <= 3)
    return so(`${name} ${verb(told, 'has', 'have')} ${bagName(has)} already`, then);
  const takers = region.cells.filter(
    (cell) =>
      !cells.some((each) => cellName(each.cell) === cellName(cell)) &&
      told.valuesOf(cell).every((v) => lost.has(v) || told.has(region).includes(v)),
  );
  const taken = [...new Set(takers.flatMap((cell) => told.valuesOf(cell)))].sort((x, y) => x - y);
  if (takers.length > 1 && takers.length === taken.length && takers.length <= 3)
    return [
      ...so(`in ${name}, ${cellNames(takers)} ${verb(told, 'take', 'take')} ${list(taken)}`, then),
      ...so(`no number comes twice in ${name}`, then),
    ];
  return so(`no number comes twice in ${name}`, then);
};

/** `2 + 6 or 3 + 5`. */
const combinationsSaid: OfRegion = (told, { region, cells }, name) => {
  const whole = regionIs(told, region, cells);
  const then = ofPart(told, cells);
  const rest = restWays(told, region);
  const isNew = rest !== undefined && told.open(region).length < region.cells.length;
  const ways = isNew ? so(`the rest of ${name} ${be(told)} ${rest}`, then) : [];
  const plain = rest !== undefined && !isNew ? so(`${name} ${be(told)} ${rest}`, then) : [];
  return [
    ...(whole === undefined ? [] : withoutNumbers(told, region, `${name} ${whole}`)),
    ...ways,
    ...plain,
    ...then.map((each) => `in every way to ${region.rule.kind === 'sum' ? 'make' : 'fill'} ${name}, ${each}`),
  ];
};

/** The ways to fill what is open of a region, after what is concluded. */
function restWays(told: ToldLink, region: Region): string | undefined {
  if (region.rule.kind !== 'sum' || region.rule.op !== '=') return undefined;
  const { target } = region.rule;
  const open = told.open(region);
  const rule = { kind: 'sum', op: '=', target: target - sum(told.has(region)) } as const;
  const left = (cell: Cell) => told.cells.find((each) => cellName(each.cell) === cellName(cell));
  const options = open.map((cell) => {
    const said = left(cell);
    return said === undefined ? told.valuesOf(cell) : told.left(said);
  });
  if (options.some((each) => each.length === 0)) return undefined;
  const ways = waysToFill({ rule }, options);
  return ways === undefined ? undefined : waysName(ways);
}

/** Numbers too scarce for some way to fill a region. */
function scarceFor(told: ToldLink, region: Region): readonly number[] {
  const ways = told.ways(region, 'before') ?? [];
  return told.values.filter((value) => {
    const there = told.halvesFor(region, value);
    return there > 0 && ways.some((way) => way.filter((each) => each === value).length > there);
  });
}

/** `only one 0`, `no more 4`. */
export function scarce(told: ToldLink, region: Region, values: readonly number[]): string {
  return list(
    values.map((value) => {
      const there = told.halvesFor(region, value);
      const isLess = there < told.halves(value);
      if (there <= 0) return isLess ? `no ${value} left` : `no ${value}`;
      return `only ${count(there, `${value}`)}${isLess ? ' left' : ''}`;
    }),
  );
}

function thereIs(many: boolean): string {
  return `there ${many ? 'are' : 'is'}`;
}

const suppliedSaid: OfRegion = (told, { region, cells }, name) => {
  const few = scarceFor(told, region);
  const gone = told.values.filter(
    (value) => told.halvesFor(region, value) <= 0 && cells.some((each) => told.lost(each).includes(value)),
  );
  const values = [...gone, ...few].slice(0, 2);
  const whole = regionIs(told, region, cells);
  const then = whole === undefined ? ofPart(told, cells) : [`${name} ${whole}`, ...ofPart(told, cells)];
  if (values.length === 0) return combinationsSaid(told, { region, cells }, name);
  const there = `${thereIs(told.halvesFor(region, values[0]!) > 1)} ${scarce(told, region, values)}`;
  const inside = whole === undefined ? ` for ${name}` : '';
  return [...so(`${there}${inside}`, then, ', so '), ...so(there, then)];
};

/** `the = needs three alike, and there is only one 2`. */
export function enoughReason(told: ToldLink, region: Region, lost: readonly number[]): Variants {
  const size = region.cells.length;
  const few = lost.filter((value) => told.halvesFor(region, value) < size).sort((x, y) => x - y);
  const needs = `${regionName(told.puzzle, region)} ${verb(told, 'needs', 'need')} ${count(size, 'alike', 'alike')}`;
  const times = size === 2 ? 'twice' : count(size, 'time');
  if (few.length === 0 || few.length > 2) return [`${needs}, and no other number that fits comes ${times}`, needs];
  const there = `${thereIs(told.halvesFor(region, few[0]!) > 1)} ${scarce(told, region, few)}`;
  return [`${needs}, and ${there}`, there, needs];
}

const enoughSaid: OfRegion = (told, { region, cells }, name) => {
  const size = region.cells.length;
  const lost = [...new Set(cells.flatMap((each) => alternatives(told, each)))].sort((x, y) => x - y);
  const few = lost.filter((value) => told.halvesFor(region, value) < size);
  const whole = told.placed === undefined ? regionIs(told, region, cells) : undefined;
  const then = whole === undefined ? ofPart(told, cells) : [`it ${whole}`, ...ofPart(told, cells)];
  const needs = `${name} needs ${count(size, 'alike', 'alike')}`;
  const other = `${needs}, and no other number comes ${size === 2 ? 'twice' : count(size, 'time')}`;
  if (few.length === 0 || few.length > 2) return [...so(other, then), ...so(needs, then)];
  const there = `${thereIs(told.halvesFor(region, few[0]!) > 1)} ${scarce(told, region, few)}`;
  const first = told.placed === undefined ? '' : orOthers(told);
  return [...so(`${first}${needs}, and ${there}`, then), ...so(`${needs}, and ${there}`, then), ...so(needs, then)];
};

/** The numbers that a cell could still have had. */
function alternatives(told: ToldLink, each: CellLeft): readonly number[] {
  const { placed } = told;
  if (placed === undefined) return told.lost(each);
  const half = cellName(placed.cells[0]) === cellName(each.cell) ? 0 : 1;
  return told
    .candidates(placed.cells)
    .left.map((domino) => domino[half])
    .filter((value) => !each.values.includes(value));
}

/** `That is the 0–5 or the 2–5. `, where few dominoes are left for the pair that one is placed on. */
function orOthers(told: ToldLink): string {
  const { left } = told.candidates(told.placed!.cells);
  return left.length < 2 || left.length > 3 ? '' : `that ${be(told)} ${dominoNames(left)}. `;
}

const ownRule: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  if (region.cells.length > 1) return [...everyCell(told, region, cells, name), ...then];
  const [at] = cells;
  const left = at === undefined ? [] : told.left(at);
  if (left.length < 2 || left.length > 3 || at === undefined) return so(`${name} ${be(told)} one cell`, then);
  return withoutNumbers(
    told,
    region,
    `${name} ${verb(told, 'leaves', 'leave')} ${list(left, 'or')} for ${cellName(at.cell)}`,
  );
};

/** What a question about a sum must not forget. */
function without(told: ToldLink): string {
  const region = regionOf(told);
  const lacking = region === undefined ? [] : told.lacking(region);
  return lacking.length === 0 || lacking.length > 3 ? '' : `there is ${noNumber(told, lacking)}. `;
}

const SUM_LEFT = 'What is left of the sum';
export const WAYS = 'Ways to make the sum';
export const COUNTING = 'Counting numbers';

function howMade(told: ToldLink, name: string): string {
  return regionOf(told)?.rule.kind === 'sum' ? `How can ${name} be made?` : `How can ${name} be filled?`;
}

export const regionTechniques = {
  'single-cell': {
    ...aboutRegions(
      'One-cell region',
      'A rule on one cell, or on every single number, says what a cell may hold.',
      ownRule,
      (told, name) => [
        `${without(told)}What does ${name} leave for ${cellsAsked(told)}?`,
        `${without(told)}${name} is one cell. What must it hold?`,
      ],
    ),
    say(told) {
      const { parts } = told;
      const then = conclusions(told).map(sentence);
      if (
        !told.isSupposed &&
        told.placed === undefined &&
        parts.length > 1 &&
        parts.every(({ cells }) => cells.length === 1)
      )
        return [...then.map((text) => `One-cell regions: ${text}`), ...then];
      return [...perRegion(told, ownRule), ...then];
    },
  },
  'extreme-sum': aboutRegions(
    'Highest sum, lowest sum',
    'A sum at its lowest or highest leaves one number for every cell.',
    extremeSaid,
    (told, name) => [`${without(told)}There is only one way to make ${name}. Which?`],
  ),
  'equal-values': aboutRegions(
    'All the same, all different',
    'In a region of equal numbers, what one cell cannot be, none can.',
    equalSaid,
    (told, name) => {
      const region = regionOf(told);
      const giver = region?.cells.find((cell) => told.known(cell) !== undefined);
      const known = giver === undefined ? '' : `, and ${cellName(giver)} is known`;
      return [
        `All cells of ${name} are alike${known}. What about ${cellsAsked(told)}?`,
        `All cells of ${name} are alike${known}. What about the others?`,
      ];
    },
  ),
  'rest-of-sum': aboutRegions(
    SUM_LEFT,
    'With all other cells of a sum known, the last one is what is missing.',
    restSaid,
    (told, name) => {
      const region = regionOf(told);
      const has = region === undefined ? [] : told.has(region);
      if (has.length === 0) return [`What does ${name} still need?`];
      if (region?.rule.kind === 'sum' && region.rule.target === 0) return [`What fits in ${name}?`];
      return [`${name} ${hasSaid(told, has)} already. What does it still need?`, `What does ${name} still need?`];
    },
  ),
  'not-equal': aboutRegions(
    'All the same, all different',
    'Where all numbers differ, what some cells take the others cannot have.',
    differentSaid,
    (told, name) => [`No number comes twice in ${name}. What is left for ${cellsAsked(told)}?`],
  ),
  'sum-bounds': aboutRegions(
    'Too much, too little',
    'The least and the most the other cells can add leave bounds for one cell of a sum.',
    boundsSaid,
    (told, name) => {
      const region = regionOf(told);
      const part = told.parts.find((each) => each.region === region);
      const [at, ...more] = part?.cells ?? [];
      const others =
        region === undefined || part === undefined ? undefined : othersSaid(told, region, part.cells, name);
      const made = `${without(told)}${howMade(told, name)}`;
      const has = region === undefined || part === undefined ? [] : hasBeside(told, region, part.cells);
      if (has.length > 0) return [`${name} ${hasSaid(told, has)} already. What does it still need?`, made];
      const need =
        region === undefined || at === undefined || more.length > 0 || told.left(at).length < 2
          ? undefined
          : needSaid(told, name, region, at.cell);
      const most = need?.includes('at most') ? 'most' : 'least';
      if (need !== undefined && at !== undefined)
        return [`${without(told)}What is the ${most} that ${name} allows for ${cellName(at.cell)}?`, made];
      return others === undefined ? [made] : [`${sentence(others)} What must ${cellsAsked(told)} be?`, made];
    },
  ),
  'equal-supply': aboutRegions(
    'Enough of a number',
    'A region of equal numbers needs a number that the tray has often enough.',
    enoughSaid,
    (told, name) => {
      const size = regionOf(told)?.cells.length ?? 0;
      return [`${name} needs ${count(size, 'alike', 'alike')}. Of which numbers are there enough?`];
    },
  ),
  'sum-combinations': aboutRegions(
    WAYS,
    'Of all ways to split a sum, or to choose different numbers, some numbers occur in none.',
    combinationsSaid,
    (told, name) => [`${without(told)}${howMade(told, name)}`, howMade(told, name)],
  ),
  'halves-left': aboutRegions(
    COUNTING,
    'Of all ways to fill a region, only those count for which the tray has the numbers.',
    suppliedSaid,
    (told, name) => {
      const region = regionOf(told);
      const few = region === undefined ? [] : scarceFor(told, region).slice(0, 2);
      if (region === undefined || few.length === 0) return [howMade(told, name)];
      const there = `${thereIs(told.halvesFor(region, few[0]!) > 1)} ${scarce(told, region, few)}`;
      return [`${there}. ${howMade(told, name).replace('can', 'can').replace(' be ', ' still be ')}`];
    },
  ),
} as const satisfies Record<string, TechniqueWords>;
