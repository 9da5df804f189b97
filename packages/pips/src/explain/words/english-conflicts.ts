/** Conflicts of Pips in English. */
import { capital, cellName, count, list } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { Rule } from '../../model/rule.js';
import type { ToldConflict } from '../told.js';
import { cellNames, dominoName, everything, factNames, regionName, stock } from './english-names.js';
import type { PipsWords } from './language.js';

export const englishConflicts: PipsWords['conflicts'] = {
  area: (told) => capital(uncoverable(told)),
  region(told) {
    const [region] = told.regions;
    const given = givenIn(told);
    if (region === undefined || given !== '')
      return `No numbers from 0 to ${told.puzzle.maxPip} fill ${regionsIn(told)}${given}.`;
    return capital(`${regionsIn(told)} ${impossible(region.rule, region.cells.length, told.puzzle.maxPip)}.`);
  },
  'too-few-dominoes'(told) {
    const { needed, available } = told.shortage;
    const what = told.tiled.length === told.puzzle.cells.length ? 'The board' : `To cover ${cellNames(told.tiled)}`;
    return `${what} needs ${needed} dominoes; ${trayIn(told)} has ${available}.`;
  },
  'too-few-doubles'(told) {
    const { needed, available, numbers } = told.shortage;
    const [number] = numbers ?? [];
    const isOfOne = number === undefined && told.regions.length === 1 && needed > 1;
    const double = number === undefined ? 'double' : dominoName([number, number]);
    const wanted = isOfOne ? `${needed} of the same double` : `${needed} ${double}${needed === 1 ? '' : 's'}`;
    const there = isOfOne && available > 0 ? `no more than ${available} of any` : orNone(available);
    return capital(
      `${regionsIn(told)} cannot be covered without ${wanted}; ${trayIn(told)} has ${there}${givenIn(told)}.`,
    );
  },
  'too-few-of-a-number'(told) {
    const { needed, available, numbers, counts } = told.shortage;
    const [number] = numbers ?? [];
    const whole = (wanted: string, there: string) =>
      capital(
        `${withoutMissing(told)}${regionsIn(told)} ${needs(told)} ${wanted}; ${trayIn(told)} has ${there}${givenIn(told)}.`,
      );
    if (number === undefined) return whole(`${needed} of one number`, `no more than ${available} of any`);
    if (counts === 'dominoes') return whole(`${needed} dominoes with a ${number}`, orNone(available));
    return whole(halves(needed, number), available === 0 ? 'none' : inWords(available));
  },
  'too-few-of-several-numbers'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const cells = `${needed} cell${needed === 1 ? '' : 's'}`;
    const which = list(
      numbers.map((number) => `a ${number}`),
      'or',
    );
    return capital(
      `${withoutMissing(told)}${regionsIn(told)} ${needs(told)} at least ${cells} with ${which}; ${trayIn(told)} has ${orNone(available)}${givenIn(told)}.`,
    );
  },
  'too-few-numbers'(told) {
    const { needed, available } = told.shortage;
    return capital(
      `${regionsIn(told)} needs ${needed} different numbers; ${trayIn(told)} has ${available} that it may hold${givenIn(told)}.`,
    );
  },
  'too-many-of-a-number'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const room = available === 0 ? 'no room' : `room for ${inWords(available)}`;
    return capital(
      `${trayIn(told)} has ${halves(needed, numbers[0]!)} to place; ${regionsIn(told)} ${leave(told)} ${room}${givenIn(told)}.`,
    );
  },
  'too-few-pips'(told) {
    const { needed, available } = told.shortage;
    return capital(
      `${regionsIn(told)} ${needs(told)} at least ${needed} pips; all dominoes together have ${available}${givenIn(told)}.`,
    );
  },
  'too-many-pips'(told) {
    const { needed, available } = told.shortage;
    return capital(
      `All dominoes together have ${needed} pips; ${regionsIn(told)} ${leave(told)} room for ${available} at most${givenIn(told)}.`,
    );
  },
  'numbers-do-not-fit'(told) {
    const among = told.regions.length === 1 ? 'fill' : 'be shared out among';
    const has = told.values.length === 0 ? '' : `: ${trayIn(told)} has ${stock(told)}`;
    return `The numbers in ${trayIn(told)} cannot ${among} ${regionsIn(told)}${givenIn(told)}${has}.`;
  },
  'dominoes-do-not-fit': (told) =>
    `The dominoes in ${trayIn(told)} cannot fill ${regionsIn(told)}${told.regions.length > 1 ? ' together' : ''}${givenIn(told)}: look at those with ${list(told.values)}.`,
  'nothing-fits-a-cell': (told) =>
    `Nothing fits on ${cellNames(told.at === undefined ? told.tiled : [told.at])}, because of ${everything({ ...told, tiled: [] })}.`,
  combined: (told) => capital(`${everything(told)} cannot hold together.`),
};

