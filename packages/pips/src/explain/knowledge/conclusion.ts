/** What a step says: about the values of cells, about edges, about one domino. */
import { members, smallest } from '@pipwright/core/bits';
import type { Compiled, Terms } from '../../engines/swift/index.js';
import type { Domino } from '../../model/domino.js';

/** What one use of a technique concludes, or several alike. */
export type Fact = readonly Conclusion[];

export type Conclusion =
  /**
   * The cell holds none but these values, as a set of bits; where there are none, something cannot be. What is supposed
   * is that it does hold one, also where it need not be covered.
   */
  | { readonly kind: 'values'; readonly cell: number; readonly values: number; readonly isHeld?: true }
  /** No domino joins the two cells. */
  | { readonly kind: 'part'; readonly edge: number }
  /** Some domino joins the two cells. */
  | { readonly kind: 'join'; readonly edge: number }
  /** This domino lies there, its first pip on the edge's first cell. */
  | { readonly kind: 'place'; readonly edge: number; readonly domino: Domino };

/** Tightens terms by what was concluded. */
export function impose(terms: Terms, fact: Fact, { first, second }: Compiled): void {
  for (const conclusion of fact) {
    switch (conclusion.kind) {
      case 'values':
        terms.values[conclusion.cell]! &= conclusion.values;
        break;
      case 'part':
        terms.part(conclusion.edge);
        break;
      case 'join':
        terms.join(conclusion.edge);
        break;
      case 'place': {
        const { edge, domino } = conclusion;
        terms.join(edge).fix(first[edge]!, domino[0]).fix(second[edge]!, domino[1]);
      }
    }
  }
}

/** What a cell is supposed to hold, if that is what a fact says. */
export function heldIn(fact: Fact): { readonly cell: number; readonly value: number } | undefined {
  for (const each of fact) {
    if (each.kind === 'values' && each.isHeld) return { cell: each.cell, value: smallest(each.values) };
  }
  return undefined;
}

/** A way in which a conclusion could be wrong: tightens terms by it; false where they leave no room for it. */
type Denial = (terms: Terms) => boolean;

/** All of them. A cell may hold a value that it should not under a domino, or without one where it need not be covered. */
export function denials(conclusion: Conclusion, compiled: Compiled): Denial[] {
  const { first, second, pips } = compiled;
  const all = (1 << pips) - 1;
  switch (conclusion.kind) {
    case 'values': {
      const { cell, values } = conclusion;
      // That something cannot be is wrong if anything at all can.
      if (values === 0) return [() => true];
      return [covered(cell, all & ~values), ...members(all & ~values).map((value) => uncovered(cell, value))];
    }
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
    impose(terms, [conclusion], compiled);
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
