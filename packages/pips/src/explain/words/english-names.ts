/** English names for what sentences of Pips speak of: cells, dominoes, numbers, and regions as the board shows them. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { areAllAlike, groupsAlike, regionPlace } from '../../model/region-place.js';
import { type Rule, ruleLabel } from '../../model/rule.js';

/** @param most of more cells only the first are named */
export function cellNames(cells: readonly Cell[], most = cells.length): string {
  if (cells.length <= Math.max(2, most)) return list(cells.map(cellName));
  const named = Math.max(1, most - 1);
  return `${cells.slice(0, named).map(cellName).join(', ')} and ${count(cells.length - named, 'more cell')}`;
}

export function dominoNames(dominoes: readonly Domino[], last = 'or'): string {
  return list(
    dominoes.map((domino) => `the ${dominoName(domino)}`),
    last,
  );
}

/** `a 4`, `an 8`. */
export function a(number: number): string {
  return `${/^(8|11$|18$)/.test(`${number}`) ? 'an' : 'a'} ${number}`;
}

/** `a 4 and two 5s`. */
export function bagName(numbers: readonly number[]): string {
  const kinds = [...new Set(numbers)];
  return list(
    kinds.map((kind) => {
      const times = numbers.filter((number) => number === kind).length;
      return times === 1 ? a(kind) : count(times, `${kind}`);
    }),
  );
}

/** A rule as the board shows it; that of every single number in words. */
export function ruleName(rule: Rule): string {
  if (rule.kind !== 'each') return ruleLabel(rule);
  switch (rule.op) {
    case '=':
      return `=${rule.value}`;
    case '≠':
      return `no-${rule.value}`;
    default:
      return `all-${rule.op === '<' ? 'below' : 'above'}-${rule.value}`;
  }
}

export function regionName(puzzle: Puzzle, region: Region): string {
  const { place, at } = regionPlace(puzzle, region);
  const label = ruleName(region.rule);
  const where = place === undefined ? '' : `${place.join(' ')} `;
  return `the ${where}${label}${at === undefined ? '' : ` at ${cellName(at)}`}`;
}

/** The same for each of several where these are all that look alike; undefined where they are not. */
export function eachName(puzzle: Puzzle, regions: readonly Region[]): string | undefined {
  const label = sharedLabel(puzzle, regions);
  return label === undefined ? undefined : `each ${label}`;
}

/** `both 9s and the >3`. */
export function regionNames(puzzle: Puzzle, regions: readonly Region[], both = 'both'): string {
  return list(
    groupsAlike(puzzle, regions).flatMap((group) => {
      const label = sharedLabel(puzzle, group);
      if (label === undefined) return group.map((region) => regionName(puzzle, region));
      return [group.length === 2 ? `${both} ${label}s` : `all ${count(group.length, label)}`];
    }),
  );
}

/** What several regions have in common, where no other has it. */
function sharedLabel(puzzle: Puzzle, regions: readonly Region[]): string | undefined {
  return areAllAlike(puzzle, regions) ? ruleName(regions[0]!.rule) : undefined;
}
