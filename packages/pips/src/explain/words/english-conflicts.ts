/** Conflicts of Pips in English. */
import { cellName, list } from '@pipwright/core';
import { capital, count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { Rule } from '../../model/rule.js';
import type { ToldConflict } from '../told.js';
import { cellNames, dominoName, everything, factName, factNames, regionName, stock } from './english-names.js';
import type { PipsWords } from './language.js';

export const englishConflicts: PipsWords['conflicts'] = {
  area: (told) => capital(uncoverable(told)),
  region(told) {
    const [region] = told.regions;
    if (region === undefined || told.facts.length > 0)
      return sentence(told, `no numbers from 0 to ${told.puzzle.maxPip} fill ${regionsIn(told)}`);
    return sentence(told, `${regionsIn(told)} ${impossible(region.rule, region.cells.length, told.puzzle.maxPip)}`);
  },
  'too-few-dominoes'(told) {
    const { needed, available } = told.shortage;
    const isWhole = told.tiled.length === told.puzzle.cells.length;
    const need = isWhole ? `the board needs ${needed} dominoes` : `${fewCells(told.tiled)} need ${needed} dominoes`;
    return sentence(told, `${need}; ${trayIn(told)} has ${available}`);
  },
  'too-few-doubles'(told) {
    const { needed, available, numbers } = told.shortage;
    const [number] = numbers ?? [];
    const isOfOne = number === undefined && told.regions.length === 1 && needed > 1;
    const there = isOfOne && available > 0 ? `no more than ${available} of any` : orNone(available);
    return sentence(
      told,
      `${regionsIn(told)} cannot be covered without ${doubles(needed, number, isOfOne)}; ${trayIn(told)} has ${there}`,
    );
  },
  'too-few-of-a-number'(told) {
    const { needed, available, numbers, counts } = told.shortage;
    const [number] = numbers ?? [];
    const whole = (wanted: string, there: string) =>
      sentence(told, `${regionsIn(told)} ${needs(told)} ${wanted}; ${trayIn(told)} has ${there}`);
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
    return sentence(
      told,
      `${regionsIn(told)} ${needs(told)} at least ${cells} with ${which}; ${trayIn(told)} has ${orNone(available)}`,
    );
  },
  'too-few-numbers'(told) {
    const { needed, available } = told.shortage;
    const wanted = needed === 1 ? 'a number that it may hold' : `${needed} different numbers`;
    const there = available === 0 ? 'none' : `${available} that it may hold`;
    return sentence(told, `${regionsIn(told)} needs ${wanted}; ${trayIn(told)} has ${there}`);
  },
  'too-many-of-a-number'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const room = available === 0 ? 'no room' : `room for ${inWords(available)}`;
    return sentence(
      told,
      `${trayIn(told)} has ${halves(needed, numbers[0]!)} to place; ${regionsIn(told)} ${leave(told)} ${room}`,
    );
  },
  'too-few-pips'(told) {
    const { needed, available } = told.shortage;
    return sentence(
      told,
      `${regionsIn(told)} ${needs(told)} at least ${needed} pips; all dominoes together have ${available}`,
    );
  },
  'too-many-pips'(told) {
    const { needed, available } = told.shortage;
    return sentence(
      told,
      `all dominoes together have ${needed} pips; ${regionsIn(told)} ${leave(told)} room for ${available} at most`,
    );
  },
  'numbers-do-not-fit'(told) {
    const among = told.regions.length === 1 ? 'fill' : 'be shared out among';
    const has = told.values.length === 0 ? '' : `: ${trayIn(told)} has ${stock(told)}`;
    return sentence(told, `the numbers in ${trayIn(told)} cannot ${among} ${regionsIn(told)}${has}`);
  },
  'dominoes-do-not-fit'(told) {
    const outside = cellsOutside(told);
    const also = outside.length === 0 ? '' : ` and cover ${fewCells(outside)} as well`;
    const together = told.regions.length > 1 && also === '' ? ' together' : '';
    const look = told.values.length === 0 ? '' : `: look at those with ${list(told.values)}`;
    return sentence(told, `the dominoes in ${trayIn(told)} cannot fill ${regionsIn(told)}${together}${also}${look}`);
  },
  'nothing-fits-a-cell'(told) {
    const { at = told.tiled[0]! } = told;
    const others = told.tiled.filter((cell) => cellName(cell) !== cellName(at));
    return `Nothing fits on ${cellName(at)}, because of ${everything({ ...told, tiled: others })}.`;
  },
  combined: (told) => capital(`${everything(told)} cannot hold together.`),
};

