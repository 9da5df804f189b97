/**
 * A quick look at what a supposition leads to, by singles and bounds alone: nothing is told by it. It says which of all
 * suppositions are worth following.
 */
import type { Foresight } from '@pipwright/core/arguing';
import { size } from '@pipwright/core/bits';
import { range } from '../claims/board.js';
import { type Fact, type Known, least, most } from '../claims/known.js';
import { boundBy } from '../claims/signs.js';

/** Rounds of looking at the whole board. */
const ROUNDS = 14;

export const foresight: Foresight<Known, Fact> = {
  fails: (known, suppose) => followed(known, suppose, false),
  leads: (known, so) => followed(known, so, true) ?? known.open,
};

/** By round, where it fails; where it is asked for, how many cells are settled. */
function followed(known: Known, fact: Fact, isLeading: boolean): number | undefined {
  const values = known.values.slice();
  if (fact.is === 'over') return 0;
  values[fact.cell]! &= fact.is === 'placed' ? 1 << (fact.value - 1) : fact.set;
  const settled = () => values.reduce((sum, set, cell) => sum + Number(known.isOpen(cell) && size(set) === 1), 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const is = once(known, values);
    if (is === 'dead') return isLeading ? undefined : round;
    if (is === 'same') return isLeading ? settled() : undefined;
  }
  return isLeading ? settled() : undefined;
}

function once({ board }: Known, values: Int32Array): 'dead' | 'same' | 'other' {
  let isSame = true;
  const keep = (cell: number, set: number): boolean => {
    const left = values[cell]! & set;
    if (left === values[cell]) return true;
    isSame = false;
    values[cell] = left;
    return left !== 0;
  };
  for (const cells of board.lines) {
    let once = 0;
    let twice = 0;
    let sure = 0;
    for (const cell of cells) {
      const set = values[cell]!;
      twice |= once & set;
      once |= set;
      if ((set & (set - 1)) === 0) {
        if ((sure & set) !== 0) return 'dead';
        sure |= set;
      }
    }
    if (size(once) < cells.length) return 'dead';
    const hidden = once & ~twice;
    for (const cell of cells) {
      const set = values[cell]!;
      if ((set & (set - 1)) === 0) continue;
      const own = set & hidden;
      if (own !== 0 && size(own) > 1) return 'dead';
      if (!keep(cell, own === 0 ? ~sure : own)) return 'dead';
    }
  }
  for (const cell of range(board.cells)) {
    for (const other of board.below[cell]!) {
      if (!keep(cell, boundBy('least', least(values[other]!) + 1))) return 'dead';
      if (!keep(other, boundBy('most', most(values[cell]!) - 1))) return 'dead';
    }
    for (const other of board.next[cell]!)
      if (!keep(cell, (values[other]! << 1) | (values[other]! >>> 1))) return 'dead';
    for (const other of board.apart[cell]!) {
      const set = values[other]!;
      if ((set & (set - 1)) === 0 && !keep(cell, ~((set << 1) | (set >>> 1)))) return 'dead';
    }
  }
  return isSame ? 'same' : 'other';
}
