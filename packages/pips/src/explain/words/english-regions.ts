/** Techniques about the rule of a region, in English. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { ToldLink } from '../told/index.js';
import { hasNumbers, isOnSight, regionOf, regionsOf } from '../told/regions.js';
import { beside, hasBeside, onlyBag, scarceFor } from '../told/sums.js';
import { carriedNumbers } from '../told/tray.js';
import { differentSaid, enoughAsked, enoughSaid, equalSaid } from './english-alike.js';
import { be, conclusions, type Variants, verb } from './english-facts.js';
import { bagName, cellNames, eachName, regionName, regionNames } from './english-names.js';
import { everyCell, ofPart, scarce, withoutNumbers } from './english-parts.js';
import { suppliedSaid, thereIs } from './english-scarce.js';
import { boundsSaid, combinationsSaid, extremeSaid, hasAsked, needSaid, othersSaid, restSaid } from './english-sums.js';
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

/** With sentences per region, a question about them, and what else is asked of all. */
function aboutRegions(
  name: string,
  idea: string,
  say: OfRegion,
  why: (told: ToldLink, name: string) => Variants,
  what: (told: ToldLink) => Variants = (told) => answer(told),
): TechniqueWords {
  return {
    name,
    idea,
    say: (told) => [
      ...perRegion(told, (link, part, whose) => (isOnSight(link, part.region) ? ownRule : say)(link, part, whose)),
      ...conclusions(told).map(sentence),
    ],
    why(told) {
      const subject = subjectOf(told);
      return (subject === undefined ? [question(told)] : why(told, subject)).map(sentence);
    },
    what,
  };
}

/** With the reason, which is what was asked for. */
function withReason(say: OfRegion): (told: ToldLink) => Variants {
  return (told) => {
    if (told.placed !== undefined) return answer(told);
    const said = perRegion(told, say);
    return [
      ...said,
      ...answer(told),
      ...said.slice(-1).map((text) => text.replaceAll(/ needs \w+ alike: it is/g, ' is')),
    ];
  };
}

const ownRule: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  if (region.cells.length > 1) return [...everyCell(told, region, cells, name), ...then];
  const [at] = cells;
  const left = at === undefined ? [] : told.left(at);
  // Of a rule that says no number by itself, what was known before leaves one.
  const isSaid = region.rule.kind === 'sum' && region.rule.op === '=';
  if (left.length < (isSaid ? 2 : 1) || left.length > 3 || at === undefined)
    return so(`${name} ${be(told)} one cell`, then);
  const only = left.length === 1 ? 'only ' : '';
  return withoutNumbers(
    told,
    region,
    `${name} ${verb(told, 'leaves', 'leave')} ${only}${list(left, 'or')} for ${cellName(at.cell)}`,
  );
};

/** What a question about a sum must not forget. */
function without(told: ToldLink): string {
  const region = regionOf(told);
  const lacking = region === undefined ? [] : told.lacking(region);
  return lacking.length === 0 || lacking.length > 3 ? '' : `there is ${noNumber(told, lacking)}. `;
}

const SUM_LEFT = 'What is left of the sum';
const WAYS = 'Ways to make the sum';
export const COUNTING = 'Counting numbers';

/** Where regions that are not alike are spoken of at once, a question is about all of them. */
function namesOfAll(told: ToldLink): string | undefined {
  const regions = regionsOf(told);
  if (regions.length < 2 || eachName(told.puzzle, regions) !== undefined) return undefined;
  return regionNames(told.puzzle, regions);
}

function ofAll(told: ToldLink, ask: (names: string) => string): Variants {
  const names = namesOfAll(told);
  return names === undefined ? [] : [ask(names)];
}

/** `What about r1c1 in the top =? And r3c1 and r3c2 in the left =?`: one region after the other. */
function alikeAsked(told: ToldLink): string {
  return told.parts
    .flatMap(({ region, cells }) =>
      region === undefined
        ? []
        : [
            `${cellNames(
              cells.map(({ cell }) => cell),
              3,
            )} in ${regionName(told.puzzle, region)}?`,
          ],
    )
    .map((asked, i) => `${i === 0 ? 'What about' : 'And'} ${asked}`)
    .join(' ');
}