function regionsIn({ puzzle, regions }: ToldConflict): string {
  return list(regions.map((region) => regionName(puzzle, region)));
}

function needs({ regions }: ToldConflict): string {
  return regions.length === 1 ? 'needs' : 'together need';
}

function leave({ regions }: ToldConflict): string {
  return regions.length === 1 ? 'leaves' : 'leave';
}

/** Of a number, in words: "3 6s" would be hard to read. */
function halves(number: number, value: number): string {
  return number === 1 ? `a ${value}` : `${inWords(number)} ${value}s`;
}

function inWords(number: number): string {
  return count(number, '', '').trim();
}

function orNone(number: number): string {
  return number === 0 ? 'none' : `${number}`;
}

function trayIn({ puzzle }: ToldConflict): string {
  return puzzle.supply.kind === 'list' ? 'the tray' : `the set up to ${dominoName([puzzle.maxPip, puzzle.maxPip])}`;
}

/** What is not in the tray, where that matters. */
function withoutMissing({ shortage: { missing = [] } }: ToldConflict): string {
  return missing.length === 0 ? '' : `with no ${list(missing, 'or')} in the tray, `;
}

/** What a player has placed. */
function givenIn({ puzzle, facts }: ToldConflict): string {
  return facts.length === 0 ? '' : `, where ${factNames(puzzle, facts)}`;
}

/** Why no numbers do, behind the region's name. */
function impossible(rule: Rule, cells: number, maxPip: number): string {
  const size = `has ${count(cells, 'cell')}`;
  const hold = cells === 1 ? 'holds' : 'hold';
  switch (rule.kind) {
    case 'sum': {
      const target = rule.op === '>' ? `more than ${rule.target}` : `${rule.target}`;
      return `${size}, which ${hold} ${cells * maxPip} pips at most, and needs ${target}`;
    }
    case 'different':
      return `needs ${cells} different numbers; there are ${maxPip + 1 - rule.avoiding.length} that it may hold`;
    case 'same':
      return `needs ${rule.value} in every cell, and pips go from 0 to ${maxPip}`;
    case 'each': {
      const what = { '<': 'below', '>': 'above', '=': 'equal to', '≠': 'other than' }[rule.op];
      return `needs numbers ${what} ${rule.value}, and pips go from 0 to ${maxPip}`;
    }
  }
}

/** Cells that have fewer neighbours than they are, or are an odd number. */
function uncoverable(told: ToldConflict): string {
  const { tiled, neighbours, puzzle } = told;
  const cells = fewCells(tiled);
  const given = givenIn(told);
  if (given !== '') return `${cells} cannot be covered any more${given}.`;
  if (tiled.length === 1) return `${cells} has no neighbour to share a domino with.`;
  const inside = new Set(tiled.map(cellName));
  if (neighbours.every((cell) => inside.has(cellName(cell)))) {
    return `${cells} stand apart from all others; they are ${tiled.length}, an odd number, and every domino covers two.`;
  }
  if (tiled.length > MOST_NAMED && tiled.length + neighbours.length === puzzle.cells.length) {
    return `coloured like a chessboard, the board has ${tiled.length} cells of one colour and ${neighbours.length} of the other, and every domino covers one of each.`;
  }
  return `${cells} have only ${count(neighbours.length, 'neighbour')} between them, ${fewCells(neighbours)}: they cannot all be covered.`;
}

/** Of many cells only the first are named; the record has them all. */
const MOST_NAMED = 12;
const NAMED_OF_MANY = 3;

function fewCells(cells: readonly Cell[]): string {
  if (cells.length <= MOST_NAMED) return cellNames(cells);
  return `${cells.slice(0, NAMED_OF_MANY).map(cellName).join(', ')} and ${cells.length - NAMED_OF_MANY} more cells`;
}
