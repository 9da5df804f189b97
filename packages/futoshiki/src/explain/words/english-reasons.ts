/** Reasons in English: a clause for each. */
import { type Cell, cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Across } from '../told/beside.js';
import type { Line, ToldLink } from '../told/link.js';
import type { Reason } from '../told/reason.js';
import { signReasons } from '../told/sign-reasons.js';
import { alongBars, aNumber, be, cellNames, clauses, lineName, lineNames, path, than } from './english-names.js';

/** Clauses of one sentence. */
export function because(told: ToldLink, reasons: readonly Reason[]): string {
  return clauses(reasons.map((each) => reasonSaid(told, each)));
}

/** Why signs and bars leave cells what they do. */
export function bySigns(told: ToldLink): Variants {
  return signReasons(told).map((each) => reasonSaid(told, each));
}

/** @param told what it is a reason of */
export function reasonSaid(told: ToldLink, reason: Reason): string {
  switch (reason.kind) {
    case 'has':
      return has(reason.lines, reason.numbers);
    case 'every-has':
      return `every other ${reason.of} has its ${reason.number}`;
    case 'lacks':
      return `${lineName(reason.line)} lacks only ${list(reason.numbers)}`;
    case 'beside': {
      const not = reason.not === undefined ? [] : [`not ${list(reason.not, 'or')}`];
      const said = [...reason.sides.map((side) => than(side, told)), ...not];
      return `${are(reason.cells)} ${said.join(said.some((each) => each.includes(', ')) ? ', and ' : ' and ')}`;
    }
    case 'each-beside': {
      const word = `${reason.isGreater ? 'greater' : 'smaller'} than a neighbour`;
      if (reason.isAll) return `every other empty cell is ${word}`;
      return `${are(reason.cells)} ${reason.cells.length === 1 ? '' : 'each '}${word}`;
    }
    case 'made-by-signs':
      return `the signs make ${list([
        ...(reason.low.length === 0 ? [] : [`${cellNames(reason.low)} too low`]),
        ...(reason.high.length === 0 ? [] : [`${cellNames(reason.high)} too high`]),
      ])}`;
    case 'too-far': {
      const along = [...new Set(reason.along.map((each) => reasonSaid(told, each)))];
      const signs = along.length === 0 ? '' : ` (${list(along)})`;
      return `${are(reason.cells)} too ${reason.isLow ? 'low' : 'high'}${signs}`;
    }
    case 'among':
      return `${are(reason.cells, told)} ${list(reason.numbers, 'or')}`;
    case 'not':
      return `${are(reason.cells, told)} not ${list(reason.numbers, 'or')}`;
    case 'low':
    case 'high':
      return `${are(reason.cells, told)} too ${reason.kind}`;
    case 'only-left':
      return `only the ${reason.number} ${be(told)} left`;
    case 'across': {
      const others = reason.others.map((each) => acrossSaid(told, each));
      const joins = `${reason.isBar ? 'a' : 'no'} bar joins ${cellName(reason.cell)}`;
      return `${joins} to ${others.join(reason.isBar ? ', another to ' : ', nor to ')}`;
    }
    case 'kept': {
      const missing = reason.isBar ? '' : 'missing ';
      const bars = reason.cells.length > 1 ? `${missing}bars keep` : `a ${missing}bar keeps`;
      return `${bars} the ${reason.number} from ${cellNames(reason.cells)}`;
    }
    case 'joined': {
      const pairs = reason.pairs.map((pair) => cellNames(pair));
      return reason.isBar ? `bars join ${list(pairs)}` : `no bar joins ${list(pairs, 'or')}`;
    }
    case 'run':
      return alongBars(reason.cells);
    case 'signs':
      return list(reason.paths.map((each) => path(each)));
    case 'down':
      return `${count(reason.signs, 'sign')} lead from ${cellName(reason.from)} down to ${cellName(reason.to)}`;
    case 'by-signs':
      return 'the signs say so';
    case 'ordered':
      return `${cellNames(reason.sign)} are ${list(reason.numbers)}, and ${cellName(reason.sign[1])} is the smaller`;
    case 'between': {
      const { tight } = reason;
      const leaving = tight && ` (${aNumber(tight.number)} would leave only ${tight.left} for them)`;
      return `${cellName(reason.cell)} is ${reason.isSmaller ? 'smaller' : 'greater'} than ${cellNames(reason.others)}${leaving ?? ''}`;
    }
    case 'all':
      return because(told, reason.reasons);
  }
}

/** `r1c1 is`, `r1c1 and r1c2 are`; as it would be where something is supposed. */
function are(cells: readonly Cell[], told?: ToldLink): string {
  return `${cellNames(cells)} ${be({ isSupposed: told?.isSupposed ?? false }, cells.length > 1)}`;
}

/** `row 4 has its 4`, `rows 1 and 2 have their 4`, `row 4 has 1 and 4`. */
function has(lines: readonly Line[], numbers: readonly number[]): string {
  const [verb, whose] = lines.length === 1 ? ['has', 'its'] : ['have', 'their'];
  return `${lineNames(lines)} ${verb} ${numbers.length === 1 ? `${whose} ` : ''}${list(numbers)}`;
}

/** `the 4 in r1c2`, `r1c2, which is 3 or 4`, `r1c2, which is not 2`. */
function acrossSaid(told: ToldLink, { cell, number, among, not }: Across): string {
  if (number !== undefined) return `the ${number} in ${cellName(cell)}`;
  if (among !== undefined) return `${cellName(cell)}, which ${be(told)} ${list(among, 'or')}`;
  if (not === undefined) return cellName(cell);
  return `${cellName(cell)}, which ${told.isSupposed ? 'would not be' : 'is not'} ${list(not, 'or')}`;
}
