/** Why signs and bars leave cells what they do, in more words and in fewer. */
import { type Cell, cellName, sameCell } from '@pipwright/core';
import type { Between, CellLeft } from '../step.js';
import { across, beside } from './beside.js';
import { distinctCells, inOrder, isIn } from './cells.js';
import type { Line, ToldLink } from './link.js';
import type { Reason } from './reason.js';

type Reasons = readonly Reason[];

/** Nothing where a technique has no such reason. */
export function signReasons(told: ToldLink): Reasons {
  switch (told.technique) {
    case 'bound':
      return boundReasons(told);
    case 'chain-bound':
      return chainReasons(told);
    case 'ordered-pair':
      return told.signs
        .slice(0, 1)
        .map((sign) => ({ kind: 'ordered', sign, numbers: told.left(sign[0]) }) as const)
        .filter(({ numbers }) => numbers.length > 0);
    case 'valley':
    case 'peak':
      return betweenReasons(told, told.technique === 'valley');
    case 'across-bar':
    case 'no-bar':
      return acrossReasons(told, told.technique === 'across-bar');
    case 'bar-run': {
      const cells = distinctCells(told.bars.flat());
      return cells.length === 0 ? [] : [{ kind: 'run', cells }];
    }
    default:
      return [];
  }
}

function boundReasons(told: ToldLink): Reasons {
  const all = told.concludes.flatMap(({ cell }): Reason[] => {
    const sign = told.signs.find((ends) => isIn(ends, cell));
    return sign === undefined ? [] : [{ kind: 'beside', cells: [cell], sides: [beside(told, sign, cell)] }];
  });
  // A cell without a sign has another reason.
  if (all.length < told.concludes.length) return [];
  if (all.length < 2) return all;
  return [{ kind: 'all', reasons: all }, { kind: 'signs', paths: told.signs }, { kind: 'by-signs' }];
}

/** Signs one after another, the greatest cell first. */
function pathsOf(signs: readonly Between[]): readonly (readonly Cell[])[] {
  const starts = signs.filter(([greater]) => !signs.some(([, less]) => sameCell(less, greater)));
  const follow = (cell: Cell, path: readonly Cell[]): readonly (readonly Cell[])[] => {
    const next = signs.filter(([greater, less]) => sameCell(greater, cell) && !isIn(path, less));
    return next.length === 0 ? [path] : next.flatMap(([, less]) => follow(less, [...path, less]));
  };
  return starts.flatMap(([greater]) => follow(greater, [greater]));
}

function chainReasons(told: ToldLink): Reasons {
  const paths = pathsOf(told.signs);
  const [longest] = paths.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const isAllOn = told.concludes.every(({ cell }) => isIn(longest, cell));
  return [
    { kind: 'signs', paths },
    // Cells of another chain are not said to follow from this one.
    isAllOn
      ? { kind: 'down', signs: longest.length - 1, from: longest[0]!, to: longest.at(-1)! }
      : { kind: 'by-signs' },
  ];
}

/** Paths that are no part of another, each once. */
export function wholePaths(paths: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const named = paths.map((path) => `${path.map(cellName).join(' ')} `);
  return paths.filter((_, i) =>
    named.every((other, j) => i === j || !other.includes(named[i]!) || (other === named[i] && i < j)),
  );
}

/** The neighbours of a valley or a peak, and the line in which they are. */
export function aroundOf(told: ToldLink, { cell }: CellLeft): { others: readonly Cell[]; line: Line | undefined } {
  const signs = told.signs.filter((sign) => isIn(sign, cell));
  const others = inOrder(signs.flatMap((sign) => sign.filter((end) => !sameCell(end, cell))));
  return { others, line: told.lines.find((one) => others.every((each) => isIn(told.cellsIn(one), each))) };
}

function betweenReasons(told: ToldLink, isSmaller: boolean): Reasons {
  const [each] = told.concludes;
  if (each === undefined) return [];
  const { others } = aroundOf(told, each);
  if (others.length < 2) return boundReasons(told);
  const lost = told.left(each.cell).filter((number) => !each.values.includes(number));
  const beyond = (number: number) =>
    [...new Set(others.flatMap((cell) => told.left(cell)))].filter((other) =>
      isSmaller ? other > number : other < number,
    );
  const tight = lost.map((number) => ({ number, left: beyond(number) })).find(({ left }) => left.length === 1);
  const start = { kind: 'between', cell: each.cell, others, isSmaller } as const;
  return [...(tight === undefined ? [] : [{ ...start, tight: { number: tight.number, left: tight.left[0]! } }]), start];
}

function acrossReasons(told: ToldLink, isBar: boolean): Reasons {
  const joins = isBar ? told.bars : told.noBars;
  const all = told.concludes.flatMap(({ cell, values }): Reason[] => {
    const pair = joins.find((ends) => isIn(ends, cell));
    const lost = told.left(cell).filter((number) => !values.includes(number));
    return pair === undefined ? [] : [{ kind: 'across', isBar, cell, others: [across(told, pair, cell, lost)] }];
  });
  return all.length < 2
    ? all
    : [
        { kind: 'all', reasons: all },
        { kind: 'joined', isBar, pairs: joins },
      ];
}

/** Lines with numbers that a cell does not hold for another reason than the step's, where those that are left are listed. */
export function alsoTaken(told: ToldLink): Reasons {
  const [each, ...more] = told.concludes;
  if (each === undefined || more.length > 0 || told.after(each).length > 3) return [];
  const { cell } = each;
  const taken = told.known(cell).filter((number) => each.values.includes(number) && !told.left(cell).includes(number));
  const lines = [
    { kind: 'row', index: cell[0] },
    { kind: 'column', index: cell[1] },
  ] as const;
  const inRow = taken.filter((number) => told.has(lines[0]).includes(number));
  const byLine = [inRow, taken.filter((number) => !inRow.includes(number))];
  return byLine.flatMap((numbers, i): Reason[] =>
    numbers.length === 0 ? [] : [{ kind: 'has', lines: [lines[i]!], numbers }],
  );
}
