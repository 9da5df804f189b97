/** Why one region cannot be filled, in English: by its rule alone, or by the numbers left. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import { brokenBy, reachOf } from '../told/conflict-region.js';
import type { ToldConflict } from '../told/index.js';
import { a, regionName } from './english-names.js';

/** By its rule, whatever the tray holds. */
export function brokenRegion(told: ToldConflict): string {
  const [region] = told.regions;
  if (region === undefined) return 'the rules cannot hold together.';
  const name = regionName(told.puzzle, region);
  if (told.placed.length === 0) return `${name} ${impossible(region.rule, region.cells.length, told.puzzle.maxPip)}.`;
  return `${name} ${broken(told, region)}.`;
}

const THAN = { '<': 'below', '>': 'above', '=': 'equal to', '≠': 'other than' } as const;

function broken(told: ToldConflict, region: Region): string {
  const by = brokenBy(told, region);
  const now = told.supposed === undefined ? 'now ' : '';
  switch (by.kind) {
    case 'unlike':
      return `${now}holds ${list(by.numbers.map(a))}, and all its numbers must be the same`;
    case 'notValue':
      return `${now}holds ${a(by.number)}, and all its numbers must be ${by.value}`;
    case 'avoided':
      return `${now}holds ${a(by.number)}, which it must not`;
    case 'twice':
      return `${now}holds more than one ${by.number}, and all its numbers must differ`;
    case 'wrong':
      return `${now}holds ${a(by.number)}, and its numbers must be ${THAN[by.op]} ${by.value}`;
    case 'full':
      return `is full and adds up to ${by.sum}`;
    case 'tooMuch':
      return `already adds up to ${by.sum}`;
    case 'tooLittle': {
      const { sum, open, most, needs } = by;
      if (open > 1) return `has ${sum}, and ${count(open, 'cell')} can add no more than ${most - sum}`;
      if (needs !== undefined) return `has ${sum} and would need ${a(needs)} in its last cell`;
      return `has ${sum}, and even ${a(most - sum)} in its last cell makes only ${most}`;
    }
    case 'never':
      return 'can no longer be filled';
  }
}

/** The sum of a region, by the highest or the lowest numbers left. */
export function outOfReach(told: ToldConflict): string {
  const [region] = told.regions;
  const reach = region === undefined ? undefined : reachOf(told, region);
  if (region === undefined || reach === undefined) return 'the numbers left do not fit.';
  const name = regionName(told.puzzle, region);
  const isPlaced = told.board.length > 0;
  const left = isPlaced ? ' left' : '';
  switch (reach.kind) {
    case 'lastCell': {
      const numbers = reach.wanted.length <= 3 ? list(reach.wanted.map(a), 'or') : `${reach.wanted[0]} or more`;
      return `${name} needs ${numbers} in ${cellName(reach.cell)}. ${isPlaced ? 'None is left' : 'There is none'}.`;
    }
    case 'tooLow': {
      const { sum, open, wanted, isMore, numbers, made } = reach;
      const has = sum === 0 ? '' : `has ${sum} and `;
      return `${name} ${has}needs ${isMore ? 'more than ' : ''}${wanted} from ${count(open, 'cell')}. The highest numbers${left}, ${list(numbers)}, make ${made}.`;
    }
    case 'tooHigh':
      return `even the lowest numbers${left}, ${list(reach.numbers)}, bring ${name} to ${reach.made}.`;
  }
}

/** No numbers that are left go together. */
export function unfillable(told: ToldConflict, region: Region): string {
  const name = regionName(told.puzzle, region);
  const { rule } = region;
  const { sum, open } = told.soFar(region);
  const left = told.board.length > 0 ? ' left' : '';
  if (rule.kind === 'sum' && rule.op === '=' && open > 1) {
    const has = sum === 0 ? '' : `has ${sum} and `;
    const some = count(open, 'number');
    return `${name} ${has}needs ${rule.target - sum} from ${count(open, 'cell')}. No ${some}${left} make that.`;
  }
  if (rule.kind === 'same') return `no number is${left === '' ? ' there' : left} often enough for ${name}.`;
  if (rule.kind === 'different') return `too few different numbers are${left === '' ? ' there' : left} for ${name}.`;
  return `no numbers${left} fill ${name}.`;
}

/** Why no numbers do, behind the region's name. */
function impossible(rule: Rule, cells: number, maxPip: number): string {
  const size = `has ${count(cells, 'cell')}`;
  const hold = cells === 1 ? 'holds' : 'hold';
  switch (rule.kind) {
    case 'sum': {
      const target = rule.op === '>' ? `more than ${rule.target}` : `${rule.target}`;
      if (rule.op === '<') return `needs less than ${rule.target}, and there is no number below 0`;
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
