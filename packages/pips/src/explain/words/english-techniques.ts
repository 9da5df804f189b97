/** What each technique does, and what its steps say, in English. */
import { cellName, list } from '@pipwright/core';
import { capital, count } from '@pipwright/core/explaining';
import type { Region } from '../../model/puzzle.js';
import { across, type ToldStep } from '../told.js';
import {
  cellNames,
  conclusion,
  dominoName,
  everything,
  factNames,
  necessity,
  regionName,
  stock,
} from './english-names.js';
import type { PipsWords, TechniqueWords } from './language.js';

/** A technique whose sentences are about one region, and what is known before of its cells. */
function aboutRegion(
  idea: string,
  say: (told: ToldStep, name: string, region: Region, given: string) => string,
): TechniqueWords {
  return {
    idea,
    say(told) {
      const { puzzle, region } = told;
      if (region === undefined) return undefined;
      return capital(say(told, regionName(puzzle, region), region, givenOf(told)));
    },
  };
}

/** What is known before, as far as it speaks of the cells in question; empty where nothing is. */
function givenOf({ puzzle, given }: ToldStep): string {
  return factNames(puzzle, given);
}

function before(words: string, given: string, after = ''): string {
  return given === '' ? '' : `${words}${given}${after}`;
}

/** What a sum is for. */
function aim({ rule }: Region): string {
  if (rule.kind !== 'sum') return 'by its rule';
  if (rule.op === '=') return `to make ${rule.target}`;
  return rule.op === '<' ? `to stay below ${rule.target}` : `to get above ${rule.target}`;
}

/** Dominoes that fit two cells, or none that does. */
function fits(idea: string, isInside: boolean): TechniqueWords {
  return {
    idea,
    say(told) {
      const { puzzle, region, concludes } = told;
      const inside = isInside && region !== undefined ? ` inside ${regionName(puzzle, region)}` : '';
      const given = givenOf(told);
      if (concludes.kind === 'part') {
        const where = cellNames(concludes.edge);
        return `No domino of the tray fits on ${where}${inside}${before(', since ', given)}: they are not joined.`;
      }
      const double = doubleOf(told);
      const only = double === '' ? '' : `A domino${inside} is ${double}. `;
      const start = `${only}${capital(given)}`;
      const where = only === '' ? inside : '';
      const so =
        concludes.kind === 'place'
          ? `the tray leaves only the ${dominoName(concludes.domino)} for ${cellNames(concludes.cells)}${where}.`
          : `${choice(told)} there${where}, so ${conclusion(told)}.`;
      return capital(start === '' ? so : `${start}: ${so}`);
    },
  };
}

/** What a domino inside a region of equal or different values must be. */
function doubleOf({ double }: ToldStep): string {
  if (double === undefined) return '';
  return double ? 'a double' : 'no double';
}

/** The dominoes that fit, where they are few, or the numbers that none of them brings. */
function choice(told: ToldStep): string {
  const { concludes, fitting } = told;
  const [at] = concludes.kind === 'values' ? concludes.cells : [];
  if (at === undefined) return 'the tray leaves no choice';
  if (fitting.length > 0 && fitting.length <= 3) {
    const names = fitting.map((domino) => `the ${dominoName(domino)}`);
    return `only ${list(names, 'or')} ${fitting.length === 1 ? 'fits' : 'fit'}`;
  }
  const lost = told.before(at.cell).filter((value) => !at.values.includes(value));
  return `no domino left brings ${list(
    lost.map((value) => `a ${value}`),
    'or',
  )}`;
}

function spokenFor(told: ToldStep, value: number): string {
  switch (told.halves(value)) {
    case 0:
      return `no domino has a ${value}`;
    case 1:
      return `the only ${value} is spoken for`;
    case 2:
      return `both ${value}s are spoken for`;
    default:
      return `all ${count(told.halves(value), `${value}`)} are spoken for`;
  }
}

