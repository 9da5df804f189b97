/**
 * Rules as the solver needs them: three questions to a region, answered from its cells' domains, for sums from bounds
 * alone. Going through every combination would prune more and cost more; what bounds miss, the search finds.
 */
import type { Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import { between, EMPTY, highest, isSingle, type PipSet, singleton, size, smallest } from './pip-set.js';
import type { Position } from './position.js';

type RuleOf<Kind extends Rule['kind']> = Rule & { readonly kind: Kind };

const ANY: PipSet = ~EMPTY;

export function canHold(position: Position, region: number): boolean {
  const rule = ruleOf(position, region);
  switch (rule.kind) {
    case 'sum': {
      const { least, most } = sumBounds(rule);
      return position.leastSum(region) <= most && position.greatestSum(region) >= least;
    }
    case 'same':
      return common(position, region, rule) !== EMPTY;
    case 'different':
      return canDiffer(position, region);
    case 'each':
      return position.cellsOf(region).every((cell) => (position.domain(cell) & compared(rule)) !== EMPTY);
  }
}

export function pruneRegion(position: Position, region: number): void {
  const rule = ruleOf(position, region);
  const cells = position.cellsOf(region);
  switch (rule.kind) {
    case 'sum':
      for (const cell of cells) {
        const { least, most } = shareOf(position, region, rule, cell);
        position.narrow(cell, between(least, most));
      }
      break;
    case 'same': {
      const kept = common(position, region, rule);
      for (const cell of cells) position.narrow(cell, kept);
      break;
    }
    case 'different': {
      const avoided = union(rule.avoiding.map(singleton));
      const held = union(cells.map((cell) => position.domain(cell)).filter(isSingle));
      for (const cell of cells) position.narrow(cell, isSingle(position.domain(cell)) ? ~avoided : ~(avoided | held));
      break;
    }
    case 'each':
      for (const cell of cells) position.narrow(cell, compared(rule));
      break;
    default:
      rule satisfies never;
  }
}

export function besideInRegion(position: Position, region: number, cell: number, other: number, pip: number): PipSet {
  const rule = ruleOf(position, region);
  switch (rule.kind) {
    case 'sum': {
      const { least, most } = shareOf(position, region, rule, cell, other);
      return between(least - pip, most - pip);
    }
    case 'same':
      return singleton(pip);
    case 'different':
      return ~singleton(pip);
    case 'each':
      return ANY;
  }
}

function ruleOf(position: Position, region: number): Rule {
  return (position.puzzle.regions[region] as Region).rule;
}

function sumBounds({ op, target }: RuleOf<'sum'>) {
  return {
    least: op === '<' ? 0 : op === '=' ? target : target + 1,
    most: op === '<' ? target - 1 : op === '=' ? target : Number.POSITIVE_INFINITY,
  };
}

/** Bounds of what one cell, or two together, must add to the sum, whatever the rest of the region adds. */
function shareOf(position: Position, region: number, rule: RuleOf<'sum'>, cell: number, other?: number) {
  const { least, most } = sumBounds(rule);
  const own = position.domain(cell);
  const others = other === undefined ? singleton(0) : position.domain(other);
  return {
    least: least - position.greatestSum(region) + highest(own) + highest(others),
    most: most - position.leastSum(region) + smallest(own) + smallest(others),
  };
}

function common(position: Position, region: number, { value }: RuleOf<'same'>): PipSet {
  let all = value === undefined ? ANY : singleton(value);
  for (const cell of position.cellsOf(region)) all &= position.domain(cell);
  return all;
}

/** No two cells hold the same, and there are pips enough for all. */
function canDiffer(position: Position, region: number): boolean {
  const domains = position.cellsOf(region).map((cell) => position.domain(cell));
  const held = domains.filter(isSingle);
  return size(union(held)) === held.length && size(union(domains)) >= domains.length;
}

function compared({ op, value }: RuleOf<'each'>): PipSet {
  switch (op) {
    case '<':
      return between(0, value - 1);
    case '>':
      return ~between(0, value);
    case '=':
      return between(value, value);
    case '≠':
      return ~between(value, value);
  }
}

function union(sets: readonly PipSet[]): PipSet {
  return sets.reduce((all, each) => all | each, EMPTY);
}