function allMadeAsked(told: ToldLink): Variants {
  const regions = regionsOf(told);
  const names = namesOfAll(told);
  if (names === undefined) return [];
  const isSum = regions.every(({ rule }) => rule.kind === 'sum');
  const carried = carriedNumbers(told.puzzle);
  const limits = `the numbers go from ${Math.min(...carried)} to ${Math.max(...carried)}. `;
  const asked = `How can ${names} be ${isSum ? 'made' : 'filled'}?`;
  return [`${without(told) || limits}${asked}`, asked];
}

/** `The top = needs two alike, the left = needs four alike. Which numbers come that often?` */
function askedOfEach(told: ToldLink): Variants {
  const regions = regionsOf(told);
  const [size = 0, ...sizes] = regions.map(({ cells }) => cells.length);
  const names = list(regions.map((region) => regionName(told.puzzle, region)));
  const needs = regions.map(
    (region) => `${regionName(told.puzzle, region)} needs ${count(region.cells.length, 'alike', 'alike')}`,
  );
  const often = 'Which numbers come that often?';
  const isSame = sizes.length > 0 && sizes.every((each) => each === size);
  const each = isSame ? `${names} each need ${count(size, 'alike', 'alike')}` : needs.join(', ');
  return [`${each}. ${often}`, `An = needs as many alike as it has cells. ${often}`];
}

/** `The 0 has a 0, and the 24 has a 6. What do they still need?`, where something is known of all. */
function allHaveAsked(told: ToldLink): Variants {
  const regions = regionsOf(told);
  if (regions.length < 2 || !hasNumbers(told) || regions.some(({ rule }) => rule.kind !== 'sum')) return [];
  const has = regions.map((region) => `${regionName(told.puzzle, region)} has ${bagName(told.has(region))}`);
  return [`${has.join(', and ')} already. What do they still need?`];
}

function howMade(told: ToldLink, name: string): string {
  return regionOf(told)?.rule.kind === 'sum' ? `How can ${name} be made?` : `How can ${name} be filled?`;
}

/** What a sum is made of, and the question how: the limits of the numbers in the tray, and what is known. */
function madeAsked(told: ToldLink, name: string): Variants {
  const region = regionOf(told);
  const carried = carriedNumbers(told.puzzle);
  if (region?.rule.kind !== 'sum') return [howMade(told, name)];
  const cells = count(told.open(region).length, 'open cell');
  const few = region.cells.find((cell) => told.valuesOf(cell).length <= 3 && told.valuesOf(cell).length > 1);
  const known =
    few === undefined ? [] : [`${cellName(few)} is ${list(told.valuesOf(few), 'or')}. ${howMade(told, name)}`];
  const isHigh = region.rule.target * 2 > region.cells.length * Math.max(...carried);
  const limit = isHigh ? `no number is above ${Math.max(...carried)}` : `no number is below ${Math.min(...carried)}`;
  return [...known, `${name} has ${cells}, and ${limit}. How can it be made?`, howMade(told, name)];
}

