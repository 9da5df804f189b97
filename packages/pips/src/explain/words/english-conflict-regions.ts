/** Why one region cannot be filled, in English: by its rule alone, or by the numbers left. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
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

function broken(told: ToldConflict, region: Region): string {
  const { rule } = region;
  const numbers = [...told.numbersIn(region)];
  const kinds = [...new Set(numbers)].sort((x, y) => x - y);
  switch (rule.kind) {
    case 'same': {
      const wrong = kinds.find((each) => each !== rule.value);
      if (rule.value !== undefined && wrong !== undefined)
        return `now holds ${a(wrong)}, and all its numbers must be ${rule.value}`;
      return kinds.length > 1 ? `now holds ${list(kinds.map(a))}, and all its numbers must be the same` : NEVER;
    }
    case 'different': {
      const avoided = kinds.find((each) => rule.avoiding.includes(each));
      if (avoided !== undefined) return `now holds ${a(avoided)}, which it must not`;
      const twice = kinds.find((each) => numbers.filter((other) => other === each).length > 1);
      return twice === undefined ? NEVER : `now holds more than one ${twice}, and all its numbers must differ`;
    }
    case 'each': {
      const what = { '<': 'below', '>': 'above', '=': 'equal to', '≠': 'other than' }[rule.op];
      const wrong = numbers.find((each) => !holds(rule.op, each, rule.value));
      return wrong === undefined ? NEVER : `now holds ${a(wrong)}, and its numbers must be ${what} ${rule.value}`;
    }
    case 'sum':
      return brokenSum(told, region, rule);
  }
}

/** For what has no words of its own. */
const NEVER = 'can no longer be filled';

function holds(op: '<' | '>' | '=' | '≠', number: number, value: number): boolean {
  return { '<': number < value, '>': number > value, '=': number === value, '≠': number !== value }[op];
}

function brokenSum(told: ToldConflict, region: Region, { op, target }: Rule & { kind: 'sum' }): string {
  const { sum, open } = told.soFar(region);
  const isTooMuch = op === '<' ? sum >= target : op === '=' && sum > target;
  if (open === 0) return `is full and adds up to ${sum}`;
  if (isTooMuch) return `already adds up to ${sum}`;
  const { maxPip } = told.puzzle;
  const most = sum + open * maxPip;
  if (open > 1) return `has ${sum}, and ${count(open, 'cell')} can add no more than ${open * maxPip}`;
  if (op === '=') return `has ${sum} and would need ${a(target - sum)} in its last cell`;
  return `has ${sum}, and even ${a(maxPip)} in its last cell makes only ${most}`;
}

/** The sum of a region, by the highest or the lowest numbers left. */
export function outOfReach(told: ToldConflict): string {
  const [region] = told.regions;
  if (region?.rule.kind !== 'sum') return 'the numbers left do not fit.';
  const { op, target } = region.rule;
  const { sum, open } = told.soFar(region);
  const name = regionName(told.puzzle, region);
  const all = Array.from({ length: told.puzzle.maxPip + 1 }, (_, value) => value);
  const isPlaced = told.board.length > 0;
  const left = isPlaced ? ' left' : '';
  if (open === 1) {
    const wanted = all.filter((value) => (op === '=' ? sum + value === target : holds(op, sum + value, target)));
    const cell = region.cells.find((each) => told.numberOn(each) === undefined);
    const numbers = wanted.length <= 3 ? list(wanted.map(a), 'or') : `${wanted[0]} or more`;
    return `${name} needs ${numbers} in ${cellName(cell!)}. ${isPlaced ? 'None is left' : 'There is none'}.`;
  }
  const stock = all.flatMap((value) => Array<number>(Math.min(open, told.halvesLeft(value))).fill(value));
  const highest = stock.slice(-open).reverse();
  const most = highest.reduce((total, each) => total + each, 0);
  const has = sum === 0 ? '' : `has ${sum} and `;
  if (op !== '<' && sum + most < target + Number(op === '>')) {
    const wanted = op === '>' ? `more than ${target - sum}` : `${target - sum}`;
    return `${name} ${has}needs ${wanted} from ${count(open, 'cell')}. The highest numbers${left}, ${list(highest)}, make ${most}.`;
  }
  const lowest = stock.slice(0, open);
  const least = sum + lowest.reduce((total, each) => total + each, 0);
  return `even the lowest numbers${left}, ${list(lowest)}, bring ${name} to ${least}.`;
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
