/** Conflicts of Pips in English. What a player has placed is theirs, "your 4"; what the board shows is not said. */

import { cellName, list, sameCell } from '@pipwright/core';
import { capital, count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { dominoName } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { ToldConflict } from '../told/index.js';
import { fewCells, nothingFits, uncoverable } from './english-conflict-cells.js';
import { inWords, leftOr, rangeName, trayIn } from './english-conflict-parts.js';
import { brokenRegion, outOfReach, unfillable } from './english-conflict-regions.js';
import { a, eachName, regionName, regionNames } from './english-names.js';
import type { PipsWords } from './language.js';

export const englishConflicts: PipsWords['conflicts'] = {
  area: (told) => capital(uncoverable(told)),
  region: (told) => capital(brokenRegion(told)),
  'too-few-dominoes'(told) {
    const { needed, available } = told.shortage;
    const isWhole = told.tiled.length === told.puzzle.cells.length;
    const need = isWhole ? `the board needs ${needed} dominoes` : `${fewCells(told.tiled)} need ${needed} dominoes`;
    return capital(`${need}; ${trayIn(told)} has ${available}.`);
  },
  'too-few-numbers'(told) {
    const { needed, available } = told.shortage;
    const wanted = needed === 1 ? 'a number that it may hold' : `${inWords(needed)} different numbers`;
    const there = available === 0 ? 'There is none' : `${capital(thereIs(available))} that it may hold`;
    return capital(`${regionsIn(told)} needs ${wanted}. ${there}.`);
  },
  'too-few-of-a-number': tooFewOfANumber,
  'out-of-reach': (told) => capital(outOfReach(told)),
  'nothing-fits-a-cell': (told) => capital(nothingFits(told)),
  'too-many-of-a-number'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const [number = 0] = numbers;
    const used = told.placed.flatMap(({ domino }) => domino).filter((each) => each === number).length;
    const [toPlace, room] = [needed - used, available - used];
    const place = `${halves(toPlace, number)} must ${used === 0 ? '' : 'still '}be placed`;
    const leave = told.regions.length === 1 ? 'leaves' : 'leave';
    const there = room <= 0 ? `no room for ${toPlace === 1 ? 'it' : 'them'}` : `room for ${inWords(room)}`;
    return capital(`${place}, and ${regionsIn(told)} ${leave} ${there}.`);
  },
  'too-few-doubles'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const [number] = numbers;
    const inside = needed === 1 ? 'a domino must lie' : `${count(needed, 'domino', 'dominoes')} must lie`;
    const one = told.regions.length === 1;
    const wanted =
      number === undefined
        ? needed === 1
          ? 'a double'
          : `${inWords(needed)} ${one ? 'of the same double' : 'doubles'}`
        : doubles(needed, number);
    return capital(`${inside} inside ${regionsIn(told)}: ${wanted}, and ${thereIs(available)}.`);
  },
  'too-few-of-several-numbers'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const isOf = (value: number) => numbers.includes(value);
    const { more, left, isUsed } = told.stillNeeded(isOf, available);
    const wanted = told.placed.length === 0 ? needed : more;
    const which =
      wanted === 1
        ? list(
            numbers.map((number) => a(number)),
            'or',
          )
        : `${inWords(wanted)} numbers ${rangeName(told, numbers)}`;
    return capital(
      `${regionsIn(told)} ${need(told.regions)} ${which}${inAll(told.regions)}. ${leftOver(left, available, isUsed)}.`,
    );
  },
  'too-few-pips'(told) {
    const { needed, available } = told.shortage;
    return capital(
      `${regionsIn(told)} ${need(told.regions)} at least ${needed} pips. All dominoes together have ${available}.`,
    );
  },
  'too-many-pips'(told) {
    const { needed, available } = told.shortage;
    const leave = told.regions.length === 1 ? 'leaves' : 'leave';
    return capital(
      `all dominoes together have ${needed} pips. ${capital(regionsIn(told))} ${leave} room for ${available}.`,
    );
  },
  'numbers-do-not-fit'(told) {
    const [region, ...more] = told.regions;
    if (region !== undefined && more.length === 0) return capital(unfillable(told, region));
    return capital(`${withYours(told)}the numbers ${leftOr(told)} cannot ${together(told)}.`);
  },
  'dominoes-do-not-fit'(told) {
    const which =
      told.values.length > 0 && told.values.length <= 2 ? ` Look at those with ${list(told.values.map(a), 'or')}.` : '';
    return capital(`${withYours(told)}the dominoes ${leftOr(told)} cannot ${together(told)}.${which}`);
  },
  combined: (told) => capital(`${withYours(told)}the dominoes ${leftOr(told)} cannot ${together(told)}.`),
};