export const regionTechniques = {
  'single-cell': {
    ...aboutRegions(
      'One-cell region',
      'A rule on one cell, or on every single number, says what a cell may hold.',
      ownRule,
      (told, name) => [
        ...ofAll(told, (all) => `What do ${all} leave for ${cellsAsked(told)}?`),
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
    (told, name) => {
      const all = ofAll(told, (names) => `${names} can each be made in only one way. What are they made of?`);
      if (all.length > 0) return all;
      const region = regionOf(told);
      const bag = region === undefined ? undefined : onlyBag(told, region);
      const only = `${without(told)}There is only one way to make ${name}. Which?`;
      if (region === undefined || bag === undefined) return [only];
      const isHigh = bag[0] === Math.max(...carriedNumbers(told.puzzle));
      return [
        `${without(told)}${name} is as ${isHigh ? 'high' : 'low'} as ${count(bag.length, 'cell')} can go. What are they?`,
        only,
      ];
    },
    withReason(extremeSaid),
  ),
  'equal-values': aboutRegions(
    'All the same, all different',
    'In a region of equal numbers, what one cell cannot be, none can.',
    equalSaid,
    (told, name) => {
      if (regionsOf(told).length > 1)
        return [
          `All cells of an = are alike. ${alikeAsked(told)}`,
          alikeAsked(told),
          'What do the known cells make the rest of their =?',
        ];
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
      const all = ofAll(told, (names) => `All other numbers in ${names} are known. What do they still need?`);
      if (all.length > 0) return all;
      const region = regionOf(told);
      if (region?.rule.kind === 'sum' && region.rule.target === 0) return [`Only one number can be in ${name}. Which?`];
      const cells = told.parts.find((part) => part.region === region)?.cells ?? [];
      const asked = region === undefined ? [] : hasAsked(told, name, beside(region, cells));
      return [...asked, `How much does ${name} still need in ${cellsAsked(told)}?`];
    },
    withReason(restSaid),
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
      const all = [...allHaveAsked(told), ...allMadeAsked(told)];
      if (all.length > 0) return all;
      const region = regionOf(told);
      const part = told.parts.find((each) => each.region === region);
      const [at, ...more] = part?.cells ?? [];
      const others =
        region === undefined || part === undefined ? undefined : othersSaid(told, region, part.cells, name);
      const made = without(told) === '' ? madeAsked(told, name) : [`${without(told)}${howMade(told, name)}`];
      const has = region === undefined || part === undefined ? [] : hasBeside(told, region, part.cells);
      if (region?.rule.kind === 'sum' && region.rule.target === 0) return [`Only one number can be in ${name}. Which?`];
      if (region !== undefined && part !== undefined && has.length > 0)
        return [...hasAsked(told, name, beside(region, part.cells)), ...made];
      const need =
        region === undefined || at === undefined || more.length > 0 || told.left(at).length < 2
          ? undefined
          : needSaid(told, name, region, at.cell);
      const most = need?.includes('at most') || need?.includes('only a 0') ? 'most' : 'least';
      if (need !== undefined && at !== undefined && region !== undefined) {
        const sums = told.othersOf(region, at.cell);
        const bound = most === 'least' ? `at most ${Math.max(...sums)}` : `at least ${Math.min(...sums)}`;
        const asked = `What is the ${most} for ${cellName(at.cell)}?`;
        return [
          ...(bound === 'at least 0' ? [] : [`${without(told)}The rest of ${name} makes ${bound}. ${asked}`]),
          `${without(told)}What is the ${most} that ${name} allows for ${cellName(at.cell)}?`,
          ...made,
        ];
      }
      return others === undefined ? made : [`${sentence(others)} What must ${cellsAsked(told)} be?`, ...made];
    },
    (told) => (hasNumbers(told) ? withReason(boundsSaid)(told) : answer(told)),
  ),
  'equal-supply': aboutRegions(
    'Enough of a number',
    'A region of equal numbers needs a number that the tray has often enough.',
    enoughSaid,
    (told, name) => {
      const asked = told.parts.flatMap(({ region, cells }) =>
        region === undefined
          ? []
          : [`needs ${count(region.cells.length, 'alike', 'alike')}. ${enoughAsked(told, { region, cells })}`],
      );
      const [first] = asked;
      if (first === undefined || asked.some((each) => each !== first)) return askedOfEach(told);
      return namesOfAll(told) === undefined ? [`${name} ${first}`] : askedOfEach(told);
    },
    withReason(enoughSaid),
  ),
  'sum-combinations': aboutRegions(
    WAYS,
    'Of all ways to split a sum, or to choose different numbers, some numbers occur in none.',
    combinationsSaid,
    (told, name) => [
      ...allMadeAsked(told),
      ...(without(told) === '' ? madeAsked(told, name) : [`${without(told)}${howMade(told, name)}`]),
      howMade(told, name),
    ],
  ),
  'halves-left': aboutRegions(
    COUNTING,
    'Of all ways to fill a region, only those count for which the tray has the numbers.',
    suppliedSaid,
    (told, name) => {
      const region = regionOf(told);
      const few = region === undefined ? [] : scarceFor(told, region).slice(0, 2);
      if (region === undefined || few.length === 0) return madeAsked(told, name);
      const there = `${thereIs(told.halvesFor(region, few[0]!) > 1)} ${scarce(told, region, few)}`;
      return [`${there}. ${howMade(told, name).replace(' be ', ' still be ')}`];
    },
  ),
} as const satisfies Record<string, TechniqueWords>;
