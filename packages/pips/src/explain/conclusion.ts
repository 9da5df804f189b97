/** What a step says: about the cells of one region, or about one edge. */
import { members } from '@pipwright/core/bits';
import type { Compiled, Terms } from '../engines/swift/index.js';
import type { Domino } from '../model/domino.js';

export type Conclusion =
  /** These cells hold nothing but these values, as sets of bits. */
  | { readonly kind: 'values'; readonly cells: readonly CellValues[] }
  /** No domino joins the two cells. */
  | { readonly kind: 'part'; readonly edge: number }
  /** Some domino joins the two cells. */
  | { readonly kind: 'join'; readonly edge: number }
  /** This domino lies there, its first pip on the edge's first cell. */
  | { readonly kind: 'place'; readonly edge: number; readonly domino: Domino };

export interface CellValues {
  readonly cell: number;
  readonly values: number;
}

/** Tightens terms by what was concluded. */
export function impose(terms: Terms, conclusion: Conclusion, { first, second }: Compiled): void {
  switch (conclusion.kind) {
    case 'values':
      for (const { cell, values } of conclusion.cells) terms.values[cell]! &= values;
      return;
    case 'part':
      terms.part(conclusion.edge);
      return;
    case 'join':
      terms.join(conclusion.edge);
      return;
    case 'place': {
      const { edge, domino } = conclusion;
      terms.join(edge).fix(first[edge]!, domino[0]).fix(second[edge]!, domino[1]);
    }
  }
}

/** A way in which a conclusion could be wrong: tightens terms by it; false where they leave no room for it. */
type Denial = (terms: Terms) => boolean;

/** All of them. A cell may hold a value that it should not under a domino, or without one where it need not be covered. */
export function denials(conclusion: Conclusion, compiled: Compiled): Denial[] {
  const { first, second, pips } = compiled;
  const all = (1 << pips) - 1;
  switch (conclusion.kind) {
    case 'values':
      return conclusion.cells.flatMap(({ cell, values }) => [
        covered(cell, all & ~values),
        ...members(all & ~values).map((value) => uncovered(cell, value)),
      ]);
    case 'part':
      return [imposed({ kind: 'join', edge: conclusion.edge }, compiled)];
    case 'join':
      return [imposed({ kind: 'part', edge: conclusion.edge }, compiled)];
    case 'place': {
      const { edge, domino } = conclusion;
      return [
        imposed({ kind: 'part', edge }, compiled),
        covered(first[edge]!, all & ~(1 << domino[0])),
        covered(second[edge]!, all & ~(1 << domino[1])),
      ];
    }
  }
}

function imposed(conclusion: Conclusion, compiled: Compiled): Denial {
  return (terms) => {
    impose(terms, conclusion, compiled);
    return true;
  };
}

function covered(cell: number, values: number): Denial {
  return (terms) => {
    terms.values[cell]! &= values;
    terms.freed[cell] = 0;
    return terms.values[cell] !== 0;
  };
}

function uncovered(cell: number, value: number): Denial {
  return (terms) => {
    if (terms.freed[cell] === 0 || (terms.values[cell]! & (1 << value)) === 0) return false;
    terms.hold(cell, value);
    return true;
  };
}