/** With what a player has placed, and what is not in the tray, where that matters. */
function sentence(told: ToldConflict, text: string): string {
  const { missing = [] } = told.shortage;
  const placed = told.facts.length === 0 ? '' : `with ${placementsIn(told)}, `;
  const without = missing.length === 0 ? '' : `with no ${list(missing, 'or')} in the tray, `;
  return capital(`${placed}${without}${text}.`);
}

function placementsIn({ puzzle, facts }: ToldConflict): string {
  return list(
    facts.map((fact) =>
      fact.kind === 'place' ? `the ${dominoName(fact.domino)} on ${cellNames(fact.cells)}` : factName(puzzle, fact),
    ),
  );
}

/** Cells to be covered that are in none of the regions. */
function cellsOutside({ regions, tiled }: ToldConflict): readonly Cell[] {
  const inside = new Set(regions.flatMap(({ cells }) => cells.map(cellName)));
  return tiled.filter((cell) => !inside.has(cellName(cell)));
}

/** @param isOfOne whether they must be of the same number, whichever that is */
function doubles(needed: number, number: number | undefined, isOfOne: boolean): string {
  if (isOfOne) return `${needed} of the same double`;
  if (number === undefined) return needed === 1 ? 'a double' : `${needed} doubles`;
  const name = dominoName([number, number]);
  return needed === 1 ? `the ${name}` : `${inWords(needed)} ${name} dominoes`;
}

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

/** Why no numbers do, behind the region's name. */
function impossible(rule: Rule, cells: number, maxPip: number): string {
  const size = `has ${count(cells, 'cell')}`;
  const hold = cells === 1 ? 'holds' : 'hold';
  switch (rule.kind) {
    case 'sum': {
      const target = rule.op === '>' ? `more than ${rule.target}` : `${rule.target}`;
      return `${size}, which ${hold} ${cells * maxPip} pips at most, and needs ${target}`;
    }
    case 'different': {
      const there = maxPip + 1 - rule.avoiding.length;
      return there === 0
        ? 'allows no number at all'
        : `needs ${cells} different numbers; there are ${there} that it may hold`;
    }
    case 'each': {
      const what = { '<': 'below', '>': 'above', '=': 'equal to', '≠': 'other than' }[rule.op];
      return `needs numbers ${what} ${rule.value}, and pips go from 0 to ${maxPip}`;
    }
    case 'same':
      return `needs one number from 0 to ${maxPip} in all cells`;
  }
}

/** Cells that have fewer neighbours than they are, or are an odd number. */
function uncoverable(told: ToldConflict): string {
  const { tiled, neighbours, puzzle } = told;
  const cells = fewCells(tiled);
  if (told.facts.length > 0) return `${cells} cannot be covered any more, now that ${factNames(puzzle, told.facts)}.`;
  if (tiled.length === 1) return `${cells} has no neighbour to share a domino with.`;
  const inside = new Set(tiled.map(cellName));
  if (neighbours.every((cell) => inside.has(cellName(cell)))) {
    return `${cells} stand apart from all others; they are ${tiled.length}, an odd number, and every domino covers two.`;
  }
  if (tiled.length > MOST_NAMED && tiled.length + neighbours.length === puzzle.cells.length) {
    return `coloured like a chessboard, the board has ${tiled.length} cells of one colour and ${neighbours.length} of the other, and every domino covers one of each.`;
  }
  return `${cells} have only ${count(neighbours.length, 'neighbour')} between them, ${fewCells(neighbours)}: they cannot ${tiled.length === 2 ? 'both' : 'all'} be covered.`;
}

/** Of many cells only the first are named; the record has them all. */
const MOST_NAMED = 12;
const NAMED_OF_MANY = 3;

function fewCells(cells: readonly Cell[]): string {
  if (cells.length <= MOST_NAMED) return cellNames(cells);
  return `${cells.slice(0, NAMED_OF_MANY).map(cellName).join(', ')} and ${cells.length - NAMED_OF_MANY} more cells`;
}