/** Of one number, over the regions that need it. */
function tooFewOfANumber(told: ToldConflict): string {
  const { needed, available, numbers, counts, missing = [] } = told.shortage;
  const [number] = numbers ?? [];
  const regions = regionsIn(told);
  if (number === undefined)
    return capital(
      `${regions} needs ${inWords(needed)} of one number, and ${available === 0 ? 'there is none' : `there are no more than ${inWords(available)} of any`}.`,
    );
  if (counts === 'dominoes')
    return capital(
      `${regions} ${need(told.regions)} ${inWords(needed)} dominoes with ${a(number)}. ${capital(thereIs(available))}.`,
    );
  if (told.placed.length === 0) {
    const without = missing.length === 0 ? '' : `with no ${list(missing, 'or')} in the tray, `;
    const each = eachNeeds(told, (needs) => halves(needs, number));
    const wanted = each ?? `${regions} ${need(told.regions)} ${halves(needed, number)}${inAll(told.regions)}`;
    return capital(`${without}${wanted}. ${capital(thereIs(available))}.`);
  }
  const { more, left, elsewhere, isUsed } = told.stillNeeded((value) => value === number, available);
  const isOne = told.needs.length === 1;
  const isInside = told.needs.some(({ region }) => told.numbersIn(region).some((each) => isOne || each === number));
  const [yours, ...others] = elsewhere;
  if (yours !== undefined && others.length === 0 && !isInside && told.needs.length > 0) {
    if (available === 1)
      return capital(
        `${regions} needs the only ${number}, and ${told.supposed ? 'it' : 'yours'} is ${placeOf(told, yours)}.`,
      );
    return `There are ${halves(available, number)} and ${needsOf(told)}. ${told.supposed ? 'The' : 'Your'} ${number} ${placeOf(told, yours)} is one too many.`;
  }
  const [only, ...more2] = told.needs;
  if (only !== undefined && more2.length === 0)
    return `${capital(needOfOne(told, only.region, number, more))}. ${leftOver(left, available, isUsed)}.`;
  const each = eachName(told.puzzle, told.regions);
  if (each !== undefined && more === told.regions.length)
    return `${capital(each)} needs ${a(number)}. ${leftOver(left, available, isUsed)}.`;
  return `${capital(regions)} ${need(told.regions)} ${halves(more, number)}${inAll(told.regions)}. ${leftOver(left, available, isUsed)}.`;
}

/** What one region needs, with what makes it need that. */
function needOfOne(told: ToldConflict, region: Region, number: number, more: number): string {
  const name = regionName(told.puzzle, region);
  const numbers = told.numbersIn(region);
  if (numbers.length === 0) return `${name} needs ${halves(more, number)}`;
  if (region.rule.kind === 'same')
    return `${name} has ${told.supposed ? a(number) : `your ${number}`} and needs ${inWords(more)} more`;
  if (region.rule.kind !== 'sum') return `${name} still needs ${halves(more, number)}`;
  const sum = numbers.reduce((all, each) => all + each, 0);
  return sum === 0
    ? `${name} still needs ${halves(more, number)}`
    : `${name} has ${sum} and needs ${halves(more, number)}`;
}

/** `each 9 needs one and the 8 needs two`. */
function needsOf(told: ToldConflict): string {
  const total = told.needs.reduce((sum, { needed }) => sum + needed, 0);
  const regions = told.needs.map(({ region }) => region);
  return eachNeeds(told, inWords) ?? `${regionNames(told.puzzle, regions)} ${need(regions)} ${inWords(total)}`;
}

/** Where all regions look alike and need the same. */
function eachNeeds({ puzzle, needs }: ToldConflict, say: (needed: number) => string): string | undefined {
  const [first] = needs;
  const each = eachName(
    puzzle,
    needs.map(({ region }) => region),
  );
  if (each === undefined || first === undefined || needs.some(({ needed }) => needed !== first.needed))
    return undefined;
  return `${each} needs ${say(first.needed)}`;
}

/** Where a number lies. */
function placeOf({ puzzle }: ToldConflict, cell: Cell): string {
  const region = puzzle.regions.find(({ cells }) => cells.some((each) => sameCell(each, cell)));
  return region === undefined ? `on ${cellName(cell)}` : `in ${regionName(puzzle, region)}`;
}

/** @param isUsed whether some are placed already */
function leftOver(left: number, available: number, isUsed: boolean): string {
  if (left <= 0) return available === 0 ? 'There is none' : 'None is left';
  if (isUsed) return `Only ${inWords(left)} ${left === 1 ? 'is' : 'are'} left`;
  return capital(thereIs(left));
}

function thereIs(number: number): string {
  if (number === 0) return 'there is none';
  return number === 1 ? 'there is only one' : `there are only ${inWords(number)}`;
}

/** With what a player has placed, where that is one domino. */
function withYours({ placed, supposed }: ToldConflict): string {
  const [only, ...others] = placed;
  if (only === undefined || others.length > 0 || supposed !== undefined) return '';
  return `with your ${dominoName(only.domino)} on ${only.cells.map(cellName).join('–')}, `;
}

/** What cannot be done with what is left. */
function together(told: ToldConflict): string {
  if (told.regions.length === 0) return `cover ${fewCells(told.tiled)}`;
  if (told.regions.length === 1) return `fill ${regionsIn(told)}`;
  const names = regionsIn(told);
  if (told.regions.length === 2) return names.startsWith('both ') ? `fill ${names}` : `fill both ${names}`;
  return `fill ${names} together`;
}

/** Of more regions only the first are named. */
const MOST_REGIONS = 3;

function regionsIn({ puzzle, regions }: ToldConflict): string {
  if (regions.length <= MOST_REGIONS) return regionNames(puzzle, regions);
  const named = regions.slice(0, MOST_REGIONS - 1).map((region) => regionName(puzzle, region));
  return `${named.join(', ')} and ${count(regions.length - named.length, 'more region')}`;
}

function need(some: readonly unknown[]): string {
  return some.length === 1 ? 'needs' : 'need';
}

function inAll(regions: readonly unknown[]): string {
  return regions.length > 1 ? ' in all' : '';
}

function doubles(needed: number, number: number): string {
  const name = dominoName([number, number]);
  return needed === 1 ? `the ${name}` : `${inWords(needed)} ${name}s`;
}

/** Of a number, in words: "3 6s" would be hard to read. */
function halves(number: number, value: number): string {
  return number === 1 ? a(value) : `${inWords(number)} ${value}s`;
}