export const englishTechniques: PipsWords['techniques'] = {
  'single-cell': aboutRegion(
    'A rule on one cell, or on every single value, says what a cell may hold.',
    (told, name, { cells }) =>
      cells.length === 1
        ? `${name} is a single cell: ${conclusion(told)}.`
        : `every value of ${name} obeys it: ${conclusion(told)}.`,
  ),
  'extreme-sum': aboutRegion(
    'A sum at its lowest or highest leaves one value for every cell.',
    (told, name, region) =>
      `the ${count(region.cells.length, 'cell')} of ${name} can only ${aim(region).replace('to ', '')} if ${conclusion(told)}.`,
  ),
  'equal-values': aboutRegion(
    'In a region of equal values, what one cell cannot be, none can.',
    (told, name, _, given) => `${name} holds one number throughout, and ${given}: so ${conclusion(told)}.`,
  ),
  'both-halves': {
    idea: 'Two cells under one domino, both known, name the domino.',
    say({ concludes }) {
      if (concludes.kind !== 'place') return undefined;
      const [x, y] = concludes.domino;
      return `${cellNames(concludes.cells)} share a domino and hold ${x} and ${y}: it is the ${dominoName([x, y])}.`;
    },
  },
  'rest-of-sum': aboutRegion(
    'With all other cells of a sum known, the last one is what is missing.',
    (told, name, region, given) =>
      given === ''
        ? `${name} leaves one way: ${conclusion(told)}.`
        : `in ${name} ${given}. ${capital(aim(region))}, ${necessity(told)}.`,
  ),
  'forced-partner': {
    idea: 'A cell with one free neighbour shares a domino with it.',
    say({ concludes, tiled: [cell] }) {
      if (concludes.kind !== 'join' || cell === undefined) return undefined;
      return `${cellName(cell)} has no other free neighbour than ${cellName(across(concludes.edge, cell))}: one domino covers both.`;
    },
  },
  'not-equal': aboutRegion(
    'Where all values differ, what some cells take the others cannot have.',
    (told, name, _, given) => `no number comes twice in ${name}${before(', and ', given)}: so ${conclusion(told)}.`,
  ),
  'sum-bounds': aboutRegion(
    'The least and the most the other cells can add leave bounds for one cell of a sum.',
    (told, name, region, given) =>
      given === ''
        ? `${aim(region)}, ${necessity(told)} (${name}).`
        : `in ${name} ${given}. ${capital(aim(region))}, ${necessity(told)}.`,
  ),
  'only-domino': fits(
    'Which dominoes of the tray fit two neighbours says what these may hold, or that they do not belong together.',
    false,
  ),
  'doubles-test': fits(
    'A domino inside a region of equal values is a double; inside one of different values it is none.',
    true,
  ),
  'half-supply': {
    idea: 'When all halves with a number are spoken for, no other cell holds it.',
    say(told) {
      const [value] = told.values;
      return value === undefined ? undefined : capital(`${spokenFor(told, value)}: so ${conclusion(told)}.`);
    },
  },
  'equal-supply': aboutRegion(
    'A region of equal values needs a number that the tray has often enough.',
    (told, name, { cells }, given) =>
      `${name} needs ${count(cells.length, 'equal half', 'equal halves')}, but the tray has ${stock(told)}${before(', and ', given)}: so ${conclusion(told)}.`,
  ),
  'sum-pair': fits('A domino inside a sum must leave the other cells what they can make.', true),
  'sum-combinations': aboutRegion(
    'Of all ways to split a sum, or to choose different values, some values occur in none.',
    (told, name, _, given) =>
      `there are few ways to fill ${name}${before(' where ', given)}, and in all of them ${conclusion(told)}.`,
  ),
  'halves-left': aboutRegion(
    'Of all ways to fill a region, only those count for which the tray has the halves.',
    (told, name, _, given) =>
      `the tray has ${stock(told)}. So${before(', where ', given, ',')} ${name} can be filled only if ${conclusion(told)}.`,
  ),
  'no-partner': {
    idea: 'A value is out where no neighbour can complete it to a domino of the tray.',
    say: (told) =>
      `No neighbour could complete anything else to a domino of the tray${before(', since ', givenOf(told))}: so ${conclusion(told)}.`,
  },
  'odd-area': {
    idea: 'A domino may not cut off an odd number of cells.',
    say({ concludes, tiled }) {
      if (concludes.kind !== 'part') return undefined;
      return `A domino on ${cellNames(concludes.edge)} would cut off ${cellNames(tiled)}, an odd number of cells. So no domino joins these two.`;
    },
  },
  'last-home': {
    idea: 'A domino with one place left goes there.',
    say(told) {
      const { concludes, dominoes } = told;
      const [domino] = dominoes;
      if (domino === undefined) return undefined;
      const so = concludes.kind === 'place' ? `it lies on ${cellNames(concludes.cells)}` : conclusion(told);
      return `The ${dominoName(domino)} fits nowhere else: ${so}.`;
    },
  },
  'last-cells': {
    idea: 'A number with as many cells left as halves fills them all.',
    say(told) {
      if (told.values.length === 0) return undefined;
      return `The tray has ${stock(told)}, and there are just as many cells left for that: ${conclusion(told)}.`;
    },
  },
  complement: {
    idea: 'All pips of the tray together, less what the sums take, are left for the other cells.',
    say: (told) =>
      `The dominoes have ${told.allPips} pips in all; what the sums and the known cells leave of them means that ${conclusion(told)}.`,
  },
  'what-if': {
    idea: 'What would leave something impossible a few plain steps later is not so.',
    say: (told) =>
      `If it were otherwise, a few plain steps would end in a contradiction: so ${conclusion(told)}. (They need ${everything(told)}.)`,
  },
  general: {
    idea: 'The fewest facts that force something together, where no technique has a name for it.',
    say: (told) => `From ${everything(told)} it follows that ${conclusion(told)}.`,
  },
};
